import type { Block } from '../../generated/types.js';
import type { EncodedJson } from '../evm/encodedJson.js';

const BEFORE_TRANSACTIONS = ',"transactions":';

/** What a subscription shows of a block: the block object without `transactions`, which are its last member, and `uncles`. */
export function encodeBlockHead({ bytes }: EncodedJson): Buffer {
  const block = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = block.indexOf(BEFORE_TRANSACTIONS);
  const { uncles: _uncles, ...head } = JSON.parse(`${block.toString('latin1', 0, end)}}`) as Omit<
    Block,
    'transactions'
  >;
  return Buffer.from(JSON.stringify(head), 'latin1');
}
