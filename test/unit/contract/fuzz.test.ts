/**
 * The generated validators against Ajv on the schemas as they stand in the contract: codegen renames components, tries
 * alternatives in another order and replaces patterns, and none of that may change what is accepted.
 * `LONG_TESTS=1` tries 100,000 parameters and as many results instead of two thousand.
 */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { Ajv, type AnySchemaObject, type ValidateFunction } from 'ajv';
import fc from 'fast-check';
import type { Document, MethodObject } from '../../../codegen/document.js';
import { readDocument } from '../../../codegen/readContract.js';
import type { Schema } from '../../../codegen/shape.js';
import { methodTable, type MethodName } from '../../../generated/methods.js';
import { subscriptionTable, type SubscriptionName } from '../../../generated/notifications.js';
import { resultValidators } from '../../../src/contract/resultValidators.js';
import { paramsValidators, type Validator } from '../../../generated/validators.js';
import { mutatedParams } from '../transport/hostileInputs.js';

const METHODS = Object.keys(methodTable) as MethodName[];
const RUNS_PER_METHOD = Math.ceil((process.env['LONG_TESTS'] === '1' ? 100_000 : 2_000) / METHODS.length);
const SEED = 7;

let document: Document;
/** Compiles the schema at a place of the document that `references` makes. */
let reference: (side: keyof ReturnType<typeof references>, name: string) => ValidateFunction;

beforeAll(async () => {
  document = await readDocument();
  const ajv = new Ajv({ strict: false });
  ajv.addSchema({ components: document.components, ...references(document) }, 'contract');
  reference = (side, name) => ajv.compile({ $ref: `contract#/${side}/${name}` });
});

/** The schemas of parameters, results and notifications by name, as the contract has them. */
function references({
  methods,
}: Document): Record<'params' | 'results' | 'notifications', Record<string, AnySchemaObject>> {
  const notifications = methods.flatMap((method) => Object.entries(method['x-notifications'] ?? {}));
  return {
    params: Object.fromEntries(methods.map((method) => [method.name, paramsOf(method)])),
    results: Object.fromEntries(methods.map(({ name, result }) => [name, result.schema])),
    notifications: Object.fromEntries(notifications.map(([name, { result }]) => [name, result])),
  };
}

/** Parameters as an array; for a method that subscribes, with the options of the subscription that is named. */
function paramsOf(method: MethodObject): AnySchemaObject {
  const entries = Object.entries(method['x-notifications'] ?? {});
  const array = (schemas: readonly Schema[]): AnySchemaObject => ({
    type: 'array',
    minItems: method.params.filter(({ required }) => required).length,
    maxItems: schemas.length,
    items: schemas.map((schema, index) =>
      method.params[index]?.required ? schema : { anyOf: [{ type: 'null' }, schema] },
    ),
  });
  if (entries.length === 0) return withoutEmptyItems(array(method.params.map(({ schema }) => schema)));
  return { anyOf: entries.map(([name, { options }]) => array([{ enum: [name] }, options])) };
}

/** JSON Schema takes no empty tuple. */
function withoutEmptyItems(schema: AnySchemaObject): AnySchemaObject {
  const { items, ...others } = schema as { items?: unknown };
  return Array.isArray(items) && items.length === 0 ? others : schema;
}

type Values = fc.Arbitrary<unknown>;

/** Parameters made from those of the examples; every fifth is an example as it stands. */
function paramsLike(examples: readonly (readonly unknown[])[]): Values {
  const example = fc.constantFrom(...examples);
  const changed = example.chain((params) => mutatedParams([...params]));
  return fc.oneof({ arbitrary: example, weight: 1 }, { arbitrary: changed, weight: 4 });
}

/** Values made from those of the examples. */
function valuesLike(examples: readonly unknown[]): Values {
  const wrapped = paramsLike(examples.map((value) => [value]));
  return wrapped.map((list) => (Array.isArray(list) ? ((list as unknown[])[0] ?? null) : list));
}

/** Throws when the two disagree on a value; says how many values were accepted and how many refused. */
function compare(
  values: Values,
  validate: Validator,
  expected: ValidateFunction,
): { accepted: number; refused: number } {
  const found = { accepted: 0, refused: 0 };
  const agrees = fc.property(values, (value) => {
    const fits = expected(value);
    found[fits ? 'accepted' : 'refused']++;
    expect({ fits: validate(value), hasErrors: (validate.errors ?? []).length > 0 }).toEqual({
      fits,
      hasErrors: !fits,
    });
  });
  fc.assert(agrees, { numRuns: RUNS_PER_METHOD, seed: SEED });
  return found;
}

/** Methods whose result is what a JavaScript tracer makes. */
const ANY_JSON = new Set(['debug_traceCall', 'debug_traceTransaction']);

describe('every generated validator', () => {
  test.each(METHODS)('takes the parameters of %s that the contract takes', (name) => {
    const examples = document.methods.find((method) => method.name === name)?.examples ?? [];
    const values = paramsLike(examples.map(({ params }) => params.map(({ value }) => value)));
    const { accepted, refused } = compare(values, paramsValidators[name], reference('params', name));
    expect(Math.min(accepted, refused)).toBeGreaterThan(0);
  });

  test.each(METHODS)('takes the results of %s that the contract takes', (name) => {
    const examples = document.methods.find((method) => method.name === name)?.examples ?? [];
    const values = valuesLike(examples.map(({ result }) => result.value));
    const { accepted, refused } = compare(values, resultValidators().results[name], reference('results', name));
    expect(ANY_JSON.has(name) ? accepted : Math.min(accepted, refused)).toBeGreaterThan(0);
  });

  test.each(Object.keys(subscriptionTable) as SubscriptionName[])(
    'takes the notifications of %s that the contract takes',
    (name) => {
      const entries = document.methods.flatMap((method) => Object.entries(method['x-notifications'] ?? {}));
      const examples = entries.flatMap(([known, entry]) => (known === name ? (entry.examples ?? []) : []));
      const values = valuesLike(examples.map(({ result }) => result));
      const { accepted, refused } = compare(
        values,
        resultValidators().notifications[name],
        reference('notifications', name),
      );
      expect(Math.min(accepted, refused)).toBeGreaterThan(0);
    },
  );
});
