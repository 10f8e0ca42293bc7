import type { Data, Receipt, Transaction } from '../../../generated/types.js';
import { heightOf } from '../../chain/blockParameter.js';
import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';
import { blockWithoutTransactions } from './blockDetails.js';
import { pageSizeOf } from './searchPage.js';

/** Bytes of input that are shown: the selector. As text with 0x. */
const SELECTOR_CHARACTERS = 10;

/** A page of the transactions of a block, counted from its end; null when there is no such block. */
export function getBlockTransactions({ blocks }: Pick<Services, 'blocks'>): Handler<'ots_getBlockTransactions'> {
  return async ([block, pageNumber, size], caller) => {
    const pageSize = pageSizeOf(size, 'ots_getBlockTransactions');
    const height = heightOf(block, blocks);
    const rest = await blockWithoutTransactions(height, { blocks }, caller);
    if (rest === null) return null;
    const end = Math.max(0, rest.transactionCount - pageSize * Number(pageNumber));
    const transactions: Transaction[] = [];
    const receipts: Receipt[] = [];
    for (let transactionIndex = Math.max(0, end - pageSize); transactionIndex < end; transactionIndex++) {
      if (sliceIsOver()) await nextSlice(caller.signal);
      const place = { blockNumber: height, transactionIndex };
      // The index holds both in the form of the contract.
      transactions.push(JSON.parse(String(await blocks.transaction(place, caller))) as Transaction);
      receipts.push(JSON.parse(String(await blocks.receipt(place, caller))) as Receipt);
    }
    return {
      fullblock: { ...rest, transactions: transactions.map(withoutArguments) },
      receipts: receipts.map((receipt) => ({ ...receipt, logs: null, logsBloom: null })),
    };
  };
}

function withoutArguments(transaction: Transaction): Transaction {
  // The beginning of hex data is hex data.
  return { ...transaction, input: transaction.input.slice(0, SELECTOR_CHARACTERS) as Data };
}
