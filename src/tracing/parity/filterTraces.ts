/** trace_filter: the frames of a range of blocks by their addresses, found in the index and read from call traces. */
import { methodTable } from '../../../generated/methods.js';
import type { Address } from '../../../generated/types.js';
import type { BlockRange, TransactionPlace } from '../../chain/blocks.js';
import { ChainError, type RpcDescription } from '../../chain/errors.js';
import type { AddressIndex, AddressUse } from '../../chain/keptTraces.js';
import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';
import type { EncodedJson } from '../../evm/encoding/encodedJson.js';
import { encodeQuantity } from '../../evm/hex.js';
import type { FlatTrace } from '../../execution/tracers/flatTraces.js';
import { encodeTraces, tracesOfBlock, tracesOfTransaction, type PlacedTrace } from './minedTraces.js';
import type { TraceParts } from './traceParts.js';

/** Which frames match. */
export interface TraceCriteria {
  /** Ends at or below the head, and begins at 1 or later. */
  range: BlockRange;
  /** No address matches any. */
  from: ReadonlySet<Address>;
  to: ReadonlySet<Address>;
  /** Where both are given: whether one of them is enough. */
  eitherAddress: boolean;
  /** Matching frames that are left out first. */
  after: number;
  /** Most frames of the answer; null for as many as the limit allows. */
  count: number | null;
}

/** What a filter works with. */
export interface FilterParts extends TraceParts {
  /** Null where no traces are indexed. */
  addressIndex: AddressIndex | null;
}

/** Blocks behind the indexed ones that are traced on the spot: the index is made after the block. */
const NEWEST_BLOCKS = 8;

/** Uses of all addresses of a filter together that are read from the index at once. */
const USES_AT_ONCE = 4_000;

/** More than the transactions of any block. */
const ORDER_OF_BLOCK = 1_000_000;

const LIMITS = methodTable.trace_filter.limits;

/** Why a filter has no answer. */
export class TraceFilterError extends ChainError {
  override readonly name = 'TraceFilterError';

  constructor(
    message: string,
    readonly rpc: RpcDescription,
  ) {
    super(message);
  }
}

/** A list of the matching frames, oldest first. Rejects for a range that is not indexed, and over a limit. */
export async function filterTraces(
  criteria: TraceCriteria,
  parts: FilterParts,
  signal?: AbortSignal,
): Promise<EncodedJson> {
  const indexed = indexedPart(criteria.range, parts.addressIndex);
  return encodeTraces(counted(matching(criteria, { indexed, parts }, signal), criteria), parts);
}

/** The part of the range that is indexed. Throws where more than the newest blocks are missing. */
function indexedPart(range: BlockRange, index: AddressIndex | null): { range: BlockRange; index: AddressIndex } {
  const covered = index?.covered() ?? null;
  if (index === null || covered === null || range.from < covered.from || range.to > covered.to + NEWEST_BLOCKS)
    throw notIndexed(range, covered);
  return { range: { from: range.from, to: Math.min(range.to, covered.to) }, index };
}

function notIndexed({ from, to }: BlockRange, covered: BlockRange | null): TraceFilterError {
  const data =
    covered === null ? { covered } : { covered: { from: encodeQuantity(covered.from), to: encodeQuantity(covered.to) } };
  const shown = covered === null ? 'none' : `blocks ${covered.from} to ${covered.to}`;
  const message = `traces of blocks ${from} to ${to} are not indexed`;
  return new TraceFilterError(message, {
    name: 'tracesNotIndexed',
    arguments: { from, to, covered: shown },
    data,
  });
}

/** Leaves out the first frames, and ends after the last one. Throws over the limit. */
async function* counted(
  traces: AsyncIterable<PlacedTrace>,
  { after, count }: TraceCriteria,
): AsyncGenerator<PlacedTrace> {
  if (count === 0) return;
  let seen = 0;
  for await (const traced of traces) {
    seen += 1;
    if (seen <= after) continue;
    if (seen - after > LIMITS.results.default) throw exceeds('results', seen - after);
    yield traced;
    if (seen - after === count) return;
  }
}

