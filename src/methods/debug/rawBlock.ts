/** The bytes of blocks and receipts, made from what the index serves as JSON, so that the two never disagree. */
import type { Caller } from '../../caller/caller.js';
import type { Block, BlockParameter, Data, Header, PendingHeader, Receipt } from '../../../generated/types.js';
import { findHeight } from '../../chain/blockParameter.js';
import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';
import { encodeBlockObject, encodeHeaderObject } from '../../ethereum/header.js';
import { decodeData, encodeData } from '../../ethereum/hex.js';
import { encodeReceiptObject } from '../../ethereum/receipt.js';
import { rpcError } from '../../jsonrpc/rpcErrors.js';
import type { LimitParts, Services } from '../services.js';

/** What the bytes of a block are made from. */
export type RawParts = Pick<Services, 'blocks'> & LimitParts<'maxResponseBytes'>;

/** A block with the hashes of its transactions; without hash, nonce and miner while it is pending. */
export type HashedBlock = Omit<Block, 'transactions'> & { transactions: string[] };

/** The height of a block; throws `block not found` for a hash that no block has. */
export async function heightOfParameter(
  parameter: BlockParameter,
  { blocks }: Pick<Services, 'blocks'>,
  caller: Caller,
): Promise<number> {
  const height = await findHeight(parameter, blocks, caller);
  if (height === null) throw rpcError('resourceNotFound', { resource: 'block' });
  return height;
}

/** RLP of the header of a height; null when there is no such block. */
export async function rawHeader(height: number, { blocks }: RawParts, caller: Caller): Promise<Data | null> {
  const json = await blocks.header(height, caller);
  if (json === null) return null;
  // The index keeps headers in the form of the contract.
  return encodeData(encodeHeaderObject(JSON.parse(json.toString()) as Header | PendingHeader));
}

/** The block object of a height with the hashes of its transactions; null when there is no such block. */
export async function hashedBlock(
  height: number,
  { blocks }: Pick<Services, 'blocks'>,
  caller: Caller,
): Promise<HashedBlock | null> {
  const json = await blocks.block(height, false, caller);
  // The index keeps blocks in the form of the contract.
  return json === null ? null : (JSON.parse(json.toString()) as HashedBlock);
}

/** RLP of the block of a height; null when there is no such block. */
export async function rawBlock(height: number, parts: RawParts, caller: Caller): Promise<Data | null> {
  const block = await hashedBlock(height, parts, caller);
  if (block === null) return null;
  if (block.uncles.length > 0) {
    const reason = 'its uncles are known by their hashes only';
    throw rpcError('featureNotSupported', { feature: 'the encoding of this block is', reason });
  }
  const counted = hexWithin(parts.limits.maxResponseBytes);
  const transactions: Uint8Array[] = [];
  for (let transactionIndex = 0; transactionIndex < block.transactions.length; transactionIndex++) {
    if (sliceIsOver()) await nextSlice(caller.signal);
    const raw = await parts.blocks.rawTransaction({ blockNumber: height, transactionIndex }, caller);
    if (raw === null) throw rpcError('resourceNotFound', { resource: 'transaction' });
    transactions.push(counted(decodeData(raw)));
  }
  return encodeData(encodeBlockObject(block, transactions));
}

/** The EIP-2718 encoding of each receipt of a height, in order; null when there is no such block. */
export async function rawReceipts(height: number, parts: RawParts, caller: Caller): Promise<Data[] | null> {
  const summary = await parts.blocks.summary(height, caller);
  if (summary === null) return null;
  const counted = hexWithin(parts.limits.maxResponseBytes);
  const receipts: Data[] = [];
  for (let transactionIndex = 0; transactionIndex < summary.transactionCount; transactionIndex++) {
    if (sliceIsOver()) await nextSlice(caller.signal);
    const json = await parts.blocks.receipt({ blockNumber: height, transactionIndex }, caller);
    if (json === null) throw rpcError('resourceNotFound', { resource: 'receipt' });
    // The index keeps receipts in the form of the contract.
    const bytes = encodeReceiptObject(JSON.parse(json.toString()) as Receipt);
    receipts.push(encodeData(counted(bytes)));
  }
  return receipts;
}

/** Passes bytes on, and throws responseTooLarge once all of them in hex exceed the limit of a response. */
function hexWithin(limit: number): (bytes: Uint8Array) => Uint8Array {
  let characters = 0;
  return (bytes) => {
    characters += 2 * bytes.length;
    if (characters > limit) throw rpcError('responseTooLarge', { limit }, { limit });
    return bytes;
  };
}
