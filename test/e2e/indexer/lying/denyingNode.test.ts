/** A node that answers a false block and keeps the header that refutes it from Halley. */
import { OWN_WORK } from '../../../../src/caller/caller.js';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { headerHash } from '../../../../src/chain/consensus/header.js';
import { Fields } from '../../../../src/comet/fields.js';
import { decodeHeader } from '../../../../src/comet/blockJson.js';
import { verify } from '../../../../src/commands/index/indexVerify.js';
import { backfill } from '../../../../src/commands/index/indexBackfill.js';
import { toHex } from '../../../../src/ethereum/hex.js';
import { until } from '../../../unit/indexer/until.js';
import { Denial, type Json, type Lie } from './lyingNode.js';
import { LyingChain, LyingStage } from './stage.js';

const UNPROVEN = 'it does not answer the header after block';

interface Answer {
  height?: string;
  block?: { header: Header };
  block_id?: { hash: string };
  block_metas?: { header: Header; block_id: { hash: string } }[];
  txs_results?: { data: string }[];
}
type Header = Record<string, Json> & { height: string; last_block_id: { hash: string } };

let chain: LyingChain;
let stage: LyingStage;
/** The block with false results. */
let height: number;

beforeAll(async () => {
  chain = await LyingChain.start();
}, 30_000);

afterAll(() => chain.stop());

beforeEach(async () => {
  height = await chain.mine(1);
  await chain.mine();
  await chain.mine();
  stage = await LyingStage.create(chain);
});

afterEach(() => stage.stop());

/** The header of the next block, in any answer that has it. */
function nextHeader({ block, block_metas }: Answer): Header | undefined {
  return [block?.header, ...(block_metas ?? []).map(({ header }) => header)].find(
    (header) => Number(header?.height) === height + 1,
  );
}

function withFalseResults(result: Json): Json {
  const copy = structuredClone(result) as Answer;
  if (Number(copy.height) !== height) return result;
  for (const tx of copy.txs_results!) tx.data = 'AAAA';
  return copy as Json;
}

/** The next header does not come out. */
const denying: Lie = (method, result) => {
  if (method === 'block_results') return withFalseResults(result);
  if (nextHeader(result as Answer) === undefined) return result;
  throw new Denial(`height ${height + 1} must be less than or equal to the current blockchain height ${height}`);
};

/** The next header, whose own hash is right, names another parent. */
const unlinking: Lie = (method, result) => {
  if (method === 'block_results') return withFalseResults(result);
  const copy = structuredClone(result) as Answer;
  const header = nextHeader(copy);
  if (header === undefined) return result;
  header.last_block_id.hash = 'AB'.repeat(32);
  const hash = toHex(headerHash(decodeHeader(Fields.of(header)))).toUpperCase();
  if (copy.block_id !== undefined) copy.block_id.hash = hash;
  for (const meta of copy.block_metas ?? []) if (meta.header === header) meta.block_id.hash = hash;
  return copy as Json;
};

const LIES: [string, Lie][] = [
  ['denies the next block', denying],
  ['names another parent in it', unlinking],
];

async function expectTrueIndex(): Promise<void> {
  let output = '';
  const parts = { store: stage.store, reader: stage.reader, upstream: { node: chain.honest } };
  const isTrue = await verify(parts, {}, (text) => void (output += text));
  expect({ isTrue, output }).toEqual({ isTrue: true, output });
}

test.each(LIES)(
  'a block below the head stays out while its node %s',
  async (_what, lie) => {
    stage.lying.lie = lie;
    await stage.start();
    await expect(stage.archive.block(height, true, OWN_WORK)).rejects.toThrow(`${UNPROVEN} ${height}`);
    stage.backfill.start();
    await until(() => stage.backfill.isRetrying());
    expect(stage.store.summary(height)).toBeUndefined();
    stage.lying.lie = (_, result) => result;
    await until(() => stage.coverage.complete);
    expect(stage.indexer.trouble()).toBeNull();
    await expectTrueIndex();
  },
  30_000,
);

test.each(LIES)(
  'index backfill ends with an error while its node %s',
  async (_what, lie) => {
    stage.lying.lie = lie;
    const parts = { store: stage.store, reader: stage.reader, upstream: { node: stage.node } };
    await expect(backfill(parts, { to: height }, () => undefined)).rejects.toThrow(`${UNPROVEN} ${height}`);
    expect(stage.store.ranges()).toEqual([]);
  },
  30_000,
);

test('the newest block needs no next header: of a halted chain, and where the status is one block ahead', async () => {
  const head = height + 2;
  stage.lying.lie = (method, result) => {
    const answer = result as { sync_info: { latest_block_height: string } };
    if (method === 'status') answer.sync_info.latest_block_height = String(head + 1);
    return result;
  };
  await stage.start();
  expect(await stage.archive.block(head, true, OWN_WORK)).not.toBeNull();
  await stage.store.removeFrom(head);
  await stage.coverage.refresh();
  expect(await stage.archive.block(head, true, OWN_WORK)).not.toBeNull();
  await stage.store.removeFrom(1);
  const parts = { store: stage.store, reader: stage.reader, upstream: { node: stage.node } };
  await expect(backfill(parts, {}, () => undefined)).resolves.toBe(true);
  expect(stage.store.ranges()).toEqual([{ from: 1, to: head }]);
}, 30_000);

/** The next header contradicts its own hash, wherever it is. */
const corrupting: Lie = (_method, result) => {
  const copy = structuredClone(result) as Answer;
  const header = nextHeader(copy);
  if (header !== undefined) header['app_hash'] = 'AB'.repeat(32);
  return copy as Json;
};

test('a false header after a block is a complaint about the block, which ends when the block is proven', async () => {
  stage.lying.lie = corrupting;
  await stage.start();
  await expect(stage.archive.block(height, true, OWN_WORK)).rejects.toThrow('its header hashes to');
  expect(stage.indexer.trouble()).toMatchObject({
    height,
    reason: expect.stringMatching(/^the header after it is false: its header hashes to/),
  });
  stage.lying.lie = (_, result) => result;
  expect(await stage.archive.block(height, true, OWN_WORK)).not.toBeNull();
  expect(stage.indexer.trouble()).toBeNull();
}, 30_000);

test('a complaint about a block ends when the node has pruned it', async () => {
  stage.lying.lie = corrupting;
  await stage.start();
  await expect(stage.archive.block(height + 1, true, OWN_WORK)).rejects.toThrow('its header hashes to');
  expect(stage.indexer.trouble()).toMatchObject({ height: height + 1 });
  stage.lying.lie = (method, result) => {
    const answer = result as { sync_info: { earliest_block_height: string } };
    if (method === 'status') answer.sync_info.earliest_block_height = String(height + 2);
    return result;
  };
  await stage.indexer.refreshEarliest();
  expect(stage.indexer.trouble()).toBeNull();
}, 30_000);
