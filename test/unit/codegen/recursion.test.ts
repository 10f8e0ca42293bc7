import { describe, expect, test } from '@jest/globals';
import type { Document } from '../../../codegen/document.js';
import { readDocument } from '../../../codegen/readContract.js';
import { withoutRecursion, withRecursion } from '../../../codegen/recursion.js';
import type { Schema } from '../../../codegen/shape.js';

const holds = (...names: string[]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/schemas/${name}` }])),
});

function documentOf(schemas: Record<string, Schema>): Document {
  return { info: { version: '1.0.0' }, methods: [], components: { schemas, errors: {} } };
}

const cut = (name: string): Schema => ({
  title: `Nested${name}`,
  description: `${name} again. It is not repeated here: many tools cannot read a schema that refers to itself.`,
  $comment: `#/components/schemas/${name}`,
  type: 'object',
});

describe('a document without recursion', () => {
  test('has an object in place of a component that contains itself', () => {
    const { components } = withoutRecursion(documentOf({ Frame: holds('Frame') }));
    expect(components.schemas['Frame']).toEqual({ type: 'object', properties: { Frame: cut('Frame') } });
  });

  test('cuts a circle where it closes, and nothing else', () => {
    const { components } = withoutRecursion(documentOf({ A: holds('B', 'C'), B: holds('A'), C: holds() }));
    expect(components.schemas['A']).toEqual(holds('B', 'C'));
    expect(components.schemas['B']).toEqual({ type: 'object', properties: { A: cut('A') } });
  });

  test('shows as much of a result as there is without a circle', () => {
    const method = { name: 'eth_find', params: [], result: { name: 'b', schema: { $ref: '#/components/schemas/B' } } };
    const document = { ...documentOf({ A: holds('B'), B: holds('A') }), methods: [method] };
    const { components } = withoutRecursion(document);
    expect(components.schemas).toEqual({ A: { type: 'object', properties: { B: cut('B') } }, B: holds('A') });
  });

  test('accepts in place of a union what is none of its objects', () => {
    const list = { type: 'array', items: { $ref: '#/components/schemas/Json' } };
    const { components } = withoutRecursion(documentOf({ Json: { oneOf: [{ type: 'string' }, list] } }));
    const { type: _type, ...anything } = cut('Json');
    expect(components.schemas['Json']).toEqual({ oneOf: [{ type: 'string' }, { type: 'array', items: anything }] });
  });

  test('is the same where there are no circles', () => {
    const document = documentOf({ A: holds('B', 'C'), B: holds('C'), C: holds() });
    expect(withoutRecursion(document)).toEqual(document);
  });

  test('can be made whole again', async () => {
    const documents = [documentOf({ A: holds('B'), B: holds('A', 'B') }), await readDocument()];
    for (const document of documents) expect(withRecursion(withoutRecursion(document))).toEqual(document);
  });
});
