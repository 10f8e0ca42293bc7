import type { Caller } from '../caller/caller.js';
import { bech32 } from '@scure/base';
import type { Address } from '../../generated/types.js';
import type { AnswerCache } from '../chain/answerCache.js';
import { QueryFailed } from '../chain/chainErrors.js';
import type { TraceOptions, NodeTraceBlock, NodeTraces, VestingBalances } from '../chain/traces.js';
import type { Awaitable } from '../concurrency/awaitable.js';
import { decodeData, NO_BYTES } from '../ethereum/hex.js';
import { TRANSFER_GAS } from '../ethereum/transaction/intrinsicGas.js';
import type { SignedTransaction } from '../ethereum/transaction/transaction.js';
import { legacyV } from '../ethereum/transaction/signing.js';
import { decodeTransaction } from '../ethereum/transaction/transactionDecoding.js';
import { encodeTransaction } from '../ethereum/transaction/transactionEncoding.js';
import type { ChainProfile } from './chainProfile.js';
import type { ApplicationQueries } from './queries/applicationQueries.js';

/** Dependencies of `CosmosVesting`. */
export interface CosmosVestingParts {
  queries: Pick<ApplicationQueries, 'accountType'>;
  traces: Pick<NodeTraces, 'transaction'>;
  cache: AnswerCache;
  profile: Pick<ChainProfile, 'forks' | 'bech32Prefix'>;
}

/** Approximate size in the cache. */
const ANSWER_BYTES = 100;

/** Above any base fee: a node refuses to trace a price below it. */
const READING_PRICE = 10n ** 18n;
const READING_OPTIONS: TraceOptions = {
  tracer: 'prestateTracer',
  // Newer tracers leave empty accounts out.
  tracerConfig: { includeEmpty: true, disableCode: true, disableStorage: true },
  timeoutMs: 5_000,
  limit: 0,
  enableMemory: false,
  disableStack: true,
  disableStorage: true,
  enableReturnData: false,
};
/** Much more than the accounts of one call take. */
const MAX_ANSWER_BYTES = 100_000;

/** The signature of the example of EIP-155: the sender it gives is an account without an owner. */
const SIGNATURE = {
  r: 0x28ef61340bd939bc2195fe537567866003e1a15d3c71ff63e1590620aa636276n,
  s: 0x67cbe9d8997f761aecb703304b3800ccf555c9f3dc64214b297fb1966a3b6d83n,
};

/**
 * Finds vesting accounts and what one can spend in a block: the trace of an unsent call to the account starts from the
 * state before the block, at the block's time, and shows its balance before anything runs. So neither permissions nor
 * delegated code matter.
 */
export class CosmosVesting implements VestingBalances {
  readonly #parts: CosmosVestingParts;

  constructor(parts: CosmosVestingParts) {
    this.#parts = parts;
  }

  async inBlock(address: Address, block: NodeTraceBlock, caller: Caller): Promise<bigint | null> {
    // The first block runs on the genesis state, which few nodes know.
    if (block.number <= 1 || !(await this.#isVesting(address, block.number - 1, caller))) return null;
    // The time is that of a block which need not be on the chain.
    const key = `vesting ${address} at ${block.timestamp} ${block.timestampNanos}`;
    const ask = (shared: Caller) => this.#read(address, block, shared);
    return this.#parts.cache.answer({ height: block.number - 1, key, ask, sizeOf: () => ANSWER_BYTES }, caller);
  }

  async #read(address: Address, block: NodeTraceBlock, caller: Caller): Promise<bigint> {
    const { traces, profile } = this.#parts;
    const question = `the node does not tell what the vesting account ${address} can spend in block ${block.number}`;
    try {
      const transaction = reading(address, profile.forks.chainId);
      const balance = balanceOf(
        await traces.transaction({ transaction, predecessors: [] }, block, READING_OPTIONS, caller),
        address,
      );
      if (balance !== null) return balance;
    } catch (error) {
      // What the node says of the call; it may also be busy, gone, or without that state.
      if (error instanceof QueryFailed)
        throw new QueryFailed(`${question}: ${error.text}`, error.abciCode, error.codespace);
      throw error;
    }
    throw new QueryFailed(`${question}: it answers something else`, 0, '');
  }

  #isVesting(address: Address, height: number, caller: Caller): Awaitable<boolean> {
    const { cache, queries, profile } = this.#parts;
    const text = bech32.encode(profile.bech32Prefix, bech32.toWords(decodeData(address)), false);
    const ask = async (shared: Caller): Promise<boolean> =>
      /vesting/i.test((await queries.accountType(text, height, shared)) ?? '');
    return cache.answer({ height, key: `vesting ${address}`, ask, sizeOf: () => ANSWER_BYTES }, caller);
  }
}

/** A call without value or data. */
function reading(address: Address, chainId: bigint): SignedTransaction {
  const raw = encodeTransaction({
    type: 0,
    chainId,
    nonce: 0n,
    gasPrice: READING_PRICE,
    maxFeePerGas: null,
    maxPriorityFeePerGas: null,
    gas: TRANSFER_GAS,
    to: address,
    value: 0n,
    input: NO_BYTES,
    accessList: null,
    authorizationList: null,
    v: legacyV(chainId, 0),
    ...SIGNATURE,
  });
  return decodeTransaction(raw);
}

/** The balance of an account in a prestate; null where there is none. */
function balanceOf(answer: Uint8Array, address: Address): bigint | null {
  if (answer.length > MAX_ANSWER_BYTES) return null;
  try {
    // Each member is checked.
    const prestate = JSON.parse(Buffer.from(answer).toString()) as Record<string, { balance?: unknown }> | null;
    const balance = prestate?.[address]?.balance;
    return typeof balance === 'string' && /^0x[0-9a-f]{1,64}$/.test(balance) ? BigInt(balance) : null;
  } catch {
    return null;
  }
}
