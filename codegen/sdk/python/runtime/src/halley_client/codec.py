"""Turns answers into the types of types.py and parameters into wire JSON, by the tables of shapes.py."""

from __future__ import annotations

import json
import re
from typing import Any

from .errors import HalleyError, MalformedAnswerError
from .shapes import SHAPES

#: A trace has at most 1024 calls inside each other, each two levels of JSON, or four. What lies deeper is not read.
MAX_NESTING = 5000
#: Levels that are read at once: far fewer than Python can.
LEVELS_AT_ONCE = 100
#: Strings, brackets outside of them, and words that are no JSON. A string without an end goes to the end of the text.
TOKEN = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?|[\[\]{}]|NaN|Infinity', re.DOTALL)
#: At most 256 bits: the EVM has no larger number.
QUANTITY = re.compile(r"0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})", re.ASCII)
HEX = re.compile(r"0x(?:[0-9a-fA-F]{2})*", re.ASCII)
WORDS = {
    "q": "a quantity",
    "h": "bytes in hex",
    "s": "a string",
    "i": "an integer",
    "n": "a number",
    "b": "true or false",
    "0": "null",
}
#: A shape: text for scalars and references, or a tuple whose first item names its kind.
Shape = Any


class HexBytes(bytes):
    """Bytes that print as hex with the prefix 0x."""

    def __str__(self) -> str:
        return self.to_0x_hex()

    def __repr__(self) -> str:
        return f"HexBytes({self.to_0x_hex()!r})"

    def to_0x_hex(self) -> str:
        """Lower-case hex with the prefix 0x."""
        return "0x" + self.hex()


def read_json(text: str | bytes) -> Any:
    """The value of a JSON text."""
    try:
        return _read(text)
    except (ValueError, RecursionError) as error:
        raise MalformedAnswerError("the server answered something that is not JSON, or is nested too deep") from error


def _read(text: str | bytes) -> Any:
    try:
        return json.loads(text, parse_constant=_refuse)
    except RecursionError:
        return _read_deep(text if isinstance(text, str) else text.decode())


def _read_deep(text: str) -> Any:
    """
    The value of a text that is nested too deep for json.loads, which is therefore given pieces of it, the innermost
    first. A piece that was read stands as Infinity, which is no JSON, in the one around it.
    """
    pieces: list[tuple[list[str], list[Any]]] = [([], [])]
    depth = copied = 0
    for token in TOKEN.finditer(text):
        if token[0] in "[{":
            depth += 1
            if depth > MAX_NESTING:
                raise MalformedAnswerError(f"the answer is nested deeper than {MAX_NESTING} levels")
            if depth % LEVELS_AT_ONCE == 0:
                pieces[-1][0].append(text[copied : token.start()])
                copied = token.start()
                pieces.append(([], []))
        elif token[0] in "]}":
            if depth % LEVELS_AT_ONCE == 0 and len(pieces) > 1:
                parts, inner = pieces.pop()
                parts.append(text[copied : token.end()])
                copied = token.end()
                pieces[-1][0].append("Infinity")
                pieces[-1][1].append(_read_piece(parts, inner))
            depth -= 1
        elif token[0][0] != '"':
            _refuse(token[0])
    if depth != 0:
        raise ValueError("a bracket has no other")
    parts, inner = pieces[0]
    return _read_piece([*parts, text[copied:]], inner)


def _read_piece(parts: list[str], inner: list[Any]) -> Any:
    values = iter(inner)
    # A minus sign before a piece makes another name.
    return json.loads("".join(parts), parse_constant=lambda name: next(values) if name == "Infinity" else _refuse(name))


def _refuse(name: str) -> None:
    raise ValueError(f"{name} is no JSON")


def decode(value: Any, given: Shape, place: str) -> Any:
    """The value of a shape; raises an error that names the place."""
    root = [value]
    # What is left to be decoded, last first: calls of a trace lie deeper inside each other than Python can call itself.
    waiting: list[tuple[Any, Any, Shape, str]] = [(root, 0, given, place)]
    while waiting:
        target, key, given, place = waiting.pop()
        value = target[key]
        shape = _settled(value, given, place)
        if isinstance(shape, str):
            target[key] = _scalar(value, shape, place)
        elif shape[0] == "e":
            if not _is_one_of(value, shape):
                raise _malformed(place, "one of the values that the contract lists", value)
        elif shape[0] == "[":
            if not isinstance(value, list):
                raise _malformed(place, "a list", value)
            items = target[key] = list(value)
            waiting.extend((items, index, shape[1], f"{place}[{index}]") for index in reversed(range(len(items))))
        else:
            if not isinstance(value, dict):
                raise _malformed(place, "an object", value)
            fields = target[key] = dict(value)
            shapes = dict.fromkeys(fields, shape[1]) if shape[0] == "{" else {**shape[1], **shape[2]}
            waiting.extend((fields, name, shapes[name], f"{place}.{name}") for name in reversed(fields) if name in shapes)
    return root[0]


