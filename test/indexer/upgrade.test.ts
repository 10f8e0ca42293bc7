/** An index that a release of format 1 has written, opened by this one. */
import { OWN_WORK } from '../../src/caller/caller.js';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Block } from '../../generated/types.js';
import { FalseAnswer, HistoryPruned } from '../../src/chain/errors.js';
import type { CommittedBlock, NodeStatus, ProvenResults } from '../../src/chain/node.js';
import { backfill } from '../../src/commands/index/indexBackfill.js';
import { indexStatus } from '../../src/commands/index/indexStatus.js';
import { resolveConfig } from '../../src/config/config.js';
import { genesisHeader } from '../../src/ethereum/genesisHeader.js';
import { decodeQuantity, encodeHash } from '../../src/ethereum/hex.js';
import { createGateway } from '../../src/gateway.js';
import { Archive } from '../../src/indexer/archive.js';
import { BlockReader, type BlockReaderParts } from '../../src/indexer/blockReader.js';
import { Complaints } from '../../src/indexer/proof/complaints.js';
import { Coverage } from '../../src/indexer/coverage.js';
import { Recheck } from '../../src/indexer/recheck.js';
import { UnstoredBlocks } from '../../src/indexer/unstoredBlocks.js';
import { verifyBlock } from '../../src/indexer/verifyBlock.js';
import { createLogger } from '../../src/observe/logger.js';
import { encodeStoredBlock } from '../../src/store/encodeStoredBlock.js';
import { openLmdbReader, openLmdbStore, type LmdbStore } from '../../src/store/lmdb/lmdbStore.js';
import type { EncodedBlock } from '../../src/store/store.js';
import { withPanic } from '../cosmos/panickedTransaction.js';
import { rpc } from '../e2e/support/rpc.js';
import { until } from './until.js';
import { RecordedNode } from '../recordedNode/recordedNode.js';
import { build, FORKS, OPERATOR, recordedBlocks } from '../cosmos/recordings.js';

const STORED = [1, 2, 54, 55, 2134, 2146];
const RANGES = [
  { from: 1, to: 2 },
  { from: 54, to: 55 },
  { from: 2134, to: 2134 },
  { from: 2146, to: 2146 },
];

/** The chain's blocks by height, with the panic in block 2134 that the old release did not show. */
const chain = new Map(
  recordedBlocks('evmos-v20').map(({ committed }): [number, CommittedBlock] => {
    const { height } = committed.block;
    return [height, height === 2134 ? withPanic(committed, 3) : committed];
  }),
);
const IDENTITY = { cometChainId: chain.get(1)!.block.cometChainId, chainId: 9002n };
const encoded = (height: number): EncodedBlock => encodeStoredBlock(build('evmos-v20', chain.get(height)!));
const failed = encoded(2134).transactionHashes[3]!;
const log = createLogger('silent');

function statusOf(heights: Pick<NodeStatus, 'latestHeight' | 'earliestHeight'>): NodeStatus {
  const { cometChainId } = IDENTITY;
  const others = { cometVersion: '0.38.17', moniker: 'node', catchingUp: false };
  return { cometChainId, ...others, validatorAddress: new Uint8Array(20), ...heights };
}

/** The node, as far as the check asks it. */
class ChainNode {
  /** Lowest height that is not pruned. */
  earliest = 1;
  listsBlocks = true;
  /** Thrown by the next questions for lists. */
  readonly falseLists: Error[] = [];
  readonly fetched: number[] = [];
  /** How often a transaction was looked up by hash. */
  lookUps = 0;

  async txCounts(from: number, to: number): Promise<Map<number, number> | null> {
    const [isFalse] = this.falseLists.splice(0, 1);
    if (isFalse !== undefined) throw isFalse;
    const listed = [...chain].filter(([height]) => height >= Math.max(from, this.earliest) && height <= to);
    return this.listsBlocks ? new Map(listed.map(([height, { block }]) => [height, block.txs.length])) : null;
  }

  async committedBlock(height: number): Promise<CommittedBlock | null> {
    this.fetched.push(height);
    if (height < this.earliest) throw new HistoryPruned(height, this.earliest);
    return chain.get(height) ?? null;
  }

  async provenResults(height: number): Promise<ProvenResults | null> {
    if (!chain.has(height - 1)) return null;
    const { hash, resultsHash } = encoded(height - 1).summary;
    return { blockHash: hash, resultsHash: resultsHash! };
  }

  async blockMaxGas(): Promise<bigint> {
    return 40_000_000n;
  }

  async heightOfBlock(): Promise<null> {
    return null;
  }

  async heightOfTransaction(hash: string): Promise<number | null> {
    this.lookUps++;
    return hash === failed ? 2134 : null;
  }
}

