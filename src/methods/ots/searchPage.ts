import type { Caller } from '../../caller/caller.js';
import type { Address, IntegerInput } from '../../../generated/types.js';
import { BlocksNotIndexed, type AddressUse } from '../../chain/keptTraces.js';
import type { BlockRange, TransactionPlace } from '../../chain/blocks.js';
import { EncodedJson, encodedArray } from '../../json/encodedJson.js';
import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';
import { encodeAddress } from '../../ethereum/hex.js';
import { checkLimit } from '../contractLimit.js';
import type { LimitParts, Services } from '../services.js';
import { invalidParameter, rpcError } from '../../jsonrpc/rpcErrors.js';
import { methodTable } from '../../../generated/methods.js';

/** What a search works with. */
export type SearchParts = Pick<Services, 'blocks' | 'addressIndex'> & LimitParts<'maxResponseBytes'>;

/** A page of transactions that touch an address. */
export interface PageSearch {
  address: Address;
  range: BlockRange;
  order: 'ascending' | 'descending';
  pageSize: number;
}

/** Places of a page in the order of the search, and whether the range has more. */
export interface FoundPage {
  places: TransactionPlace[];
  hasMore: boolean;
}

const ZERO_ADDRESS = encodeAddress(new Uint8Array(20));
const { blockTransactions } = methodTable.ots_searchTransactionsBefore.limits;

/** The size of a page: a hex quantity or a JSON integer. Throws invalidParams for 0, and the limit's error. */
export function pageSizeOf(
  given: IntegerInput,
  method: 'ots_searchTransactionsBefore' | 'ots_getBlockTransactions',
): number {
  const pageSize = Number(given);
  const reason = `invalid argument 2: pageSize: must be from 1, got ${pageSize}`;
  if (pageSize <= 0) throw invalidParameter(reason, 'pageSize', 'a number from 1');
  checkLimit(method, 'pageSize', pageSize);
  return pageSize;
}

/** The blocks that are indexed. Throws AddressIndexOff or BlocksNotIndexed when there are none. */
export async function coveredBlocks(
  { blocks, addressIndex }: Pick<Services, 'blocks' | 'addressIndex'>,
  caller: Caller,
): Promise<BlockRange> {
  const covered = addressIndex.covered();
  if (covered !== null) return covered;
  // It throws the reason: there is no index, or no block is indexed yet.
  const range = { from: blocks.earliest(), to: blocks.head() };
  await addressIndex.uses(ZERO_ADDRESS, { range, order: 'descending', limit: 1 }, caller.signal);
  return addressIndex.covered() ?? refuse(range);
}

/** Whole blocks, until a page is full. */
export async function findPage(search: PageSearch, parts: SearchParts, caller: Caller): Promise<FoundPage> {
  const { address, range, order, pageSize } = search;
  if (range.from > range.to) return { places: [], hasMore: false };
  const { addressIndex } = parts;
  const first = await addressIndex.uses(address, { range, order, limit: pageSize + 1 }, caller.signal);
  const last = first[Math.min(pageSize, first.length) - 1];
  if (last === undefined || first.length <= pageSize) return { places: first.map(placeOf), hasMore: false };
  // The block of the last one is taken as a whole.
  const { blockNumber } = last.place;
  const whole = { range: { from: blockNumber, to: blockNumber }, order, limit: blockTransactions.default + 1 };
  const inLast = await addressIndex.uses(address, whole, caller.signal);
  checkLimit('ots_searchTransactionsBefore', 'blockTransactions', inLast.length);
  const before = first.filter(({ place }) => place.blockNumber !== blockNumber && !isAfter(place, blockNumber, order));
  const rest = order === 'descending' ? { ...range, to: blockNumber - 1 } : { ...range, from: blockNumber + 1 };
  const more =
    rest.from > rest.to ? [] : await addressIndex.uses(address, { range: rest, order, limit: 1 }, caller.signal);
  return { places: [...before, ...inLast].map(placeOf), hasMore: more.length > 0 };
}

/** The result; `places` are newest first. */
export async function encodePage(
  places: readonly TransactionPlace[],
  ends: { firstPage: boolean; lastPage: boolean },
  { blocks, limits }: SearchParts,
  caller: Caller,
): Promise<EncodedJson> {
  const txs: Uint8Array[] = [];
  const receipts: Uint8Array[] = [];
  let bytes = 0;
  for (const place of places) {
    if (sliceIsOver()) await nextSlice(caller.signal);
    const transaction = await blocks.transaction(place, caller);
    const receipt = await blocks.receipt(place, caller);
    const summary = await blocks.summary(place.blockNumber, caller);
    // The block was removed a moment ago.
    if (transaction === null || receipt === null || summary === null) continue;
    txs.push(transaction.bytes);
    receipts.push(withMember(receipt.bytes, `"timestamp":${summary.timestamp}`));
    bytes += transaction.bytes.length + receipt.bytes.length;
    const limit = limits.maxResponseBytes;
    if (bytes > limit) throw rpcError('responseTooLarge', { limit }, { limit });
  }
  const end = `,"firstPage":${ends.firstPage},"lastPage":${ends.lastPage}}`;
  const parts = [
    Buffer.from('{"txs":'),
    encodedArray(txs).bytes,
    Buffer.from(',"receipts":'),
    encodedArray(receipts).bytes,
    Buffer.from(end),
  ];
  return new EncodedJson(Buffer.concat(parts));
}

/** The JSON object with another member at its end. */
function withMember(object: Uint8Array, member: string): Uint8Array {
  return Buffer.concat([object.subarray(0, object.length - 1), Buffer.from(`,${member}}`)]);
}

const placeOf = ({ place }: AddressUse): TransactionPlace => place;

function isAfter({ blockNumber }: TransactionPlace, last: number, order: PageSearch['order']): boolean {
  return order === 'descending' ? blockNumber < last : blockNumber > last;
}

function refuse(range: BlockRange): never {
  throw new BlocksNotIndexed(range, null);
}
