/** Emits the types of the TypeScript SDK: quantities are bigints, data is hex text. */
import { answerComponents, requestComponents, type Component, type Contract } from '../../contract.js';
import type { Field, Shape } from '../../shape.js';
import { BANNER, comment } from '../../types.js';
import { isQuantity } from '../quantity.js';

/** The text of types.ts. */
export function emitTypes(contract: Contract): string {
  const asked = requestComponents(contract);
  for (const name of answerComponents(contract)) asked.delete(name);
  return [
    BANNER,
    '/** Hex text with the prefix 0x. */\nexport type Hex = `0x${string}`;\n',
    '/** An integer of the wire: a bigint where it is above 2^53 - 1. */\nexport type Integer = number | bigint;\n',
    ...contract.components.map((component) => componentType(component, asked.has(component.name))),
  ].join('\n');
}

function componentType({ name, description, shape }: Component, isAsked: boolean): string {
  const doc = comment(description);
  if (shape.kind === 'object') return `${doc}export interface ${name} ${fieldsType(shape.fields, isAsked)}\n`;
  return `${doc}export type ${name} = ${typeOf(shape, isAsked)};\n`;
}

/**
 * The TypeScript type of a shape; of what is sent when `isAsked`. A bigint is sent as hex, so an integer is a number
 * there.
 */
export function typeOf(shape: Shape, isAsked = false): string {
  switch (shape.kind) {
    case 'ref':
      return shape.name;
    case 'text':
      return textType(shape.pattern);
    case 'integer':
      return isAsked ? 'number' : 'Integer';
    case 'number':
      return 'number';
    case 'boolean':
    case 'null':
      return shape.kind;
    case 'any':
      return 'unknown';
    case 'enum':
      return shape.values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))).join(' | ');
    case 'nullable':
      return `${typeOf(shape.of, isAsked)} | null`;
    case 'array':
      return `ReadonlyArray<${typeOf(shape.of, isAsked)}>`;
    case 'map':
      return `{ readonly [key: ${shape.key ?? 'string'}]: ${typeOf(shape.of, isAsked)} }`;
    case 'union':
      return shape.alternatives.map((one) => typeOf(one, isAsked)).join(' | ');
    case 'object':
      return fieldsType(shape.fields, isAsked);
  }
}

function textType(pattern: string | undefined): string {
  if (pattern === undefined) return 'string';
  if (isQuantity(pattern)) return 'bigint';
  // Numbers as development tools write them, with leading zeros or in decimal.
  if (/^\^\(\?:0\[?x/.test(pattern)) return 'bigint | string';
  return pattern.startsWith('^0x') ? 'Hex' : 'string';
}

/** What a request leaves out may also be given as undefined. */
function fieldsType(fields: readonly Field[], isAsked: boolean): string {
  const lines = fields.map(({ name, description, required, shape }) => {
    const key = /^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`;
    const type = typeOf(shape, isAsked) + (isAsked && !required ? ' | undefined' : '');
    return `${comment(description)}readonly ${key}${required ? '' : '?'}: ${type};`;
  });
  return `{\n${lines.join('\n')}\n}`;
}
