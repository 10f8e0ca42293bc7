/** `halley export` on an index of made-up blocks: interruptions, full disks, closed pipes, and what it refuses. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { open } from 'lmdb';
import { encodeStoredBlock } from '../../../src/store/encodeStoredBlock.js';
import { openLmdbStore } from '../../../src/store/lmdb/lmdbStore.js';
import { addressOf, hashOf, syntheticBlock, syntheticLog } from '../../unit/store/syntheticBlocks.js';
import { filesOf, MAIN, runExport, startExport } from './exportProcess.js';

const HEIGHT = 300;
/** The first of the blocks that the second index lacks. */
const GAP = 11;
const IDENTITY = { cometChainId: 'test-1', chainId: 262_144n };
const ALL = ['blocks', 'transactions', 'receipts', 'logs'];

let root: string;
/** The data folder of an index with every block, and of one with a gap and a damaged record. */
let whole: string;
let gappy: string;
let folders = 0;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'halley-export-'));
  const numbers = Array.from({ length: HEIGHT }, (_, index) => index + 1);
  whole = await createIndex('whole', numbers);
  gappy = await createIndex(
    'gappy',
    numbers.filter((number) => number < 20 && number !== GAP && number !== GAP + 1),
  );
  await damageReceipts(gappy, 15);
}, 60_000);

afterAll(() => rm(root, { recursive: true }));

describe('an interrupted export', () => {
  const args = (output: string) => [...ALL, '--data-dir', whole, '--chunk-size', '5', '--output', output];
  let expected: Record<string, string>;

  beforeAll(() => {
    const output = folder();
    expect(runExport(...args(output)).status).toBe(0);
    expected = filesOf(output);
  });

  test.each([
    ['SIGKILL', null, /^$/],
    ['SIGINT', 1, /stopped: finished files stay, and the same command continues\n$/],
  ] as const)('by %s leaves whole files, and the same command writes the others', async (signal, code, notes) => {
    const output = join(root, signal);
    await mkdir(output);
    const child = startExport(...args(output));
    await fileNamed(output, /__logs__00000005_to_00000009\.parquet$/);
    const exited = once(child, 'exit');
    child.kill(signal);
    expect(await exited).toEqual(code === null ? [null, signal] : [code, null]);
    expect(child.notes()).toMatch(notes);

    const found = filesOf(output);
    const finished = Object.keys(found).filter((name) => name.endsWith('.parquet'));
    if (signal === 'SIGINT') expect(Object.keys(found)).toEqual(finished);
    expect(finished.length).toBeGreaterThanOrEqual(8);
    expect(finished.length).toBeLessThan(Object.keys(expected).length);
    for (const name of finished) expect(found[name] === expected[name]).toBe(true);

    const { status, stdout } = runExport(...args(output));
    const missing = Object.keys(expected).length - finished.length;
    expect(stdout).toBe(
      `blocks 1 to ${HEIGHT}: ${missing} files written to ${output}, ${finished.length} were there\n`,
    );
    expect(status).toBe(0);
    const resumed = filesOf(output);
    expect(Object.keys(resumed)).toEqual(Object.keys(expected));
    for (const [name, content] of Object.entries(expected)) expect(resumed[name] === content).toBe(true);
  });

  test('on a full disk ends with one sentence, and leaves no part of a file', async () => {
    const output = folder();
    const args = ['logs', '--format', 'csv', '--data-dir', whole, '--output', output];
    const limited = [`ulimit -f 100; trap '' XFSZ; exec "$0" "$@"`, process.execPath, MAIN, 'export', ...args];
    const { status, stderr } = spawnSync('sh', ['-c', ...limited], { encoding: 'utf8' });
    const file = join(output, 'test-1__logs__00000001_to_00000300.csv');
    expect(stderr).toBe(
      `halley: ${file} cannot be written: the file has the largest size that the system allows; ` +
        `the same command continues later\n`,
    );
    expect(status).toBe(1);
    expect(await readdir(output)).toEqual([]);
  });
});

describe('standard output', () => {
  test('has the rows of all blocks, with one line of names', () => {
    const { status, stdout } = runExport('receipts', '--format', 'csv', '--data-dir', whole, '--output', '-');
    expect(status).toBe(0);
    const lines = stdout.split('\r\n');
    expect(lines[0]).toMatch(/^block_number,transaction_index,transaction_hash,/);
    expect(lines).toHaveLength(1 + HEIGHT * 2 + 1);
    expect(lines.at(-2)).toMatch(new RegExp(`^${HEIGHT},1,0x`));
  });

  test('ends quietly when its reader has read enough', () => {
    const script = 'set -o pipefail; "$0" "$@" | head -n 1';
    const args = ['export', 'logs', '--format', 'jsonl', '--data-dir', whole, '--output', '-'];
    const ran = spawnSync('bash', ['-c', script, process.execPath, MAIN, ...args], { encoding: 'utf8' });
    expect(ran.stdout).toMatch(/^\{"block_number":1,.*\}\n$/);
    expect([ran.status, ran.stderr]).toEqual([0, '']);
  });
});

