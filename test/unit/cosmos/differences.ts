/**
 * Where Halley's answers differ from those of the recorded servers, and why. The tests allow only these differences.
 */
import type { BuiltBlock } from '../../../src/cosmos/block/buildBlock.js';
import { decodeQuantity } from '../../../src/ethereum/hex.js';
import type { RecordedNode } from './recordings.js';

/** A field whose value differs from that of the node's built-in server, and the rule that makes ours right. */
export interface Difference {
  nodes: RecordedNode[];
  /** Path in block, receipts, logs or transactions; `[]` is any element. */
  field: string;
  rule: string;
  /** What must hold of the two values, beyond being different. */
  holds?: (ours: unknown, theirs: unknown, built: BuiltBlock) => boolean;
}

const isAbsent = (_ours: unknown, theirs: unknown) => theirs === undefined;
const EMPTY_ROOT = '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421';

export const differences: Difference[] = [
  {
    nodes: ['evmos-v20'],
    field: 'block.parentHash',
    rule: 'the parent of block 1 is block 0, which these servers do not have',
    holds: (_ours, theirs, { summary }) => summary.number === 1 && theirs === `0x${'00'.repeat(32)}`,
  },
  {
    nodes: ['v0.3.2'],
    field: 'block.baseFeePerGas',
    rule: 'a block shows the base fee it was priced with; the server shows the fee that this block sets for the next one',
    holds: (_ours, theirs, { summary }) => theirs === `0x${summary.nextBaseFeePerGas?.toString(16)}`,
  },
  {
    nodes: ['v0.3.2'],
    field: 'block.withdrawalsRoot',
    rule: 'a chain with Shanghai has it in the header (EIP-4895)',
    holds: isAbsent,
  },
  {
    nodes: ['v0.3.2'],
    field: 'block.withdrawals',
    rule: 'a chain with Shanghai has it in the block (EIP-4895)',
    holds: isAbsent,
  },
  {
    nodes: ['v0.3.2'],
    field: 'block.blobGasUsed',
    rule: 'a chain with Cancun has it in the header (EIP-4844)',
    holds: isAbsent,
  },
  {
    nodes: ['v0.3.2'],
    field: 'block.excessBlobGas',
    rule: 'a chain with Cancun has it in the header (EIP-4844)',
    holds: isAbsent,
  },
  {
    nodes: ['v0.3.2'],
    field: 'block.parentBeaconBlockRoot',
    rule: 'a chain with Cancun has it in the header (EIP-4788)',
    holds: isAbsent,
  },
  {
    nodes: ['v0.3.2'],
    field: 'block.requestsHash',
    rule: 'a chain with Prague has it in the header (EIP-7685)',
    holds: isAbsent,
  },
  {
    nodes: ['head'],
    field: 'block.totalDifficulty',
    rule: 'the contract has it on every block; newer releases dropped it',
    holds: isAbsent,
  },
  {
    nodes: ['v0.3.2', 'evmos-v20'],
    field: 'block.size',
    rule: 'size is the length of the RLP of the block; these servers show the length of the consensus block',
  },
  {
    nodes: ['v0.3.2', 'evmos-v20'],
    field: 'block.transactionsRoot',
    rule: 'the root is a trie over the raw transactions; these servers show the consensus data hash',
  },
  {
    nodes: ['v0.3.2', 'evmos-v20'],
    field: 'block.receiptsRoot',
    rule: 'the root is a trie over the receipts; these servers always show the empty one',
    holds: (_ours, theirs) => theirs === EMPTY_ROOT,
  },
  {
    nodes: ['head'],
    field: 'receipts[].cumulativeGasUsed',
    rule: "it counts all gas of the block up to the transaction, so that the last one agrees with the block's gasUsed; the server leaves out other transactions of the chain",
    holds: (ours, theirs) => decodeQuantity(ours as string) > decodeQuantity(theirs as string),
  },
  {
    nodes: ['head'],
    field: 'receipt.cumulativeGasUsed',
    rule: 'a receipt is the same alone as among those of its block; the server shows only its own gas when asked for one',
    holds: (ours, theirs) => decodeQuantity(ours as string) > decodeQuantity(theirs as string),
  },
  {
    nodes: ['head'],
    field: 'block.receiptsRoot',
    rule: 'follows from cumulativeGasUsed in blocks that hold other transactions of the chain too',
    holds: (_ours, _theirs, { header, receipts }) => header.gasUsed !== sumOfGas(receipts),
  },
  {
    nodes: ['v0.3.2', 'evmos-v20'],
    field: 'block.transactions[].yParity',
    rule: 'typed transactions carry it beside v (execution-apis)',
    holds: (ours, theirs) => theirs === undefined && (ours === '0x0' || ours === '0x1'),
  },
  {
    nodes: ['v0.3.2', 'evmos-v20'],
    field: 'transaction.yParity',
    rule: 'typed transactions carry it beside v (execution-apis)',
    holds: isAbsent,
  },
  {
    nodes: ['v0.3.2', 'evmos-v20'],
    field: 'receipts[].logs[].blockTimestamp',
    rule: 'every log carries the time of its block (execution-apis)',
    holds: (ours, theirs, { header }) => theirs === undefined && ours === header.timestamp,
  },
  {
    nodes: ['v0.3.2'],
    field: 'receipt.logs[].blockTimestamp',
    rule: 'every log carries the time of its block (execution-apis)',
    holds: isAbsent,
  },
  {
    nodes: ['v0.3.2', 'evmos-v20'],
    field: 'logs[].blockTimestamp',
    rule: 'every log carries the time of its block (execution-apis)',
    holds: isAbsent,
  },
  {
    nodes: ['evmos-v20'],
    field: 'receipts[].effectiveGasPrice',
    rule: 'every receipt carries it (EIP-1559); the server leaves it out for types 0 and 1',
    holds: isAbsent,
  },
];

function sumOfGas(receipts: { gasUsed: string }[]): string {
  return `0x${receipts.reduce((sum, { gasUsed }) => sum + decodeQuantity(gasUsed), 0n).toString(16)}`;
}
