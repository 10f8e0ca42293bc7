/**
 * A node that changes one field of one answer, field by field. No lie that a hash covers is served once the next block
 * is there, each is named once, and the index heals by itself when the lie ends.
 */
import { OWN_WORK } from '../../../../src/caller/caller.js';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { verify } from '../../../../src/commands/index/indexVerify.js';
import { until } from '../../../unit/indexer/until.js';
import { covered, heightOf, withoutResults } from './coveredFields.js';
import { fieldsOf, withLie, type Json, type Lie, type Path } from './lyingNode.js';
import { LOGGER, LyingChain, LyingStage } from './stage.js';

let chain: LyingChain;
let stage: LyingStage;

beforeAll(async () => {
  chain = await LyingChain.start();
  await chain.mine(2);
  stage = await LyingStage.create(chain);
  await stage.start();
}, 30_000);

afterAll(async () => {
  await stage?.stop();
  await chain?.stop();
});

async function recordedAnswer(method: string, height: number): Promise<Json> {
  return (await chain.call(method, { height: String(height) })) as Json;
}

/** Tells one lie about one block, until it is lifted. */
async function lieAbout(method: string, path: Path, base: Lie): Promise<void> {
  const before = stage.namedLies().length;
  const height = stage.coverage.head + 1;
  let told = 0;
  stage.lying.lie = (asked, result) => {
    const said = base(asked, result);
    if (asked !== method || heightOf(asked, result) !== height) return said;
    const lie = withLie(said, path);
    told += lie === null ? 0 : 1;
    return lie ?? said;
  };
  await chain.mine(2);
  await until(
    () => stage.coverage.head === height || stage.complaints.trouble() !== null || stage.heads.falseEvents > 0,
  );
  const next = await chain.mine();
  const where = `${method} ${path.join('.')}`;
  if (method === 'NewBlock') {
    // The block API tells the truth meanwhile, so the block is read from there.
    await until(() => stage.coverage.head === next);
  } else {
    await until(() => stage.complaints.trouble() !== null && stage.coverage.head < height);
    expect({ where, served: await stage.archive.block(height, true, OWN_WORK) }).toEqual({ where, served: null });
    expect({ where, height: stage.indexer.trouble()?.height }).toEqual({ where, height });
  }
  expect({ where, isTold: told > 0 }).toEqual({ where, isTold: true });
  stage.lying.lie = base;
  await until(() => stage.coverage.head === next);
  expect({ where, trouble: stage.indexer.trouble() }).toEqual({ where, trouble: null });
  const named = stage.namedLies().slice(before);
  expect({ where, named: named.length }).toEqual({ where, named: 1 });
}

/** The index equals what the chain itself says. */
async function expectTrueIndex(): Promise<void> {
  let output = '';
  const parts = { store: stage.store, reader: stage.reader, upstream: { node: chain.honest } };
  const isTrue = await verify(parts, {}, (text) => void (output += text));
  expect({ isTrue, output }).toEqual({ isTrue: true, output });
}

test('old blocks are proven before they are stored: by the back-fill and for requests', async () => {
  const height = await chain.mine(2);
  const old = await LyingStage.create(chain);
  try {
    old.lying.lie = (method, result) =>
      method === 'block_results' && heightOf(method, result) === height ? withOtherLogs(result) : result;
    await chain.mine();
    await chain.mine();
    await old.start();
    await expect(old.archive.block(height, true, OWN_WORK)).rejects.toThrow('its results hash to');
    old.backfill.start();
    await until(() => old.backfill.isRetrying());
    expect(old.indexer.trouble()).toMatchObject({ height, reason: expect.stringContaining('its results hash to') });
    expect(old.store.summary(height)).toBeUndefined();
    expect(old.log.errors).toHaveLength(1);
    old.lying.lie = (_, result) => result;
    await until(() => old.coverage.complete);
    expect(old.indexer.trouble()).toBeNull();
    expect(old.log.errors).toHaveLength(1);
    const parts = { store: old.store, reader: old.reader, upstream: { node: chain.honest } };
    let output = '';
    expect([await verify(parts, {}, (text) => void (output += text)), output]).toEqual([true, output]);
  } finally {
    await old.stop();
  }
}, 30_000);

