"""The protocol told to people and to other programs: as TypeScript types, as a page, and as OpenAPI.
Refuses to know more than the records say; what is missing here is missing there."""

import inspect
import re
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
from msgspec import inspect as shapes

from atoll.server import protocol
from atoll.server.protocol import ROUTES, SOCKET, VERSION, Body, Demand, Notice, Route

_MADE = "made by packaging/write_protocol.py from src/atoll/server/protocol.py"


def records() -> list[type[Body]]:
    """All records of the protocol, in the order of the module."""
    bases = {Body, Demand, Notice}
    found = [kind for kind in vars(protocol).values() if inspect.isclass(kind) and issubclass(kind, Body)]
    return [kind for kind in found if kind not in bases]


def typescript() -> str:
    """`web/src/protocol.ts`."""
    parts = [f"// {_MADE}; do not edit.", f"export const VERSION = {VERSION};", _ts_aliases()]
    for kind in records():
        shape = shapes.type_info(kind)
        assert isinstance(shape, shapes.StructType)
        parts.append(f"/** {_about(kind)} */\nexport type {kind.__name__} = {{\n{_ts_fields(shape)}}};")
    for name in ("ClientMessage", "ServerMessage"):
        members = " | ".join(kind.__name__ for kind in get_args(getattr(protocol, name)))
        parts.append(f"export type {name} = {members};")
    parts.append(_ts_routes())
    return "\n\n".join(parts) + "\n"


def _ts_aliases() -> str:
    """Names for the closed sets of words, and for what a game fills."""
    lines = ["/** A message in the sense of docs/rooms.md. */"]
    lines.append("export type Message = { id: string; [fill: string]: unknown };")
    lines.append("/** What a game gives to its readers. */")
    lines.append("export type Json = { [name: string]: any };")
    for name, members in _word_sets().items():
        lines.append(f"export type {name} = {' | '.join(map(_quoted, members))};")
    return "\n".join(lines)


def _word_sets() -> dict[str, tuple[str, ...]]:
    kinds = ("Phase", "Visibility", "Chatting", "Role", "Choice", "PhraseId")
    return {name: get_args(getattr(protocol, name)) for name in kinds}


def _ts_fields(shape: shapes.StructType) -> str:
    lines = [f"  {shape.tag_field}: {_quoted(str(shape.tag))};\n"] if shape.tag_field else []
    # What a client sends may leave out what has a default; what the server sends is always whole.
    sent, remarks = _is_sent(shape.cls), _remarks(shape.cls)
    for field in shape.fields:
        mark = "?" if sent and not field.required else ""
        lines += [f"  /** {line} */\n" for line in [remarks.get(field.name)] if line]
        lines.append(f"  {field.encode_name}{mark}: {_ts(field.type)};\n")
    return "".join(lines)


def _remarks(kind: type) -> dict[str, str]:
    """What the comments above a record's fields say of them."""
    found = re.findall(r"((?: {4}# .*\n)+)((?: {4}\w+: .*\n)+)", inspect.getsource(kind))
    told = {}
    for comment, fields in found:
        remark = " ".join(line.strip().removeprefix("# ") for line in comment.splitlines())
        first = fields.strip().split(":")[0]
        told[first] = remark
    return told


def _is_sent(kind: type) -> bool:
    sent = {route.takes for route in ROUTES} | {protocol.SeatPlan, protocol.Pace}
    return issubclass(kind, Demand) or kind in sent


