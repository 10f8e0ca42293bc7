import { methodTable } from '../../../generated/methods.js';

/** Most bytes of an encoded transaction. The contract names the limit, which is that of geth's pool. */
export const MAX_TRANSACTION_BYTES = methodTable.eth_sendRawTransaction.limits.transactionSize.default;
