import { describe, expect, test } from '@jest/globals';
import { parseOpenRPCDocument } from '@open-rpc/schema-utils-js';
import { readDocument, type Document } from '../../../codegen/contract.js';
import type { Schema } from '../../../codegen/shape.js';
import { withoutRecursion } from '../../../codegen/withoutRecursion.js';

const holds = (...names: string[]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/schemas/${name}` }])),
});

function documentOf(schemas: Record<string, Schema>): Document {
  return { info: { version: '1.0.0' }, methods: [], components: { schemas, errors: {} } };
}

describe('withoutRecursion', () => {
  test('cuts a component that contains itself', () => {
    const { components } = withoutRecursion(documentOf({ Frame: holds('Frame') }));
    expect(components.schemas['Frame']).toEqual({
      type: 'object',
      properties: { Frame: { title: 'NestedFrame', type: 'object' } },
    });
  });

  test('cuts a circle of components wherever it is entered, and nothing else', () => {
    const { components } = withoutRecursion(documentOf({ A: holds('B', 'C'), B: holds('A'), C: holds() }));
    expect(components.schemas['A']).toEqual({
      type: 'object',
      properties: { B: { title: 'NestedB', type: 'object' }, C: { $ref: '#/components/schemas/C' } },
    });
    expect(components.schemas['B']).toEqual({
      type: 'object',
      properties: { A: { title: 'NestedA', type: 'object' } },
    });
  });

  test('does not change a contract without circles', () => {
    const document = documentOf({ A: holds('B', 'C'), B: holds('C'), C: holds() });
    expect(withoutRecursion(document)).toEqual(document);
  });

  test('makes a contract that can be dereferenced', async () => {
    const document = await readDocument();
    const whole = await parseOpenRPCDocument(JSON.stringify(withoutRecursion(document)));
    expect(whole.methods).toHaveLength(document.methods.length);
  });
});
