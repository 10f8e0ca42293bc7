import type { Blocks, BlockSummary, TransactionPlace } from '../../chain/blocks.js';
import type { State } from '../../chain/state.js';
import type { Traces } from '../../chain/traces.js';
import { ZERO_ADDRESS } from '../../evm/address.js';
import { decodeData } from '../../evm/hex.js';
import type { SignedTransaction } from '../../evm/transaction/transaction.js';
import { decodeTransaction } from '../../evm/transaction/transactionDecoding.js';
import { traceRules, type TraceRules } from './parityTrace.js';

/** What the methods of `trace_` work with. */
export interface TraceParts {
  traces: Traces;
  blocks: Pick<Blocks, 'summary' | 'rawTransaction'>;
  state: Pick<State, 'forks' | 'code'>;
  limits: { maxResponseBytes: number };
}

/** A block whose transactions are traced. */
export interface TracedBlock {
  summary: BlockSummary;
  rules: TraceRules;
}

/** The block; null when there is none. */
export async function readTracedBlock(
  blockNumber: number,
  { blocks, state }: Pick<TraceParts, 'blocks' | 'state'>,
  signal?: AbortSignal,
): Promise<TracedBlock | null> {
  const summary = await blocks.summary(blockNumber, signal);
  return summary === null ? null : { summary, rules: traceRules(state.forks(), summary) };
}

/** A mined transaction, with a sender that is not recovered from its signature; null when there is none. */
export async function readTransaction(
  place: TransactionPlace,
  { blocks }: Pick<TraceParts, 'blocks'>,
  signal?: AbortSignal,
): Promise<Omit<SignedTransaction, 'from'> | null> {
  const raw = await blocks.rawTransaction(place, signal);
  return raw === null ? null : decodeTransaction(decodeData(raw), { from: ZERO_ADDRESS });
}
