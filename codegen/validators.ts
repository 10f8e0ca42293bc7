/**
 * Emits generated/validators.ts. Ajv compiles the schemas of parameters to this code, so that the server compiles
 * nothing when it starts and checks a request in microseconds.
 */
import standalone from 'ajv/dist/standalone/index.js';
import type { Contract } from './contract.js';
import { BANNER } from './types.js';
import { paramsSide, type Side } from './validationSchemas.js';

/** The text of generated/validators.ts. */
export function emitParamsValidators(contract: Contract): string {
  const side = paramsSide(contract);
  return [
    BANNER + NO_CHECK,
    `import type { MethodName } from './methods.js';`,
    VALIDATOR_TYPES,
    PATTERN_COMPILER,
    functionsOf(side),
    `/** Checks the parameters of a method, as an array; a parameter that is not required may also be null. */`,
    `export const paramsValidators: Record<MethodName, Validator> = ${tableOf(side.ids)};\n`,
  ].join('\n');
}

const NO_CHECK = '// @ts-nocheck\n/* eslint-disable */\n';

const VALIDATOR_TYPES = `
/** Where and why a value does not fit. */
export interface ValidationError {
  /** The rule that was broken: type, pattern, required, … */
  readonly keyword: string;
  /** JSON pointer to the offending value. */
  readonly instancePath: string;
  /** Begins with the name of the component that was expected, or with # inside a larger component. */
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
 * An unbounded repetition backtracks: V8 keeps a position for each round, and for a text of megabytes it sometimes runs
 * out of memory for them and throws a RangeError. A search for a wrong character keeps nothing.
 */
const PATTERN_COMPILER = `
/** Patterns of bytes in hex, which may be megabytes long, each with what must not be among the digits. */
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

function functionsOf({ ajv, ids }: Side): string {
  const exported = [...ids.values()].map((id) => [id, id]);
  // Every entry is a pair of strings.
  const code = standalone.default(ajv, Object.fromEntries(exported) as Record<string, string>);
  if (/\brequire\(/.test(code)) throw new Error('a schema uses a keyword whose compiled code calls require()');
  return code.replace('"use strict";', ''); // a module is strict
}

function tableOf(ids: ReadonlyMap<string, string>): string {
  return `{\n${[...ids].map(([name, id]) => `  '${name}': ${id},`).join('\n')}\n}`;
}
