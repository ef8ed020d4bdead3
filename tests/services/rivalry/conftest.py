from tests.services.society.conftest import empty_database as empty_database
from tests.services.society.conftest import village as village
