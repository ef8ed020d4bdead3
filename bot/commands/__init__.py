"""The sub-commands of `belote`: each module has `run(say, options) -> int`, the exit status.

0 is success, 1 trouble with the surroundings (a file, the network, the database) or a deal that was not fair, 2 a wrong
setting, argument or record. Modules are imported only when their command is used.
"""
