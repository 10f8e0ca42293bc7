/**
 * Validators of what the service sends: for `validate-results`, `halley conformance` and tests. Ajv compiles each from
 * openrpc.json when it is first used; those of parameters, which each request needs, are generated.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type AnySchemaObject, type ValidateFunction } from 'ajv';
import type { MethodName } from '../../generated/methods.js';
import type { SubscriptionName } from '../../generated/notifications.js';
import { compilePattern, type Validator } from '../../generated/validators.js';
import { packageRoot } from '../config/packageRoot.js';

/** The validators of results by method, and of what a notification carries by subscription. */
export interface ResultValidators {
  readonly results: Readonly<Record<MethodName, Validator>>;
  readonly notifications: Readonly<Record<SubscriptionName, Validator>>;
}

/** The part of openrpc.json that is read here. */
interface ContractDocument {
  readonly methods: readonly {
    readonly name: string;
    readonly result: { readonly schema: AnySchemaObject };
    readonly 'x-notifications'?: Readonly<Record<string, { readonly result: AnySchemaObject }>>;
  }[];
  readonly components: { readonly schemas: Readonly<Record<string, AnySchemaObject>> };
}

const COMPONENT = '#/components/schemas/';

let validators: ResultValidators | null = null;

/** The validators of this package's contract. */
export function resultValidators(): ResultValidators {
  validators ??= createValidators(readFileSync(join(packageRoot(), 'openrpc.json'), 'utf8'));
  return validators;
}

/** The same, all compiled. It takes a second, which a service has before it listens and not afterwards. */
export function compiledResultValidators(): ResultValidators {
  const { results, notifications } = resultValidators();
  for (const validate of [...Object.values(results), ...Object.values(notifications)]) validate(undefined);
  return { results, notifications };
}

function createValidators(contract: string): ResultValidators {
  const { methods, components } = JSON.parse(contract, asAjvTakesIt) as ContractDocument; // part of this package
  const ajv = new Ajv({ strict: false, messages: false, code: { regExp: PATTERNS } });
  for (const [name, schema] of Object.entries(components.schemas)) ajv.addSchema(schema, name);
  const results = methods.map(({ name, result }) => [name, lazy(() => ajv.compile(result.schema))]);
  const notifications = methods.flatMap(({ 'x-notifications': sent = {} }) =>
    Object.entries(sent).map(([name, { result }]) => [name, lazy(() => ajv.compile(result))]),
  );
  // The generated types of the names come from the same document.
  return {
    results: Object.fromEntries(results) as ResultValidators['results'],
    notifications: Object.fromEntries(notifications) as ResultValidators['notifications'],
  };
}

/**
 * The parts of the document, with the ids of components as references, so that an error names the component. Where the
 * published document cut a circle, a comment says what was there. Of alternatives no value fits two, so the first that
 * fits is enough, and null comes last: it is not what an error is about.
 */
function asAjvTakesIt(key: string, value: unknown): unknown {
  if (key === '$ref' && typeof value === 'string' && value.startsWith(COMPONENT)) return value.slice(COMPONENT.length);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { $comment, oneOf, ...schema } = value as AnySchemaObject; // an object of parsed JSON
  if (typeof $comment === 'string' && $comment.startsWith(COMPONENT)) return { $ref: $comment.slice(COMPONENT.length) };
  if (!Array.isArray(oneOf)) return value;
  const isNull = (alternative: AnySchemaObject): boolean => alternative['type'] === 'null';
  const alternatives = oneOf as AnySchemaObject[]; // as the contract has them
  return { ...schema, anyOf: [...alternatives.filter((each) => !isNull(each)), ...alternatives.filter(isNull)] };
}

/** Patterns as the validators of parameters have them: long hex text does not backtrack. */
const PATTERNS = Object.assign((source: string, flags: string) => compilePattern(source, flags), {
  code: 'compilePattern',
});

function lazy(compile: () => ValidateFunction): Validator {
  let compiled: ValidateFunction | null = null;
  const validate: Validator = (value) => {
    compiled ??= compile();
    const fits = compiled(value);
    validate.errors = compiled.errors ?? null;
    return fits;
  };
  return validate;
}
