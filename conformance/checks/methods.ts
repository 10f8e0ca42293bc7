/** Every method by itself: its examples, requests about what exists, and parameters that do not fit. */
import { errorCatalogue, type ErrorName } from '../../generated/errors.js';
import { methodTable, type MethodName } from '../../generated/methods.js';
import { paramsValidators } from '../../generated/validators.js';
import type { Outcome } from '../client/answer.js';
import { isObject, objectsOf, textOf } from '../json.js';
import type { Material } from '../material.js';
import type { Server } from '../identify.js';
import type { AnswerState, Session } from '../session.js';
import { adaptedRequests, isSafe } from './requests.js';
import { checkResult } from './results.js';

/** What became of a method. */
export type MethodState = AnswerState | 'not called';

/** The examples of the contract: lists of parameters by method. */
export type Examples = ReadonlyMap<string, readonly unknown[][]>;

/** The examples in the text of openrpc.json. */
export function readExamples(contract: unknown): Examples {
  if (!isObject(contract)) throw new TypeError('the contract is no object');
  return new Map(
    objectsOf(contract['methods']).map((method) => [
      textOf(method, 'name'),
      objectsOf(method['examples']).map((example) => objectsOf(example['params']).map(({ value }) => value)),
    ]),
  );
}

/** Methods without which no wallet or library works. */
const REQUIRED: readonly MethodName[] = [
  ...(['eth_blockNumber', 'eth_call', 'eth_chainId', 'eth_estimateGas', 'eth_feeHistory', 'eth_gasPrice'] as const),
  ...(['eth_getBalance', 'eth_getBlockByHash', 'eth_getBlockByNumber', 'eth_getCode', 'eth_getLogs'] as const),
  ...(['eth_getStorageAt', 'eth_getTransactionByHash', 'eth_getTransactionCount'] as const),
  ...(['eth_getTransactionReceipt', 'net_version', 'web3_clientVersion'] as const),
];

/** Code of a method that does not exist. */
const METHOD_NOT_FOUND = errorCatalogue.methodNotFound.code;
const UNAUTHORIZED = errorCatalogue.unauthorized.code;
/** Code of geth's errors that have none of their own. */
const GENERAL = errorCatalogue.executionFailed.code;
const INVALID_PARAMS = errorCatalogue.invalidParams.code;

/** Codes with which a valid request may be refused: history that is pruned, what the chain cannot do, what is busy. */
const EXCUSED = new Set<number>(
  (['historyPruned', 'methodNotSupported', 'nodeUnavailable', 'limitExceeded'] as const).map(
    (name) => errorCatalogue[name].code,
  ),
);

/** What the checks of methods share. */
export interface MethodChecks {
  session: Session;
  server: Server;
  material: Material;
  examples: Examples;
}

/** Checks the methods one after the other. Returns the outcome of each. */
export async function checkMethods(
  checks: MethodChecks,
  names: readonly MethodName[],
): Promise<Map<MethodName, MethodState>> {
  const states = new Map<MethodName, MethodState>();
  for (const name of names)
    states.set(name, isSafe(name) ? await checkMethod(checks, name) : unsafeState(checks.server, name));
  return states;
}

/** A method that is not called is known from the server's lists, if at all. */
function unsafeState({ modules, discovered }: Server, name: MethodName): MethodState {
  if (discovered !== null) return discovered.includes(name) ? 'not called' : 'absent';
  return modules === null || modules.includes(methodTable[name].namespace) ? 'not called' : 'absent';
}

async function checkMethod(checks: MethodChecks, name: MethodName): Promise<MethodState> {
  const { session, material, examples } = checks;
  const adapted = adaptedRequests(name, material);
  const [first, ...others] = [...adapted, ...(examples.get(name) ?? [])];
  const outcome = await session.call(name, first ?? []);
  if (outcome.kind === 'error' && outcome.code === METHOD_NOT_FOUND) return missing(checks, name, outcome);
  if (outcome.kind === 'error' && outcome.code === UNAUTHORIZED) return 'private';
  judge(checks, name, outcome, adapted.length > 0);
  for (const [index, params] of others.entries())
    judge(checks, name, await session.call(name, params), index + 1 < adapted.length);
  await checkParameters(checks, name, first ?? []);
  return 'present';
}

function missing({ session, server }: MethodChecks, name: MethodName, outcome: Outcome): MethodState {
  const listed = server.kind === 'halley' && server.modules?.includes(methodTable[name].namespace) === true;
  if (listed || REQUIRED.includes(name)) session.find('method-missing', outcome, 'the method does not exist');
  return 'absent';
}

/** `exists`: what is asked about is known to exist. */
function judge({ session, server }: MethodChecks, name: MethodName, outcome: Outcome, exists: boolean): void {
  if (outcome.kind === 'fault') return;
  if (outcome.kind === 'result') return checkResult({ session, server }, outcome);
  if (exists && !EXCUSED.has(outcome.code))
    session.find('unexpected-error', outcome, `error ${outcome.code}: ${outcome.message}`);
  else if (!mayAnswer(name, outcome))
    session.find('error-catalogue', outcome, `error ${outcome.code} (${outcome.message}) is not one of the method's`);
}

const ANYWHERE: readonly ErrorName[] = ['methodNotFound', 'methodNotSupported', 'invalidParams', 'unauthorized'];

/** True for an error that the contract lists for the method, or that any request can get. */
function mayAnswer(name: MethodName, { code, message }: { code: number; message: string }): boolean {
  return [...ANYWHERE, ...methodTable[name].errors].some(
    // Servers that do not distinguish the codes use the general one for whatever is in the catalogue.
    (error) =>
      (errorCatalogue[error].code === code || code === GENERAL) && fitsTemplate(message, errorCatalogue[error].message),
  );
}

/** Any text may take the place of `{limit}` in `limit is {limit}`. */
function fitsTemplate(message: string, template: string): boolean {
  const parts = template.split(/\{\w+\}/);
  let from = 0;
  for (const part of parts) {
    const at = message.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return message.startsWith(parts[0] ?? '') && message.endsWith(parts.at(-1) ?? '');
}

/** Values of the wrong type; the first that the contract refuses is sent. */
const WRONG_VALUES: readonly unknown[] = [{ wrong: [] }, true, 12.5, 'zz', [[]]];

async function checkParameters({ session }: MethodChecks, name: MethodName, params: unknown[]): Promise<void> {
  const { params: names, required } = methodTable[name];
  const wrong: unknown[][] = [
    [...params, ...Array<string>(Math.max(1, names.length + 1 - params.length)).fill('too many')],
  ];
  const value = WRONG_VALUES.find((candidate) => !paramsValidators[name]([candidate, ...params.slice(1)]));
  if (names.length > 0 && value !== undefined) wrong.push([value, ...params.slice(1)]);
  if (required > 0) wrong.push([]);
  for (const list of wrong) {
    const outcome = await session.call(name, list);
    if (outcome.kind === 'fault') continue;
    if (outcome.kind === 'result') session.find('invalid-params', outcome, 'a result');
    else if (outcome.code !== INVALID_PARAMS)
      session.find('invalid-params', outcome, `error ${outcome.code}: ${outcome.message}`);
  }
}