describe('an index of format 1', () => {
  let path: string;
  let store: LmdbStore;
  let node: ChainNode;
  let coverage: Coverage;
  let complaints: Complaints;
  let reader: BlockReader;
  let recheck: Recheck;
  let archive: Archive;

  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'halley-upgrade-'));
    await unpackFixture(path);
    node = new ChainNode();
    await openStore();
  });

  afterEach(async () => {
    await recheck.stop();
    await store.close();
    await rm(path, { recursive: true });
  });

  async function openStore(): Promise<void> {
    store = openLmdbStore(path, IDENTITY);
    complaints = new Complaints(log);
    coverage = new Coverage(store, complaints);
    await coverage.serveStored();
    const state: BlockReaderParts['state'] = {
      operatorOf: async () => OPERATOR,
      forks: () => FORKS['evmos-v20'],
    };
    const built: BlockReaderParts['build'] = ({ committed }) => build('evmos-v20', committed);
    reader = new BlockReader({ node, store, state, build: built, identity: IDENTITY, complaints, log });
    const indexer = { isCatchingUp: () => false, repair: async () => undefined };
    recheck = new Recheck({}, { store, coverage, reader, node, indexer, complaints, log });
    archive = new Archive({
      store,
      coverage,
      reader,
      indexer,
      complaints,
      node,
      unstored: new UnstoredBlocks(log),
    });
  }

  async function reopen(): Promise<void> {
    await recheck.stop();
    await store.close();
    await openStore();
  }

  async function checkAll(): Promise<void> {
    recheck.start();
    await recheck.ended();
  }

  test('has block 0, which block 1 names as its parent, once it is opened for writing', () => {
    const { stateRoot, gasLimit, timestamp, baseFeePerGas } = build('evmos-v20', chain.get(1)!).header;
    const { hash } = genesisHeader({
      stateRoot,
      gasLimit: decodeQuantity(gasLimit),
      timestamp: Number(timestamp),
      baseFeePerGas: decodeQuantity(baseFeePerGas!),
    });
    expect(json(store.block(0, true))).toMatchObject({ number: '0x0', hash, transactions: [] });
    expect([store.numberOfHash(hash), json(store.receipts(0))]).toEqual([0, []]);
    expect(json(store.block(1, false))).toEqual(json(wholeBlockOf(1)));
    expect([store.summary(1)?.parentHash, store.summary(0)?.hash]).toEqual([hash, hash]);
    expect([store.ranges(), store.stats().blocks, archive.earliest()]).toEqual([RANGES, 6, 0]);
  });

  test('may lack transactions in every block, until each is compared with the node', async () => {
    expect(store.unchecked()).toEqual(RANGES);
    expect(store.place(failed)).toBeUndefined();
    await checkAll();
    expect(store.unchecked()).toEqual([]);
    expect(store.place(failed)).toEqual({ blockNumber: 2134, transactionIndex: 3 });
    expect(json(store.receipt({ blockNumber: 2134, transactionIndex: 3 }))).toMatchObject({
      transactionHash: failed,
      status: '0x0',
      logs: [],
    });
    for (const height of STORED) expect(await verifyBlock(store, height, encoded(height))).toEqual([]);
  });

  test('fetches no block without transactions, and every block where the node does not list them', async () => {
    await checkAll();
    expect(node.fetched).toEqual([2146, 2134, 55, 54]);
    await reopen();
    await checkAll();
    expect(node.fetched).toHaveLength(4);
  });

  test('is checked also by a node that does not list blocks', async () => {
    node.listsBlocks = false;
    await checkAll();
    expect([store.unchecked(), node.fetched]).toEqual([[], [2146, 2134, 55, 54, 2, 1]]);
  });

  test('is not ready while the node lists its blocks falsely', async () => {
    node.falseLists.push(new FalseAnswer(7, 'its header does not hold 3 transactions'));
    recheck.start();
    await until(() => complaints.trouble() !== null);
    expect(complaints.trouble()).toMatchObject({ height: 2146, reason: 'its header does not hold 3 transactions' });
    await recheck.ended();
    expect([complaints.trouble(), complaints.refused, store.unchecked()]).toEqual([null, 1, []]);
  });

  test('answers a transaction that it lacks before its block is checked', async () => {
    expect(await archive.place(failed, OWN_WORK)).toEqual({ blockNumber: 2134, transactionIndex: 3 });
    expect(store.unchecked()).toEqual(RANGES.filter(({ from }) => from !== 2134));
  });

  test('says which blocks cannot be checked, because the node has pruned them', async () => {
    node.earliest = 2140;
    await checkAll();
    const left = RANGES.filter(({ from }) => from !== 2146);
    expect(store.unchecked()).toEqual(left);
    await expect(archive.place(failed, OWN_WORK)).rejects.toThrow(HistoryPruned);
    await reopen();
    expect(store.unchecked()).toEqual(left);
  });

  test('does not ask the node for unknown hashes for ever, when it has pruned what is unchecked', async () => {
    node.earliest = 2146;
    coverage.setNodeEarliest(2146);
    const unknown = encodeHash(new Uint8Array(32).fill(7));
    expect(await archive.place(unknown, OWN_WORK)).toBeNull();
    expect(node.lookUps).toBe(1);
    await checkAll();
    expect(store.unchecked()).toEqual(RANGES.filter(({ from }) => from !== 2146));
    expect([archive.place(unknown, OWN_WORK), archive.place(failed, OWN_WORK), node.lookUps]).toEqual([null, null, 1]);
  });

  test('does not ask for them either, when the node has the blocks but not their results', async () => {
    node.earliest = 2147;
    coverage.setNodeEarliest(2146);
    await checkAll();
    expect(store.unchecked()).toEqual(RANGES);
    expect([archive.place(failed, OWN_WORK), node.lookUps]).toEqual([null, 0]);
  });

  test('has a line in halley index status for the blocks that are not checked', async () => {
    let output = '';
    const status = (json: boolean) =>
      indexStatus({ store, upstream: null }, { json }, (text) => {
        output += text;
      });
    await status(false);
    expect(output).toContain(
      '\nunchecked      6 (1 to 2, 54 to 55, 2134 to 2134, 2146 to 2146), may lack transactions that failed after they had paid; the service compares them with the node while it runs\n',
    );
    output = '';
    await checkAll();
    await status(true);
    expect(JSON.parse(output)).toMatchObject({ unchecked: [], blocks: 6, transactions: 56 });
    output = '';
    await status(false);
    expect(output).not.toContain('unchecked');
  });

  test('is not checked by halley index backfill, which says so', async () => {
    let output = '';
    const status = async (): Promise<NodeStatus> => statusOf({ latestHeight: 2, earliestHeight: 1 });
    await backfill({ store, reader, upstream: { node: { status } } }, {}, (text) => {
      output += text;
    });
    expect(output).toContain('6 stored blocks are of an older release: the service compares them with the node while');
    expect([store.unchecked(), node.fetched]).toEqual([RANGES, []]);
  });

  test('has in that line how many of the blocks the node has pruned', async () => {
    let output = '';
    const status = statusOf({ latestHeight: 2146, earliestHeight: 55 });
    const asked = { status: async () => status, committedBlock: async () => null };
    await indexStatus({ store, upstream: { node: asked } }, { json: false }, (text) => {
      output += text;
    });
    expect(output).toContain('while it runs; 3 of them stay so, because the node has pruned them\n');
  });

  test('forgets what is unchecked when its blocks are removed', async () => {
    await store.removeFrom(55);
    expect(store.unchecked()).toEqual([
      { from: 1, to: 2 },
      { from: 54, to: 54 },
    ]);
    await store.removeFrom(1);
    expect([store.unchecked(), store.summary(0), store.ranges()]).toEqual([[], undefined, []]);
  });

  test('can be read beside the process that has upgraded it', async () => {
    const reader = await openLmdbReader(path);
    expect([reader.identity, await reader.unchecked()]).toEqual([IDENTITY, RANGES]);
    await reader.close();
  });

  function wholeBlockOf(height: number): Uint8Array {
    const { block, transactionHashes } = build('evmos-v20', chain.get(height)!);
    return Buffer.from(JSON.stringify({ ...block, transactions: transactionHashes }));
  }
});

