"""The screens of whoever manages a server."""