def _settled(value: Any, given: Shape, place: str) -> Shape:
    """The shape that a value is checked against: no reference, and one of the alternatives."""
    shape = _resolve(given)
    while shape[0] in ("?", "|"):
        if shape[0] == "|":
            shape = _resolve(_alternative(value, shape[1], place))
        else:
            shape = "0" if value is None else _resolve(shape[1])
    return shape


def _scalar(value: Any, shape: str, place: str) -> Any:
    if not _fits(value, shape):
        raise _malformed(place, WORDS.get(shape) or f"{shape[1:]} bytes in hex", value)
    if shape == "q":
        return int(value, 16)
    return HexBytes.fromhex(value[2:]) if shape[0] == "h" else value


def _fits(value: Any, shape: str) -> bool:
    if shape == "*":
        return True
    if shape == "q":
        return isinstance(value, str) and QUANTITY.fullmatch(value) is not None
    if shape == "s":
        return isinstance(value, str)
    if shape == "i":
        return isinstance(value, int) and not isinstance(value, bool)
    if shape == "n":
        return isinstance(value, (int, float)) and not isinstance(value, bool)
    if shape == "b":
        return isinstance(value, bool)
    if shape == "0":
        return value is None
    if not isinstance(value, str) or HEX.fullmatch(value) is None:
        return False
    return shape == "h" or len(value) == 2 + 2 * int(shape[1:])


def _is_one_of(value: Any, shape: Shape) -> bool:
    return any(type(value) is type(one) and value == one for one in shape[1:])


def _alternative(value: Any, alternatives: list[Shape], place: str) -> Shape:
    """Among those that fit, the alternative that knows most fields of the value."""
    scored = [(_score(value, shape), index) for index, shape in enumerate(alternatives)]
    best, index = max(scored, key=lambda entry: (entry[0], -entry[1]))
    if best < 0:
        raise _malformed(place, "any of what the contract allows", value)
    return alternatives[index]


def _score(value: Any, given: Shape) -> float:
    shape = _resolve(given)
    if isinstance(shape, str):
        return 0 if _fits(value, shape) else -1
    kind = shape[0]
    if kind == "?":
        return 0 if value is None else _score(value, shape[1])
    if kind == "[":
        return 0 if isinstance(value, list) else -1
    if kind == "e":
        return 0 if _is_one_of(value, shape) else -1
    if kind == "|":
        return max(_score(value, one) for one in shape[1])
    if not isinstance(value, dict):
        return -1
    return 0 if kind == "{" else _score_of_fields(value, shape)


def _score_of_fields(value: dict[str, Any], shape: Shape) -> float:
    score = 1.0
    for name, given in {**shape[1], **shape[2]}.items():
        if name not in value:
            continue
        field = _resolve(given)
        if (isinstance(field, str) or field[0] == "e") and _score(value[name], field) < 0:
            return -1
        score += 1
    return score - sum(name not in value for name in shape[1]) / 1000


def _resolve(shape: Shape) -> Shape:
    while isinstance(shape, str) and shape.startswith("@"):
        shape = SHAPES.get(shape[1:], "*")
    return shape


def _malformed(place: str, expected: str, value: Any) -> MalformedAnswerError:
    # The value itself is not shown: it may be long, and it may be a secret.
    return MalformedAnswerError(f"{place} should be {expected}; the server sent a value of type {type(value).__name__}")


def encode(value: Any, shape: Shape) -> Any:
    """Wire JSON of a parameter: an int is hex where the contract has a quantity, bytes are hex."""
    if isinstance(value, (bytes, bytearray)):
        return "0x" + bytes(value).hex()
    if isinstance(value, bool) or value is None or isinstance(value, (str, float)):
        return value
    alternatives = _flat(shape)
    if isinstance(value, int):
        takes_hex = any(one in ("q", "L") for one in alternatives if isinstance(one, str))
        if not takes_hex:
            return value
        if value < 0:
            raise HalleyError("a quantity is never below zero")
        return hex(value)
    if isinstance(value, dict):
        return {str(_key(key)): encode(item, _field(key, alternatives)) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        items = ("|", [one[1] for one in alternatives if one[0] == "["])
        return [encode(item, items) for item in value]
    raise HalleyError(f"a value of type {type(value).__name__} cannot be sent")


def _key(key: Any) -> Any:
    return "0x" + key.hex() if isinstance(key, bytes) else key


def _field(key: Any, alternatives: list[Shape]) -> Shape:
    found: list[Shape] = []
    for one in alternatives:
        if one[0] == "{":
            found.append(one[1])
        elif one[0] == "o":
            found.extend(fields[key] for fields in (one[1], one[2]) if key in fields)
    return ("|", found)


def _flat(given: Shape) -> list[Shape]:
    """The alternatives of a shape, without references and null."""
    shape = _resolve(given)
    if isinstance(shape, str):
        return [shape]
    if shape[0] == "?":
        return _flat(shape[1])
    if shape[0] == "|":
        return [one for alternative in shape[1] for one in _flat(alternative)]
    return [shape]
