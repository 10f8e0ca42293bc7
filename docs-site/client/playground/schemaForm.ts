/** What a form shows for a schema. References are followed one level at a time, so recursive schemas are no trouble. */
import { referencedComponent, type Schema } from '../../../codegen/shape.js';
import { matches } from './pattern.js';

/** Every schema that a form may need, by name. */
export type Schemas = Readonly<Record<string, Schema>>;

/** What a text is: which helper its field has. */
export type TextKind = 'quantity' | 'address' | 'bytes' | 'text';

/** A field of an object. */
export interface ObjectField {
  readonly name: string;
  readonly description: string | undefined;
  readonly isRequired: boolean;
  readonly schema: Schema;
}

/** One of several things that a value may be. */
export interface Alternative {
  readonly label: string;
  readonly schema: Schema;
}

/** What a form shows for a schema. */
export type FormField =
  | { readonly kind: 'text'; readonly text: TextKind; readonly pattern: string | undefined }
  | { readonly kind: 'number'; readonly schema: Schema }
  | { readonly kind: 'boolean' | 'null' | 'any' }
  | { readonly kind: 'enum'; readonly values: readonly (string | boolean)[] }
  | { readonly kind: 'array'; readonly items: Schema; readonly maxItems: number | undefined }
  | { readonly kind: 'map'; readonly keys: Schema | undefined; readonly values: Schema }
  | { readonly kind: 'object'; readonly fields: readonly ObjectField[]; readonly helper: 'call' | 'filter' | undefined }
  | { readonly kind: 'choice'; readonly alternatives: readonly Alternative[]; readonly hasBlockTag: boolean };

/** A schema with its reference followed; the description next to the reference wins. */
export function resolve(schema: Schema, schemas: Schemas): Schema {
  let resolved = schema;
  for (let name = referencedComponent(resolved); name !== undefined; name = referencedComponent(resolved)) {
    const target = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
    if (target === undefined) return {};
    resolved = target;
  }
  return resolved;
}

/** The schema that a value other than null is checked against: with its references followed, and null left out. */
export function ownSchema(schema: Schema, schemas: Schemas): Schema {
  const resolved = resolve(schema, schemas);
  if (resolved.oneOf === undefined) return resolved;
  const others = flatAlternatives(resolved, schemas).filter((inner) => resolve(inner, schemas).type !== 'null');
  const [only] = others;
  return only !== undefined && others.length === 1 ? ownSchema(only, schemas) : resolved;
}

/** What a form shows for a schema. */
export function fieldOf(schema: Schema, schemas: Schemas): FormField {
  const resolved = resolve(schema, schemas);
  if (resolved.oneOf !== undefined) return choiceOf(resolved, schemas);
  if (resolved.enum !== undefined) return { kind: 'enum', values: resolved.enum };
  switch (resolved.type) {
    case 'string':
      return { kind: 'text', text: textKindOf(resolved), pattern: resolved.pattern };
    case 'integer':
    case 'number':
      return { kind: 'number', schema: resolved };
    case 'boolean':
    case 'null':
      return { kind: resolved.type };
    case 'array':
      return { kind: 'array', items: resolved.items ?? {}, maxItems: numberOf(resolved['maxItems']) };
    case 'object':
      return objectOf(resolved);
    case undefined:
    default:
      return { kind: 'any' };
  }
}

function objectOf(schema: Schema): FormField {
  const { properties, additionalProperties } = schema;
  if (properties === undefined) {
    if (additionalProperties === false) return { kind: 'object', fields: [], helper: undefined };
    if (typeof additionalProperties !== 'object') return { kind: 'any' };
    return { kind: 'map', keys: schema.propertyNames, values: additionalProperties };
  }
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(properties).map(([name, property]) => ({
    name,
    description: property.description,
    isRequired: required.has(name),
    schema: property,
  }));
  return { kind: 'object', fields, helper: helperOf(properties) };
}

/** A call has a recipient and data; a filter of logs has topics. */
function helperOf(properties: Readonly<Record<string, Schema>>): 'call' | 'filter' | undefined {
  if ('topics' in properties && 'address' in properties) return 'filter';
  return 'to' in properties && ('data' in properties || 'input' in properties) ? 'call' : undefined;
}

/** Alternatives of alternatives count as alternatives. Null is left out where a field can be left out instead. */
function choiceOf(schema: Schema, schemas: Schemas): FormField {
  const flat = flatAlternatives(schema, schemas);
  const others = flat.filter((alternative) => resolve(alternative, schemas).type !== 'null');
  const [only] = others;
  if (only !== undefined && others.length === 1) return fieldOf(only, schemas);
  const labels = flat.map((alternative) => labelOf(alternative, schemas));
  const alternatives = flat.map((alternative, i) => ({
    schema: alternative,
    label:
      labels.filter((label) => label === labels[i]).length > 1 ? longLabelOf(alternative, schemas) : (labels[i] ?? ''),
  }));
  const hasBlockTag = flat.some((alternative) => resolve(alternative, schemas).enum?.includes('latest') === true);
  return { kind: 'choice', alternatives, hasBlockTag };
}

function flatAlternatives(schema: Schema, schemas: Schemas): Schema[] {
  return (schema.oneOf ?? []).flatMap((alternative) => {
    const resolved = resolve(alternative, schemas);
    return resolved.oneOf === undefined ? [alternative] : flatAlternatives(resolved, schemas);
  });
}

/** What a menu calls an alternative. */
export function labelOf(schema: Schema, schemas: Schemas): string {
  const resolved = resolve(schema, schemas);
  const field = fieldOf(schema, schemas);
  switch (field.kind) {
    case 'enum':
      return field.values.includes('latest') ? 'tag' : 'one of a list';
    case 'text':
      if (field.text === 'quantity') return 'number';
      if (field.text === 'address') return 'address';
      return wordsOf(resolved.title) ?? 'text';
    case 'null':
      return 'null';
    case 'boolean':
      return 'true or false';
    case 'array':
      return 'list';
    case 'number':
      return 'JSON number';
    case 'any':
      return 'JSON';
    case 'map':
    case 'object':
    case 'choice':
      return wordsOf(resolved.title) ?? 'object';
  }
}

function longLabelOf(schema: Schema, schemas: Schemas): string {
  const resolved = resolve(schema, schemas);
  const items = resolved.items;
  return (
    wordsOf(resolved.title) ?? (items === undefined ? labelOf(schema, schemas) : `list of ${labelOf(items, schemas)}`)
  );
}

/** `BlockByHash` → `block by hash`. */
function wordsOf(title: string | undefined): string | undefined {
  return title
    ?.replace(/Input$/, '')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .toLowerCase();
}

const HEX_SAMPLES = ['0x', '0x10', `0x${'a'.repeat(64)}`];

/** Patterns are tried rather than read, so that another way to write the same rule changes nothing. */
function textKindOf(schema: Schema): TextKind {
  const takes = (text: string) => schema.pattern !== undefined && matches(schema.pattern, text);
  if (takes(`0x${'a'.repeat(40)}`) && !takes('0xaa')) return 'address';
  if (takes('0x10') && takes('0x1') && !takes('0x') && !/Id(?:Input)?$/.test(schema.title ?? '')) return 'quantity';
  return HEX_SAMPLES.some(takes) && !takes('x') ? 'bytes' : 'text';
}

/** A number, or undefined for anything else. */
export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
