/** What a field begins with when a reader adds it. */
import type { Schema } from '../../../codegen/shape.js';
import type { JsonValue } from './json.js';
import { matches } from './pattern.js';
import { fieldOf, labelOf, numberOf, type Schemas } from './schemaForm.js';

const ZERO_ADDRESS = `0x${'0'.repeat(40)}`;

/** The simplest value of a schema: zero, empty, the first of a list. */
export function startValue(schema: Schema, schemas: Schemas): JsonValue {
  const field = fieldOf(schema, schemas);
  switch (field.kind) {
    case 'text':
      return { quantity: '0x0', address: ZERO_ADDRESS, bytes: startBytes(field.pattern), text: '' }[field.text];
    case 'number':
      return numberOf(field.schema['minimum']) ?? 0;
    case 'boolean':
      return true;
    case 'enum':
      return field.values.includes('latest') ? 'latest' : (field.values[0] ?? '');
    case 'array':
      return [];
    case 'null':
      return null;
    case 'any':
    case 'map':
      return {};
    case 'object': {
      const required = field.fields.filter(({ isRequired }) => isRequired);
      return Object.fromEntries(required.map(({ name, schema: inner }) => [name, startValue(inner, schemas)]));
    }
    case 'choice': {
      const tag = field.alternatives.find((alternative) => labelOf(alternative.schema, schemas) === 'tag');
      const first = tag ?? field.alternatives.find((alternative) => alternative.label !== 'null');
      return first === undefined ? null : startValue(first.schema, schemas);
    }
  }
}

function startBytes(pattern: string | undefined): string {
  const zeros = `0x${'0'.repeat(64)}`;
  return pattern !== undefined && !matches(pattern, '0x') && matches(pattern, zeros) ? zeros : '0x';
}
