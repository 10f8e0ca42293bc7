/** Emits the types of the Python SDK: quantities are ints, data is bytes. */
import { answerComponents, type Component, type Contract } from '../../contract.js';
import type { Field, Shape } from '../../shape.js';
import { isQuantity } from '../quantity.js';
import { BANNER, docstring, fieldComment, isIdentifier, literal } from './text.js';

/** The text of types.py. */
export function emitTypes(contract: Contract): string {
  const answered = answerComponents(contract);
  return [
    BANNER,
    '"""The types of what is sent and answered. Objects are dictionaries with the field names of the wire."""\n',
    'from __future__ import annotations\n',
    'from typing import Any, Literal, Union\n',
    'from typing_extensions import NotRequired, TypeAlias, TypedDict\n',
    'from .codec import HexBytes\n',
    '#: Bytes that are sent: bytes, or hex with the prefix 0x.\nBytesLike: TypeAlias = Union[bytes, str]\n',
    ...contract.components.map((component) => componentType(component, !answered.has(component.name))),
  ].join('\n');
}

function componentType({ name, description, shape }: Component, isAsked: boolean): string {
  if (shape.kind !== 'object') {
    return `${fieldComment(description, '')}${name}: TypeAlias = "${typeOf(shape, isAsked)}"\n`;
  }
  if (!shape.fields.every((field) => isIdentifier(field.name)))
    return functionalType(name, description, shape.fields, isAsked);
  const doc = docstring(description ?? name, '    ');
  return `\nclass ${name}(TypedDict):\n${doc}${fieldLines(shape.fields, isAsked)}\n`;
}

function fieldLines(fields: readonly Field[], isAsked: boolean): string {
  const lines = fields.map(
    (field) => `${fieldComment(field.description, '    ')}    ${field.name}: ${fieldType(field, isAsked)}\n`,
  );
  return `\n${lines.join('')}`;
}

/** For fields that are words of the language, such as \`from\`. */
function functionalType(
  name: string,
  description: string | undefined,
  fields: readonly Field[],
  isAsked: boolean,
): string {
  const lines = fields.map((field) => {
    return `${fieldComment(field.description, '        ')}        ${literal(field.name)}: ${literal(fieldType(field, isAsked))},\n`;
  });
  return `${fieldComment(description, '')}${name} = TypedDict(\n    "${name}",\n    {\n${lines.join('')}    },\n)\n`;
}

function fieldType({ required, shape }: Field, isAsked: boolean): string {
  const type = typeOf(shape, isAsked);
  return required ? type : `NotRequired[${type}]`;
}

/** The Python type of a shape, without quotes around it; of what is sent when `isAsked`. */
export function typeOf(shape: Shape, isAsked: boolean): string {
  switch (shape.kind) {
    case 'ref':
      return shape.name;
    case 'text':
      return textType(shape.pattern, isAsked);
    case 'integer':
      return 'int';
    case 'number':
      return 'float';
    case 'boolean':
      return 'bool';
    case 'null':
      return 'None';
    case 'any':
      return 'Any';
    case 'enum':
      return `Literal[${shape.values.map((value) => (typeof value === 'string' ? `'${value}'` : literal(value))).join(', ')}]`;
    case 'nullable':
      return `Union[${typeOf(shape.of, isAsked)}, None]`;
    case 'array':
      return `list[${typeOf(shape.of, isAsked)}]`;
    case 'map':
      return `dict[str, ${typeOf(shape.of, isAsked)}]`;
    case 'union': {
      const types = [...new Set(shape.alternatives.map((one) => typeOf(one, isAsked)))];
      return types.length === 1 ? (types[0] ?? 'Any') : `Union[${types.join(', ')}]`;
    }
    case 'object':
      return 'dict[str, Any]';
  }
}

function textType(pattern: string | undefined, isAsked: boolean): string {
  if (isQuantity(pattern)) return 'int';
  if (isLenient(pattern)) return 'Union[int, str]';
  if (!isBytes(pattern)) return 'str';
  return isAsked ? 'BytesLike' : 'HexBytes';
}

/** Whether text is a number as development tools write it, with leading zeros or in decimal. */
export function isLenient(pattern: string | undefined): boolean {
  return pattern !== undefined && /^\^\(\?:0\[?x/.test(pattern);
}

/** Whether text is whole bytes in hex. Ids and keys with an odd number of digits are text. */
export function isBytes(pattern: string | undefined): boolean {
  if (pattern === undefined) return false;
  const even = /^\^0x\[0-9a-f(?:A-F)?\]\{(\d+)\}\$$/.exec(pattern)?.[1];
  return even === undefined ? /^\^0x\(\?:\[0-9a-f(?:A-F)?\]\{2\}\)/.test(pattern) : Number(even) % 2 === 0;
}
