import type { Awaitable } from '../concurrency/awaitable.js';
import type { Caller } from '../caller/caller.js';
import type { BlockParameter, CallWithTraceTypes, HashInput, Address, TraceFilter } from '../../generated/types.js';
import { findHeight, stateHeight } from '../chain/blockParameter.js';
import type { BlockSummary } from '../chain/blocks.js';
import { EncodedJson } from '../json/encodedJson.js';
import { normalizeHash, normalizeAddress } from '../ethereum/hex.js';
import { invalidParameter, rpcError } from '../jsonrpc/rpcErrors.js';
import type { Handler } from '../jsonrpc/request.js';
import { encodeTraces, tracesOfBlock, tracesOfTransaction, type PlacedTrace } from '../tracing/parity/minedTraces.js';
import { encodeParityTrace } from '../tracing/parity/parityTrace.js';
import { replayBlock, replayTransaction as replay } from '../tracing/parity/replay.js';
import { traceCall, traceCalls, type CallToTrace } from '../tracing/parity/tracedCalls.js';
import { traceTypes } from '../tracing/parity/traceResults.js';
import { blockToRunOn } from './call/callExecution.js';
import { checkCall } from './call/callOutcome.js';
import { checkLimit } from './contractLimit.js';
import type { LimitParts, Services } from './services.js';
import { filterTraces, type TraceCriteria } from '../tracing/parity/filterTraces.js';
import { committedRange } from './blockRange.js';

type Parts = Pick<Services, 'blocks' | 'executor' | 'identity' | 'state' | 'traces'> & LimitParts<'maxResponseBytes'>;

/** All frames of the transactions of a block; null when the block is unknown. */
export function block(parts: Parts): Handler<'trace_block'> {
  return async ([parameter], caller) => {
    const height = await tracedHeight(parameter, parts, caller);
    const traces = height === null ? null : await tracesOfBlock(height, parts, caller);
    return traces === null ? null : encodeTraces(traces, parts);
  };
}

/** All frames of a mined transaction; null when it is unknown or pending. */
export function transaction(parts: Parts): Handler<'trace_transaction'> {
  return async ([transactionHash], caller) => {
    const traces = await tracesOf(transactionHash, parts, caller);
    return traces === null ? null : encodeTraces(traces, parts);
  };
}

/** One frame of a mined transaction, by its `traceAddress`; null when there is none. */
export function get(parts: Parts): Handler<'trace_get'> {
  return async ([transactionHash, indices], caller) => {
    const wanted = indices.map(Number).join();
    for await (const { trace, place } of (await tracesOf(transactionHash, parts, caller)) ?? []) {
      if (trace.traceAddress.join() === wanted) return new EncodedJson(Buffer.from(encodeParityTrace(trace, place)));
    }
    return null;
  };
}

/** The frames of a mined transaction; null when it is unknown or pending. */
async function tracesOf(hash: HashInput, parts: Parts, caller: Caller): Promise<AsyncIterable<PlacedTrace> | null> {
  const place = await parts.blocks.place(normalizeHash(hash), caller);
  return place === null ? null : tracesOfTransaction(place, parts, caller);
}

/** Traces of all transactions of a block, made by running them again; null when the block is unknown. */
export function replayBlockTransactions(parts: Parts): Handler<'trace_replayBlockTransactions'> {
  return async ([parameter, types], caller) => {
    const height = await tracedHeight(parameter, parts, caller);
    return height === null ? null : replayBlock(height, traceTypes(types), parts, caller);
  };
}

/** Traces of a mined transaction, made by running it again. */
export function replayTransaction(parts: Parts): Handler<'trace_replayTransaction'> {
  return async ([transactionHash, types], caller) => {
    const place = await parts.blocks.place(normalizeHash(transactionHash), caller);
    const traces = place === null ? null : await replay(place, traceTypes(types), parts, caller);
    if (traces === null) throw rpcError('resourceNotFound', { resource: 'transaction' });
    return traces;
  };
}

/** The height of a block whose transactions are to be traced, the head for `pending`; null for an unknown hash. */
function tracedHeight(
  parameter: BlockParameter,
  { blocks }: Pick<Services, 'blocks'>,
  caller: Caller,
): Awaitable<number | null> {
  const committed = {
    head: () => blocks.head(),
    earliest: () => blocks.earliest(),
    numberOfHash: blocks.numberOfHash.bind(blocks),
  };
  return findHeight(parameter, committed, caller);
}

/** Traces of a call on the state after a block. */
export function call(parts: Parts): Handler<'trace_call'> {
  return async ([given, types, block, stateOverrides, blockOverrides], caller) => {
    const traced = {
      call: checkCall(given, parts.identity.chainId),
      types: traceTypes(types),
      stateOverrides: stateOverrides ?? null,
      blockOverrides: blockOverrides ?? null,
    };
    return traceCall(traced, await baseOfCalls(block, parts, caller), parts, caller);
  };
}

/** Traces of calls on the state after a block, of which each sees what those before it changed. */
export function callMany(parts: Parts): Handler<'trace_callMany'> {
  return async ([calls, block], caller) => {
    checkLimit('trace_callMany', 'calls', calls.length);
    const traced = calls.map((pair, index) => callWithTypes(pair, index, parts));
    return traceCalls(traced, await baseOfCalls(block, parts, caller), parts, caller);
  };
}

/** The block on whose state calls run, as for eth_call. */
async function baseOfCalls(
  block: BlockParameter | undefined,
  { blocks }: Parts,
  caller: Caller,
): Promise<BlockSummary> {
  return blockToRunOn(await stateHeight(block, blocks, caller), blocks, caller);
}

/** One of the calls of trace_callMany; throws for anything but a pair of a call and its trace types. */
function callWithTypes(pair: CallWithTraceTypes, index: number, { identity }: Parts): CallToTrace {
  const [call, types, ...more] = pair;
  if (call === undefined || Array.isArray(call) || !Array.isArray(types) || more.length > 0) {
    const path = `calls[${index}]`;
    const expected = 'a list of a call and its trace types';
    throw invalidParameter(`invalid argument 0: ${path}: must be ${expected}`, path, expected);
  }
  const checked = checkCall(call, identity.chainId);
  return { call: checked, types: traceTypes(types), stateOverrides: null, blockOverrides: null };
}

/** The frames of a range of blocks that match addresses, oldest first. */
export function filter(parts: Parts & Pick<Services, 'addressIndex'>): Handler<'trace_filter'> {
  return ([criteria], caller) => filterTraces(traceCriteria(criteria, parts), parts, caller);
}

/** The criteria of a filter object. Throws for a range that no chain could have, and over the limit of addresses. */
function traceCriteria(filter: TraceFilter, { blocks }: Pick<Parts, 'blocks'>): TraceCriteria {
  const from = addressesOf(filter.fromAddress);
  const to = addressesOf(filter.toAddress);
  checkLimit('trace_filter', 'addresses', from.size + to.size);
  const { fromBlock, toBlock } = filter;
  const count = filter.count ?? null;
  return {
    range: committedRange({ fromBlock: fromBlock ?? '0x0', toBlock: toBlock ?? 'latest' }, blocks),
    from,
    to,
    eitherAddress: filter.mode === 'union',
    after: Number(filter.after ?? 0),
    count: count === null ? null : Number(count),
  };
}

function addressesOf(addresses: TraceFilter['fromAddress']): ReadonlySet<Address> {
  if (typeof addresses === 'string') return new Set([normalizeAddress(addresses)]);
  return new Set((addresses ?? []).map(normalizeAddress));
}
