/** Block 0, which follows from block 1 (`ethereum/genesisHeader.ts`). The stored ranges do not include it. */
import type { Header } from '../../generated/types.js';
import { ZERO_ADDRESS } from '../ethereum/address.js';
import { genesisHeader } from '../ethereum/genesisHeader.js';
import { blockObject, headerObject } from '../ethereum/header.js';
import { createBloom } from '../ethereum/bloom.js';
import { headerFields } from './blockRecords.js';
import { encodeStoredBlock } from './encodeStoredBlock.js';
import type { EncodedBlock } from './store.js';

/** The lowest block that a node of a chain can have. */
export const FIRST_HEIGHT = 1;

/** Block 0 of the chain that begins with this block 1; null when block 1 names another parent. */
export function genesisBlock({ summary: first, block }: Pick<EncodedBlock, 'summary' | 'block'>): EncodedBlock | null {
  const { start, end } = headerFields(block);
  // Block records begin with a header object, which `encodeBlockRecord` has checked.
  const { stateRoot } = JSON.parse(`${Buffer.from(block.subarray(start, end)).toString('latin1')}}`) as Header;
  const fields = genesisHeader({ ...first, stateRoot });
  if (fields.hash !== first.parentHash) return null;
  const { number, hash, parentHash, miner, timestamp, gasLimit, gasUsed, baseFeePerGas } = fields;
  return encodeStoredBlock({
    header: headerObject(fields),
    block: blockObject(fields, []),
    transactions: [],
    receipts: [],
    rawTransactions: [],
    transactionHashes: [],
    summary: {
      ...{ number, hash, parentHash, miner, timestamp, gasLimit, gasUsed, baseFeePerGas },
      timestampNanos: first.timestampNanos,
      proposerAddress: ZERO_ADDRESS,
      nextBaseFeePerGas: null,
      blockGas: null,
      transactionCount: 0,
      rewards: [],
    },
    bloom: createBloom(),
    undecodable: [],
  });
}
