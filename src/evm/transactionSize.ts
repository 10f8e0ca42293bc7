import { methodTable } from '../../generated/methods.js';

/** Most bytes of an encoded transaction: geth's pool takes no longer one, and neither does the contract. */
export const MAX_TRANSACTION_BYTES = methodTable.eth_sendRawTransaction.limits.transactionSize.default;