test('every field of block and block_results that a hash covers', async () => {
  for (const method of ['block', 'block_results']) {
    const height = await chain.mine(2);
    await until(() => stage.coverage.head === height);
    const fields = covered(method, await recordedAnswer(method, height));
    expect(fields.length).toBeGreaterThan(8);
    for (const path of fields) await lieAbout(method, path, withoutResults);
  }
  stage.lying.lie = (_, result) => result;
  await expectTrueIndex();
}, 60_000);

test('every field of NewBlock events that a hash covers', async () => {
  let event: Json = null;
  stage.lying.lie = (method, result) => {
    if (method === 'NewBlock') event = result;
    return result;
  };
  const height = await chain.mine(2);
  await until(() => stage.coverage.head === height);
  for (const path of covered('NewBlock', event)) await lieAbout('NewBlock', path, (_, result) => result);
  stage.lying.lie = (_, result) => result;
  await expectTrueIndex();
}, 60_000);

test('limits of a block, headers by hash, and lists of blocks', async () => {
  const height = await chain.mine();
  const committed = await stage.node.committedBlock(height, OWN_WORK);
  const { hash, consensusHash } = committed!.block;
  const queries: [string, RegExp, () => Promise<unknown>][] = [
    ['consensus_params', /block\.max_/, () => stage.node.blockMaxGas({ height, consensusHash }, OWN_WORK)],
    ['header_by_hash', /./, () => stage.node.heightOfBlock(hash, OWN_WORK)],
    ['blockchain', /^block_metas\.0\.(header|block_id\.hash)/, () => stage.node.provenResults(height, OWN_WORK)],
  ];
  for (const [method, checked, ask] of queries) {
    let answer: Json = null;
    stage.lying.lie = (asked, result) => (asked === method ? (answer = result) : result);
    await ask();
    const fields = fieldsOf(answer).filter((path) => checked.test(path.join('.')));
    expect(fields.length).toBeGreaterThan(1);
    for (const path of fields) {
      stage.lying.lie = (asked, result) => (asked === method ? withLie(result, path)! : result);
      const outcome = await ask().catch((error: Error) => error.name);
      expect([path.join('.'), outcome]).toEqual([
        path.join('.'),
        expect.stringMatching(/^(FalseAnswer|MalformedAnswer)$/),
      ]);
    }
  }
  stage.lying.lie = (_, result) => result;
}, 30_000);

test('subscribers and filters get the false logs back, and then the true ones', async () => {
  const from = await chain.mine();
  await until(() => stage.coverage.head === from);
  const generation = stage.coverage.generation;
  const lied = from + 1;
  // The address of the log, in the data of the result.
  stage.lying.lie = (method, result) => {
    if (method === 'NewBlock') return withoutResults(method, result);
    return method === 'block_results' && heightOf(method, result) === lied ? withOtherLogs(result) : result;
  };
  await chain.mine(1);
  await until(() => stage.coverage.head === lied);
  expect(await logsOf(lied)).toEqual([{ address: OTHER, removed: false }]);
  stage.lying.lie = (method, result) => withoutResults(method, result);
  await chain.mine();
  await until(() => stage.coverage.head === lied + 1);
  expect(await logsOf(lied)).toEqual([{ address: LOGGER, removed: false }]);
  const removed = await stage.store.removedLogs(generation, lied, { addresses: [], topics: [] });
  expect(removed.map(logIn)).toEqual([{ address: OTHER, removed: true }]);
  expect(stage.log.errors.filter(({ blockNumber }) => blockNumber === lied)).toHaveLength(1);
});

const OTHER = LOGGER.replace('10', '12');

/** The result data name the contract as text. */
function withOtherLogs(result: Json): Json {
  const copy = structuredClone(result) as { txs_results: { data: string }[] };
  for (const tx of copy.txs_results) {
    const data = Buffer.from(tx.data, 'base64').toString('latin1');
    tx.data = Buffer.from(data.replace(LOGGER, OTHER), 'latin1').toString('base64');
  }
  return copy;
}

async function logsOf(height: number): Promise<object[]> {
  return (await stage.store.matchingLogs(height, { addresses: [], topics: [] }))!.map(logIn);
}

function logIn(json: Uint8Array): object {
  const { address, removed } = JSON.parse(Buffer.from(json).toString('utf8')) as { address: string; removed: boolean };
  return { address, removed };
}
