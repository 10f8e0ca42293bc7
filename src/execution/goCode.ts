/**
 * Go code behind an address: contracts that are a part of the chain's program. Their accounts have no code or code that
 * never runs, so an EVM outside the node would run them wrongly.
 */
import type { Caller } from '../caller/caller.js';
import type { Address, CallObject, Hash } from '../../generated/types.js';
import { QueryFailed } from '../chain/chainErrors.js';
import type { CallOutcome, State } from '../chain/state.js';
import type { Awaitable } from '../concurrency/awaitable.js';
import { encodeData, encodeQuantity, NO_BYTES } from '../ethereum/hex.js';
import { keccakHashOnce } from '../ethereum/keccak.js';
import { TRANSFER_GAS } from '../ethereum/transaction/intrinsicGas.js';
import { executionUnsupported, ExecutionError } from './refusals/executionError.js';

/** The evidence of Go code: a list of the chain, or what a call of the address says. */
export type GoCode = { listed: 'precompiles' | 'tokens' } | GoCodeThatSays;

/** Go code that is on no list of the chain, and what a call of it says. */
export interface GoCodeThatSays {
  says: string;
}

/** An address, and the hash of its account's code on the chain; null where it has none. */
export interface AddressToRun {
  address: Address;
  codeHash: Hash | null;
}

/** The queries that find Go code. */
export type GoCodeState = Pick<State, 'isErc20Precompile' | 'call'>;

/** The code of each ERC-20 precompile, for contracts that check for code. */
export const PLACEHOLDER_CODE_HASH = '0x7b477c761b4d0469f03f27ba58d0a7eacbfdd62b69b82c6c683ae5f81c67fe80' as Hash;

/** The code 0x01, by which subnet-evm and chains that follow it mark their precompiles, at any addresses. */
const MARK_CODE_HASH = keccakHashOnce(Uint8Array.of(1));

/** Unlisted precompiles have addresses below this, as Ethereum's have. */
const LOW_ADDRESSES = 0x10000n;

/** No bytes as text. */
export const NO_DATA = encodeData(NO_BYTES);
/** Longest text of a node that clients see, characters. */
const MAX_WORDS = 200;

/** Whether only the node knows if there is Go code behind an address in lower case. */
export function mayHaveGoCode({ address, codeHash }: AddressToRun): boolean {
  return codeHash !== null || BigInt(address) < LOW_ADDRESSES;
}

/** Whether an account in lower case looks like one with Go code, so that only a call of it can decide. */
export function isToldByCall({ address, codeHash }: AddressToRun): boolean {
  return codeHash === null ? BigInt(address) < LOW_ADDRESSES : codeHash === MARK_CODE_HASH;
}

/**
 * The Go code behind an address in lower case; null where there is none. Rejects where the node does not tell. `prober`
 * may make calls; null where no account may, so that no Go code is reached.
 */
export async function findGoCode(
  state: GoCodeState,
  account: AddressToRun,
  { height, prober }: { height: number; prober: Address | null },
  caller: Caller,
): Promise<GoCode | null> {
  if (!mayHaveGoCode(account) || prober === null) return null;
  if (isToldByCall(account)) {
    const found = await callForGoCode(async (call) => state.call(call, height, null, caller), account, prober);
    if (found !== null) return found;
  }
  const { address, codeHash } = account;
  return codeHash !== null && (await state.isErc20Precompile(address, height, caller)) ? { listed: 'tokens' } : null;
}

/**
 * The Go code that a call of an address reveals; null for none. The gas pays for the call alone: Go code runs out of it
 * or fails otherwise; without Go code, the output is empty.
 */
export async function callForGoCode(
  run: (call: CallObject) => Promise<CallOutcome>,
  { address, codeHash }: AddressToRun,
  caller: Address,
): Promise<GoCodeThatSays | null> {
  const says = await outcomeText(run({ from: caller, to: address, gas: encodeQuantity(TRANSFER_GAS) }));
  // Run by an EVM, the mark is an ADD that finds nothing on the stack.
  const isMark = codeHash === MARK_CODE_HASH && says.startsWith('stack underflow');
  return says === NO_DATA || isMark ? null : { says: says.slice(0, MAX_WORDS) };
}

/** The feature in errors for Go code; the address follows. */
const REACHES = 'a call that reaches the contract ';

/** The contract that an error of `goCodeUnsupported` names; null for any other error. */
export function goCodeReached(error: unknown): Address | null {
  if (!(error instanceof ExecutionError) || error.rpc.name !== 'featureNotSupported') return null;
  const feature = String(error.rpc.arguments['feature']);
  // The error was made with an address.
  return feature.startsWith(REACHES) ? (feature.slice(REACHES.length) as Address) : null;
}

/** The error for Go code that the node would run differently from a transaction. */
export function goCodeUncertain(address: Address, reason: string): ExecutionError {
  return executionUnsupported(
    `${REACHES}${address}`,
    `it is Go code of the chain, which the node alone can run; ${reason}`,
  );
}

/** The error for Go code of the origin of a fork. */
export function goCodeOfOrigin(address: Address, found: GoCode): ExecutionError {
  const reason = `it is Go code of the chain that was forked (${evidence(found)}), which does not run outside it`;
  return executionUnsupported(`${REACHES}${address}`, reason);
}

/** The error for an execution that reaches Go code. */
export function goCodeUnsupported(address: Address, found: GoCode): ExecutionError {
  return executionUnsupported(
    `${REACHES}${address}`,
    `it is Go code of the chain, which the node alone can run (${evidence(found)}); overrides, authorizations, access lists, ` +
      'simulations and some traces run outside the node',
  );
}

function evidence(found: GoCode): string {
  if ('says' in found) return `nothing lists it, but a call of it says: ${found.says}`;
  if (found.listed === 'precompiles') return "one of the chain's own precompiles";
  return "an ERC-20 precompile of one of the chain's coins";
}

/** The output of a call, or why it failed. Rejects with the errors that `wordsOfNode` rethrows. */
export async function outcomeText(called: Awaitable<CallOutcome>): Promise<string> {
  try {
    const { vmError, returnData } = await called;
    return vmError === '' ? returnData : vmError;
  } catch (error) {
    return wordsOfNode(error);
  }
}

/** The node's text about the call itself. Rethrows other errors, as of a node that is busy or gone. */
export function wordsOfNode(error: unknown): string {
  if (!isOfCall(error)) throw error;
  return error.text;
}

/** Whether the node says this of the call, and would say it again. */
export function isOfCall(error: unknown): error is QueryFailed {
  return error instanceof QueryFailed && !error.text.startsWith('execution aborted');
}
