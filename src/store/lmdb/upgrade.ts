import { ZERO_HASH } from '../../evm/hex.js';
import { FIRST_HEIGHT, withGenesisParent } from '../genesisBlock.js';
import type { StoreIdentity } from '../store.js';
import { decodeSummary } from '../summaryRecord.js';
import { inTransaction } from './inTransaction.js';
import type { LmdbDatabases } from './lmdbDatabases.js';
import { readRanges, writeStamp, writeUnchecked } from './metadata.js';
import { replaceFirstHeader } from './writeBlocks.js';

/**
 * Upgrades a store of format 1 in one transaction. Block 0 is made of block 1, which then names it as its parent. Every
 * block is noted as unchecked: its transactions can be completed only with the node's answers.
 */
export function upgradeStore(databases: LmdbDatabases, identity: StoreIdentity): void {
  inTransaction(databases.root, () => {
    linkFirstBlock(databases);
    writeUnchecked(databases.meta, readRanges(databases.meta));
    writeStamp(databases.meta, identity);
  });
}

function linkFirstBlock(databases: LmdbDatabases): void {
  const record = databases.summaries.getBinary(FIRST_HEIGHT);
  const block = databases.blocks.getBinary(FIRST_HEIGHT);
  if (record === undefined || block === undefined) return;
  const summary = decodeSummary(record, record.length);
  if (summary.parentHash === ZERO_HASH) replaceFirstHeader(databases, withGenesisParent({ summary, block }));
}
