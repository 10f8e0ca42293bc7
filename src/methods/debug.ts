import { blockHeight, heightOf } from '../chain/blockParameter.js';
import { nullAfter } from '../concurrency/awaitable.js';
import { encodeData, NO_BYTES, normalizeHash, decodeSafeInteger } from '../ethereum/hex.js';
import { rpcError } from '../jsonrpc/rpcErrors.js';
import type { Handler } from '../jsonrpc/request.js';
import { checkLimit } from './contractLimit.js';
import { encodeBlockTraces } from '../tracing/api/encodeBlockTraces.js';
import {
  hashedBlock,
  heightOfParameter,
  rawBlock,
  rawHeader,
  rawReceipts,
  type HashedBlock,
  type RawParts,
} from './debug/rawBlock.js';
import { traceOptions, readTraceBase } from '../tracing/api/traceOptions.js';
import type { LimitParts, Services } from './services.js';
import { findRawTransaction } from './transactions/findTransaction.js';
import { checkCall } from './call/callOutcome.js';

type ProcessParts = Pick<Services, 'runtime'>;

type TraceParts = Pick<Services, 'blocks' | 'traces'> & LimitParts<'maxResponseBytes'>;

/** Sets the level of the log. */
export function verbosity({ runtime }: ProcessParts): Handler<'debug_verbosity'> {
  return ([level]) => nullAfter(runtime.setVerbosity(level));
}

/** Sets the level of the log by part of the service. */
export function vmodule({ runtime }: ProcessParts): Handler<'debug_vmodule'> {
  return ([pattern]) => nullAfter(runtime.setModuleLevels(pattern));
}

/** Begins a CPU profile. */
export function startCPUProfile({ runtime }: ProcessParts): Handler<'debug_startCPUProfile'> {
  return ([file]) => nullAfter(runtime.startRecording('cpu', file));
}

/** Ends the CPU profile, and responds when its file is written. */
export function stopCPUProfile({ runtime }: ProcessParts): Handler<'debug_stopCPUProfile'> {
  return () => nullAfter(runtime.stopRecording('cpu'));
}

/** Records a CPU profile for some seconds. */
export function cpuProfile({ runtime }: ProcessParts): Handler<'debug_cpuProfile'> {
  return ([file, seconds]) => {
    checkLimit('debug_cpuProfile', 'duration', Number(seconds));
    return nullAfter(runtime.record('cpu', file, Number(seconds)));
  };
}

/** Begins to record trace events. */
export function startGoTrace({ runtime }: ProcessParts): Handler<'debug_startGoTrace'> {
  return ([file]) => nullAfter(runtime.startRecording('trace', file));
}

/** Ends the trace, and responds when its file is written. */
export function stopGoTrace({ runtime }: ProcessParts): Handler<'debug_stopGoTrace'> {
  return () => nullAfter(runtime.stopRecording('trace'));
}

/** Records trace events for some seconds. */
export function goTrace({ runtime }: ProcessParts): Handler<'debug_goTrace'> {
  return ([file, seconds]) => {
    checkLimit('debug_goTrace', 'duration', Number(seconds));
    return nullAfter(runtime.record('trace', file, Number(seconds)));
  };
}

/** Switches the measurement of the event loop's delay on or off. */
export function setBlockProfileRate({ runtime }: ProcessParts): Handler<'debug_setBlockProfileRate'> {
  return ([rate]) => nullAfter(runtime.setRate('block', rate));
}

/** Writes the delay of the event loop. */
export function writeBlockProfile({ runtime }: ProcessParts): Handler<'debug_writeBlockProfile'> {
  return ([file]) => nullAfter(runtime.writeMeasurement('block', file));
}

/** Measures the delay of the event loop for some seconds. */
export function blockProfile({ runtime }: ProcessParts): Handler<'debug_blockProfile'> {
  return ([file, seconds]) => {
    checkLimit('debug_blockProfile', 'duration', Number(seconds));
    return nullAfter(runtime.measure('block', file, Number(seconds)));
  };
}

/** Switches the measurement of the event loop's use on or off. */
export function setMutexProfileFraction({ runtime }: ProcessParts): Handler<'debug_setMutexProfileFraction'> {
  return ([rate]) => nullAfter(runtime.setRate('mutex', rate));
}

/** Writes the use of the event loop. */
export function writeMutexProfile({ runtime }: ProcessParts): Handler<'debug_writeMutexProfile'> {
  return ([file]) => nullAfter(runtime.writeMeasurement('mutex', file));
}

/** Measures the use of the event loop for some seconds. */
export function mutexProfile({ runtime }: ProcessParts): Handler<'debug_mutexProfile'> {
  return ([file, seconds]) => {
    checkLimit('debug_mutexProfile', 'duration', Number(seconds));
    return nullAfter(runtime.measure('mutex', file, Number(seconds)));
  };
}

/** Writes the heap profile. */
export function writeMemProfile({ runtime }: ProcessParts): Handler<'debug_writeMemProfile'> {
  return ([file]) => nullAfter(runtime.writeHeapProfile(file));
}

/** The memory of the process. */
export function memStats({ runtime }: ProcessParts): Handler<'debug_memStats'> {
  return () => runtime.memoryStatistics();
}

/** The garbage collections of the process. */
export function gcStats({ runtime }: ProcessParts): Handler<'debug_gcStats'> {
  return () => runtime.gcStatistics();
}

/** Sets the size of the young generation of new threads; returns the previous value. */
export function setGCPercent({ runtime }: ProcessParts): Handler<'debug_setGCPercent'> {
  return ([percent]) => runtime.setGcPercent(percent);
}

