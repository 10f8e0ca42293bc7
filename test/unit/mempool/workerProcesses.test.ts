/** Pending transactions of three worker processes over one file, as a client meets them. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Address, Hash } from '../../../generated/types.js';
import { processChannel } from '../../../src/workers/channel.js';
import { PrimaryLinks } from '../../../src/workers/primaryLinks.js';
import { ALICE, BOB, encodedTransaction } from './fakes.js';

const SCRIPT = join(import.meta.dirname, 'workerProcess.ts');

let folder: string;
let links: PrimaryLinks;
const children = new Map<number, ChildProcess>();

async function start(id: number): Promise<void> {
  const child = fork(SCRIPT, [folder, String(id)], {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.set(id, child);
  const started = new Promise<void>((resolve) => links.serve('started', () => resolve()));
  links.add(id, processChannel(child));
  await started;
}

const pendingIn = (id: number): Promise<Hash[]> => links.ask<Hash[]>(id, 'pending');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halley-workers-'));
  links = new PrimaryLinks();
  for (const id of [1, 2, 3]) await start(id);
});

afterAll(async () => {
  for (const child of children.values()) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true });
});

test('a client that sends through one worker finds it in the next one, right after the answer', async () => {
  for (let nonce = 0; nonce < 60; nonce++) {
    const [sender, reader] = [(nonce % 3) + 1, ((nonce + 1) % 3) + 1];
    await links.ask(sender, 'send', ALICE, BigInt(nonce));
    expect(await links.ask(reader, 'isPending', encodedTransaction(ALICE, BigInt(nonce)).hash)).toBe(true);
    expect(await links.ask(reader, 'nextNonce', ALICE)).toBe(BigInt(nonce + 1));
  }
});

test('what many clients send at once is the same in all workers, and each listener hears of it once', async () => {
  const sent: Promise<unknown>[] = [];
  for (let nonce = 0n; nonce < 200n; nonce++) {
    // Two clients send the same transaction.
    for (const id of [1, 2, 3]) sent.push(links.ask(id, 'send', id === 3 ? BOB : ALICE, 60n + nonce));
  }
  await Promise.all(sent);
  const [one, other, third] = await Promise.all([1, 2, 3].map(pendingIn));
  expect(one).toHaveLength(460);
  expect(other).toEqual(one);
  expect(third).toEqual(one);
  for (const id of [1, 2, 3]) expect(await links.ask(id, 'heard', 460)).toEqual(one);
});

test('a worker that is killed while it sends leaves the others whole, and the next one has what they have', async () => {
  const from = `0x${'cc'.repeat(20)}` as Address;
  await links.ask(2, 'flood', from);
  while ((await links.ask<bigint>(1, 'nextNonce', from)) < 500n);
  const ended = once(children.get(2)!, 'exit');
  children.get(2)!.kill('SIGKILL');
  await ended;
  links.remove(2);
  const count = await links.ask<bigint>(1, 'nextNonce', from);
  await links.ask(3, 'send', from, count);
  const pending = await pendingIn(1);
  expect(pending).toHaveLength(460 + Number(count) + 1);
  expect(await pendingIn(3)).toEqual(pending);
  expect(await links.ask(1, 'heard', pending.length)).toEqual(pending);
  await start(4);
  expect(await pendingIn(4)).toEqual(pending);
  expect(await links.ask(4, 'heard', 0)).toEqual([]);
});