def _ts(shape: shapes.Type) -> str:  # noqa: PLR0911, PLR0912 - one answer for each kind of type
    match shape:
        case shapes.NoneType():
            return "null"
        case shapes.BoolType():
            return "boolean"
        case shapes.IntType() | shapes.FloatType():
            return "number"
        case shapes.StrType():
            return "string"
        case shapes.LiteralType(values=values):
            for name, members in _word_sets().items():
                if set(members) == set(values):
                    return name
            return " | ".join(_quoted(str(value)) for value in values)
        case shapes.ListType(item_type=item):
            return f"({_ts(item)})[]" if " | " in _ts(item) else f"{_ts(item)}[]"
        case shapes.TupleType(item_types=items):
            return f"[{', '.join(map(_ts, items))}]"
        case shapes.DictType(value_type=value):
            return f"{{ [name: string]: {_ts(value)} }}"
        case shapes.UnionType(types=members):
            return " | ".join(map(_ts, members))
        case shapes.StructType(cls=kind):
            return kind.__name__
        case shapes.Metadata(type=inner, extra_json_schema=extra):
            return str((extra or {}).get("title") or _ts(inner))
    raise TypeError(f"the protocol has no TypeScript for {shape!r}")


def _ts_routes() -> str:
    lines = ["/** What each route takes and gives. */", "export type Routes = {"]
    for route in ROUTES:
        takes = route.takes.__name__ if route.takes else "null"
        gives = "string" if isinstance(route.gives, str) else route.gives.__name__
        lines.append(f'  "{route.method} {route.path}": {{ takes: {takes}; gives: {gives} }};')
    return "\n".join([*lines, "};", f"export const SOCKET = {_quoted(SOCKET)};"])


def _quoted(word: str) -> str:
    return f'"{word}"'


def _about(kind: type) -> str:
    return " ".join((inspect.getdoc(kind) or "").split())


def page() -> str:
    """`docs/protocol.md`."""
    parts = [
        f"<!-- {_MADE}; do not edit. -->",
        "# The protocol",
        _INTRODUCTION,
        "## Over HTTP",
        *map(_route_section, ROUTES),
        "## Over the socket: what a client sends",
        *(_record_section(kind) for kind in get_args(protocol.ClientMessage)),
        "## Over the socket: what the server sends",
        *(_record_section(kind) for kind in get_args(protocol.ServerMessage)),
        "## Parts",
        *(_record_section(kind) for kind in _parts()),
    ]
    return "\n\n".join(parts) + "\n"


_INTRODUCTION = f"""Version {VERSION}. Everything is JSON. A body or message with a field that is not known
here, or a value out of its range, is refused, and the answer names the field.

Who one is lies in a signed cookie that the first answer sets; a program may send it back like a browser
does, or as `Authorization: Bearer <value of the cookie>`. A request that changes something carries, from a
browser, an `Origin` that is the server's own.

A table's socket is at `{SOCKET}`. The client says `hello` first. Each frame is one message, text, at most
64 kB; `type` says which. After a break the client connects again, says with `seq` how far it has come, and
sends what was not answered with `done` once more with the same `id`: it counts once. Prompts, log lines and
the other texts that a game gives are messages as `docs/rooms.md` describes them.

For people a table is at `/t/{{table}}` (the invite link), its shared screen at `/tv/{{table}}`, the replay at
`/replay/{{table}}`."""


def _parts() -> Iterator[type[Body]]:
    """Records that are neither a message nor the body of a route."""
    shown = set(get_args(protocol.ClientMessage)) | set(get_args(protocol.ServerMessage))
    for kind in records():
        if kind not in shown:
            yield kind


def _route_section(route: Route) -> str:
    takes = f"Takes {_link(route.takes)}. " if route.takes else ""
    gives = f"`{route.gives}`" if isinstance(route.gives, str) else _link(route.gives)
    query = "".join(f"\n- `?{name}=`: {meaning}" for name, meaning in route.query.items())
    return f"### {route.method} {route.path}\n\n{route.about}. {takes}Gives {gives}.{query}"


def _record_section(kind: type[Body]) -> str:
    shape = shapes.type_info(kind)
    assert isinstance(shape, shapes.StructType)
    remarks = _remarks(kind)
    title = f"`{shape.tag}`" if shape.tag_field else kind.__name__
    rows = [_row(field, remarks.get(field.name, "")) for field in shape.fields]
    table = (
        "\n".join(["| field | holds | if left out | |", "| --- | --- | --- | --- |", *rows]) if rows else ""
    )
    return f"### {title}\n\n{_about(kind)}\n\n{table}".rstrip()