async function* matching(
  criteria: TraceCriteria,
  { indexed, parts }: { indexed: { range: BlockRange; index: AddressIndex }; parts: FilterParts },
  signal?: AbortSignal,
): AsyncGenerator<PlacedTrace> {
  const { range } = criteria;
  const hasAddresses = criteria.from.size + criteria.to.size > 0;
  const blocks = range.to - range.from + 1;
  if (!hasAddresses && blocks > LIMITS.blocks.default) throw exceeds('blocks', blocks);
  if (hasAddresses) {
    for await (const place of candidates(criteria, indexed, signal)) {
      yield* onlyMatching(await tracesOfTransaction(place, parts, signal), criteria);
    }
  }
  // The blocks that are not looked up by address.
  for (let number = hasAddresses ? indexed.range.to + 1 : range.from; number <= range.to; number++) {
    if (sliceIsOver()) await nextSlice(signal);
    yield* onlyMatching(await tracesOfBlock(number, parts, signal), criteria);
  }
}

async function* onlyMatching(
  traces: AsyncIterable<PlacedTrace> | null,
  criteria: TraceCriteria,
): AsyncGenerator<PlacedTrace> {
  for await (const traced of traces ?? []) if (matches(traced.trace, criteria)) yield traced;
}

/** The transactions that may have a matching frame, in order. Throws over the limit. */
async function* candidates(
  { from, to, eitherAddress }: TraceCriteria,
  { range, index }: { range: BlockRange; index: AddressIndex },
  signal?: AbortSignal,
): AsyncGenerator<TransactionPlace> {
  const needsBoth = !eitherAddress && from.size > 0 && to.size > 0;
  let begin = range.from;
  let done = -1;
  let read = 0;
  let limit = Math.ceil(USES_AT_ONCE / (from.size + to.size));
  while (begin <= range.to) {
    const page = { range: { from: begin, to: range.to }, index, limit };
    const senders = await usesOf(from, 'sends', page, signal);
    const receivers = await usesOf(to, 'receives', page, signal);
    const completeTo = Math.min(senders.completeTo, receivers.completeTo);
    const all = new Map([...senders.places, ...receivers.places]);
    for (const [order, place] of [...all].sort(([a], [b]) => a - b)) {
      if (order <= done || order > completeTo) continue;
      if (needsBoth && !(senders.places.has(order) && receivers.places.has(order))) continue;
      read += 1;
      if (read > LIMITS.transactions.default) throw exceeds('transactions', read);
      yield place;
    }
    if (completeTo === Infinity) return;
    // A block with more uses than a page holds is read with a larger one.
    if (completeTo === done) limit *= 2;
    done = completeTo;
    begin = Math.floor(completeTo / ORDER_OF_BLOCK);
  }
}

/** The transactions of some addresses by their order in the chain, complete up to one of them. */
interface FoundUses {
  places: Map<number, TransactionPlace>;
  completeTo: number;
}

async function usesOf(
  addresses: ReadonlySet<Address>,
  kind: 'sends' | 'receives',
  { range, index, limit }: { range: BlockRange; index: AddressIndex; limit: number },
  signal?: AbortSignal,
): Promise<FoundUses> {
  const found: FoundUses = { places: new Map(), completeTo: Infinity };
  for (const address of addresses) {
    const uses: AddressUse[] = await index.uses(address, range, 'ascending', limit, signal);
    const last = uses.at(-1);
    if (last !== undefined && uses.length >= limit) found.completeTo = Math.min(found.completeTo, orderOf(last.place));
    for (const use of uses) if (use[kind]) found.places.set(orderOf(use.place), use.place);
  }
  return found;
}

/** A number by which transactions are in order of the chain. */
function orderOf({ blockNumber, transactionIndex }: TransactionPlace): number {
  return blockNumber * ORDER_OF_BLOCK + transactionIndex;
}

function matches({ action, result }: FlatTrace, { from, to, eitherAddress }: TraceCriteria): boolean {
  const shown: Partial<Record<'from' | 'to' | 'address' | 'refundAddress', Address>> = action;
  const created: { address?: Address } = result ?? {};
  // A selfdestruct goes from the contract to the heir of its balance.
  const sender = shown.from ?? shown.address;
  const receiver = shown.to ?? shown.refundAddress ?? created.address;
  const isFrom = sender !== undefined && from.has(sender);
  const isTo = receiver !== undefined && to.has(receiver);
  if (from.size === 0 || to.size === 0) return (from.size === 0 || isFrom) && (to.size === 0 || isTo);
  return eitherAddress ? isFrom || isTo : isFrom && isTo;
}

function exceeds(name: 'blocks' | 'results' | 'transactions', value: number): TraceFilterError {
  const { unit: what, default: limit } = LIMITS[name];
  return new TraceFilterError(`${what}: ${value} exceeds ${limit}`, {
    name: 'limitExceeded',
    arguments: { what, value, limit },
    data: { limit },
  });
}
