import { describe, expect, test } from '@jest/globals';
import { referencesOf, shapeOf, type Schema } from '../../../codegen/shape.js';

describe('shapeOf', () => {
  test('turns oneOf with null into a nullable', () => {
    expect(shapeOf({ oneOf: [{ type: 'null' }, { $ref: '#/components/schemas/Hash' }] })).toEqual({
      kind: 'nullable',
      of: { kind: 'ref', name: 'Hash' },
    });
  });

  test('keeps the alternatives of a nullable union', () => {
    const alternatives = [{ type: 'null' }, { type: 'boolean' }, { type: 'integer' }];
    expect(shapeOf({ oneOf: alternatives })).toEqual({
      kind: 'nullable',
      of: { kind: 'union', alternatives: [{ kind: 'boolean' }, { kind: 'integer' }] },
    });
  });

  test('tells an object with fields from a map', () => {
    expect(shapeOf({ type: 'object', properties: { a: { type: 'string' } } })).toEqual({
      kind: 'object',
      fields: [{ name: 'a', description: undefined, required: false, shape: { kind: 'text', pattern: undefined } }],
    });
    expect(shapeOf({ type: 'object', additionalProperties: { type: 'number' } })).toEqual({
      kind: 'map',
      key: undefined,
      of: { kind: 'number' },
    });
  });

  test.each([{ not: {} }, { type: ['string', 'null'] }, { $ref: 'other.json' }])('refuses %j', (schema) => {
    // The compiler refuses some of these as well.
    expect(() => shapeOf(schema as Schema)).toThrow();
  });
});

describe('referencesOf', () => {
  test('finds references at every depth, keys of maps included', () => {
    const shape = shapeOf({
      type: 'object',
      properties: {
        list: { type: 'array', items: { oneOf: [{ type: 'null' }, { $ref: '#/components/schemas/A' }] } },
        map: {
          type: 'object',
          propertyNames: { $ref: '#/components/schemas/B' },
          additionalProperties: { $ref: '#/components/schemas/C' },
        },
      },
    });
    expect(referencesOf(shape)).toEqual(['A', 'B', 'C']);
  });
});
