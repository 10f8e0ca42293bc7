import type { Address } from '../../../generated/types.js';
import type { PendingTransaction } from '../../chain/mempool.js';
import { checksumAddress } from '../../evm/checksum.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';
import { encodeBySender } from '../pending/encodeBySender.js';

/** The transactions that wait, by sender and nonce, in a line each. */
export function inspect({ mempool, limits }: Pick<Services, 'mempool' | 'limits'>): Handler<'txpool_inspect'> {
  return async (_params, { signal }) => {
    await mempool.refresh(signal);
    const senders = await mempool.bySender(signal);
    return encodeBySender(senders, summaries(), { maxBytes: limits.maxResponseBytes, signal });
  };
}

/** In geth's words; the price is the most that is offered for a unit of gas. */
function summaries(): (pending: PendingTransaction) => string {
  // Many send to the same address, and the case of an address takes a hash.
  const known = new Map<Address, string>();
  const checksum = (address: Address) => {
    const text = known.get(address) ?? checksumAddress(address);
    known.set(address, text);
    return text;
  };
  return ({ transaction: { to, value, gas, gasPrice, maxFeePerGas } }) => {
    const recipient = to === null ? 'contract creation' : checksum(to);
    return `"${recipient}: ${value} wei + ${gas} gas × ${maxFeePerGas ?? gasPrice ?? 0n} wei"`;
  };
}
