"""What the OpenAPI says holds for whatever is sent: Schemathesis makes it up, and asks a real server."""

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from schemathesis.specs.openapi import checks

from atoll.server import describe
from atoll.server.protocol import ROUTES, Route

from .served import Served

API = schemathesis.openapi.from_dict(describe.openapi())


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
@settings(max_examples=20, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(data=some.data())
def test_the_openapi_holds(served: Served, route: Route, data: some.DataObject) -> None:
    case = data.draw(API[route.path][route.method].as_strategy())
    # What has the right shape may still be no game, no name, no record; that is told, and not in the schema.
    case.call_and_validate(base_url=served.address, excluded_checks=[checks.positive_data_acceptance])
