import type { Address, TraceFilter } from '../../../generated/types.js';
import { normalizeAddress } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import { filterTraces, type TraceCriteria } from '../../tracing/parity/filterTraces.js';
import { committedRange } from '../blockRange.js';
import { checkLimit } from '../contractLimit.js';
import type { LimitParts, Services } from '../services.js';

type Parts = Pick<Services, 'blocks' | 'executor' | 'state' | 'traces' | 'addressIndex'> &
  LimitParts<'maxResponseBytes'>;

/** The frames of a range of blocks that match addresses, oldest first. */
export function filter(parts: Parts): Handler<'trace_filter'> {
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
