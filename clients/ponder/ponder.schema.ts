import { onchainTable } from 'ponder';

export const counted = onchainTable('counted', (t) => ({ id: t.text().primaryKey(), gasUsed: t.bigint().notNull() }));

export const seenBlock = onchainTable('seen_block', (t) => ({ number: t.bigint().primaryKey() }));
