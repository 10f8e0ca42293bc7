/**
 * The calls of `Node`. cosmjs encodes and decodes `broadcast_tx_sync` over our own transport, because its transports
 * have no time limit per call, no abort and no size limit for responses. The other calls are decoded here, because
 * cosmjs
 * - takes a quarter of a second for the hex digits of a large abci_query,
 * - lacks consensus_params, net_info, unconfirmed_txs, header_by_hash, block_by_hash and check_tx,
 * - decodes all events of a transaction that tx_search finds, on the event loop,
 * - leaves `version` out of abci_info,
 * - leaves the application hash, and the attribute encoding of old releases, out of block_results,
 * - refuses the status of a node that has no block yet.
 */
import type { Caller } from '../caller/caller.js';
import { Comet38Client } from '@cosmjs/tendermint-rpc';

import type { Hash } from '../../generated/types.js';
import type { HeaderJson } from '../chain/node.js';
import {
  CallRefused,
  ChainError,
  FalseAnswer,
  HeightInFuture,
  HistoryPruned,
  MalformedAnswer,
  ResultsDiscarded,
} from '../chain/chainErrors.js';
import type {
  AbciQuery,
  ApplicationInfo,
  BlockCheck,
  BlockReadOptions,
  BroadcastResult,
  CometBlock,
  CommittedBlock,
  NetInfo,
  Node,
  NodeStatus,
  ProvenResults,
  QueryResult,
  UnconfirmedTxs,
  UndecodedBlock,
} from '../chain/node.js';
import { queryError } from '../chain/nodeFailure.js';
import { asNodeAnswer, decodeBlock, inSharedMemory, LARGE_ANSWER_BYTES, LargeAnswer } from './largeAnswer.js';
import { decodeBlockResults, decodeCometBlock, joinBlockResults } from './blockJson.js';
import { checkBlock, checkBlockLimits, checkHeader } from './checkAnswer.js';
import type { CometRpc } from './cometRpc.js';
import {
  broadcastRefusal,
  futureHeight,
  indexingDisabled,
  lowestHeight,
  METHOD_NOT_FOUND,
  resultsDiscarded,
  resultsMissing,
} from './refusedCalls.js';
import { checkRequestBytes } from './rpcMessage.js';
import {
  decodeApplicationInfo,
  decodeBlockLimits,
  decodeCheckTx,
  decodeFoundHeader,
  decodeFoundHeight,
  decodeInitialHeight,
  decodeListedHeader,
  decodeNetInfo,
  decodeQueryAnswer,
  decodeStatus,
  decodeUnconfirmedTxs,
} from './answers.js';

/** Decodes large blocks in another thread. Rejects with what the decoders of `blockJson.ts` throw. */
export interface LargeBlockDecoder {
  decode(undecoded: UndecodedBlock, how?: DecodeOptions): Promise<CommittedBlock>;
}

type DecodeOptions = Pick<BlockReadOptions, 'isUrgent' | 'isBrief'>;

/** A block whose results the node lacks. */
interface Without {
  /** Whether it has those of others. */
  keepsOthers: boolean;
  how: DecodeOptions;
}

/** The message of the state stream with the results of a block; null where the stream does not have it. */
export type StreamedResults = (height: number, caller: Caller) => Promise<Uint8Array | null>;

/** For commands, which serve no clients. */
const ON_THIS_THREAD: LargeBlockDecoder = { decode: async (undecoded) => decodeBlock(undecoded) };

/** A CometBFT node, used by the indexer, `cosmos/` and sending. It knows the node's methods and nothing of Ethereum. */
export class CometNode implements Node {
  readonly #rpc: Pick<CometRpc, 'call'>;
  readonly #largeBlocks: LargeBlockDecoder;
  readonly #check: BlockCheck;
  #streamed: StreamedResults | null = null;

  constructor(rpc: Pick<CometRpc, 'call'>, largeBlocks: LargeBlockDecoder = ON_THIS_THREAD, check: BlockCheck = {}) {
    this.#rpc = rpc;
    this.#largeBlocks = largeBlocks;
    this.#check = check;
  }

  /** From now on, results that the node has discarded are taken from here. */
  useStream(streamed: StreamedResults): void {
    this.#streamed = streamed;
  }

