import type { Address } from '../../../generated/types.js';
import type { PendingTransaction } from '../../chain/mempool.js';
import { checksumAddress } from '../../ethereum/checksum.js';
import { feeCapOf } from '../../ethereum/transaction/transaction.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { LimitParts, Services } from '../services.js';
import { encodeBySender } from '../pending/encodeBySender.js';

/** One line of text for each pending and queued transaction, by sender and nonce. */
export function inspect({
  mempool,
  limits,
}: Pick<Services, 'mempool'> & LimitParts<'maxResponseBytes'>): Handler<'txpool_inspect'> {
  return async (_params, caller) => {
    await mempool.refresh(caller);
    const senders = await mempool.bySender(caller);
    return encodeBySender(senders, summaries(), { maxBytes: limits.maxResponseBytes, signal: caller.signal });
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
