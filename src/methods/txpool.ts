import { JsonWriter } from '../json/jsonWriter.js';
import type { Address } from '../../generated/types.js';
import type { PendingTransaction } from '../chain/mempool.js';
import { checksumAddress } from '../ethereum/checksum.js';
import { encodeQuantity, normalizeAddress } from '../ethereum/hex.js';
import { feeCapOf } from '../ethereum/transaction/transaction.js';
import type { Handler } from '../jsonrpc/request.js';
import { encodeByNonce, encodeBySender } from './encodeBySender.js';
import type { LimitParts, Services } from './services.js';

type Parts = Pick<Services, 'mempool'> & LimitParts<'maxResponseBytes'>;

/** All pending and queued transactions, by sender and nonce. */
export function content({ mempool, limits }: Parts): Handler<'txpool_content'> {
  return async (_params, caller) => {
    await mempool.refresh(caller);
    const senders = await mempool.bySender(caller);
    return encodeBySender(senders, ({ json }) => json, new JsonWriter(limits.maxResponseBytes, caller.signal));
  };
}

/** The pending and queued transactions of one sender, by nonce. */
export function contentFrom({ mempool, limits }: Parts): Handler<'txpool_contentFrom'> {
  return async ([address], caller) => {
    await mempool.refresh(caller);
    const sender = await mempool.ofSender(normalizeAddress(address), caller);
    return encodeByNonce(sender, ({ json }) => json, new JsonWriter(limits.maxResponseBytes, caller.signal));
  };
}

/** One line of text for each pending and queued transaction, by sender and nonce. */
export function inspect({ mempool, limits }: Parts): Handler<'txpool_inspect'> {
  return async (_params, caller) => {
    await mempool.refresh(caller);
    const senders = await mempool.bySender(caller);
    return encodeBySender(senders, summaries(), new JsonWriter(limits.maxResponseBytes, caller.signal));
  };
}

/** The numbers of pending and of queued transactions. A queued one has a gap before its nonce. */
export function status({ mempool }: Pick<Services, 'mempool'>): Handler<'txpool_status'> {
  return async (_params, caller) => {
    await mempool.refresh(caller);
    const { pending, queued } = await mempool.counts(caller);
    return { pending: encodeQuantity(pending), queued: encodeQuantity(queued) };
  };
}

/** The lines have geth's form. The price is the highest that the transaction offers for a unit of gas. */
function summaries(): (pending: PendingTransaction) => string {
  // Many transactions go to the same address, and its checksum costs a hash.
  const checksums = new Map<Address, string>();
  const checksum = (address: Address) => {
    const text = checksums.get(address) ?? checksumAddress(address);
    checksums.set(address, text);
    return text;
  };
  return ({ transaction }) => {
    const { to, value, gas } = transaction;
    const recipient = to === null ? 'contract creation' : checksum(to);
    return `"${recipient}: ${value} wei + ${gas} gas × ${feeCapOf(transaction)} wei"`;
  };
}
