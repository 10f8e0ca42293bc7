import { ZERO_HASH } from '../../ethereum/hex.js';
import { FIRST_HEIGHT, withGenesisParent } from '../genesisBlock.js';
import { decodeSummary } from '../summaryRecord.js';
import { inTransaction } from './inTransaction.js';
import type { LmdbDatabases } from './lmdbDatabases.js';
import { hasNoChecksums, readRanges, writeStamp, writeUnchecked, writeUnsealed, type StoreStamp } from './metadata.js';
import { replaceFirstHeader } from './writeBlocks.js';

/**
 * Upgrades a store of an older format in one transaction. In format 1, block 0 is made of block 1, which then names it
 * as its parent, and every block is noted as unchecked: its transactions can be completed only with the node's answers.
 * Format 2 needs nothing: its filters are read as they are. Up to format 3, records have no checksums: they get one
 * when they are written again.
 */
export function upgradeStore(databases: LmdbDatabases, { identity, format }: StoreStamp): void {
  inTransaction(databases, () => {
    if (format === 1) {
      linkFirstBlock(databases);
      writeUnchecked(databases.meta, readRanges(databases.meta));
    }
    if (hasNoChecksums(format)) writeUnsealed(databases.meta, readRanges(databases.meta));
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
