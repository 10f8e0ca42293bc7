/**
 * Validators of what the service sends: for `validate-results`, `halley conformance` and tests. Ajv compiles each from
 * openrpc.json when it is first used; those of parameters, which each request needs, are generated.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
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
  readonly methods: readonly { readonly name: string; readonly 'x-notifications'?: Readonly<Record<string, object>> }[];
  readonly components: object;
}

let validators: ResultValidators | null = null;

/** The validators of this package's contract. */
export function resultValidators(): ResultValidators {
  validators ??= createValidators(readFileSync(join(packageRoot(), 'openrpc.json'), 'utf8'));
  return validators;
}

function createValidators(contract: string): ResultValidators {
  const { methods, components } = JSON.parse(contract, withRecursion) as ContractDocument; // part of this package
  const ajv = new Ajv({ strict: false, messages: false, code: { regExp: PATTERNS } });
  ajv.addSchema({ methods, components }, 'contract');
  const at = (path: string): Validator => lazy(() => ajv.compile({ $ref: `contract#/methods/${path}` }));
  const results = methods.map(({ name }, index) => [name, at(`${index}/result/schema`)]);
  const notifications = methods.flatMap(({ 'x-notifications': sent = {} }, index) =>
    Object.keys(sent).map((name) => [name, at(`${index}/x-notifications/${name}/result`)]),
  );
  // The generated types of the names come from the same document.
  return {
    results: Object.fromEntries(results) as ResultValidators['results'],
    notifications: Object.fromEntries(notifications) as ResultValidators['notifications'],
  };
}

/** The published contract has no circles: where one was cut, a comment says what stood there. */
function withRecursion(_key: string, value: unknown): unknown {
  const comment = typeof value === 'object' && value !== null && '$comment' in value ? value.$comment : null;
  return typeof comment === 'string' && comment.startsWith('#/components/schemas/') ? { $ref: comment } : value;
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
