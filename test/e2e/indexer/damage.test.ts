/**
 * A stored record that was damaged is never answered: the block is read from the node, and written anew. Every answer
 * equals that of the index before the damage.
 */
import { callerOf } from '../../unit/caller/callers.js';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { open } from 'lmdb';
import { findDamage } from '../../../src/store/lmdb/trialOpening.js';
import { changeFile, damagePage, PAGE_BYTES, randomNumbers } from '../../unit/store/damage/damage.js';
import { transactionHashAt } from '../../unit/store/syntheticBlocks.js';
import { Setup } from '../../unit/indexer/setup.js';
import { answers, asText, damagedChain, HEIGHT } from './damagedIndex.js';
import { until } from '../../unit/indexer/until.js';

/** LMDB ends a process so at a damaged page. */
const DAMAGE_SIGNALS = ['SIGABRT', 'SIGBUS', 'SIGSEGV'];

let setup: Setup;
afterEach(() => setup.dispose());

async function indexed(): Promise<unknown[]> {
  setup = await Setup.create(damagedChain());
  await setup.start();
  setup.backfill.start();
  await until(() => setup.coverage.complete);
  const reference = await answers(setup);
  await setup.stop();
  return reference;
}

async function reopen(): Promise<void> {
  setup = setup.beside();
  await setup.start();
}

/** Flips a bit of the value behind each of the keys, as it is stored. */
async function flip(name: string, keyEncoding: 'uint32' | 'binary', keys: (number | Uint8Array)[]): Promise<void> {
  const root = open<Buffer, string>({ path: setup.path, encoding: 'binary', noSubdir: false, maxDbs: 32 });
  const database = root.openDB<Buffer, number | Uint8Array>(name, { encoding: 'binary', keyEncoding });
  for (const key of keys) {
    const value = Buffer.from(database.getBinary(key)!);
    value[value.length >> 1]! ^= 0x10;
    database.putSync(key, value);
  }
  await root.close();
}

/** Flips the last bit of a key, which stays where it is in the order of the keys. */
async function flipKey(name: string, key: Buffer): Promise<void> {
  const root = open<Buffer, string>({ path: setup.path, encoding: 'binary', noSubdir: false, maxDbs: 32 });
  const database = root.openDB<Buffer, Uint8Array>(name, { encoding: 'binary', keyEncoding: 'binary' });
  const value = Buffer.from(database.getBinary(key)!);
  database.removeSync(key);
  const damaged = Buffer.from(key);
  damaged[damaged.length - 1]! ^= 1;
  database.putSync(damaged, value);
  await root.close();
}

describe('a damaged record', () => {
  test.each(['summaries', 'blocks', 'transactions', 'receipts', 'raw', 'blooms'])('of %s', async (name) => {
    const reference = await indexed();
    await flip(name, 'uint32', [1, 7, 8, 9, 30, HEIGHT]);
    await reopen();
    expect(await setup.store.unreadable(0, HEIGHT)).toEqual([1, 7, 8, 9, 30, HEIGHT]);
    expect(await answers(setup)).toEqual(reference);
    // Signed bytes of blocks without transactions are asked for by nobody, and a bloom filter is only a shortcut.
    const left = { raw: [8, HEIGHT], blooms: [1, 7, 8, 9, 30, HEIGHT] }[name] ?? [];
    expect(await setup.store.unreadable(0, HEIGHT)).toEqual(left);
    expect(setup.log.errors).toEqual([]);
  });

  test.each(['numbers', 'places'])('of %s, by which a hash is found', async (name) => {
    const reference = await indexed();
    const hash = name === 'numbers' ? setup.chain.hash(7) : transactionHashAt(7, 1);
    await flip(name, 'binary', [Buffer.from(hash.slice(2), 'hex')]);
    await reopen();
    setup.node.transactionHeights.set(hash, 7);
    expect(await setup.store.unreadable(0, HEIGHT)).toEqual([7]);
    expect(await answers(setup)).toEqual(reference);
    expect(await setup.store.unreadable(0, HEIGHT)).toEqual([]);
  });

  test.each(['numbers', 'places'])('of %s whose key is damaged does not make the hash unknown', async (name) => {
    const reference = await indexed();
    const hash = name === 'numbers' ? setup.chain.hash(7) : transactionHashAt(7, 1);
    await flipKey(name, Buffer.from(hash.slice(2), 'hex'));
    await reopen();
    setup.node.transactionHeights.set(hash, 7);
    expect(await answers(setup)).toEqual(reference);
  });

  test('is named once, and an untouched index is not', async () => {
    await indexed();
    await reopen();
    await answers(setup);
    expect(setup.log.warnings).toEqual([]);
    await setup.stop();
    await flip('receipts', 'uint32', [7]);
    await reopen();
    for (let i = 0; i < 3; i++) await setup.archive.receipts(7, callerOf('10.0.0.1'));
    const sentence =
      'a stored block cannot be read: reading it from the node and writing it again (halley index repair does so with all of them)';
    expect(setup.log.warnings).toEqual([sentence]);
    expect(setup.log.warningFields).toEqual([{ blockNumber: 7, requestId: '0123456789abcdef' }]);
  });
});

test('damaged pages are found before the file is opened, are healed, or end the process: no answer is wrong', async () => {
  const reference: unknown = JSON.parse(asText(await indexed()));
  const sound = readFileSync(join(setup.path, 'data.mdb'));
  const file = join(setup.path, 'data.mdb');
  let healed = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const random = randomNumbers(seed);
    await rm(join(setup.path, 'lock.mdb'), { force: true });
    changeFile(file, () => {
      const content = Buffer.from(sound);
      const damage = (['zeroed', 'garbled', 'a few bytes'] as const)[seed % 3]!;
      const pages = sound.length / PAGE_BYTES;
      for (let i = 0; i < 2; i++) damagePage(content, 2 + Math.floor(random() * (pages - 2)), damage, random);
      return content;
    });
    if ((await findDamage(setup.path, { readMs: Infinity })) !== null) continue;
    const answered = await answersOfProcess(setup.path);
    if (answered === null) continue;
    expect({ seed, answered }).toEqual({ seed, answered: reference });
    healed += 1;
  }
  expect(healed).toBeGreaterThan(0);
  await rm(join(setup.path, 'lock.mdb'), { force: true });
  changeFile(file, () => sound);
}, 120_000);

/** What a process of its own answers; null when damage ends it by a signal. */
async function answersOfProcess(path: string): Promise<unknown> {
  const script = join(import.meta.dirname, 'healingProcess.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, path], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  if (signal !== null) {
    expect(DAMAGE_SIGNALS).toContain(signal);
    return null;
  }
  expect(code).toBe(0);
  return JSON.parse(output);
}
