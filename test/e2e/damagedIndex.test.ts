/** A damaged index: every command says what to do and ends, and none is ended by a signal. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { encodeStoredBlock } from '../../src/store/encodeStoredBlock.js';
import { openLmdbStore } from '../../src/store/lmdb/lmdbStore.js';
import { changeFile, damagePage, PAGE_BYTES, randomNumbers } from '../unit/store/damage/damage.js';
import { syntheticBlock } from '../unit/store/syntheticBlocks.js';

const MAIN = join(import.meta.dirname, '../../dist/bundle/main.js');
/** Nobody listens there: the look at the file comes before the node is asked. */
const NODE = 'http://127.0.0.1:1';

let sound: string;
const folders: string[] = [];

beforeAll(async () => {
  sound = mkdtempSync(join(tmpdir(), 'halley-damaged-'));
  folders.push(sound);
  const store = openLmdbStore(join(sound, 'index'), { cometChainId: 'test-1', chainId: 1n }, { flushed: false });
  await store.write(Array.from({ length: 50 }, (_, index) => encodeStoredBlock(syntheticBlock(index + 1))));
  await store.close();
});

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const random = randomNumbers(5);
const DAMAGE: [name: string, change: (content: Buffer) => Buffer | void][] = [
  ['cut to a hundred bytes', (content) => content.subarray(0, 100)],
  ['cut to two pages', (content) => content.subarray(0, 2 * PAGE_BYTES)],
  ['cut in the middle', (content) => content.subarray(0, (content.length >> 1) + 100)],
  ['zeroed', (content) => content.fill(0)],
  ['garbled', (content) => garbleFrom(content, 0)],
  ['garbled behind its first pages', (content) => garbleFrom(content, 2)],
];

function garbleFrom(content: Buffer, first: number): void {
  for (let page = first; page < content.length / PAGE_BYTES; page++) damagePage(content, page, 'garbled', random);
}

test.each(DAMAGE)('the commands refuse an index whose file is %s, and say what to do', (name, change) => {
  const data = mkdtempSync(join(tmpdir(), 'halley-damaged-'));
  folders.push(data);
  cpSync(sound, data, { recursive: true });
  changeFile(join(data, 'index', 'data.mdb'), change);
  const commands = name === 'cut to two pages' ? [['index', 'verify'], ['start']] : [['index', 'status']];
  for (const command of commands) {
    const { status, signal, stderr } = run([...command, `--data-dir=${data}`, `--node=${NODE}`]);
    expect({ command, status, signal }).toEqual({ command, status: 1, signal: null });
    expect(stderr).toContain(`halley: the index in ${join(data, 'index')} is damaged (`);
    expect(stderr).toContain(
      'move the folder away or delete it, and start again: the index is then fetched again from the node',
    );
  }
});

function run(args: string[]) {
  return spawnSync(process.execPath, [MAIN, ...args], { encoding: 'utf8', timeout: 30_000 });
}
