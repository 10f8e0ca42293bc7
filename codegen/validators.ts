/**
 * Emits generated/validators.ts (parameters) and generated/resultValidators.ts (results and notifications): code that Ajv compiles from
 * the schemas, so that the server itself needs no schema library and starts without compiling.
 */
import standalone from 'ajv/dist/standalone/index.js';
import type { Contract } from './contract.js';
import { banner } from './types.js';
import { paramsSide, resultSide, type Side } from './validationSchemas.js';

/** The text of generated/validators.ts. */
export function emitParamsValidators(contract: Contract): string {
  const side = paramsSide(contract);
  return [
    banner + nocheck,
    `import type { MethodName } from './methods.js';`,
    validatorTypes,
    patternCompiler,
    functionsOf(side),
    `/** Checks the parameters of a method, as an array; a parameter that is not required may also be null. */`,
    `export const paramsValidators: Record<MethodName, Validator> = ${tableOf(side.ids)};\n`,
  ].join('\n');
}

/** The text of generated/resultValidators.ts. */
export function emitResultValidators(contract: Contract): string {
  const side = resultSide(contract);
  return [
    banner + nocheck,
    `import type { MethodName } from './methods.js';\nimport type { SubscriptionName } from './notifications.js';`,
    `import { compilePattern, type Validator } from './validators.js';\n`,
    functionsOf(side),
    `/** Checks the result of a method. */`,
    `export const resultValidators: Record<MethodName, Validator> = ${tableOf(side.ids)};\n`,
    `/** Checks what a notification of a subscription carries. */`,
    `export const notificationValidators: Record<SubscriptionName, Validator> = ${tableOf(side.notificationIds)};\n`,
  ].join('\n');
}

const nocheck = '// @ts-nocheck\n/* eslint-disable */\n';

const validatorTypes = `
/** Where and why a value does not fit. */
export interface ValidationError {
  /** The rule that was broken: type, pattern, required, … */
  readonly keyword: string;
  /** JSON pointer to the offending value. */
  readonly instancePath: string;
  /** Begins with the name of the component that was expected there, or with # inside a larger component. */
  readonly schemaPath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** True when the value fits; otherwise \`errors\` holds, until the next call, why it does not. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}
`;

/**
 * Each round of an unbounded repetition keeps a place to go back to; for texts of megabytes V8 sometimes runs out of room for them and throws
 * a RangeError. Looking for a character that does not belong needs none.
 */
const patternCompiler = `
/** Patterns of bytes in hex, which may be megabytes long, and what must not be among their digits. */
const notADigit = new Map([
  ['^0x(?:[0-9a-fA-F]{2})*$', /[^0-9a-fA-F]/],
  ['^0x(?:[0-9a-f]{2})*$', /[^0-9a-f]/],
]);

/** A pattern as the validators use it. */
export function compilePattern(source, flags) {
  const wrong = notADigit.get(source);
  if (wrong === undefined) return new RegExp(source, flags);
  return { test: (text) => text.length % 2 === 0 && text.startsWith('0x') && !wrong.test(text.slice(2)) };
}
`;

function functionsOf({ ajv, ids, notificationIds }: Side): string {
  const exported = [...ids.values(), ...notificationIds.values()].map((id) => [id, id]);
  const code = standalone.default(ajv, Object.fromEntries(exported) as Record<string, string>);
  if (/\brequire\(/.test(code)) throw new Error('a schema uses a keyword whose compiled code calls require()');
  return code.replace('"use strict";', ''); // a module is strict
}

function tableOf(ids: ReadonlyMap<string, string>): string {
  return `{\n${[...ids].map(([name, id]) => `  '${name}': ${id},`).join('\n')}\n}`;
}
