import type { Caller } from '../../caller/caller.js';
import { methodTable } from '../../../generated/methods.js';
import type { Address } from '../../../generated/types.js';
import type { BlockRange, TransactionPlace } from '../../chain/blocks.js';
import { LimitExceeded } from '../../chain/chainErrors.js';
import type { AddressIndex } from '../../chain/keptTraces.js';
import { ZERO_ADDRESS } from '../../ethereum/address.js';
import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';
import type { EncodedJson } from '../../json/encodedJson.js';
import type { FlatTrace } from '../make/flatTraces.js';
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
  after: number;
  /** Maximum number of frames; null for the limit. */
  count: number | null;
}

/** The parts for a filter. */
export interface FilterParts extends TraceParts {
  addressIndex: AddressIndex;
}

/** Uses of all addresses of a filter that are read from the index at once. */
const USES_AT_ONCE = 4_000;

/** Above the number of transactions of any block. */
const ORDER_OF_BLOCK = 1_000_000;

/** The limits of one filter; the contract names them, too. */
export const FILTER_LIMITS = { scannedBlocks: 1_000, indexedTransactions: 10_000, frames: 10_000 };

const UNITS = methodTable.trace_filter.limits;

/** The matching frames, oldest first. Rejects for a range that is not indexed, and above a limit. */
export async function filterTraces(criteria: TraceCriteria, parts: FilterParts, caller: Caller): Promise<EncodedJson> {
  const hasAddresses = criteria.from.size + criteria.to.size > 0;
  const found = hasAddresses ? byAddress(criteria, parts, caller) : byBlock(criteria, parts, caller);
  return encodeTraces(counted(found, criteria), parts);
}

/** Skips the first frames, and ends after the last one. Throws above the limit. */
async function* counted(
  traces: AsyncIterable<PlacedTrace>,
  { after, count }: TraceCriteria,
): AsyncGenerator<PlacedTrace> {
  if (count === 0) return;
  let seen = 0;
  for await (const traced of traces) {
    seen += 1;
    if (seen <= after) continue;
    if (seen - after > FILTER_LIMITS.frames) throw exceeds('frames', seen - after);
    yield traced;
    if (seen - after === count) return;
  }
}

async function* byAddress(criteria: TraceCriteria, parts: FilterParts, caller: Caller): AsyncGenerator<PlacedTrace> {
  for await (const place of candidates(criteria, parts.addressIndex, caller))
    yield* onlyMatching(await tracesOfTransaction(place, parts, caller), criteria);
}

async function* byBlock(criteria: TraceCriteria, parts: FilterParts, caller: Caller): AsyncGenerator<PlacedTrace> {
  const { range } = criteria;
  const blocks = range.to - range.from + 1;
  if (blocks > FILTER_LIMITS.scannedBlocks) throw exceeds('scannedBlocks', blocks);
  // Rejects unless all of the range is indexed, whatever the address.
  await parts.addressIndex.uses(ZERO_ADDRESS, { range, order: 'ascending', limit: 1 }, caller.signal);
  for (let number = range.from; number <= range.to; number++) {
    if (sliceIsOver()) await nextSlice(caller.signal);
    yield* onlyMatching(await tracesOfBlock(number, parts, caller), criteria);
  }
}

async function* onlyMatching(
  traces: AsyncIterable<PlacedTrace> | null,
  criteria: TraceCriteria,
): AsyncGenerator<PlacedTrace> {
  for await (const traced of traces ?? []) if (matches(traced.trace, criteria)) yield traced;
}

/** The transactions that may have a matching frame, in order. Throws above the limit. */
async function* candidates(
  { range, from, to, eitherAddress }: TraceCriteria,
  index: AddressIndex,
  caller: Caller,
): AsyncGenerator<TransactionPlace> {
  const needsBoth = !eitherAddress && from.size > 0 && to.size > 0;
  let begin = range.from;
  let done = -1;
  let read = 0;
  let limit = Math.ceil(USES_AT_ONCE / (from.size + to.size));
  while (begin <= range.to) {
    const page = { range: { from: begin, to: range.to }, index, limit };
    const senders = await usesOf(from, 'sends', page, caller);
    const receivers = await usesOf(to, 'receives', page, caller);
    const completeTo = Math.min(senders.completeTo, receivers.completeTo);
    const all = new Map([...senders.places, ...receivers.places]);
    for (const [order, place] of [...all].sort(([a], [b]) => a - b)) {
      if (order <= done || order > completeTo) continue;
      if (needsBoth && !(senders.places.has(order) && receivers.places.has(order))) continue;
      read += 1;
      if (read > FILTER_LIMITS.indexedTransactions) throw exceeds('indexedTransactions', read);
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
  caller: Caller,
): Promise<FoundUses> {
  const found: FoundUses = { places: new Map(), completeTo: Infinity };
  for (const address of addresses) {
    const uses = await index.uses(address, { range, order: 'ascending', limit }, caller.signal);
    const last = uses.at(-1);
    if (last !== undefined && uses.length >= limit) found.completeTo = Math.min(found.completeTo, orderOf(last.place));
    for (const use of uses) if (use[kind]) found.places.set(orderOf(use.place), use.place);
  }
  return found;
}

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

function exceeds(name: keyof typeof FILTER_LIMITS, value: number): LimitExceeded {
  return new LimitExceeded(UNITS[name].unit, value, FILTER_LIMITS[name]);
}
