/** Writes values of examples as a caller of an SDK writes them: quantities as numbers of the language. */
import type { Shape } from '../shape.js';
import { isQuantity } from './quantity.js';

/** How a language writes values; its lists and objects are those of JSON. */
export interface Language {
  readonly shapes: ReadonlyMap<string, Shape>;
  /** A string, number, boolean or null. */
  readonly scalar: (value: unknown) => string;
  readonly quantity: (value: bigint) => string;
}

/** A value of the wire as a literal. */
export function literalOf(value: unknown, shape: Shape, language: Language): string {
  if (typeof value === 'string' && takesQuantity(value, shape, language)) return language.quantity(BigInt(value));
  if (Array.isArray(value)) {
    const of = itemsOf(shape, language);
    return `[${value.map((item) => literalOf(item, of, language)).join(', ')}]`;
  }
  if (typeof value !== 'object' || value === null) return language.scalar(value);
  const entries = Object.entries(value).map(([key, item]) => {
    return `${JSON.stringify(key)}: ${literalOf(item, fieldOf(key, shape, language), language)}`;
  });
  return `{ ${entries.join(', ')} }`;
}

const ANY: Shape = { kind: 'any' };

function takesQuantity(value: string, shape: Shape, language: Language): boolean {
  return flat(shape, language).some(
    (one) => one.kind === 'text' && isQuantity(one.pattern) && new RegExp(one.pattern ?? '').test(value),
  );
}

function itemsOf(shape: Shape, language: Language): Shape {
  const lists = flat(shape, language).flatMap((one) => (one.kind === 'array' ? [one.of] : []));
  return { kind: 'union', alternatives: lists };
}

function fieldOf(key: string, shape: Shape, language: Language): Shape {
  const fields = flat(shape, language).flatMap((one) => {
    if (one.kind === 'map') return [one.of];
    return one.kind === 'object' ? one.fields.filter(({ name }) => name === key).map((field) => field.shape) : [];
  });
  return fields.length === 0 ? ANY : { kind: 'union', alternatives: fields };
}

/** The alternatives of a shape, without references, unions and null. */
function flat(shape: Shape, language: Language): Shape[] {
  switch (shape.kind) {
    case 'ref':
      return flat(language.shapes.get(shape.name) ?? ANY, language);
    case 'nullable':
      return flat(shape.of, language);
    case 'union':
      return shape.alternatives.flatMap((one) => flat(one, language));
    case 'text':
    case 'integer':
    case 'number':
    case 'boolean':
    case 'null':
    case 'any':
    case 'enum':
    case 'array':
    case 'map':
    case 'object':
      return [shape];
  }
}
