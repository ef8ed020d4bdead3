from tests.services.members.conftest import empty_database as empty_database
from tests.services.members.conftest import village as village
