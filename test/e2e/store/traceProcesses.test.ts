/** Processes that keep traces and are killed, or find the disk full. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { AddressUse } from '../../../src/chain/keptTraces.js';
import { openLmdbStore, type LmdbStore } from '../../../src/store/lmdb/lmdbStore.js';
import { AddressUses } from '../../../src/store/traces/addressUses.js';
import { removeDamagedTraces } from '../../../src/store/traces/traceDatabases.js';
import { openTraceStore, type TraceStore } from '../../../src/store/traces/traceStore.js';
import { addressOf, blockHashAt } from '../../unit/store/syntheticBlocks.js';
import { IDENTITY, storeBlocks, traced, transfer } from '../../unit/store/traces/madeUpTraces.js';

let folder: string;
let store: LmdbStore;
let traces: TraceStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halley-traces-'));
  store = openLmdbStore(join(folder, 'index'), IDENTITY, { flushed: false });
  traces = await openTraces();
});
afterEach(async () => {
  await traces.close();
  await store.close();
  await rm(folder, { recursive: true });
});

const path = (): string => join(folder, 'traces');
const log = { warn: () => undefined };

async function openTraces(): Promise<TraceStore> {
  const all = { path: path(), maxBytes: 2 ** 30, indexed: true, flushed: false };
  await removeDamagedTraces(path(), log);
  const opened = openTraceStore(all, { blocks: store, log });
  if (opened === null) throw new Error('not opened');
  await opened.start();
  return opened;
}

const index = (): AddressUses => new AddressUses(traces);
const uses = (name: string, from: number, to: number) =>
  index().uses(addressOf(name), { range: { from, to }, order: 'ascending', limit: 1000 });
const shown = (found: AddressUse[]): string[] =>
  found.map(
    ({ place, sends, receives, created }) =>
      `${place.blockNumber}/${place.transactionIndex} ${[sends && 'sends', receives && 'receives', created && 'created'].filter(Boolean).join(' ')}`,
  );

describe('processes', () => {
  /** Runs `keepProcess.ts`; with a limit on the size of files, the disk is as good as full. */
  function keepIn(where: string, blocks: number, fileKilobytes: number | null = null) {
    const program = ['--import', 'tsx', join(import.meta.dirname, 'keepProcess.ts'), where, String(blocks)];
    const limit = fileKilobytes === null ? '' : `ulimit -f ${fileKilobytes}; trap '' XFSZ; `;
    return spawn('sh', ['-c', `${limit}exec "$0" "$@"`, process.execPath, ...program], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  }

  test('a process that is killed in the middle of a write leaves whole blocks only', async () => {
    await traces.close();
    for (const kill of [2, 4]) {
      const child = keepIn(folder, 400);
      const exited = once(child, 'exit');
      for await (const line of createInterface(child.stdout)) {
        if ((JSON.parse(line) as { number: number }).number >= kill) child.kill('SIGKILL');
      }
      await exited;
    }
    await store.close();
    store = openLmdbStore(join(folder, 'index'), IDENTITY, { flushed: false });
    traces = await openTraces();
    const covered = index().covered();
    expect(covered?.to).toBeGreaterThanOrEqual(4);
    for (let number = 1; number <= covered!.to; number++) {
      expect(await traces.block(number, blockHashAt(number))).toHaveLength(300);
      expect(shown(await uses(`s${number}/299`, number, number))).toEqual([`${number}/299 sends`]);
    }
    expect(await traces.block(covered!.to + 1, blockHashAt(covered!.to + 1))).toBeUndefined();
    expect(await uses('r7', 0, covered!.to)).toHaveLength(covered!.to);
  }, 30_000);

  test('processes that keep the same blocks at the same time keep all of them whole', async () => {
    const BLOCKS = 20;
    await traces.close();
    await storeBlocks(store, 1, BLOCKS);
    const children = [1, 2, 3].map(() => {
      const program = ['--import', 'tsx', join(import.meta.dirname, 'keepProcess.ts'), folder, String(BLOCKS), 'waits'];
      return spawn(process.execPath, program, { stdio: ['pipe', 'pipe', 'inherit'] });
    });
    const exits = children.map((child) => once(child, 'exit'));
    const printed: unknown[] = [];
    const ready = children.map(async ({ stdout }) => {
      const lines = createInterface(stdout);
      lines.on('line', (line) => printed.push(JSON.parse(line)));
      await once(lines, 'line');
    });
    await Promise.all(ready);
    for (const { stdin } of children) stdin.write('\n');
    expect(await Promise.all(exits)).toEqual(children.map(() => [0, null]));
    expect(printed.filter((line) => 'message' in (line as object))).toEqual([]);
    traces = await openTraces();
    expect(index().covered()).toEqual({ from: 0, to: BLOCKS });
    for (let number = 1; number <= BLOCKS; number++) {
      expect(await traces.block(number, blockHashAt(number))).toHaveLength(300);
      expect(shown(await uses(`s${number}/299`, number, number))).toEqual([`${number}/299 sends`]);
    }
    expect(await uses('r7', 0, BLOCKS)).toHaveLength(BLOCKS);
  }, 60_000);

  test('a full disk loses kept traces, and the process goes on', async () => {
    await traces.close();
    const child = keepIn(folder, 30, 1024);
    const lines: { number?: number; message?: string }[] = [];
    for await (const line of createInterface(child.stdout)) lines.push(JSON.parse(line) as { number?: number });
    expect(lines.at(-1)).toEqual({ number: 30 });
    expect(lines).toContainEqual({ message: 'traces cannot be kept or read' });
    await store.close();
    store = openLmdbStore(join(folder, 'index'), IDENTITY, { flushed: false });
    traces = await openTraces();
    const to = index().covered()?.to ?? 0;
    expect(to).toBeLessThan(30);
    for (let number = 1; number <= 30; number++) {
      const kept = await traces.block(number, blockHashAt(number));
      expect(kept?.length ?? 300).toBe(300);
    }
    await traces.keep(traced(to + 1, [transfer('a', 'b')]));
    expect(index().covered()?.to).toBe(to + 1);
  }, 30_000);
});
