/**
 * The intermediate form of a schema. It keeps the names of components. Every emitter works from this form, so the
 * contract cannot use a construct that is not listed here.
 */

/** A JSON Schema as it is in the contract: the keywords that are read here, as the rules let them be. */
export interface Schema {
  readonly [keyword: string]: unknown;
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string;
  readonly enum?: readonly (string | boolean)[];
  readonly pattern?: string;
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
}

/** A field of an object. */
export interface Field {
  readonly name: string;
  readonly description: string | undefined;
  readonly required: boolean;
  readonly shape: Shape;
}

/** What a schema describes. `any`: an unknown value; `map`: an object whose keys are values. */
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

/** What a reference to a component begins with. */
export const COMPONENT_PREFIX = '#/components/schemas/';

/** The component that a `$ref` names, or undefined for a schema that is not a reference. */
export function referencedComponent(schema: Schema): string | undefined {
  const target = schema.$ref;
  if (target === undefined) return undefined;
  if (!target.startsWith(COMPONENT_PREFIX)) {
    throw new Error(`a schema can only refer to a component, not to ${target}`);
  }
  return target.slice(COMPONENT_PREFIX.length);
}

/** The intermediate form of a schema; throws on a construct that has none. */
export function shapeOf(schema: Schema): Shape {
  const name = referencedComponent(schema);
  if (name !== undefined) return { kind: 'ref', name };
  if (schema.oneOf !== undefined) return unionOf(schema.oneOf);
  if (schema.enum !== undefined) return { kind: 'enum', values: schema.enum };
  switch (schema.type) {
    case 'string':
      return { kind: 'text', pattern: schema.pattern };
    case 'integer':
    case 'number':
    case 'boolean':
    case 'null':
      return { kind: schema.type };
    case 'array':
      return { kind: 'array', of: schema.items === undefined ? { kind: 'any' } : shapeOf(schema.items) };
    case 'object':
      return objectOf(schema);
    case undefined:
    default:
      throw new Error(`no type can be made of ${JSON.stringify(schema)}`);
  }
}

function unionOf(alternatives: readonly Schema[]): Shape {
  const others = alternatives.filter((alternative) => alternative.type !== 'null').map(shapeOf);
  const [first] = others;
  const union: Shape = first !== undefined && others.length === 1 ? first : { kind: 'union', alternatives: others };
  return others.length < alternatives.length ? { kind: 'nullable', of: union } : union;
}

function objectOf(schema: Schema): Shape {
  const { properties, propertyNames: key, additionalProperties: values } = schema;
  if (properties === undefined) {
    return {
      kind: 'map',
      key: key && referencedComponent(key),
      of: typeof values === 'object' ? shapeOf(values) : { kind: 'any' },
    };
  }
  const required = new Set(schema.required ?? []);
  return {
    kind: 'object',
    fields: Object.entries(properties).map(([name, property]) => ({
      name,
      description: property.description,
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