describe('a folder that is exported to again', () => {
  test('keeps files that are there, and --overwrite writes them again', async () => {
    const output = folder();
    const file = join(output, 'test-1__blocks__00000001_to_00000005.csv');
    await mkdir(output);
    await writeFile(file, 'there');
    const args = ['blocks', '--format', 'csv', '--data-dir', whole, '--output', output, '--to', '5'];
    expect(runExport(...args).stdout).toMatch(/: 0 files written to .*, 1 were there\n$/);
    expect(filesOf(output)).toEqual({ 'test-1__blocks__00000001_to_00000005.csv': 'there' });
    expect(runExport(...args, '--overwrite').stdout).toMatch(/: 1 files written to .*, 0 were there\n$/);
    expect(Object.values(filesOf(output))[0]).toMatch(/^block_number,/);
  });

  test('replaces the file of a chunk that has grown', () => {
    const output = folder();
    const args = ['logs', '--format', 'jsonl', '--data-dir', whole, '--output', output, '--chunk-size', '10'];
    runExport(...args, '--to', '15');
    const { status } = runExport(...args, '--to', '25');
    expect(status).toBe(0);
    expect(Object.keys(filesOf(output))).toEqual(
      ['00000001_to_00000009', '00000010_to_00000019', '00000020_to_00000025'].map(
        (blocks) => `test-1__logs__${blocks}.jsonl`,
      ),
    );
  });

  test('is refused when it would hold blocks twice', () => {
    const output = folder();
    const args = ['blocks', '--format', 'csv', '--data-dir', whole, '--output', output];
    runExport(...args, '--to', '15');
    expect(runExport(...args, '--from', '10', '--to', '20')).toMatchObject({
      status: 1,
      stderr: `halley: ${output}/test-1__blocks__00000001_to_00000015.csv holds blocks 1 to 15, and files of this export would hold some of them again: name another folder with --output, or remove the file\n`,
    });
  });
});

describe('blocks that the index lacks', () => {
  test('are named, with the command that fetches them, and nothing is written', async () => {
    const output = folder();
    expect(runExport('logs', '--data-dir', gappy, '--output', output, '--to', '25')).toMatchObject({
      status: 1,
      stderr: `halley: the index lacks blocks ${GAP} to ${GAP + 1}, 20 to 25: fetch them with "halley index backfill --from ${GAP} --to 25", or name other blocks\n`,
    });
    await expect(readdir(output)).rejects.toThrow('ENOENT');
  });

  test('because they cannot be read are named, with the command that repairs them', async () => {
    const output = folder();
    const args = ['--data-dir', gappy, '--output', output, '--from', '13'];
    expect(runExport('logs', ...args)).toMatchObject({
      status: 1,
      stderr: 'halley: block 15 cannot be read: "halley index repair --from 15 --to 15" fetches it again\n',
    });
    expect(await readdir(output)).toEqual([]);
    expect(runExport('blocks', ...args).status).toBe(0);
  });
});

test.each([
  [['logs', '--output', '-'], 'parquet needs a folder: name one with --output, or choose a format'],
  [
    ['logs', 'blocks', '--output', '-', '--format', 'csv'],
    'standard output takes one data set: name a folder with --output',
  ],
  [['logs', '--from', '2', '--to', '1'], '--from 2 is above --to 1'],
  [['logs', '--columns', 'data,colour'], /^there is no column colour: logs has block_number, transaction_index, /],
  [['logs', 'blocks', '--columns', 'data'], /^blocks has none of the columns; it has block_number, block_hash, /],
  [['traces'], /'traces' is invalid .* Allowed choices are blocks, transactions, receipts, logs\.$/],
  [['logs', '--chunk-size', '0'], /expected a number of blocks from 1$/],
])('%j is refused', (args, message) => {
  const { status, stderr } = runExport(...args, '--data-dir', whole);
  expect(status).toBe(2);
  expect(/^halley: (.*)\n$/.exec(stderr)?.[1]).toEqual(
    typeof message === 'string' ? message : expect.stringMatching(message),
  );
});

/** A folder that is not there yet. */
function folder(): string {
  folders += 1;
  return join(root, `output-${folders}`);
}

async function createIndex(name: string, numbers: readonly number[]): Promise<string> {
  const dataDir = join(root, name);
  await mkdir(dataDir);
  const store = openLmdbStore(join(dataDir, 'index'), IDENTITY, { flushed: false });
  const logs = Array.from({ length: 5 }, (_, index) =>
    syntheticLog(addressOf('token', index), [hashOf('Transfer'), hashOf(index)], hashOf('data', index)),
  );
  await store.write(
    numbers.map((number) => encodeStoredBlock(syntheticBlock(number, { transactions: [{ logs }, { logs: [] }] }))),
  );
  await store.close();
  return dataDir;
}

/** Replaces a record by bytes without a checksum. */
async function damageReceipts(dataDir: string, blockNumber: number): Promise<void> {
  const root = open({ path: join(dataDir, 'index'), noSubdir: false, maxDbs: 32 });
  const receipts = root.openDB<Buffer, number>('receipts', { encoding: 'binary', keyEncoding: 'uint32' });
  await receipts.put(blockNumber, Buffer.from('damaged'));
  await root.close();
}

/** Resolves when there is such a file. */
async function fileNamed(path: string, name: RegExp): Promise<void> {
  const watcher = watch(path);
  try {
    while (!(await readdir(path)).some((each) => name.test(each))) await once(watcher, 'change');
  } finally {
    watcher.close();
  }
}
