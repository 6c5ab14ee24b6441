"""The protocol as a schema: for the page's types, for programs in other languages, for OpenAPI."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

import spellhall
from spellhall.server import messages, offers
from spellhall.server.messages import FromClient, FromServer, Message

if TYPE_CHECKING:
    from spellhall.server.web import Path


def message_types() -> list[type[Message]]:
    """Every message there is, in the order of the file."""
    abstract = (Message, messages.Command, messages.Event)
    return [
        cls
        for module in (messages, offers)
        for _, cls in inspect.getmembers_static(module, inspect.isclass)
        if issubclass(cls, Message) and cls not in abstract and cls.__module__ == module.__name__
    ]


@cache
def components() -> dict[str, Any]:
    """JSON Schema of every message and of the engine's view, by name."""
    types = [*message_types(), FromClient, FromServer]
    schemas, found = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    *_, commands, events = schemas
    return dict(sorted({**found, "FromClient": commands, "FromServer": events}.items()))


def openapi(paths: Iterable[Path]) -> dict[str, Any]:
    """OpenAPI 3.1 of the HTTP side."""
    described: dict[str, dict[str, Any]] = {}
    for path in paths:
        address = path.path.replace(":int", "")
        operation: dict[str, Any] = {
            "summary": path.about,
            "operationId": path.handler.__name__,
            "responses": {
                "200": _content("done", path.answer, path.text),
                "default": _content("refused: see code and reason", offers.Problem),
            },
        }
        names = re.findall(r"{(\w+)}", address)
        asks = (*path.asks, *(("as", "language") if path.text == "wished" else ()))
        parameters = [{"name": name, "in": "path", "required": True} for name in names]
        parameters += [{"name": name, "in": "query", "required": False} for name in asks]
        if parameters:
            operation["parameters"] = [{**each, "schema": {"type": "string"}} for each in parameters]
        if path.body is not None:
            operation["requestBody"] = {"required": True, **_content("", path.body)}
        elif path.record:
            operation["requestBody"] = {
                "required": True, "content": {"application/json": {"schema": {"type": "object"}}}
            }  # fmt: skip
        if path.secret:
            operation["security"] = [{"cookie": []}, {"token": []}]
        described.setdefault(address, {})[path.method.lower()] = operation
    found = json.loads(json.dumps(components()).replace("#/$defs/", "#/components/schemas/"))
    return {
        "openapi": "3.1.0",
        "info": {"title": "Spellhall", "version": spellhall.__version__},
        "paths": described,
        "components": {
            "schemas": found,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "spellhall"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _content(description: str, type: type[Message] | None, text: str = "") -> dict[str, Any]:
    described: dict[str, Any] = {"description": description} if description else {}
    content: dict[str, Any] = {}
    if type is not None:
        content["application/json"] = {"schema": {"$ref": f"#/components/schemas/{type.__name__}"}}
    if text:
        content["text/plain"] = {"schema": {"type": "string"}}
    if content:
        described["content"] = content
    return described


def schema() -> dict[str, Any]:
    """One JSON Schema document with everything in ``$defs``."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Spellhall",
        "description": inspect.getdoc(messages),
        "$defs": components(),
    }
