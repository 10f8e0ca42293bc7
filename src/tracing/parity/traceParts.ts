import type { Caller } from '../../caller/caller.js';
import type { Blocks, TransactionPlace } from '../../chain/blocks.js';
import { callTracerOptions, type TraceOptions, type Traces } from '../../chain/traces.js';
import { ZERO_ADDRESS } from '../../ethereum/address.js';
import { decodeData } from '../../ethereum/hex.js';
import type { SignedTransaction } from '../../ethereum/transaction/transaction.js';
import { decodeTransaction } from '../../ethereum/transaction/transactionDecoding.js';
import { MAX_TIMEOUT_MS } from '../api/traceOptions.js';
import type { TraceRulesParts } from '../kept/traceRules.js';

/** The parts for methods of `trace_`. */
export interface TraceParts extends TraceRulesParts {
  traces: Traces;
  blocks: Pick<Blocks, 'summary' | 'rawTransaction'>;
  limits: { maxResponseBytes: number };
}

/** A mined transaction, with a sender that is not recovered from its signature; null when there is none. */
export async function readTransaction(
  place: TransactionPlace,
  { blocks }: Pick<TraceParts, 'blocks'>,
  caller: Caller,
): Promise<Omit<SignedTransaction, 'from'> | null> {
  const raw = await blocks.rawTransaction(place, caller);
  return raw === null ? null : decodeTransaction(decodeData(raw), { from: ZERO_ADDRESS });
}

/** The call frames of a transaction, at least one: OpenEthereum shows every transaction. */
export const CALLS: TraceOptions = { ...optionsFor('callTracer'), showsFrameless: true };
/** The changes of a transaction, as `stateDiff` shows them. */
export const STATE_DIFF: TraceOptions = { ...optionsFor(''), parity: 'stateDiff' };
/** Its instructions, as `vmTrace` shows them. */
export const VM_TRACE: TraceOptions = { ...optionsFor(''), parity: 'vmTrace' };
/** Nothing: the transaction only runs. */
export const NOTHING = optionsFor('noopTracer');

function optionsFor(tracer: string): TraceOptions {
  return { ...callTracerOptions(MAX_TIMEOUT_MS), tracer };
}
