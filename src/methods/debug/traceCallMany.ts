import type { BlockOverrides, BundleBlockOverride, CallBundle, TraceCallConfig } from '../../../generated/types.js';
import type { TracedCall, TraceOutcome } from '../../chain/traces.js';
import { type EncodedJson, encodedArray } from '../../json/encodedJson.js';
import { rpcError } from '../../jsonrpc/rpcErrors.js';
import type { Handler } from '../../jsonrpc/request.js';
import { checkCall } from '../call/callOutcome.js';
import { checkLimit } from '../contractLimit.js';
import type { Services } from '../services.js';
import { readTraceBase, traceOptions } from '../../tracing/api/traceOptions.js';

/** The traces of bundles of calls, each call on what those before it changed; a list for each bundle. */
export function traceCallMany({
  blocks,
  traces,
  identity,
}: Pick<Services, 'blocks' | 'traces' | 'identity'>): Handler<'debug_traceCallMany'> {
  return async ([bundles, context, config], caller) => {
    const count = bundles.reduce((sum, { transactions }) => sum + transactions.length, 0);
    checkLimit('debug_traceCallMany', 'calls', count);
    const { blockNumber, transactionIndex } = context ?? {};
    const after = transactionIndex ?? -1;
    const base = await readTraceBase(blockNumber ?? 'latest', after < 0 ? null : after, blocks, caller);
    const calls = bundles.flatMap((bundle) => callsOf(bundle, config, identity.chainId));
    const [first, ...rest] = calls;
    // What the request overrides stays for all calls.
    const begun = first === undefined ? [] : [{ ...first, stateOverrides: config?.stateOverrides ?? null }, ...rest];
    const outcomes = await traces.calls(base, begun, caller);
    return encodeBundles(bundles, outcomes);
  };
}

function callsOf(
  { transactions, blockOverride }: CallBundle,
  config: TraceCallConfig | undefined,
  chainId: bigint,
): TracedCall[] {
  const options = traceOptions(config);
  const blockOverrides = { ...config?.blockOverrides, ...overridesOf(blockOverride ?? {}) };
  const given = Object.keys(blockOverrides).length > 0 ? blockOverrides : null;
  return transactions.map((call) => ({
    call: checkCall(call, chainId),
    stateOverrides: null,
    blockOverrides: given,
    options,
  }));
}

/** A field has Erigon's name or geth's; geth's wins. */
function overridesOf(given: BundleBlockOverride): BlockOverrides {
  const fields = {
    number: given.number ?? given.blockNumber,
    time: given.time ?? given.timestamp,
    gasLimit: given.gasLimit,
    feeRecipient: given.feeRecipient ?? given.coinbase,
    prevRandao: given.prevRandao ?? given.random,
    difficulty: given.difficulty,
    baseFeePerGas: given.baseFeePerGas ?? given.baseFee,
    blobBaseFee: given.blobBaseFee,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));
}

function encodeBundles(bundles: readonly CallBundle[], outcomes: readonly TraceOutcome[]): EncodedJson {
  let next = 0;
  const lists = bundles.map(({ transactions }) => {
    const ofBundle = outcomes.slice(next, next + transactions.length);
    next += transactions.length;
    return encodedArray(ofBundle.map(traceOf)).bytes;
  });
  return encodedArray(lists);
}

function traceOf(outcome: TraceOutcome): Uint8Array {
  if ('error' in outcome) throw rpcError('traceFailed', { reason: outcome.error });
  return outcome.trace.bytes;
}
