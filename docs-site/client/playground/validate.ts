/** Holds values against the contract's schemas, in sentences that name the rule. */
import type { Schema } from '../../../codegen/shape.js';
import { ExactNumber, isArray, isObject, type JsonValue } from './json.js';
import { matches } from './pattern.js';
import { fieldOf, numberOf, ownSchema, resolve, type Alternative, type FormField, type Schemas } from './schemaForm.js';

/** Something that breaks a rule. `path` names it, as in `[0].topics[1]`. */
export interface Problem {
  readonly path: string;
  readonly message: string;
}

/** What is validated with what. */
interface Context {
  readonly schemas: Schemas;
  readonly problems: Problem[];
}

/** Problems that are listed; a reader mends one after the other. */
const MAX_PROBLEMS = 50;

/** Everything that breaks a rule in a value, with its inner values. */
export function problemsOf(schema: Schema, value: JsonValue, schemas: Schemas, path = ''): Problem[] {
  const context: Context = { schemas, problems: [] };
  collect(context, schema, value, path);
  return context.problems;
}

/** True when a value keeps every rule. */
export function fits(schema: Schema, value: JsonValue, schemas: Schemas): boolean {
  return problemsOf(schema, value, schemas).length === 0;
}

/** What is wrong with a value itself, not with its inner values; undefined when nothing is. */
export function problemOf(schema: Schema, value: JsonValue, schemas: Schemas): string | undefined {
  const context: Context = { schemas, problems: [] };
  collectOwn(context, fieldOf(schema, schemas), value, { path: '', schema: ownSchema(schema, schemas) });
  return context.problems[0]?.message;
}

/** The alternative that a value is of: one that it fits, else one of its kind, else the first. */
export function alternativeOf(
  alternatives: readonly Alternative[],
  value: JsonValue | undefined,
  schemas: Schemas,
): number {
  if (value === undefined) return 0;
  const fitting = alternatives.findIndex(({ schema }) => fits(schema, value, schemas));
  if (fitting >= 0) return fitting;
  return Math.max(
    0,
    alternatives.findIndex(({ schema }) => isOfKind(fieldOf(schema, schemas), value)),
  );
}

function isOfKind(field: FormField, value: JsonValue): boolean {
  if (typeof value === 'string') return field.kind === 'text' || field.kind === 'enum';
  if (isArray(value)) return field.kind === 'array';
  if (isObject(value)) return field.kind === 'object' || field.kind === 'map' || field.kind === 'any';
  return field.kind === (value === null ? 'null' : typeof value);
}

function collect(context: Context, schema: Schema, value: JsonValue, path: string): void {
  const field = fieldOf(schema, context.schemas);
  if (value === null && allowsNull(schema, context.schemas)) return;
  const isSound = collectOwn(context, field, value, { path, schema: ownSchema(schema, context.schemas) });
  if (!isSound || context.problems.length >= MAX_PROBLEMS) return;
  if (field.kind === 'choice') {
    const index = alternativeOf(field.alternatives, value, context.schemas);
    const alternative = field.alternatives[index];
    if (alternative !== undefined) collect(context, alternative.schema, value, path);
  }
  if (field.kind === 'array' && isArray(value)) {
    value.forEach((item, i) => collect(context, field.items, item, `${path}[${i}]`));
  }
  if (field.kind === 'map' && isObject(value)) {
    for (const [key, inner] of Object.entries(value)) {
      if (field.keys !== undefined) collect(context, field.keys, key, `${path}.${key} (key)`);
      collect(context, field.values, inner, `${path}.${key}`);
    }
  }
  if (field.kind === 'object' && isObject(value)) {
    for (const { name, schema: inner } of field.fields) {
      const innerValue = Object.hasOwn(value, name) ? value[name] : undefined;
      if (innerValue !== undefined) collect(context, inner, innerValue, path === '' ? name : `${path}.${name}`);
    }
  }
}

function allowsNull(schema: Schema, schemas: Schemas): boolean {
  const resolved = resolve(schema, schemas);
  return resolved.type === 'null' || (resolved.oneOf ?? []).some((alternative) => allowsNull(alternative, schemas));
}