  async status(caller: Caller): Promise<NodeStatus> {
    return decodeStatus(await this.#rpc.call('status', {}, caller));
  }

  async applicationInfo(caller: Caller): Promise<ApplicationInfo> {
    return decodeApplicationInfo(await this.#rpc.call('abci_info', {}, caller));
  }

  async netInfo(caller: Caller): Promise<NetInfo> {
    return decodeNetInfo(await this.#rpc.call('net_info', {}, caller));
  }

  async committedBlock(
    height: number,
    caller: Caller,
    { announced = null, ...how }: BlockReadOptions = {},
  ): Promise<CommittedBlock | null> {
    if (height < 1) return null;
    const expected = { height, check: this.#check };
    const decoded = announced && (await this.#largeBlocks.decode({ ...announced, expected }, how).catch(asUnusable));
    if (decoded !== null && !(decoded instanceof Error)) return decoded;
    const params = { height: String(height) };
    const blockAnswer = this.#rpc.call('block', params, caller, true);
    try {
      const [block, results] = await Promise.all([blockAnswer, this.#rpc.call('block_results', params, caller, true)]);
      if (block instanceof LargeAnswer || results instanceof LargeAnswer) {
        const undecoded = { block: asNodeAnswer(block), results: asNodeAnswer(results), expected };
        return await this.#largeBlocks.decode(undecoded, how);
      }
      const committed = joinBlockResults(decodeCometBlock(block), decodeBlockResults(results));
      checkBlock(committed.block, height, this.#check);
      return committed;
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      if (futureHeight(error)) return null;
      const isDiscarded = resultsDiscarded(error);
      const isMissing = resultsMissing(error);
      // Without the node's results, there is only the announcement.
      if ((isDiscarded || isMissing) && decoded !== null) throw decoded;
      const without = { keepsOthers: !isDiscarded, how };
      if (isDiscarded) return await this.#discarded(height, blockAnswer, without, caller);
      if (isMissing) return await this.#withoutResults(height, blockAnswer, without, caller);
      throw prunedOr(error, height);
    }
  }

  async provenResults(height: number, caller: Caller): Promise<ProvenResults | null> {
    const header = (await this.#listedHeader(height, caller)) ?? (await this.#headerOfBlock(height, caller));
    if (header === null) return null;
    const { last_block_id, last_results_hash } = header;
    // The decoder has checked the digits of both.
    const [blockHash, resultsHash] = [`0x${last_block_id.hash}` as Hash, `0x${last_results_hash}` as Hash];
    return { blockHash: last_block_id.hash === '' ? null : blockHash, resultsHash };
  }

  /** All releases list headers with their hashes. Null when the node refuses, for which there are several reasons. */
  async #listedHeader(height: number, caller: Caller): Promise<HeaderJson | null> {
    try {
      const range = { minHeight: String(height), maxHeight: String(height) };
      return decodeListedHeader(await this.#rpc.call('blockchain', range, caller), height, this.#check);
    } catch (error) {
      if (error instanceof CallRefused) return null;
      throw error;
    }
  }

  /** Used where blocks are not listed. Null above the head. */
  async #headerOfBlock(height: number, caller: Caller): Promise<HeaderJson | null> {
    try {
      const answer = await this.#rpc.call('block', { height: String(height) }, caller, true);
      // The thread decodes a large block together with its results.
      if (answer instanceof LargeAnswer) return (await this.committedBlock(height, caller))?.block.header ?? null;
      const block = decodeCometBlock(answer);
      checkBlock(block, height, this.#check);
      return block.header;
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      if (futureHeight(error)) return null;
      throw prunedOr(error, height);
    }
  }

  async initialHeight(caller: Caller): Promise<number | null> {
    try {
      const answer = await this.#rpc.call('genesis_chunked', { chunk: '0' }, caller, true);
      return decodeInitialHeight(answer instanceof LargeAnswer ? { data: answer.beginningOf('data') } : answer);
    } catch (error) {
      // Old releases do not have the method, and a proxy may refuse it.
      if (error instanceof CallRefused) return null;
      throw error;
    }
  }

  async blockMaxGas(block: Pick<CometBlock, 'height' | 'consensusHash'>, caller: Caller): Promise<bigint> {
    const { height } = block;
    try {
      const limits = decodeBlockLimits(await this.#rpc.call('consensus_params', { height: String(height) }, caller));
      checkBlockLimits(limits, block);
      return limits.maxGas;
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      throw futureHeight(error) ? new HeightInFuture(`height ${height}`) : prunedOr(error, height);
    }
  }

  async heightOfBlock(hash: Hash, caller: Caller): Promise<number | null> {
    const header = await this.#headerOfHash(hash, caller);
    if (header === null) return null;
    checkHeader(header, hash, this.#check);
    return Number(header.height);
  }

  async heightOfTransaction(hash: Hash, caller: Caller): Promise<number | 'unindexed' | null> {
    const query = `ethereum_tx.ethereumTxHash='${hash.toLowerCase()}'`;
    const search = { query, page: '1', per_page: '1', order_by: 'asc' };
    try {
      const answer = await this.#rpc.call('tx_search', search, caller, true);
      // It has all events of the transaction, possibly megabytes.
      return decodeFoundHeight(answer instanceof LargeAnswer ? await answer.read(caller.signal) : answer);
    } catch (error) {
      if (error instanceof CallRefused && indexingDisabled(error)) return 'unindexed';
      throw error;
    }
  }

  async abciQuery({ path, data, height, prove = false }: AbciQuery, caller: Caller): Promise<QueryResult> {
    // Hex takes twice as many bytes.
    checkRequestBytes(2 * data.length);
    const hex = Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('hex');
    const params = { path, data: hex, height: String(height), prove };
    const { said, result } = decodeQueryAnswer(await this.#rpc.call('abci_query', params, caller));
    if (said.abciCode !== 0) throw queryError({ path, height, ...said });
    return result;
  }

  async broadcastTx(tx: Uint8Array, caller: Caller): Promise<BroadcastResult> {
    try {
      const answer = await this.#cosmjs((client) => client.broadcastTxSync({ tx }), caller);
      return { abciCode: answer.code, codespace: answer.codespace ?? '', log: answer.log ?? '' };
    } catch (error) {
      const refusal = error instanceof CallRefused ? broadcastRefusal(error) : null;
      if (refusal === null) throw error;
      return refusal;
    }
  }

  async checkTx(tx: Uint8Array, caller: Caller): Promise<BroadcastResult> {
    return decodeCheckTx(await this.#rpc.call('check_tx', { tx: Buffer.from(tx).toString('base64') }, caller));
  }

  async unconfirmedTxs(caller: Caller): Promise<UnconfirmedTxs> {
    return decodeUnconfirmedTxs(await this.#rpc.call('unconfirmed_txs', { limit: '100' }, caller));
  }

  async #headerOfHash(hash: Hash, caller: Caller): Promise<HeaderJson | null> {
    try {
      return decodeFoundHeader(await this.#rpc.call('header_by_hash', { hash: hash.slice(2).toUpperCase() }, caller));
    } catch (error) {
      if (!(error instanceof CallRefused && error.code === METHOD_NOT_FOUND)) throw error;
    }
    // Before 0.37 there is only block_by_hash, which takes the hash as base64.
    const base64 = Buffer.from(hash.slice(2), 'hex').toString('base64');
    return decodeFoundHeader(await this.#rpc.call('block_by_hash', { hash: base64 }, caller));
  }

  /** A block lacks results when it is not executed yet (so not committed), or when the node did not keep them. */
  async #withoutResults(
    height: number,
    answer: Promise<unknown>,
    without: Without,
    caller: Caller,
  ): Promise<CommittedBlock | null> {
    const { lastHeight } = await this.applicationInfo(caller);
    return height >= lastHeight ? null : this.#discarded(height, answer, without, caller);
  }

  /** A block whose results the state stream has brought. */
  async #withStreamed(
    height: number,
    answer: unknown,
    finalized: Uint8Array,
    how: DecodeOptions,
  ): Promise<CommittedBlock> {
    const expected = { height, check: this.#check };
    const undecoded = { block: asNodeAnswer(answer), finalized, expected };
    if (answer instanceof LargeAnswer || finalized.length >= LARGE_ANSWER_BYTES) {
      const shared = inSharedMemory([Buffer.from(finalized.buffer, finalized.byteOffset, finalized.length)]);
      return await this.#largeBlocks.decode({ ...undecoded, finalized: shared }, how);
    }
    return decodeBlock(undecoded);
  }

  /** Null above the head. The response of `block` names the block whose results are gone. */
  async #discarded(
    height: number,
    answer: Promise<unknown>,
    { keepsOthers, how }: Without,
    caller: Caller,
  ): Promise<CommittedBlock | null> {
    const read = await answer.catch((error: unknown) => error);
    if (read instanceof CallRefused && futureHeight(read)) return null;
    if (read instanceof CallRefused) throw prunedOr(read, height);
    if (read instanceof Error) throw read;
    const finalized = (await this.#streamed?.(height, caller)) ?? null;
    if (finalized !== null) return await this.#withStreamed(height, read, finalized, how);
    const block = decodeCometBlock(read instanceof LargeAnswer ? await read.read(caller.signal) : read);
    checkBlock(block, height, this.#check);
    const blockId = { hash: block.hash, cometChainId: block.cometChainId };
    throw new ResultsDiscarded(height, height, { keepsOthers, blockId });
  }

  /** One call through cosmjs's encoders and decoders. An error of cosmjs itself means a malformed response. */
  async #cosmjs<T>(ask: (client: Comet38Client) => Promise<T>, caller: Caller): Promise<T> {
    let answered = false;
    const client = Comet38Client.create({
      execute: async ({ jsonrpc, id, method, params }) => {
        const result = await this.#rpc.call(method, params, caller);
        answered = true;
        return { jsonrpc, id, result };
      },
      disconnect: () => undefined,
    });
    try {
      return await ask(client);
    } catch (error) {
      if (error instanceof ChainError || !answered) throw error;
      throw new MalformedAnswer(`the node's answer: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
}

/** What is wrong with an announced block, which the node may return rightly; throws any other error. */
function asUnusable(error: unknown): FalseAnswer | MalformedAnswer {
  if (error instanceof FalseAnswer || error instanceof MalformedAnswer) return error;
  throw error;
}

function prunedOr(error: CallRefused, height: number): Error {
  const lowest = lowestHeight(error);
  return lowest === null ? error : new HistoryPruned(height, lowest);
}
