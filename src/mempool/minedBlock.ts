import type { Address, Hash } from '../../generated/types.js';
import type { NewBlock } from '../chain/blocks.js';
import { decodeQuantity } from '../ethereum/hex.js';
import type { SignedTransaction } from '../ethereum/transaction/transaction.js';

/** A new block, as the tracker needs it. */
export interface MinedBlock {
  number: number;
  hashes: readonly Hash[];
  /** Called only when needed: for a large block it takes milliseconds. */
  transactions(): Iterable<Pick<SignedTransaction, 'from' | 'nonce'>>;
}

/** A block that was just indexed. */
export function minedBlock(number: number, block: Pick<NewBlock, 'transactionHashes' | 'transaction'>): MinedBlock {
  return {
    number,
    hashes: block.transactionHashes(),
    *transactions() {
      for (let transactionIndex = 0; ; transactionIndex++) {
        const json = block.transaction({ blockNumber: number, transactionIndex });
        if (json === null) return;
        yield senderAndNonce(json);
      }
    },
  };
}

/**
 * The two fields of a transaction as this process encoded it. They are cut out: parsing a block of 11,000 transactions
 * would hold the event loop for a tenth of a second. No field before them holds a quotation mark.
 */
function senderAndNonce(json: Uint8Array): Pick<SignedTransaction, 'from' | 'nonce'> {
  const text = Buffer.from(json.buffer, json.byteOffset, json.length);
  const field = (name: string): string => {
    const start = text.indexOf(`"${name}":"`) + name.length + 4;
    return text.toString('latin1', start, text.indexOf('"', start));
  };
  // As `transactionObject` has encoded them.
  return { from: field('from') as Address, nonce: decodeQuantity(field('nonce')) };
}
