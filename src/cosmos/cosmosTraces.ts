import type { MessageInitShape } from '@bufbuild/protobuf';
import type { Caller } from '../caller/caller.js';
import type { QueryTraceTxRequestSchema, TraceConfigSchema } from '../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import type { MsgEthereumTx } from '../../generated/proto/cosmos/evm/vm/v1/tx_pb.js';
import type { CallObject } from '../../generated/types.js';
import { SHOWN_UNLIMITED_GAS } from '../chain/fees/feeMarket.js';
import { stateHeightOf } from '../chain/blocks.js';
import type { NodeTraceBlock, NodeTraces, TransactionToTrace, TraceOptions } from '../chain/traces.js';
import { ethereumMessage } from '../chain/tx/ethereumMessage.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import { decodeData } from '../ethereum/hex.js';
import type { SignedTransaction } from '../ethereum/transaction/transaction.js';
import type { ChainProfile } from './chainProfile.js';
import { type ApplicationQueries, EVM_QUERIES } from './queries/applicationQueries.js';
import { callJson } from './queries/callJson.js';

/** Dependencies of `CosmosTraces`. */
export interface CosmosTracesParts {
  /** Queries with the time and size limits of traces. */
  queries: ApplicationQueries;
  /** Queries about the genesis state; null where it is not known. */
  genesisQueries: ApplicationQueries | null;
  profile: Pick<ChainProfile, 'dialect' | 'forks' | 'supportsOverrides'>;
}

/** Limits of traces. */
export interface CosmosTracesOptions {
  /** Most gas of a call, and what it gets when it names none. */
  gasCap: bigint;
  maxTimeoutMs: number;
}

/** The node's TraceTx, TraceBlock and TraceCall. */
export class CosmosTraces implements NodeTraces {
  readonly #options: CosmosTracesOptions;
  readonly #parts: CosmosTracesParts;
  /** Keeps the message of a transaction as long as the transaction. */
  readonly #messages = new WeakMap<SignedTransaction, MsgEthereumTx>();

  constructor(options: CosmosTracesOptions, parts: CosmosTracesParts) {
    this.#options = options;
    this.#parts = parts;
  }

  get supportsCalls(): boolean {
    return this.#parts.profile.supportsOverrides;
  }

  get limitCountsBytes(): boolean {
    return this.#parts.profile.dialect.name === 'cosmosEvm04';
  }

  get maxTimeoutMs(): number {
    return this.#options.maxTimeoutMs;
  }

  async transaction(
    { transaction, predecessors }: TransactionToTrace,
    block: NodeTraceBlock,
    options: TraceOptions,
    caller: Caller,
  ): Promise<Uint8Array> {
    const { dialect } = this.#parts.profile;
    const { queries, height } = this.#before(block);
    const fields = {
      ...this.#blockFields(block),
      msg: this.#message(transaction),
      predecessors: await this.#messagesOf(predecessors),
      traceConfig: traceConfig(options),
    };
    const { data } = await queries.ask(EVM_QUERIES[dialect.package].method.traceTx, fields, height, caller);
    return data;
  }

  async block(
    transactions: readonly SignedTransaction[],
    block: NodeTraceBlock,
    options: TraceOptions,
    caller: Caller,
  ): Promise<Uint8Array> {
    const { dialect } = this.#parts.profile;
    const { queries, height } = this.#before(block);
    const fields = {
      ...this.#blockFields(block),
      txs: await this.#messagesOf(transactions),
      traceConfig: traceConfig(options),
    };
    const { data } = await queries.ask(EVM_QUERIES[dialect.package].method.traceBlock, fields, height, caller);
    return data;
  }

  async call(call: CallObject, block: NodeTraceBlock, options: TraceOptions, caller: Caller): Promise<Uint8Array> {
    const { package: evmPackage } = this.#parts.profile.dialect;
    const { blockMaxGas: _, ...blockFields } = this.#blockFields(block);
    const fields = {
      ...blockFields,
      args: new TextEncoder().encode(callJson(call)),
      gasCap: this.#options.gasCap,
      traceConfig: traceConfig(options),
    };
    const height = stateHeightOf(block);
    const { data } = await this.#parts.queries.ask(EVM_QUERIES[evmPackage].method.traceCall, fields, height, caller);
    return data;
  }

  async #messagesOf(transactions: readonly SignedTransaction[]): Promise<MsgEthereumTx[]> {
    const messages: MsgEthereumTx[] = [];
    for (const transaction of transactions) {
      messages.push(this.#message(transaction));
      if (sliceIsOver()) await nextSlice();
    }
    return messages;
  }

  #message(transaction: SignedTransaction): MsgEthereumTx {
    const message = this.#messages.get(transaction) ?? ethereumMessage(transaction, this.#parts.profile.dialect);
    this.#messages.set(transaction, message);
    return message;
  }

  /** The state before the block; a node has none before its first block. */
  #before({ number }: NodeTraceBlock): { queries: ApplicationQueries; height: number } {
    const { queries, genesisQueries } = this.#parts;
    if (number > 1) return { queries, height: number - 1 };
    return genesisQueries === null ? { queries, height: 1 } : { queries: genesisQueries, height: 0 };
  }

  #blockFields(block: NodeTraceBlock) {
    return {
      blockNumber: BigInt(block.number),
      blockHash: block.hash.slice(2),
      blockTime: { seconds: BigInt(block.timestamp), nanos: block.timestampNanos },
      proposerAddress: decodeData(block.proposerAddress),
      chainId: this.#parts.profile.forks.chainId,
      blockMaxGas: block.gasLimit === SHOWN_UNLIMITED_GAS ? -1n : block.gasLimit,
    } satisfies MessageInitShape<typeof QueryTraceTxRequestSchema>;
  }
}

function traceConfig(options: TraceOptions): MessageInitShape<typeof TraceConfigSchema> {
  const { tracerConfig, timeoutMs, ...others } = options;
  const tracerJsonConfig = Object.keys(tracerConfig).length > 0 ? JSON.stringify(tracerConfig) : '';
  return { ...others, tracerJsonConfig, timeout: `${Math.max(1, Math.round(timeoutMs))}ms` };
}
