/** `halley stream` as its own process, started and called as a node does it. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { StreamFollower } from '../../src/stream/follower.js';
import { until } from '../support/chainProgress.js';
import { commitMessage, finalizeMessage, RECORDINGS, recordedMessages } from '../support/stream/messages.js';
import { BUNDLE, PushingNode, upgradeStream } from '../support/stream/pushingNode.js';
import { digestOf, keptLog, RecordingHandler, wholeHeights } from '../support/stream/recordingHandler.js';

const OK = { status: '0', message: Buffer.alloc(0) };
const UNIMPLEMENTED = { status: '12', message: Buffer.alloc(0) };
const FINALIZE = '/cosmos.store.streaming.abci.ABCIListenerService/ListenFinalizeBlock';

let folder: string;
let spool: string;
const stops: (() => Promise<void>)[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halley-stream-test-'));
  spool = join(folder, 'spool');
});

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  rmSync(folder, { recursive: true });
});

test('a person who starts it learns what it is and how to switch it on', () => {
  const { status, stdout, stderr } = halley();
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('halley stream is started by a node of the Cosmos SDK, not by a person');
  for (const setting of ['[streaming.abci]', 'keys = ', 'plugin = "abci"', 'stop-node-on-err', 'COSMOS_SDK_ABCI='])
    expect(stderr).toContain(setting);
});

test.each([
  ['plain TCP that others could read', ['--listen', 'tcp://0.0.0.0:0'], 'use tls:// unless'],
  ['TCP without a token', ['--listen', 'tcp://127.0.0.1:0'], 'add --token-file <file>'],
  ['TLS without a certificate', ['--listen', 'tls://127.0.0.1:0', '--token-file', '/x'], 'needs --tls-cert <file>'],
  ['a spool that is too small', ['--spool-size', '512'], 'at least 1MiB'],
])('%s is refused with exit code 2', (_name, args, reason) => {
  const { status, stderr } = halley(...args);
  expect(stderr).toContain(reason);
  expect(status).toBe(2);
});

describe('the node', () => {
  test.each(RECORDINGS)('can push all that was recorded of %s, and a follower gets it byte for byte', async (name) => {
    const node = await start();
    expect(node.handshake).toBe(`1|1|unix|${join(spool, 'node.sock')}|grpc`);
    expect(statSync(join(spool, 'node.sock')).mode & 0o077).toBe(0);
    const handler = follow();
    const messages = recordedMessages(name);
    for (const { kind, bytes } of messages) expect(await node.push(kind, bytes)).toEqual(OK);
    await handler.got('C10');
    expect(handler.calls).toEqual(wholeHeights(1, 10));
    for (const { kind, height, bytes } of messages)
      expect(handler.digests.get(`${kind === 'commit' ? 'C' : 'F'}${height}`)).toBe(digestOf(bytes));
  });

  test('finds the health service, and learns that what it probes besides is not there', async () => {
    const node = await start();
    expect(await node.call('/grpc.health.v1.Health/Check', Buffer.from('\n\u0006plugin'))).toEqual({
      status: '0',
      message: Buffer.from([8, 1]),
    });
    for (const path of ['/plugin.GRPCStdio/StreamStdio', '/plugin.GRPCBroker/StartStream', '/x'])
      expect(await node.call(path, Buffer.alloc(0))).toEqual(UNIMPLEMENTED);
  });

  test('ends it with a call', async () => {
    const node = await start();
    expect(await node.call('/plugin.GRPCController/Shutdown', Buffer.alloc(0))).toEqual(OK);
    expect(await node.exited).toBe(0);
  });

  test('can push a message larger than any default limit', async () => {
    const node = await start();
    const handler = follow();
    const large = finalizeMessage(1, 70_000_000, 7);
    expect(await node.push('finalize', large)).toEqual(OK);
    await node.push('commit', commitMessage(1));
    await handler.got('C1');
    expect(handler.digests.get('F1')).toBe(digestOf(large));
  });

  test('never gets an error for what cannot be kept', async () => {
    const node = await start('--spool-size', '1MiB');
    const handler = follow();
    expect(await node.push('finalize', finalizeMessage(1, 2_000_000))).toEqual(OK);
    expect(await node.push('commit', commitMessage(1))).toEqual(OK);
    expect(await node.push('finalize', Buffer.from('no protobuf'))).toEqual(OK);
    await pushHeights(node, 2, 3);
    await handler.got('C3');
    expect(handler.calls).toEqual(['gap 1-1', ...wholeHeights(2, 3)]);
    expect(node.notes.filter((note) => note.startsWith('[WARN] halley stream: '))).toHaveLength(1);
  });

  test('may end in the middle of a message: nothing of it counts', async () => {
    const node = await start();
    await pushHeights(node, 1, 1);
    const half = node.open(FINALIZE);
    half.on('error', () => undefined);
    const begin = Buffer.concat([Buffer.from([0, 0, 0, 16, 0]), finalizeMessage(2, 1_000)]);
    await new Promise((resolve) => half.write(begin, resolve));
    node.disconnect();
    await pushHeights(node, 2, 2);
    const handler = follow();
    await handler.got('C2');
    expect(handler.calls).toEqual(wholeHeights(1, 2));
  });
});

describe('its life', () => {
  test('ends when the node is gone', async () => {
    const node = await start();
    await pushHeights(node, 1, 1);
    node.process.stdout?.destroy();
    node.disconnect();
    expect(await node.exited).toBe(0);
  });

  test('a signal ends it when the node has gone first, and a second one at once', async () => {
    const first = await start();
    await pushHeights(first, 1, 1);
    first.process.kill('SIGINT');
    await pushHeights(first, 2, 2);
    first.disconnect();
    expect(await first.exited).toBe(0);
    const second = await start();
    await pushHeights(second, 3, 3);
    second.process.kill('SIGTERM');
    await pushHeights(second, 4, 4);
    second.process.kill('SIGTERM');
    expect(await second.exited).toBe(0);
    await start();
    const handler = follow();
    await handler.got('C4');
    expect(handler.calls).toEqual(wholeHeights(1, 4));
  });

  test('a kill loses nothing that was acknowledged', async () => {
    const node = await start();
    await pushHeights(node, 1, 20);
    await node.push('finalize', finalizeMessage(21));
    node.process.kill('SIGKILL');
    await node.exited;
    const next = await start();
    expect(await next.push('commit', commitMessage(21))).toEqual(OK);
    const handler = follow();
    await handler.got('C21');
    expect(handler.calls).toEqual(wholeHeights(1, 21));
    expect(next.notes).toEqual([]);
  });

  test('a second node cannot use the same spool; one whose node is gone gives way', async () => {
    const node = await start();
    await pushHeights(node, 1, 1);
    await expect(PushingNode.start(spool)).rejects.toThrow(
      `the spool ${spool} belongs to the stream process ${node.process.pid}, to which a node is connected`,
    );
    expect(await node.push('finalize', finalizeMessage(2))).toEqual(OK);
    node.disconnect();
    await start();
    expect(await node.exited).toBe(0);
  });

  test('starts quickly with a spool that holds much', async () => {
    const node = await start();
    for (let height = 1; height <= 30; height++) {
      await node.push('finalize', finalizeMessage(height, 10_000_000));
      await node.push('commit', commitMessage(height));
    }
    await node.stop();
    const next = await start();
    // A machine that is busy with other tests takes a multiple of what a quiet one takes.
    expect(next.startMs).toBeLessThan(3_000);
  });
});

describe('an upgrade', () => {
  test('loses no message that is pushed meanwhile, and followers continue', async () => {
    const node = await start();
    const handler = follow();
    let height = 0;
    let isOver = false;
    const pushing = (async () => {
      while (!isOver) await pushHeights(node, ++height, height);
    })();
    for (let count = 0; count < 3; count++) {
      const reached = height;
      const { status, stdout, stderr } = await upgradeStream(spool);
      expect(stderr).toBe('');
      expect(stdout).toMatch(/^process \d+ took over from process \d+\n$/);
      expect(status).toBe(0);
      await until('the node continues', () => height > reached + 2);
    }
    isOver = true;
    await pushing;
    await handler.got(`C${height}`);
    // A connection may end between the two messages of a height; then both come again.
    expect([...new Set(handler.calls.filter((call) => !call.startsWith('rewound')))]).toEqual(wholeHeights(1, height));
    expect(await node.call('/plugin.GRPCController/Shutdown', Buffer.alloc(0))).toEqual(OK);
    expect(await node.exited).toBe(0);
  }, 120_000);

  test('to a program that does not come up leaves the old one as it was', async () => {
    const bundle = join(folder, 'dist/bundle');
    cpSync(BUNDLE, bundle, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"type":"module","version":"0.0.0"}');
    const node = await startFrom(bundle);
    await pushHeights(node, 1, 1);
    writeFileSync(join(bundle, 'main.js'), 'process.exit(3);');
    const { status, stderr } = await upgradeStream(spool);
    expect(stderr).toBe(
      `halley: the new stream process did not come up, and process ${node.process.pid} serves as before: the new process ended with 3\n`,
    );
    expect(status).toBe(1);
    await pushHeights(node, 2, 2);
    const handler = follow();
    await handler.got('C2');
    expect(handler.calls).toEqual(wholeHeights(1, 2));
  });

  test('to a program that cannot open the spool leaves the old one as it was, also for calls meanwhile', async () => {
    const bundle = join(folder, 'dist/bundle');
    cpSync(BUNDLE, bundle, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"type":"module","version":"0.0.0"}');
    const node = await startFrom(bundle);
    await pushHeights(node, 1, 1);
    writeFileSync(
      join(bundle, 'main.js'),
      `process.send({ step: 'loaded' }); process.on('message', () => process.exit(4));`,
    );
    const upgrading = upgradeStream(spool);
    await pushHeights(node, 2, 200);
    expect((await upgrading).status).toBe(1);
    await pushHeights(node, 201, 201);
    const handler = follow();
    await handler.got('C201');
    expect(handler.calls).toEqual(wholeHeights(1, 201));
    expect(JSON.parse(readFileSync(join(spool, 'lock'), 'utf8'))).toMatchObject({ pid: node.process.pid });
  });

  test('without a process says so', async () => {
    expect(await upgradeStream(spool)).toMatchObject({
      status: 1,
      stderr: `halley: no stream process has the spool ${spool}: name the folder with --spool\n`,
    });
  });
});

async function start(...args: string[]): Promise<PushingNode> {
  return started(await PushingNode.start(spool, args));
}

async function startFrom(bundle: string): Promise<PushingNode> {
  return started(await PushingNode.start(spool, [], bundle));
}

function started(node: PushingNode): PushingNode {
  stops.unshift(() => node.stop());
  return node;
}

function follow(from = 1): RecordingHandler {
  const handler = new RecordingHandler();
  const { log } = keptLog();
  const follower = new StreamFollower({ address: `unix:${join(spool, 'followers.sock')}`, from }, handler, { log });
  follower.start();
  stops.unshift(() => follower.stop());
  return handler;
}

async function pushHeights(node: PushingNode, from: number, to: number): Promise<void> {
  for (let height = from; height <= to; height++) {
    expect(await node.push('finalize', finalizeMessage(height))).toEqual(OK);
    expect(await node.push('commit', commitMessage(height))).toEqual(OK);
  }
}

function halley(...args: string[]) {
  const withCookie = { ...process.env, ABCI_LISTENER_PLUGIN: 'ef78114d-7bdf-411c-868f-347c99a78345' };
  return spawnSync(process.execPath, [join(BUNDLE, 'main.js'), 'stream', ...args], {
    encoding: 'utf8',
    timeout: 30_000,
    env: args.length === 0 ? process.env : withCookie,
  });
}
