/**
 * The intermediate form of a schema: what an emitter needs to know of it, with the names of components kept.
 * Every emitter walks this one form, so a construct that is not listed here cannot be in the contract.
 */

/** A JSON Schema as it stands in the contract. */
export type Schema = { readonly [keyword: string]: unknown };

export interface Field {
  readonly name: string;
  readonly description: string | undefined;
  readonly required: boolean;
  readonly shape: Shape;
}

export type Shape =
  | { readonly kind: 'ref'; readonly name: string }
  | { readonly kind: 'text'; readonly pattern: string | undefined }
  | { readonly kind: 'integer' | 'number' | 'boolean' | 'null' | 'any' }
  | { readonly kind: 'enum'; readonly values: readonly (string | boolean)[] }
  | { readonly kind: 'nullable'; readonly of: Shape }
  | { readonly kind: 'array'; readonly of: Shape }
  | { readonly kind: 'map'; readonly key: string | undefined; readonly of: Shape }
  | { readonly kind: 'union'; readonly alternatives: readonly Shape[] }
  | { readonly kind: 'object'; readonly fields: readonly Field[] };

export const componentPrefix = '#/components/schemas/';

/** The component that a `$ref` names, or undefined for a schema that is not a reference. */
export function referencedComponent(schema: Schema): string | undefined {
  const target = schema['$ref'];
  if (target === undefined) return undefined;
  if (typeof target !== 'string' || !target.startsWith(componentPrefix)) {
    throw new Error(`a schema can only refer to a component, not to ${JSON.stringify(target)}`);
  }
  return target.slice(componentPrefix.length);
}

/** The intermediate form of a schema; throws on a construct that has none. */
export function shapeOf(schema: Schema): Shape {
  const name = referencedComponent(schema);
  if (name !== undefined) return { kind: 'ref', name };
  if (Array.isArray(schema['oneOf'])) return unionOf(schema['oneOf'] as Schema[]);
  if (Array.isArray(schema['enum'])) return { kind: 'enum', values: schema['enum'] as (string | boolean)[] };
  switch (schema['type']) {
    case 'string':
      return { kind: 'text', pattern: schema['pattern'] as string | undefined };
    case 'integer':
    case 'number':
    case 'boolean':
    case 'null':
      return { kind: schema['type'] };
    case 'array':
      return {
        kind: 'array',
        of: schema['items'] === undefined ? { kind: 'any' } : shapeOf(schema['items'] as Schema),
      };
    case 'object':
      return objectOf(schema);
    default:
      throw new Error(`no type can be made of ${JSON.stringify(schema)}`);
  }
}

function unionOf(alternatives: readonly Schema[]): Shape {
  const others = alternatives.filter((alternative) => alternative['type'] !== 'null').map(shapeOf);
  const [first] = others;
  const union: Shape = first !== undefined && others.length === 1 ? first : { kind: 'union', alternatives: others };
  return others.length < alternatives.length ? { kind: 'nullable', of: union } : union;
}

function objectOf(schema: Schema): Shape {
  const properties = schema['properties'] as Record<string, Schema> | undefined;
  if (properties === undefined) {
    const values = schema['additionalProperties'];
    const key = schema['propertyNames'] as Schema | undefined;
    return {
      kind: 'map',
      key: key && referencedComponent(key),
      of: typeof values === 'object' && values !== null ? shapeOf(values as Schema) : { kind: 'any' },
    };
  }
  const required = new Set((schema['required'] as string[] | undefined) ?? []);
  return {
    kind: 'object',
    fields: Object.entries(properties).map(([name, property]) => ({
      name,
      description: property['description'] as string | undefined,
      required: required.has(name),
      shape: shapeOf(property),
    })),
  };
}

/** The components that a shape names directly. */
export function referencesOf(shape: Shape): string[] {
  switch (shape.kind) {
    case 'ref':
      return [shape.name];
    case 'nullable':
    case 'array':
      return referencesOf(shape.of);
    case 'map':
      return [...(shape.key === undefined ? [] : [shape.key]), ...referencesOf(shape.of)];
    case 'union':
      return shape.alternatives.flatMap(referencesOf);
    case 'object':
      return shape.fields.flatMap((field) => referencesOf(field.shape));
    case 'text':
    case 'enum':
    case 'integer':
    case 'number':
    case 'boolean':
    case 'null':
    case 'any':
      return [];
  }
}
