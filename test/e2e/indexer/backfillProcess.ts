/**
 * A process that indexes a made-up chain until it is killed or done: `tsx backfillProcess.ts <directory> <height>
 * <blocks per batch>`. It prints lines of: blocks stored, bytes of heap used.
 */
import { createLogger } from '../../../src/observe/logger.js';
import { Backfill } from '../../../src/indexer/backfill.js';
import { BlockReader } from '../../../src/indexer/blockReader.js';
import { Complaints } from '../../../src/indexer/proof/complaints.js';
import { Coverage } from '../../../src/indexer/coverage.js';
import { Indexer } from '../../../src/indexer/indexer.js';
import { UnstoredBlocks } from '../../../src/indexer/unstoredBlocks.js';
import { countHeights } from '../../../src/store/heightRanges.js';
import { openLmdbStore } from '../../../src/store/lmdb/lmdbStore.js';
import { buildFrom, FakeHeads, FakeNode, FakeState, IDENTITY } from '../../unit/indexer/fakeChain.js';
import { chainOfTransfers } from './transfers.js';

const [path, height, batchBlocks] = process.argv.slice(2);
const chain = chainOfTransfers(Number(height));
const log = createLogger('error');
const node = new FakeNode(chain);
const store = openLmdbStore(path!, IDENTITY);
const complaints = new Complaints(log);
const unstored = new UnstoredBlocks(log);
const coverage = new Coverage(store, complaints, unstored);
const state = new FakeState();
const build = buildFrom(chain);
const reader = new BlockReader({ node, store, state, build, identity: IDENTITY, complaints, log });
const indexer = new Indexer(
  {},
  { store, coverage, reader, node, heads: new FakeHeads(chain), complaints, unstored, log },
);
const backfill = new Backfill(
  { dutyCycle: 1, batchBlocks: Number(batchBlocks) },
  { coverage, reader, indexer, complaints, unstored, log },
);

await indexer.start();
await indexer.ready();
backfill.start();
const report = () => process.stdout.write(`${countHeights(store.ranges())} ${process.memoryUsage().heapUsed}\n`);
while (!coverage.complete) {
  report();
  await new Promise((resolve) => setTimeout(resolve, 5));
}
report();
await backfill.stop();
await indexer.stop();
await store.close();
