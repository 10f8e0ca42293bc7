/**
 * Go code behind an address: contracts that are a part of the chain's program. They look like other accounts, of which
 * some have no code and others code that never runs, so that an EVM outside the node would answer for them wrongly.
 */
import type { Address, CallObject, Hash } from '../../generated/types.js';
import { QueryFailed } from '../chain/errors.js';
import type { State } from '../chain/state.js';
import { encodeData, encodeQuantity, NO_BYTES } from '../evm/hex.js';
import { keccakHashOnce } from '../evm/keccak.js';
import { TRANSFER_GAS } from '../evm/transaction/intrinsicGas.js';
import { executionUnsupported, ExecutionError } from './refusals/executionError.js';

/** Where it is known from that an address has Go code: a list of the chain, or what a call of it says. */
export type GoCode = { listed: 'precompiles' | 'tokens' } | { says: string };

/** An address, and the hash of its account's code on the chain; null where it has none. */
export interface AddressToRun {
  address: Address;
  codeHash: Hash | null;
}

/** What goes to the node to find it out. */
export type GoCodeState = Pick<State, 'isErc20Precompile' | 'call'>;

/** The code that the module gives each of its ERC-20 precompiles, so that contracts which look for code find some. */
export const PLACEHOLDER_CODE_HASH = '0x7b477c761b4d0469f03f27ba58d0a7eacbfdd62b69b82c6c683ae5f81c67fe80' as Hash;

/** The code 0x01, by which subnet-evm and chains that follow it mark their precompiles, at addresses of any height. */
const MARK_CODE_HASH = keccakHashOnce(Uint8Array.of(1));

/** Precompiles that no parameter lists have addresses below this, as Ethereum's have. */
const LOW_ADDRESSES = 0x10000n;

const NO_DATA = encodeData(NO_BYTES);
/** Longest answer of a node that is repeated to clients, characters. */
const MAX_WORDS = 200;

/** Whether only the node can say that there is no Go code behind an address in lower case. */
export function mayHaveGoCode({ address, codeHash }: AddressToRun): boolean {
  return codeHash !== null || BigInt(address) < LOW_ADDRESSES;
}

/**
 * The Go code behind an address in lower case; null where there is none. Rejects where the node does not tell. A low
 * address without code is called with gas for nothing but the call itself: what is there runs out of it or says
 * something else, and only where nothing is, the answer is empty. So is one that has the mark of a precompile.
 * `caller` makes the call; null where nobody may make any, so that none is reached.
 */
export async function findGoCode(
  state: GoCodeState,
  { address, codeHash }: AddressToRun,
  { height, caller }: { height: number; caller: Address | null },
  signal?: AbortSignal,
): Promise<GoCode | null> {
  if (!mayHaveGoCode({ address, codeHash }) || caller === null) return null;
  const call: CallObject = { from: caller, to: address, gas: encodeQuantity(TRANSFER_GAS) };
  if (codeHash === null) return probe(state, call, height, signal);
  if (codeHash === MARK_CODE_HASH) {
    const found = await probe(state, call, height, signal);
    // Run by an EVM, the mark is an ADD that finds nothing on the stack.
    if (found !== null && !found.says.startsWith('stack underflow')) return found;
  }
  return (await state.isErc20Precompile(address, height, signal)) ? { listed: 'tokens' } : null;
}

/** What an execution that reaches Go code is called; the address follows. */
const REACHES = 'a call that reaches the contract ';

/** The contract that an error of `goCodeUnsupported` names; null for any other error. */
export function goCodeReached(error: unknown): Address | null {
  if (!(error instanceof ExecutionError) || error.rpc.name !== 'featureNotSupported') return null;
  const feature = String(error.rpc.arguments['feature']);
  // What follows is the address that the error was made with.
  return feature.startsWith(REACHES) ? (feature.slice(REACHES.length) as Address) : null;
}

/** The error for an execution that reaches Go code, which the node runs otherwise than in a transaction. */
export function goCodeUncertain(address: Address, reason: string): ExecutionError {
  return executionUnsupported(
    `${REACHES}${address}`,
    `it is Go code of the chain, which the node alone can run; ${reason}`,
  );
}

/** The error for an execution that reaches Go code. */
export function goCodeUnsupported(address: Address, found: GoCode): ExecutionError {
  const what = 'says' in found ? `nothing lists it, but a call of it says: ${found.says}` : WHY[found.listed];
  return executionUnsupported(
    `${REACHES}${address}`,
    `it is Go code of the chain, which the node alone can run (${what}); overrides, authorizations, access lists, ` +
      'simulations and some traces run outside the node',
  );
}

const WHY = {
  precompiles: "one of the chain's own precompiles",
  tokens: "an ERC-20 precompile of one of the chain's coins",
};

async function probe(
  state: Pick<State, 'call'>,
  call: CallObject,
  height: number,
  signal: AbortSignal | undefined,
): Promise<{ says: string } | null> {
  try {
    const { vmError, returnData } = await state.call(call, height, null, signal);
    if (vmError === '' && returnData === NO_DATA) return null;
    return { says: shown(vmError === '' ? returnData : vmError) };
  } catch (error) {
    // The node may be busy or gone; only what it says about the call itself counts.
    if (!(error instanceof QueryFailed) || error.text.startsWith('execution aborted')) throw error;
    return { says: shown(error.text) };
  }
}

function shown(words: string): string {
  return words.slice(0, MAX_WORDS);
}