def _row(field: shapes.Field, remark: str) -> str:
    return f"| `{field.encode_name}` | {_words(field.type)} | {_default(field)} | {remark} |"


def _link(kind: type) -> str:
    return f"[{kind.__name__}](#{kind.__name__.lower()})"


def _default(field: shapes.Field) -> str:
    if field.required:
        return "not possible"
    value = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    return f"`{msgspec.json.encode(value).decode()}`"


def _words(shape: shapes.Type) -> str:  # noqa: PLR0911 - one answer for each kind of type
    match shape:
        case shapes.NoneType():
            return "null"
        case shapes.BoolType():
            return "true or false"
        case shapes.IntType(ge=least, le=most) | shapes.FloatType(ge=least, le=most):
            number = "whole number" if isinstance(shape, shapes.IntType) else "number"
            return f"{number}{_span(least, most)}"
        case shapes.StrType(min_length=least, max_length=most):
            return f"text{_span(least, most, ' letters')}"
        case shapes.LiteralType(values=values):
            return " or ".join(f"`{value}`" for value in values)
        case shapes.ListType(item_type=item, max_length=most):
            return f"list{_span(None, most)} of: {_words(item)}"
        case shapes.TupleType(item_types=items):
            return "list of exactly: " + "; ".join(map(_words, items))
        case shapes.DictType(value_type=shapes.AnyType()):
            return "object"
        case shapes.DictType(value_type=value):
            return f"object of: {_words(value)}"
        case shapes.UnionType(types=members):
            return " or ".join(map(_words, members))
        case shapes.StructType(cls=kind, tag=tag):
            return f"[{tag or kind.__name__}](#{str(tag or kind.__name__).lower()})"
        case shapes.Metadata(type=inner):
            return _words(inner)
    raise TypeError(f"the protocol has no words for {shape!r}")


def _span(least: float | None, most: float | None, unit: str = "") -> str:
    if least is None and most is None:
        return ""
    if most is None:
        return f" (from {least:g}{unit})"
    return f" ({f'{least:g} to' if least is not None else 'at most'} {most:g}{unit})"


def openapi() -> dict[str, Any]:
    """The HTTP routes as OpenAPI 3.1."""
    bodies: set[type[Body]] = {protocol.Problem}
    for route in ROUTES:
        bodies |= {kind for kind in (route.takes, route.gives) if isinstance(kind, type)}
    ordered = sorted(bodies, key=lambda kind: kind.__name__)
    schemas, components = msgspec.json.schema_components(ordered, ref_template="#/components/schemas/{name}")
    named = dict(zip(ordered, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, named)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Atoll", "version": str(VERSION), "description": "Tables for board games."},
        "paths": paths,
        "components": {"schemas": components},
    }


_QUERY = {"type": "integer", "minimum": 0, "maximum": 999_999_999}


def _operation(route: Route, named: dict[type[Body], Any]) -> dict[str, Any]:
    gives = (
        {route.gives: {"schema": {"type": "string"}}}
        if isinstance(route.gives, str)
        else {"application/json": {"schema": named[route.gives]}}
    )
    problem = {"description": "Why not", "content": {"application/json": {"schema": named[protocol.Problem]}}}
    operation: dict[str, Any] = {
        "summary": route.about,
        "parameters": [
            {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}
            for _ in range("{table}" in route.path)
        ]
        + [
            {
                "name": name,
                "in": "query",
                "description": meaning,
                "schema": {"type": "integer", "minimum": 0, "maximum": 999_999_999},
            }
            for name, meaning in route.query.items()
        ],
        "responses": {"200": {"description": route.about, "content": gives}, "4XX": problem, "503": problem},
    }
    if route.takes:
        body = {"application/json": {"schema": named[route.takes]}}
        operation["requestBody"] = {"required": True, "content": body}
    elif route.method == "POST":
        operation["requestBody"] = {
            "required": False,
            "content": {"application/json": {"schema": {"type": "object"}}},
        }
    return operation
