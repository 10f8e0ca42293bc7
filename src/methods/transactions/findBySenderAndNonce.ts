import type { Caller } from '../../caller/caller.js';
import type { Address } from '../../../generated/types.js';
import type { Blocks, TransactionPlace } from '../../chain/blocks.js';
import { HistoryPruned } from '../../chain/chainErrors.js';
import type { Mempool } from '../../chain/mempool.js';
import type { State } from '../../chain/state.js';
import { EncodedJson } from '../../json/encodedJson.js';
import { decodeQuantity } from '../../ethereum/hex.js';
import { firstHeight, type FirstHeight } from '../firstHeight.js';

/** Where transactions of a sender are searched. */
export interface FindBySenderParts {
  blocks: Pick<Blocks, 'head' | 'beginning' | 'earliest' | 'block' | 'transaction'>;
  state: Pick<State, 'account'>;
  mempool: Pick<Mempool, 'refresh' | 'all'>;
}

/** A sender and the nonce of one of its transactions. */
export interface SenderNonce {
  sender: Address;
  nonce: bigint;
}

/**
 * The transaction of a sender with this nonce, pending or mined; null when there is none. The index has no table by
 * sender. The account's nonce only grows, so a binary search over heights finds the block. On a development chain whose
 * nonces were lowered, the search finds one of the transactions with it or none. Rejects with HistoryPruned when the
 * nonce was used before the earliest state that the node has.
 */
export async function findBySenderAndNonce(
  wanted: SenderNonce,
  parts: FindBySenderParts,
  caller: Caller,
): Promise<EncodedJson | null> {
  const { blocks, mempool } = parts;
  await mempool.refresh(caller);
  // Before the state: a block that arrives in between moves the transaction into the state, never out of both.
  const pending = mempool.all().find(({ transaction }) => isWanted(transaction, wanted));
  if (pending !== undefined) return new EncodedJson(Buffer.from(pending.json));
  const firstUse = await findFirstUse(wanted, parts, caller);
  if (firstUse === null) return null;
  const place = await findInBlock(firstUse.height, wanted, blocks, caller);
  if (place !== null) return blocks.transaction(place, caller);
  // Genesis, a Cosmos transaction, an authorization or a contract that creates another one used the nonce.
  if (firstUse.isCertain || firstUse.height <= Math.max(blocks.beginning?.().first ?? 1, 1)) return null;
  throw new HistoryPruned(firstUse.height - 1, firstUse.height);
}

function isWanted(transaction: { from: Address; nonce: bigint }, { sender, nonce }: SenderNonce): boolean {
  return transaction.nonce === nonce && transaction.from === sender;
}

/** The first height whose state has the nonce as used; null when the sender has not used it yet. */
async function findFirstUse(
  { sender, nonce }: SenderNonce,
  { blocks, state }: FindBySenderParts,
  caller: Caller,
): Promise<FirstHeight | null> {
  const isUsed = async (height: number) => (await state.account(sender, height, caller)).nonce > nonce;
  const head = blocks.head();
  if (!(await isUsed(head))) return null;
  return firstHeight({ from: Math.max(blocks.beginning?.().state ?? blocks.earliest(), 1), to: head }, isUsed);
}

async function findInBlock(
  blockNumber: number,
  wanted: SenderNonce,
  blocks: FindBySenderParts['blocks'],
  caller: Caller,
): Promise<TransactionPlace | null> {
  const block = await blocks.block(blockNumber, true, caller);
  if (block === null) return null;
  // The index holds blocks in the form of eth_getBlockByNumber, with lower-case addresses.
  const { transactions } = JSON.parse(block.toString()) as { transactions: BlockTransaction[] };
  const transactionIndex = transactions.findIndex(({ from, nonce }) =>
    isWanted({ from, nonce: decodeQuantity(nonce) }, wanted),
  );
  return transactionIndex < 0 ? null : { blockNumber, transactionIndex };
}

/** The fields of a transaction in a block that the search reads. */
interface BlockTransaction {
  from: Address;
  nonce: string;
}
