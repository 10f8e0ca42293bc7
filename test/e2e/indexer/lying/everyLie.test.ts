/**
 * Each covered field of each answer, with each kind of lie: another value, none, null, an empty one, one of another
 * type. Whatever the node answers, the index is true once the lie ends. A few in `npm test`, all in `test:long`.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { verifyBlock } from '../../../../src/indexer/verifyBlock.js';
import { runs } from '../../../support/longRuns.js';
import { until } from '../../../unit/indexer/until.js';
import { covered, heightOf, withoutResults } from './coveredFields.js';
import { withLie, withValue, type Json, type Lie, type Path } from './lyingNode.js';
import { LyingChain, LyingStage } from './stage.js';

type Change = (answer: Json, path: Path) => Json | null;

/** Undefined takes the field away. */
const KINDS: Record<string, Change> = {
  'another value': withLie,
  'no value': (answer, path) => withValue(answer, path, () => undefined),
  null: (answer, path) => withValue(answer, path, () => null),
  'an empty value': (answer, path) => withValue(answer, path, emptied),
  'another type': (answer, path) => withValue(answer, path, ofAnotherType),
};

function emptied(value: Json): Json {
  if (Array.isArray(value)) return [];
  if (typeof value === 'string') return '';
  return typeof value === 'number' ? 0 : {};
}

function ofAnotherType(value: Json): Json {
  return typeof value === 'string' ? { text: value } : JSON.stringify(value);
}

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

const BASES: Record<string, Lie> = {
  block: withoutResults,
  block_results: withoutResults,
  NewBlock: (_, result) => result,
};

/** What the node answers about a block with two transactions. */
async function answersOf(method: string): Promise<Json> {
  let answer: Json = null;
  stage.lying.lie = (asked, result) => {
    if (asked === method) answer = result;
    return BASES[method]!(asked, result);
  };
  const height = await chain.mine(2);
  await until(() => stage.coverage.head === height);
  return answer;
}

async function lieOnce(method: string, change: (answer: Json) => Json | null, where: string): Promise<void> {
  const base = BASES[method]!;
  const height = stage.coverage.head + 1;
  const [named, refusedEvents] = [stage.namedLies().length, stage.heads.falseEvents];
  stage.lying.lie = (asked, result) => {
    const said = base(asked, result);
    return asked === method && heightOf(asked, result) === height ? (change(said) ?? said) : said;
  };
  await chain.mine(2);
  const next = await chain.mine();
  const isNoticed = () => stage.namedLies().length > named || stage.heads.falseEvents > refusedEvents;
  await until(() => isNoticed() || stage.coverage.head === next);
  stage.lying.lie = base;
  await until(() => stage.coverage.head === next && stage.indexer.trouble() === null);
  const truth = await stage.reader.read(height, 'request');
  expect({ where, differences: await verifyBlock(stage.store, height, truth!) }).toEqual({ where, differences: [] });
}

test('every lie leaves a true index', async () => {
  const lies: (() => Promise<void>)[] = [];
  for (const method of Object.keys(BASES)) {
    for (const path of covered(method, await answersOf(method))) {
      for (const [kind, change] of Object.entries(KINDS)) {
        const where = `${method} ${path.join('.')}: ${kind}`;
        lies.push(() => lieOnce(method, (answer) => change(answer, path), where));
      }
    }
  }
  expect(lies.length).toBeGreaterThan(200);
  // Spread over all of them.
  const step = runs(Math.ceil(lies.length / 20), 1);
  for (let index = 0; index < lies.length; index += step) await lies[index]!();
}, 1_200_000);