/** Collects all garbage. */
export function freeOSMemory({ runtime }: ProcessParts): Handler<'debug_freeOSMemory'> {
  return () => nullAfter(runtime.collectGarbage());
}

/** Stacks, handles and threads of the process as JSON text. */
export function stacks({ runtime }: ProcessParts): Handler<'debug_stacks'> {
  return ([filter]) => runtime.stacks(filter ?? null);
}

/** RLP of a block; empty for a number that no block has. */
export function getRawBlock(parts: RawParts): Handler<'debug_getRawBlock'> {
  return async ([block], caller) =>
    (await rawBlock(await heightOfParameter(block, parts, caller), parts, caller)) ?? encodeData(NO_BYTES);
}

/** RLP of a header; empty for a number that no block has. */
export function getRawHeader(parts: RawParts): Handler<'debug_getRawHeader'> {
  return async ([block], caller) =>
    (await rawHeader(await heightOfParameter(block, parts, caller), parts, caller)) ?? encodeData(NO_BYTES);
}

/** The encoded receipts of a block; null for a number that no block has. */
export function getRawReceipts(parts: RawParts): Handler<'debug_getRawReceipts'> {
  return async ([block], caller) => rawReceipts(await heightOfParameter(block, parts, caller), parts, caller);
}

/** The signed bytes of a mined or pending transaction; empty when it is unknown. */
export function getRawTransaction(parts: Pick<Services, 'blocks' | 'mempool'>): Handler<'debug_getRawTransaction'> {
  return async ([hash], caller) => (await findRawTransaction(hash, parts, caller)) ?? encodeData(NO_BYTES);
}

/** RLP of the block of a number. */
export function getBlockRlp(parts: RawParts): Handler<'debug_getBlockRlp'> {
  return async ([number], caller) => orNotFound(number, await rawBlock(heightOf(number, parts.blocks), parts, caller));
}

/** RLP of the header of a number. */
export function getHeaderRlp(parts: RawParts): Handler<'debug_getHeaderRlp'> {
  return async ([number], caller) => orNotFound(number, await rawHeader(heightOf(number, parts.blocks), parts, caller));
}

/** The block of a number as lines of text, for people. */
export function printBlock(parts: Pick<Services, 'blocks'>): Handler<'debug_printBlock'> {
  return async ([number], caller) =>
    print(orNotFound(number, await hashedBlock(heightOf(number, parts.blocks), parts, caller)));
}

function print({ transactions, uncles, withdrawals = [], ...fields }: HashedBlock): string {
  const lines = Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`);
  const lists = Object.entries({ transactions, uncles, withdrawals }).flatMap(([name, items]) => [
    `${name}: ${items.length}`,
    ...items.map((item, index) => `  ${index}: ${typeof item === 'string' ? item : JSON.stringify(item)}`),
  ]);
  return ['header:', ...lines, ...lists].join('\n');
}

/** What was found at a number; throws `block #7 not found` for null. */
function orNotFound<T>(number: string | number, found: T | null): T {
  if (found === null) throw rpcError('resourceNotFound', { resource: `block #${BigInt(number)}` });
  return found;
}

/** The traces of all transactions of the block of a hash. */
export function traceBlockByHash(parts: TraceParts): Handler<'debug_traceBlockByHash'> {
  return async ([given, config], caller) => {
    const options = traceOptions(config);
    const blockHash = normalizeHash(given);
    const height = await parts.blocks.numberOfHash(blockHash, caller);
    const traces = height === null ? null : await parts.traces.block(height, options, caller);
    if (traces === null) throw rpcError('traceFailed', { reason: `block ${blockHash} not found` });
    return encodeBlockTraces(traces, parts);
  };
}

/** The traces of all transactions of a block. */
export function traceBlockByNumber(parts: TraceParts): Handler<'debug_traceBlockByNumber'> {
  return async ([block, config], caller) => {
    const options = traceOptions(config);
    const height = await blockHeight(block, parts.blocks, caller);
    const traces = await parts.traces.block(height, options, caller);
    if (traces === null) throw rpcError('traceFailed', { reason: `block #${height} not found` });
    return encodeBlockTraces(traces, parts);
  };
}

/** The trace of a transaction that is in a block. */
export function traceTransaction({ blocks, traces }: TraceParts): Handler<'debug_traceTransaction'> {
  return async ([transactionHash, config], caller) => {
    const options = traceOptions(config);
    const place = await blocks.place(normalizeHash(transactionHash), caller);
    const trace = place === null ? null : await traces.transaction(place, options, caller);
    if (trace === null) throw rpcError('resourceNotFound', { resource: 'transaction' });
    return trace;
  };
}

/** The trace of a call on the state after a block, or after some of its transactions. */
export function traceCall({
  blocks,
  traces,
  identity,
}: Pick<Services, 'blocks' | 'traces' | 'identity'>): Handler<'debug_traceCall'> {
  return async ([given, block = 'latest', config], caller) => {
    const options = traceOptions(config);
    const call = checkCall(given, identity.chainId);
    const { stateOverrides = null, blockOverrides = null, txIndex = null } = config ?? {};
    const transactions = txIndex === null ? null : (decodeSafeInteger(txIndex) ?? Number.MAX_SAFE_INTEGER);
    const base = await readTraceBase(block, transactions, blocks, caller);
    const [outcome] = await traces.calls(base, [{ call, stateOverrides, blockOverrides, options }], caller);
    if (outcome === undefined) throw new Error('a traced call without an outcome');
    if ('error' in outcome) throw rpcError('traceFailed', { reason: outcome.error });
    return outcome.trace;
  };
}
