/** The fields that OpenRPC does not have. A misspelt one, or `yes` where YAML has true, would have no effect. */
import { Ajv, type AnySchemaObject } from 'ajv';
import type { Rule } from './breach.js';

type Problem = ReturnType<Rule>[number];

const text = { type: 'string' };
const texts = { type: 'array', items: text };
const map = (values: AnySchemaObject): AnySchemaObject => ({ type: 'object', additionalProperties: values });
const record = (required: AnySchemaObject, optional: AnySchemaObject = {}): AnySchemaObject => ({
  type: 'object',
  required: Object.keys(required),
  properties: { ...required, ...optional },
  additionalProperties: false,
});

const LIMITS = map(record({ default: { type: 'integer', minimum: 0 }, unit: text, error: text }, { setting: text }));
const METHOD = {
  'x-namespace': text,
  'x-private': { type: 'boolean' },
  'x-transport': text,
  'x-needs': texts,
  'x-aliases': texts,
  'x-cost': {}, // the rule of agreement says more of these two
  'x-gas-per-unit': {},
  'x-limits': LIMITS,
  'x-notifications': { type: 'object' }, // a rule of its own checks them, and the next
  'x-chain-params': { type: 'array', minItems: 1 },
};
const DOCUMENT = {
  'x-authentication': map(text),
  'x-limits': LIMITS,
  'x-needs': map(text),
  'x-error-help': map(record({ explanation: text, remedy: text })),
  'x-unsupported-methods': map(texts),
};

const ajv = new Ajv({ strict: false });
const document = checkOf(DOCUMENT);
const method = checkOf(METHOD);
const part = checkOf({ 'x-secret': { type: 'boolean' } });

/** What is wrong with the extensions of the document, of methods, and of parameters and results. */
export const extensionFields: Rule = (contract) => [
  ...document('the document', contract),
  ...contract.methods.flatMap((each) => [
    ...method(each.name, each),
    ...[...each.params, each.result].flatMap((one) => part(`${each.name} ${one.name}`, one)),
  ]),
];

/** Checks the fields that begin with `x-`; the meta-schema of OpenRPC knows all others. */
function checkOf(extensions: Readonly<Record<string, AnySchemaObject>>): (where: string, value: object) => Problem[] {
  const known = Object.keys(extensions).map((name) => name.slice('x-'.length));
  const validate = ajv.compile({
    type: 'object',
    properties: extensions,
    patternProperties: { [`^x-(?!(?:${known.join('|')})$)`]: false },
  });
  return (where, value) =>
    validate(value)
      ? []
      : (validate.errors ?? []).slice(0, 1).map(({ instancePath, message, propertyName }) => ({
          where,
          problem: `${propertyName ?? instancePath.slice(1)} ${message === 'boolean schema is false' ? 'is not known' : message}`,
        }));
}