/** Looks at a value itself; false when its inner values cannot be looked at. */
function collectOwn(
  context: Context,
  field: FormField,
  value: JsonValue,
  at: { readonly path: string; readonly schema: Schema },
): boolean {
  const report = (message: string) => {
    context.problems.push({ path: at.path, message });
    return false;
  };
  switch (field.kind) {
    case 'text':
      if (typeof value !== 'string') return report(`Text in double quotes is expected, not ${shown(value)}.`);
      if (field.pattern === undefined || matches(field.pattern, value)) return true;
      return report(`${hintOf(value, field.pattern)} ${ruleOf(at.schema)}`);
    case 'number': {
      const problem = numberProblem(field.schema, value);
      return problem === undefined || report(problem);
    }
    case 'boolean':
      return typeof value === 'boolean' || report(`true or false is expected, not ${shown(value)}.`);
    case 'null':
      return value === null || report(`Only null is allowed here, not ${shown(value)}. ${at.schema.description ?? ''}`);
    case 'enum':
      if (field.values.some((allowed) => allowed === value)) return true;
      return report(`${shown(value)} is not one of ${field.values.join(', ')}.`);
    case 'array':
      if (!isArray(value)) return report(`A list is expected, not ${shown(value)}.`);
      if (field.maxItems === undefined || value.length <= field.maxItems) return true;
      return report(`The list has ${value.length} entries; at most ${field.maxItems} are allowed.`);
    case 'map':
      return isObject(value) || report(`An object is expected, not ${shown(value)}.`);
    case 'object':
      if (!isObject(value)) return report(`An object is expected, not ${shown(value)}.`);
      for (const message of objectProblems(field, value, at.schema)) report(message);
      return true;
    case 'choice':
    case 'any':
      return true;
  }
}

function objectProblems(
  field: FormField & { kind: 'object' },
  value: { readonly [key: string]: JsonValue },
  schema: Schema,
): string[] {
  const missing = field.fields.filter(({ name, isRequired }) => isRequired && !Object.hasOwn(value, name));
  const problems = missing.map(({ name }) => `The field ${name} is required.`);
  if (schema.additionalProperties !== false) return problems;
  const known = new Set(field.fields.map(({ name }) => name));
  const unknown = Object.keys(value).filter((name) => !known.has(name));
  return [...problems, ...unknown.map((name) => `There is no field ${shown(name)} here.`)];
}

function numberProblem(schema: Schema, value: JsonValue): string | undefined {
  const minimum = numberOf(schema['minimum']);
  const maximum = numberOf(schema['maximum']);
  if (value instanceof ExactNumber) {
    return `${value.text.slice(0, 60)} is not a plain number${maximum === undefined ? '' : ` of at most ${maximum}`}.`;
  }
  if (typeof value !== 'number') return `A JSON number is expected, not ${shown(value)}.`;
  if (schema.type === 'integer' && !Number.isInteger(value)) return `${value} is not a whole number.`;
  if (minimum !== undefined && value < minimum) return `${value} is less than ${minimum}, the least that is allowed.`;
  if (maximum !== undefined && value > maximum) return `${value} is more than ${maximum}, the most that is allowed.`;
  return undefined;
}

/** The rule in the contract's words, and its pattern. */
function ruleOf(schema: Schema): string {
  const words = schema.description?.split(/(?<=\.)\s/)[0];
  const pattern = `(pattern ${schema.pattern})`;
  return words === undefined ? `Rule: ${pattern}` : `Rule: ${words} ${pattern}`;
}

/** What is most likely wrong with a text. */
function hintOf(value: string, pattern: string): string {
  if (value === '') return 'The text is empty.';
  if (!pattern.startsWith('^0x')) return `${shown(value)} does not fit.`;
  if (!value.startsWith('0x')) return 'The prefix 0x is missing.';
  const digits = value.slice(2);
  const bad = /[^0-9a-fA-F]/u.exec(digits);
  if (bad !== null) return `${shown(bad[0])} is not a hex digit (character ${bad.index + 3}).`;
  const exact = /\{([0-9]+)\}\$$/.exec(pattern)?.[1];
  if (exact !== undefined) return `There are ${digits.length} hex digits instead of ${exact}.`;
  if (matches(pattern, `0x${digits.replace(/^0+(?=.)/, '')}`)) return 'There are leading zeros.';
  if (pattern.includes('){') || pattern.includes(')*')) {
    if (digits.length % 2 === 1) return `There are ${digits.length} hex digits: two are needed for each byte.`;
  }
  return digits === '' ? 'There is no digit.' : `There are too many digits (${digits.length}).`;
}

/** The start of a value, for a message. */
function shown(value: JsonValue): string {
  if (isArray(value)) return 'a list';
  if (isObject(value)) return 'an object';
  if (value instanceof ExactNumber) return value.text.slice(0, 60);
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
