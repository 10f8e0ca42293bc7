/** Results against the schemas of the contract. */
import type { MethodName } from '../../generated/methods.js';
import type { ValidationError } from '../../generated/validators.js';
import { resultValidators } from '../../src/contract/resultValidators.js';
import type { Outcome } from '../client/answer.js';
import type { Server } from '../identify.js';
import { isObject } from '../json.js';
import type { Session } from '../session.js';

/** Holds the result of a method against its schema. Errors, and methods that the contract lacks, are passed over. */
export function checkResult({ session, server }: { session: Session; server: Server }, outcome: Outcome): void {
  const { method } = outcome;
  if (outcome.kind !== 'result' || !isInContract(method)) return;
  const validate = resultValidators().results[method];
  const isHalley = server.kind === 'halley';
  // The contract promises lower case, which others need not.
  const value = isHalley ? outcome.value : asTheContract(inLowerCase(outcome.value));
  if (validate(value) || (!isHalley && isAlsoAllowed(method, value))) return;
  session.find('result-schema', outcome, `the result ${misfit(validate.errors ?? [])}`);
}

function isInContract(method: string): method is MethodName {
  return Object.hasOwn(resultValidators().results, method);
}

/** Methods whose result names a filter or a subscription. */
const NAMES_ONE = /^eth_(new.*Filter|subscribe)$/;

/** Forms that the contract leaves out and other specifications have. */
function isAlsoAllowed(name: MethodName, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  // A quantity by execution-apis; the contract has a number.
  if (name === 'net_peerCount') return /^0x(0|[1-9a-f][0-9a-f]*)$/.test(value);
  // The contract has 128 bits; others count, or leave out what is zero.
  return NAMES_ONE.test(name) && /^0x[0-9a-f]+$/.test(value);
}

/** Hex in lower case, at whatever depth. */
function inLowerCase(value: unknown): unknown {
  if (typeof value === 'string') return /^0x[0-9a-fA-F]*$/.test(value) ? value.toLowerCase() : value;
  if (Array.isArray(value)) return value.map(inLowerCase);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, inLowerCase(member)]));
}

/** A block with totalDifficulty, which the headers of the contract lack; execution-apis does not have it any more. */
function asTheContract(value: unknown): unknown {
  return isObject(value) && 'uncles' in value ? { totalDifficulty: '0x0', ...value } : value;
}

/** The deepest of the errors says most: those above it only say that no alternative fits. */
function misfit(errors: readonly ValidationError[]): string {
  const depth = ({ instancePath }: ValidationError) => instancePath.split('/').length;
  const telling = errors.filter(({ keyword }) => keyword !== 'anyOf' && keyword !== 'oneOf' && keyword !== 'type');
  const deepest = telling.reduce<ValidationError | null>(
    (best, error) => (best === null || depth(error) >= depth(best) ? error : best),
    null,
  );
  if (deepest === null) return 'does not fit the schema';
  const where = deepest.instancePath === '' ? '' : `at ${deepest.instancePath} `;
  return `${where}does not fit: ${deepest.keyword} ${JSON.stringify(deepest.params)}`;
}
