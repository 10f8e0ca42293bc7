/** Emits the tables by which the Python SDK reads answers and writes parameters. */
import { notificationsIn, type Contract } from '../../contract.js';
import type { Shape } from '../../shape.js';
import { bytesOf, isQuantity } from '../quantity.js';
import { isRead } from '../reads.js';
import { BANNER, literal } from './text.js';
import { isBytes, isLenient } from './types.js';

/** The text of shapes.py. */
export function emitShapes(contract: Contract): string {
  const { methods, components } = contract;
  const notifications = notificationsIn(contract);
  const reads = methods.filter(({ name }) => isRead(name)).map(({ name }) => `    "${name}",\n`);
  return [
    BANNER,
    `"""
What values look like. Text: q quantity, L lenient number, h bytes, h32 that many bytes, s text, i integer, n number,
b boolean, 0 null, * anything, @Name the component of that name. Tuples: ? or null, [ list, { map, | alternatives,
e one of these values, o object with required and other fields.
"""\n`,
    'from __future__ import annotations\n',
    'from typing import Any\n',
    table(
      'SHAPES',
      components.map(({ name, shape }) => [name, textOf(shape)]),
    ),
    table(
      'RESULTS',
      methods.map(({ name, result }) => [name, textOf(result.shape)]),
    ),
    table(
      'PARAMS',
      methods.map(({ name, params }) => [name, `[${params.map(({ shape }) => textOf(shape)).join(', ')}]`]),
    ),
    table(
      'NOTIFICATIONS',
      notifications.map(({ name, result }) => [name, textOf(result.shape)]),
    ),
    table(
      'NOTIFICATION_OPTIONS',
      notifications.map(({ name, options }) => [name, textOf(options.shape)]),
    ),
    `#: Methods that only read: they are sent again when the connection fails.\nREADS: frozenset[str] = frozenset({\n${reads.join('')}})\n`,
  ].join('\n');
}

function table(name: string, entries: readonly (readonly [string, string])[]): string {
  return `${name}: dict[str, Any] = {\n${entries.map(([key, value]) => `    ${literal(key)}: ${value},\n`).join('')}}\n`;
}

/** A shape as a literal of the tables. */
export function textOf(shape: Shape): string {
  switch (shape.kind) {
    case 'ref':
      return `"@${shape.name}"`;
    case 'text':
      return `"${letterOf(shape.pattern)}"`;
    case 'integer':
    case 'number':
    case 'boolean':
      return `"${shape.kind.charAt(0)}"`;
    case 'null':
      return '"0"';
    case 'any':
      return '"*"';
    case 'enum':
      return `("e", ${shape.values.map(literal).join(', ')})`;
    case 'nullable':
      return `("?", ${textOf(shape.of)})`;
    case 'array':
      return `("[", ${textOf(shape.of)})`;
    case 'map':
      return `("{", ${textOf(shape.of)})`;
    case 'union':
      return `("|", [${shape.alternatives.map(textOf).join(', ')}])`;
    case 'object': {
      const fields = (required: boolean) =>
        shape.fields
          .filter((field) => field.required === required)
          .map((field) => `${literal(field.name)}: ${textOf(field.shape)}`)
          .join(', ');
      return `("o", {${fields(true)}}, {${fields(false)}})`;
    }
  }
}

function letterOf(pattern: string | undefined): string {
  if (isQuantity(pattern)) return 'q';
  if (isLenient(pattern)) return 'L';
  return isBytes(pattern) ? `h${bytesOf(pattern) ?? ''}` : 's';
}
