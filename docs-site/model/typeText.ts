/** Schemas as types that a person reads: `null | Block`, `list of Log`. */
import { shapeOf, type Schema, type Shape } from '../../codegen/shape.js';

/** A piece of a type: a word, or the name of a schema that has a page. */
export interface TypePart {
  readonly text: string;
  readonly schema?: string;
}

/** The type of a schema in pieces. The fields of an object without a name are not part of it: it reads `object`. */
export function typeParts(schema: Schema): TypePart[] {
  return partsOf(shapeOf(schema));
}

/** The same as one text. */
export function typeText(schema: Schema): string {
  return typeParts(schema)
    .map(({ text }) => text)
    .join('');
}

function partsOf(shape: Shape): TypePart[] {
  switch (shape.kind) {
    case 'ref':
      return [{ text: shape.name, schema: shape.name }];
    case 'text':
      return [{ text: 'string' }];
    case 'integer':
    case 'number':
    case 'boolean':
    case 'null':
      return [{ text: shape.kind }];
    case 'any':
      return [{ text: 'any value' }];
    case 'enum':
      return joined(shape.values.map((value) => [{ text: JSON.stringify(value) }]));
    case 'nullable':
      return joined([partsOf(shape.of), [{ text: 'null' }]]);
    case 'union':
      return joined(shape.alternatives.map(partsOf));
    case 'array':
      return [{ text: 'list of ' }, ...grouped(shape.of)];
    case 'map':
      return [
        { text: 'map from ' },
        shape.key === undefined ? { text: 'string' } : { text: shape.key, schema: shape.key },
        { text: ' to ' },
        ...grouped(shape.of),
      ];
    case 'object':
      return [{ text: 'object' }];
  }
}

function grouped(shape: Shape): TypePart[] {
  const parts = partsOf(shape);
  const isUnion = shape.kind === 'union' || shape.kind === 'nullable' || shape.kind === 'enum';
  return isUnion ? [{ text: '(' }, ...parts, { text: ')' }] : parts;
}

function joined(alternatives: readonly TypePart[][]): TypePart[] {
  return alternatives.flatMap((parts, index) => (index === 0 ? parts : [{ text: ' | ' }, ...parts]));
}
