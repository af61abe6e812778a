"""Every failed request is answered with the one kind of body that docs/protocol.md names."""

from __future__ import annotations

import structlog
from litestar import Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from scopa.rules.errors import ScopaError
from scopa.server.errors import INTERNAL, ErrorShown, shown, status_of
from scopa.server.kept import Asked
from scopa.server.messages import ErrorAnswer
from scopa.server.metrics import REFUSALS

_log = structlog.get_logger("scopa.http")
_CODES = {404: "not-found", 405: "wrong-method", 413: "too-long"}


def _ours(_request: Asked, error: ScopaError) -> Response[ErrorAnswer]:
    REFUSALS.labels(error.code).inc()
    return Response(ErrorAnswer(shown(error)), status_code=status_of(error))


def _http(_request: Asked, error: HTTPException) -> Response[ErrorAnswer]:
    if error.status_code >= 500:
        return _unforeseen(_request, error)
    code = _CODES.get(error.status_code, "bad-request")
    answer = ErrorAnswer(ErrorShown(code, error.detail, {}))
    return Response(answer, status_code=error.status_code, headers=error.headers)


def _unforeseen(request: Asked, error: Exception) -> Response[ErrorAnswer]:
    _log.error("a request failed", path=request.scope["path"], exc_info=error)
    return Response(ErrorAnswer(INTERNAL), status_code=500)


HANDLERS: ExceptionHandlersMap = {
    ScopaError: _ours,
    HTTPException: _http,
    Exception: _unforeseen,
}