test('a service upgrades the index that it finds, and checks it while it runs', async () => {
  const path = await mkdtemp(join(tmpdir(), 'halley-upgrade-'));
  await mkdir(join(path, 'index'));
  await unpackFixture(join(path, 'index'));
  const recorded = await RecordedNode.start({ chain: 'evmos-v20', head: 2146 });
  const flags = {
    node: recorded.url.href,
    'data-dir': path,
    'json-rpc.address': '127.0.0.1:0',
    'json-rpc.ws-address': '',
    'index.backfill': 'false',
  };
  const gateway = await createGateway(resolveConfig(flags, {}).config, log);
  const { http } = await gateway.start();
  const [genesis, one] = await Promise.all(
    ['0x0', '0x1'].map((number) => rpc<Block>(`http://${http}`, 'eth_getBlockByNumber', number, false)),
  );
  expect(one?.parentHash).toBe(genesis?.hash);
  const reader = await openLmdbReader(join(path, 'index'));
  while ((await reader.unchecked()).length > 0) await new Promise(setImmediate);
  await reader.close();
  await gateway.stop();
  await recorded.stop();
  await rm(path, { recursive: true });
});

async function unpackFixture(folder: string): Promise<void> {
  const fixture = join(import.meta.dirname, '..', 'store', 'lmdb', 'format1', 'data.mdb.gz');
  await writeFile(join(folder, 'data.mdb'), gunzipSync(await readFile(fixture)));
}

function json(bytes: Uint8Array | null | undefined): unknown {
  return bytes && (JSON.parse(Buffer.from(bytes).toString('utf8')) as unknown);
}
