/**
 * `oneOf` with null is the only way to say nullable, and no value fits two alternatives: decoders that try them in
 * different orders would disagree.
 */
import type { Document } from '../document.js';
import { referencedComponent, type Schema } from '../shape.js';
import type { Rule } from './breach.js';
import { schemaNodes } from './schemaNodes.js';

/** Alternatives exclude each other, and null is written in one way. */
export const alternatives: Rule = (document) =>
  schemaNodes(document).flatMap(({ where, schema }) => {
    const problems = ['anyOf', 'allOf', 'not', 'nullable']
      .filter((word) => word in schema)
      .map((word) => `uses ${word}`);
    if (Array.isArray(schema.type)) problems.push('has several types');
    const leaves = leavesOf(document, schema);
    for (const [index, one] of leaves.entries()) {
      const rival = leaves.slice(index + 1).find((other) => overlap(document, one, other));
      if (rival !== undefined) problems.push(`a value fits both ${nameOf(one)} and ${nameOf(rival)}`);
    }
    return problems.map((problem) => ({ where, problem }));
  });

/** The alternatives of a schema, those of alternatives included; empty for a schema without oneOf. */
function leavesOf(document: Document, schema: Schema): Schema[] {
  const spread = (alternative: Schema, depth: number): Schema[] => {
    const target = resolve(document, alternative);
    const inner = target.oneOf;
    // Another rule reports a circle of alternatives; here it only has to end.
    return inner === undefined || depth > 8 ? [target] : inner.flatMap((next) => spread(next, depth + 1));
  };
  return (schema.oneOf ?? []).flatMap((alternative) => spread(alternative, 0));
}

function resolve(document: Document, schema: Schema): Schema {
  const name = schema.$ref === undefined ? undefined : referencedComponent(schema);
  return name === undefined ? schema : (document.components.schemas[name] ?? schema);
}

function nameOf(schema: Schema): string {
  return String(schema.title ?? schema.type);
}

function overlap(document: Document, one: Schema, other: Schema): boolean {
  const types = [one.type, other.type];
  if (types.includes('integer') && types.includes('number')) return true;
  if (one.type !== other.type) return false;
  if (one.type === 'string' || one.type === 'boolean') return valuesOverlap(one, other);
  if (one.type === 'object') return objectsOverlap(document, one, other);
  return true; // two arrays share the empty one
}

/** Texts of each length and with each kind of digit that the contract's patterns distinguish. */
const SAMPLES = Array.from({ length: 515 }, (_, length) =>
  ['0', '1', 'a', 'A'].map((digit) => `0x${digit.repeat(length)}`),
)
  .flat()
  .concat(['0', '1', '10', '']);

function valuesOverlap(one: Schema, other: Schema): boolean {
  const listed = [...(one.enum ?? []), ...(other.enum ?? [])];
  return [...SAMPLES, ...listed].some((value) => fits(one, value) && fits(other, value));
}

function fits({ enum: values, pattern }: Schema, value: string | boolean): boolean {
  if (values !== undefined) return values.includes(value);
  return typeof value === 'string' && (pattern === undefined || new RegExp(pattern).test(value));
}

/** False when one object requires a field that the other refuses, or when both require a field with other values. */
function objectsOverlap(document: Document, one: Schema, other: Schema): boolean {
  const refuses = (schema: Schema, name: string): boolean =>
    schema.additionalProperties === false && !Object.hasOwn(propertiesOf(schema), name);
  if (requiredOf(one).some((name) => refuses(other, name)) || requiredOf(other).some((name) => refuses(one, name))) {
    return false;
  }
  return !requiredOf(one).some((name) => {
    const [mine, theirs] = [propertiesOf(one)[name], propertiesOf(other)[name]];
    if (mine === undefined || theirs === undefined || !requiredOf(other).includes(name)) return false;
    const [first, second] = [resolve(document, mine), resolve(document, theirs)];
    const types = [first.type, second.type];
    // One is null, the other of a type that is not.
    if (types.includes('null') && !types.includes(undefined) && first.type !== second.type) return true;
    return 'enum' in first && 'enum' in second && !valuesOverlap(first, second);
  });
}

const requiredOf = (schema: Schema): readonly string[] => schema.required ?? [];
const propertiesOf = (schema: Schema): Readonly<Record<string, Schema>> => schema.properties ?? {};
