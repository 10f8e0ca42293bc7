import { bech32 } from '@scure/base';
import type { Address } from '../../generated/types.js';
import type { AnswerCache } from '../chain/answerCache.js';
import { QueryFailed } from '../chain/errors.js';
import type { TraceOptions } from '../chain/traces.js';
import type { NodeTraceBlock, NodeTraces } from '../chain/tracing/nodeTraces.js';
import type { VestingBalances } from '../chain/vestingBalances.js';
import { decodeData, fromHex } from '../evm/hex.js';
import type { SignedTransaction } from '../evm/transaction/transaction.js';
import { legacyV } from '../evm/transaction/signing.js';
import { decodeTransaction } from '../evm/transaction/transactionDecoding.js';
import { encodeTransaction } from '../evm/transaction/transactionEncoding.js';
import type { ChainProfile } from './chainProfile.js';
import type { ApplicationQueries } from './queries/applicationQueries.js';

/** What is asked. */
export interface CosmosVestingParts {
  queries: Pick<ApplicationQueries, 'accountType'>;
  traces: Pick<NodeTraces, 'transaction'>;
  cache: AnswerCache;
  profile: Pick<ChainProfile, 'forks' | 'bech32Prefix'>;
}

/** Bytes that an answer takes in the cache, roughly. */
const ANSWER_BYTES = 100;

const READING_GAS = 200_000n;
/** Above any base fee: a node refuses to trace a price below it. */
const READING_PRICE = 10n ** 18n;
const READING_OPTIONS: TraceOptions = {
  tracer: 'callTracer',
  tracerConfig: {},
  timeoutMs: 5_000,
  limit: 0,
  enableMemory: false,
  disableStack: true,
  disableStorage: true,
  enableReturnData: false,
};
/** Much more than the trace of one frame takes. */
const MAX_ANSWER_BYTES = 10_000;

/** The signature of the example of EIP-155: with it, some account that nobody has is the sender of any transaction. */
const SIGNATURE = {
  r: 0x28ef61340bd939bc2195fe537567866003e1a15d3c71ff63e1590620aa636276n,
  s: 0x67cbe9d8997f761aecb703304b3800ccf555c9f3dc64214b297fb1966a3b6d83n,
};

/**
 * Asks the node which accounts are vesting accounts, and what one can spend in a block: the trace of a transaction that
 * was never sent runs on the state before the block, at the block's time, and returns the balance.
 */
export class CosmosVesting implements VestingBalances {
  readonly #parts: CosmosVestingParts;

  constructor(parts: CosmosVestingParts) {
    this.#parts = parts;
  }

  async inBlock(address: Address, block: NodeTraceBlock, signal?: AbortSignal): Promise<bigint | null> {
    // The first block runs on the genesis state, which few nodes know.
    if (block.number <= 1 || !(await this.#isVesting(address, block.number - 1, signal))) return null;
    // The time is that of a block which need not be on the chain.
    const key = `vesting ${address} at ${block.timestamp} ${block.timestampNanos}`;
    const ask = () => this.#read(address, block);
    return this.#parts.cache.answer({ height: block.number - 1, key, ask, sizeOf: () => ANSWER_BYTES }, signal);
  }

  async #read(address: Address, block: NodeTraceBlock): Promise<bigint> {
    const answer = await this.#parts.traces.transaction(this.#reading(address), [], block, READING_OPTIONS);
    return balanceOf(answer, address, block.number);
  }

  #isVesting(address: Address, height: number, signal?: AbortSignal): Promise<boolean> {
    const { cache, queries, profile } = this.#parts;
    const text = bech32.encode(profile.bech32Prefix, bech32.toWords(decodeData(address)), false);
    const ask = async (shared: AbortSignal): Promise<boolean> =>
      /vesting/i.test((await queries.accountType(text, height, shared)) ?? '');
    return cache.answer({ height, key: `vesting ${address}`, ask, sizeOf: () => ANSWER_BYTES }, signal);
  }

  /** A creation that returns a balance: PUSH20 address BALANCE PUSH1 0 MSTORE PUSH1 32 PUSH1 0 RETURN. */
  #reading(address: Address): SignedTransaction {
    const { chainId } = this.#parts.profile.forks;
    const raw = encodeTransaction({
      type: 0,
      chainId,
      nonce: 0n,
      gasPrice: READING_PRICE,
      maxFeePerGas: null,
      maxPriorityFeePerGas: null,
      gas: READING_GAS,
      to: null,
      value: 0n,
      input: fromHex(`73${address.slice(2)}3160005260206000f3`),
      accessList: null,
      authorizationList: null,
      v: legacyV(chainId, 0),
      ...SIGNATURE,
    });
    return decodeTransaction(raw);
  }
}

function balanceOf(answer: Uint8Array, address: Address, blockNumber: number): bigint {
  const { output, error } = parseFrame(answer);
  if (error === undefined && typeof output === 'string' && /^0x[0-9a-f]{64}$/.test(output)) return BigInt(output);
  const reason = typeof error === 'string' ? error : 'it answers something else';
  throw new QueryFailed(
    `the node does not tell what the vesting account ${address} can spend in block ${blockNumber}: ${reason}`,
    0,
    '',
  );
}

function parseFrame(answer: Uint8Array): { output?: unknown; error?: unknown } {
  if (answer.length > MAX_ANSWER_BYTES) return {};
  try {
    // Both members are checked.
    return (JSON.parse(Buffer.from(answer).toString()) ?? {}) as { output?: unknown; error?: unknown };
  } catch {
    return {};
  }
}
