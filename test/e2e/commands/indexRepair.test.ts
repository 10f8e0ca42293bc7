/** `halley index verify` and `halley index repair` on an index of the embedded chain, before a node that may lie. */
import { afterEach, beforeAll, afterAll, beforeEach, expect, test } from '@jest/globals';
import { open } from 'lmdb';
import { headerHash } from '../../../src/chain/consensus/header.js';
import type { HeaderJson } from '../../../src/chain/node.js';
import { repair, type RepairOptions } from '../../../src/commands/index/indexRepair.js';
import { verify, verifyOffline } from '../../../src/commands/index/indexVerify.js';
import type { EncodedBlock } from '../../../src/store/store.js';
import type { Json } from '../indexer/lying/lyingNode.js';
import { LOGGER, LyingChain, LyingStage } from '../indexer/lying/stage.js';
import { until } from '../../unit/indexer/until.js';

const OTHER = LOGGER.replace('10', '12');
/** Blocks of the chain; the highest is the head. */
const HEIGHT = 8;

let chain: LyingChain;
let stage: LyingStage;
let output: string;
const print = (text: string) => void (output += text);

beforeAll(async () => {
  chain = await LyingChain.start();
  let height = 0;
  while (height < HEIGHT) height = await chain.mine(height % 3);
}, 30_000);
afterAll(() => chain.stop());

beforeEach(async () => {
  stage = await LyingStage.create(chain);
  await stage.start();
  stage.backfill.start();
  await until(() => stage.coverage.complete);
});
afterEach(() => stage.stop());

function parts() {
  const { store, reader, node } = stage;
  return { store, reader, upstream: { node } };
}

/** What a command printed after its progress, and whether it found all in order. */
async function run(command: (print: (text: string) => void) => Promise<boolean>): Promise<[boolean, string[]]> {
  output = '';
  const succeeded = await command(print);
  return [succeeded, output.trimEnd().split('\n').slice(1)];
}

const verified = () => run((to) => verify(parts(), {}, to));
const verifiedOffline = () => run((to) => verifyOffline(stage.store, {}, to));
const repaired = (options: RepairOptions = {}) => run((to) => repair(parts(), options, to));

const SOUND = [
  true,
  [`not proven: the results of 1 blocks, which no header names yet`, `${HEIGHT} blocks verified, 0 differences`],
];
const NOTHING_LEFT = [true, [`${HEIGHT} blocks examined, 0 fetched again, 0 left as they are`]];

/** Flips a bit of a stored record. */
async function flip(name: string, height: number): Promise<void> {
  const root = open<Buffer, string>({ path: stage.path, encoding: 'binary', noSubdir: false, maxDbs: 32 });
  const database = root.openDB<Buffer, number>(name, { encoding: 'binary', keyEncoding: 'uint32' });
  const value = Buffer.from(database.getBinary(height)!);
  value[value.length >> 1]! ^= 0x10;
  database.putSync(height, value);
  await root.close();
  // Its last read transaction does not see this, and ends soon.
  while ((await stage.store.unreadable(height, height)).length === 0) await new Promise(setImmediate);
}

/** The node names another contract in the logs of a block. */
function lieAboutLogs(height: number): void {
  stage.lying.lie = (method, result) => {
    const answer = structuredClone(result) as { height?: string; txs_results: { data: string }[] };
    if (method !== 'block_results' || answer.height !== String(height)) return result;
    for (const tx of answer.txs_results) {
      const data = Buffer.from(tx.data, 'base64').toString('latin1');
      tx.data = Buffer.from(data.replace(LOGGER, OTHER), 'latin1').toString('base64');
    }
    return answer;
  };
}

/** The answer to `block`. */
interface BlockAnswer {
  block?: { header: HeaderJson };
  block_id: { hash: string };
}

const beHonest = () => void (stage.lying.lie = (_, result) => result);

/** The block as the node answers it now; nothing is proven. */
async function answered(height: number): Promise<EncodedBlock> {
  const block = await stage.reader.read(height, 'request');
  if (block === null) throw new Error(`there is no block ${height}`);
  return block;
}

/** The block as a release without proofs has stored it. */
function withoutProof(block: EncodedBlock): EncodedBlock {
  const summary = { ...block.summary };
  delete summary.resultsHash;
  delete summary.lastResultsHash;
  return { ...block, summary };
}

test('a verification without the node says what it cannot prove', async () => {
  expect(await verifiedOffline()).toEqual([
    true,
    [
      `not proven without the node: the headers of ${HEIGHT} blocks, of which the index keeps only a part`,
      'not proven without the node: the results of 1 blocks, which no stored header names',
      `${HEIGHT} blocks verified without the node, 0 differences`,
    ],
  ]);
});

test('nothing is repaired in a sound index', async () => {
  expect(await repaired()).toEqual(NOTHING_LEFT);
  expect(await repaired({ compare: true })).toEqual(NOTHING_LEFT);
  expect(await verified()).toEqual(SOUND);
});

