import type { Block } from '../../generated/types.js';
import type { EncodedJson } from '../ethereum/encoding/encodedJson.js';

const BEFORE_TRANSACTIONS = ',"transactions":';

/** JSON of a newHeads result: the block object without `transactions`, which is its last member, and `uncles`. */
export function encodeBlockHead({ bytes }: EncodedJson): Buffer {
  const block = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = block.indexOf(BEFORE_TRANSACTIONS);
  // A block object as this process encoded it, closed before its last member.
  const fields = JSON.parse(`${block.toString('latin1', 0, end)}}`) as Omit<Block, 'transactions'>;
  const { uncles: _uncles, ...head } = fields;
  return Buffer.from(JSON.stringify(head), 'latin1');
}
