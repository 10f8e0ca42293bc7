import type { Data, Hash, InternalOperation, Quantity } from '../../generated/types.js';
import { heightOf, stateHeight } from '../chain/blockParameter.js';
import { BlocksNotIndexed } from '../chain/keptTraces.js';
import { encodeQuantity, normalizeAddress, normalizeHash } from '../ethereum/hex.js';
import type { Handler } from '../jsonrpc/request.js';
import { blockDetails } from './ots/blockDetails.js';
import { coveredBlocks, encodePage, findPage, pageSizeOf, type SearchParts } from './ots/searchPage.js';
import { placeOf, transactionCalls, type ReadCall } from './ots/transactionFrames.js';
import type { Services, LimitParts } from './services.js';
import { findBySenderAndNonce, type FindBySenderParts } from './transactions/findBySenderAndNonce.js';
import { JsonWriter } from '../json/jsonWriter.js';
import type { CallFrame } from '../ethereum/callFrameScan.js';

/** The level of Otterscan's API. */
export function getApiLevel(): Handler<'ots_getApiLevel'> {
  return () => 8;
}

/** A block without its transactions, and its fees; null when there is none yet. */
export function getBlockDetails(parts: Pick<Services, 'blocks'>): Handler<'ots_getBlockDetails'> {
  return ([block], caller) => blockDetails(heightOf(block, parts.blocks), parts, caller);
}

/** A block without its transactions, and its fees; null when no block has the hash. */
export function getBlockDetailsByHash(parts: Pick<Services, 'blocks'>): Handler<'ots_getBlockDetailsByHash'> {
  return async ([hash], caller) => {
    const number = await parts.blocks.numberOfHash(normalizeHash(hash), caller);
    return number === null ? null : blockDetails(number, parts, caller);
  };
}

/** Whether an account has code after a block. */
export function hasCode({ state, blocks }: Pick<Services, 'state' | 'blocks'>): Handler<'ots_hasCode'> {
  return async ([address, block = 'latest'], caller) => {
    // Otterscan sends block numbers as JSON integers.
    const parameter = typeof block === 'number' ? encodeQuantity(block) : block;
    const height = await stateHeight(parameter, blocks, caller);
    return (await state.code(normalizeAddress(address), height, caller)).length > '0x'.length;
  };
}

/** The hash of the transaction that an account sent with this nonce, mined or pending; null when there is none. */
export function getTransactionBySenderAndNonce(
  parts: FindBySenderParts,
): Handler<'ots_getTransactionBySenderAndNonce'> {
  return async ([sender, nonce], caller) => {
    const wanted = { sender: normalizeAddress(sender), nonce: BigInt(nonce) };
    const found = await findBySenderAndNonce(wanted, parts, caller);
    // A transaction object, as eth_getTransactionBySenderAndNonce returns it.
    return found === null ? null : (JSON.parse(found.toString()) as { hash: Hash }).hash;
  };
}

/** Numbers of Otterscan's API. */
const OPERATION_TYPES: Readonly<Record<string, number>> = { CALL: 0, SELFDESTRUCT: 1, CREATE: 2, CREATE2: 3 };

/** The transfers, creations and selfdestructs inside a transaction that were not undone. */
export function getInternalOperations(
  parts: Pick<Services, 'blocks' | 'traces'>,
): Handler<'ots_getInternalOperations'> {
  return async ([hash], caller) =>
    (await transactionCalls(await placeOf(hash, parts, caller), parts, caller)).flatMap(operationsOf);
}

function operationsOf({ frame, undone }: ReadCall): InternalOperation[] {
  const type = OPERATION_TYPES[frame.type];
  const value = frame.value === '' ? '0x0' : frame.value;
  if (type === undefined || undone || frame.depth === 0) return [];
  if (frame.type === 'CALL' && value === '0x0') return [];
  // The trace has hex quantities.
  return [{ type, from: normalizeAddress(frame.from), to: normalizeAddress(frame.to), value: value as Quantity }];
}

const SUCCESS = /"status":"0x1"/;

/** What a transaction reverted with; `0x` for one that succeeded or failed in another way. */
export function getTransactionError(parts: Pick<Services, 'blocks' | 'traces'>): Handler<'ots_getTransactionError'> {
  return async ([hash], caller) => {
    const place = await placeOf(hash, parts, caller);
    // No bytes.
    const none = '0x' as Data;
    if (SUCCESS.test(String(await parts.blocks.receipt(place, caller)))) return none;
    const [top] = await transactionCalls(place, parts, caller);
    // The trace has hex data.
    return top === undefined || top.frame.output === '' ? none : (top.frame.output as Data);
  };
}

/** Transactions that touch an address, in the blocks after a block, newest first; 0 for the oldest. */
export function searchTransactionsAfter(parts: SearchParts): Handler<'ots_searchTransactionsAfter'> {
  return async ([address, block, size], caller) => {
    const { blocks } = parts;
    const pageSize = pageSizeOf(size, 'ots_searchTransactionsBefore');
    await coveredBlocks(parts, caller);
    const after = Number(block);
    const lastPage = after === 0;
    const range = { from: lastPage ? blocks.earliest() : after + 1, to: blocks.head() };
    const search = { address: normalizeAddress(address), range, order: 'ascending', pageSize } as const;
    const { places, hasMore } = await findPage(search, parts, caller);
    return encodePage(places.reverse(), { firstPage: !hasMore, lastPage }, parts, caller);
  };
}

/** Transactions that touch an address, in the blocks before a block, newest first; 0 for the newest. */
export function searchTransactionsBefore(parts: SearchParts): Handler<'ots_searchTransactionsBefore'> {
  return async ([address, block, size], caller) => {
    const { blocks } = parts;
    const pageSize = pageSizeOf(size, 'ots_searchTransactionsBefore');
    const before = Number(block);
    const covered = await coveredBlocks(parts, caller);
    const firstPage = before === 0 || before > blocks.head();
    const range = { from: covered.from, to: firstPage ? blocks.head() : before - 1 };
    const isWhole = covered.from <= blocks.earliest();
    if (range.from > range.to && !isWhole) throw new BlocksNotIndexed({ from: range.to, to: range.to }, covered);
    const search = { address: normalizeAddress(address), range, order: 'descending', pageSize } as const;
    const { places, hasMore } = await findPage(search, parts, caller);
    // Below the index there may be more, which is not known.
    if (places.length === 0 && !isWhole) throw new BlocksNotIndexed({ from: blocks.earliest(), to: range.to }, covered);
    return encodePage(places, { firstPage, lastPage: !hasMore && isWhole }, parts, caller);
  };
}

/** The calls of a transaction, in the order in which they began. */
export function traceTransaction(
  parts: Pick<Services, 'blocks' | 'traces'> & LimitParts<'maxResponseBytes'>,
): Handler<'ots_traceTransaction'> {
  return async ([hash], caller) => {
    const calls = await transactionCalls(await placeOf(hash, parts, caller), parts, caller);
    const json = new JsonWriter(parts.limits.maxResponseBytes, caller.signal);
    await json.writeEach('[', calls, ']', ({ frame }) => json.write(entryJson(frame)));
    return json.end();
  };
}

function entryJson(frame: CallFrame): string {
  const { type, depth, from, to, value } = frame;
  return JSON.stringify({
    type,
    depth,
    from,
    to: to === '' ? null : to,
    value: value === '' || type === 'STATICCALL' || type === 'DELEGATECALL' ? null : value,
    input: frame.input || '0x',
    output: frame.output || '0x',
  });
}