test('blocks that cannot be read are fetched again', async () => {
  const damaged = { blocks: 2, transactions: 3, receipts: 5, raw: 6, summaries: 8 };
  for (const [name, height] of Object.entries(damaged)) await flip(name, height);
  const heights = [8, 6, 5, 3, 2];
  const lines = heights.map((height) => `block ${height}: cannot be read`);
  expect((await verified())[1].slice(0, 5)).toEqual(lines);
  expect((await verifiedOffline())[1].slice(0, 5)).toEqual(lines);
  expect(await repaired()).toEqual([
    true,
    [
      ...lines.map((line) => `${line}: fetched again`),
      `${HEIGHT} blocks examined, 5 fetched again, 0 left as they are`,
    ],
  ]);
  expect(await verified()).toEqual(SOUND);
  expect(await repaired()).toEqual(NOTHING_LEFT);
});

test('only the wanted heights are repaired', async () => {
  for (const height of [2, 5, 7]) await flip('receipts', height);
  expect((await repaired({ from: 3, to: 6 }))[1].at(-1)).toBe('4 blocks examined, 1 fetched again, 0 left as they are');
  expect(await stage.store.unreadable(1, HEIGHT)).toEqual([2, 7]);
});

test('records that contradict each other are fetched again, though their checksums are right', async () => {
  const block = withoutProof(await answered(5));
  const text = Buffer.from(block.receipts).toString('latin1');
  const receipts = Buffer.from(text.replaceAll(`"address":"${LOGGER}"`, `"address":"${OTHER}"`), 'latin1');
  await stage.store.write([{ ...block, receipts }]);
  const [isSound, lines] = await verifiedOffline();
  expect(isSound).toBe(false);
  expect(lines.slice(0, 3)).toEqual([
    'block 5: receipt 0 is not of its transaction: logsBloom',
    'block 5: receiptsRoot is of other receipts',
    'block 5: logsBloom is of other logs',
  ]);
  expect((await repaired())[1].at(-1)).toBe(`${HEIGHT} blocks examined, 1 fetched again, 0 left as they are`);
  expect(await verified()).toEqual(SOUND);
});

test('what a release without proofs stored of a lying node is found by a comparison', async () => {
  lieAboutLogs(5);
  const lie = withoutProof(await answered(5));
  beHonest();
  await stage.store.write([lie]);
  expect(await repaired()).toEqual(NOTHING_LEFT);
  expect((await verified())[0]).toBe(false);
  const [isWhole, lines] = await repaired({ compare: true });
  expect([isWhole, lines.length]).toEqual([true, 2]);
  expect(lines[0]).toMatch(/^block 5: block differs in logsBloom, receiptsRoot, receipts differ, .*: fetched again$/);
  expect(await verified()).toEqual(SOUND);
});

test('a block whose results the next header refutes is fetched again, also together with that header', async () => {
  await flip('summaries', 6);
  lieAboutLogs(5);
  const lie = await answered(5);
  beHonest();
  await stage.store.write([lie]);
  expect(await repaired()).toEqual([
    true,
    ['block 6: cannot be read: fetched again', `${HEIGHT} blocks examined, 2 fetched again, 0 left as they are`],
  ]);
  expect(await verified()).toEqual(SOUND);
});

test('a node that lies is found to lie, and not the index', async () => {
  lieAboutLogs(5);
  const [isSound, lines] = await verified();
  expect(isSound).toBe(false);
  expect(lines).toEqual([
    expect.stringMatching(/^block 5: the node sends false data: the node's block 5 is false: its results hash to 0x/),
    "1 blocks could only be compared with themselves, the node's responses for them are false",
    'not proven: the results of 1 blocks, which no header names yet',
    `${HEIGHT} blocks verified, 0 differences`,
  ]);
  await flip('receipts', 5);
  expect(await repaired()).toEqual([
    false,
    [
      expect.stringMatching(/^block 5: cannot be read, the node sends false data: .*: left as it is$/),
      `${HEIGHT} blocks examined, 0 fetched again, 1 left as they are`,
    ],
  ]);
  beHonest();
  expect((await repaired())[0]).toBe(true);
  expect(await verified()).toEqual(SOUND);
});

test('a node that contradicts itself about a block is found to lie', async () => {
  stage.lying.lie = (method, result) => {
    const answer = structuredClone(result) as unknown as BlockAnswer;
    if (method !== 'block' || answer.block?.header.height !== '5') return result;
    answer.block.header.app_hash = '12'.repeat(32);
    answer.block_id.hash = Buffer.from(headerHash(answer.block.header)).toString('hex').toUpperCase();
    return answer as unknown as Json;
  };
  const [isSound, lines] = await verified();
  expect(isSound).toBe(false);
  expect(lines[0]).toMatch(
    /^block 5: the node sends false data: its hash is 0x[0-9a-f]{64}, but the next header names 0x[0-9a-f]{64}, which is stored$/,
  );
  expect(lines.at(-1)).toBe(`${HEIGHT} blocks verified, 0 differences`);
  expect(await repaired({ compare: true })).toEqual([
    false,
    [expect.stringMatching(/^block 5: the node sends false data: .*: left as it is$/), expect.any(String)],
  ]);
});
