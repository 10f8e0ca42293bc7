/** State streaming of the Go chain into `halley stream`, which it starts: what followers get, whatever happens. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Wallet } from 'ethers';
import { StreamFollower } from '../../src/stream/follower.js';
import { lockHolder } from '../../src/stream/process/processLock.js';
import { nodeHashes, until } from '../support/chainProgress.js';
import { startGoChain, type GoChain, type GoChainOptions } from '../support/goChain.js';
import { rpc } from '../support/rpc.js';
import { upgradeStream } from '../support/stream/pushingNode.js';
import { keptLog, RecordingHandler, wholeHeights } from '../support/stream/recordingHandler.js';
import { signTransfer } from '../support/transfers.js';

const BLOCK_MS = 100;

let folder: string;
let spool: string;
let chain: GoChain | undefined;
const followers: StreamFollower[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halley-streamed-'));
  spool = join(folder, 'spool');
});

afterEach(async () => {
  await Promise.all(followers.splice(0).map((follower) => follower.stop()));
  await chain?.stop();
  chain = undefined;
  rmSync(folder, { recursive: true });
}, 60_000);

test('every height comes whole and in order, as in the chain, also through upgrades while transactions flow', async () => {
  const node = await startChain();
  const handler = follow(1);
  const sending = sendTransfers(node);
  for (let count = 0; count < 2; count++) {
    const [reached, sent] = [handler.calls.length, sending.count];
    expect(await upgradeStream(spool)).toMatchObject({ status: 0, stderr: '' });
    await until('heights follow', () => handler.calls.length > reached + 10);
    await until('transactions flow', () => sending.count > sent + 10);
  }
  await sending.stop();
  const last = Number(await rpc<string>(node.evmRpcUrl, 'eth_blockNumber'));
  await handler.got(`C${last}`);
  expect(uninterrupted(handler.calls).slice(0, 2 * last)).toEqual(wholeHeights(1, last));
  for (const [height, hash] of await nodeHashes(node.rpcUrl, 1, last))
    expect(handler.finalized.get(height)?.includes(Buffer.from(hash.slice(2), 'hex'))).toBe(true);
  const second = follow(3);
  await second.got(`C${last}`);
  for (const call of wholeHeights(3, last)) expect(second.digests.get(call)).toBe(handler.digests.get(call));
}, 120_000);

test('a node that stops, or is killed, continues with its next height', async () => {
  const node = await startChain();
  const handler = follow(1);
  await handler.got('C3');
  await node.restart();
  await handler.got('C8');
  await node.kill();
  await node.restart();
  const last = Number(await rpc<string>(node.evmRpcUrl, 'eth_blockNumber'));
  await handler.got(`C${last}`);
  // A block that was executed and not committed is executed again.
  expect(uninterrupted(handler.calls).slice(0, 2 * last)).toEqual(wholeHeights(1, last));
}, 120_000);

test('when the process is killed, the node stops with stop-node-on-err', async () => {
  const node = await startChain();
  await follow(1).got('C2');
  kill(lockHolder(spool)?.pid);
  expect(await node.exited).toMatchObject({ code: 1 });
}, 60_000);

test('when the process is killed without it, the heights until the next start are a gap', async () => {
  const node = await startChain({ stopNodeOnErr: false });
  const handler = follow(1);
  await handler.got('C2');
  kill(lockHolder(spool)?.pid);
  const lost = Number(await rpc<string>(node.evmRpcUrl, 'eth_blockNumber')) + 3;
  await until('the node continues', async () => Number(await rpc<string>(node.evmRpcUrl, 'eth_blockNumber')) > lost);
  await node.restart();
  const last = Number(await rpc<string>(node.evmRpcUrl, 'eth_blockNumber'));
  await handler.got(`C${last}`);
  const gaps = handler.calls.filter((call) => call.startsWith('gap'));
  const [, from = '', to = ''] = /^gap (\d+)-(\d+)$/.exec(gaps.at(-1) ?? '') ?? [];
  expect(Number(to)).toBeGreaterThanOrEqual(lost);
  const whole = new Set(uninterrupted(handler.calls));
  for (const call of wholeHeights(1, last)) {
    const height = Number(call.slice(1));
    if (height < Number(from) - 1 || height > Number(to)) expect(whole.has(call)).toBe(true);
    if (height > Number(from) && height <= Number(to)) expect(whole.has(call)).toBe(false);
  }
}, 120_000);

test('a file that cannot grow never stops the node; what is lost is a gap, and later heights are kept', async () => {
  // The messages of some blocks.
  const node = await startChain({ maxFileBlocks: 100 });
  const handler = follow(1);
  await until('there are gaps', () => handler.calls.filter((call) => call.startsWith('gap')).length > 1);
  const last = Number(await rpc<string>(node.evmRpcUrl, 'eth_blockNumber')) + 2;
  await until('the node continues', async () => Number(await rpc<string>(node.evmRpcUrl, 'eth_blockNumber')) > last);
  await until('later heights are kept', () => [...handler.finalized.keys()].some((height) => height > last));
  expect(readFileSync(node.logFile, 'utf8')).not.toContain('hook failed');
}, 120_000);

async function startChain(stream: Partial<NonNullable<GoChainOptions['stream']>> = {}): Promise<GoChain> {
  chain = await startGoChain({ blockTimeMs: BLOCK_MS, stream: { spool, ...stream } });
  return chain;
}

function follow(from: number): RecordingHandler {
  const handler = new RecordingHandler();
  const { log } = keptLog();
  const follower = new StreamFollower({ address: `unix:${join(spool, 'followers.sock')}`, from }, handler, { log });
  followers.push(follower);
  follower.start();
  return handler;
}

/** Without what came twice because a connection ended between the two messages of a height, or a block ran again. */
function uninterrupted(calls: readonly string[]): string[] {
  return calls.filter((call, place) => !call.startsWith('rewound') && !calls[place + 1]?.startsWith('rewound'));
}

function kill(pid: number | undefined): void {
  if (pid === undefined) throw new Error('no process has the spool');
  process.kill(pid, 'SIGKILL');
}

/** Sends one transaction after another until it is stopped. */
function sendTransfers(node: GoChain): { count: number; stop(): Promise<void> } {
  const sender = new Wallet(node.accounts[0]?.privateKey ?? '');
  let isStopping = false;
  const sending = { count: 0, stop };
  const sent = (async () => {
    for (; !isStopping; sending.count++)
      await rpc(node.evmRpcUrl, 'eth_sendRawTransaction', await signTransfer(sender, sending.count, node.chainId));
  })();
  async function stop(): Promise<void> {
    isStopping = true;
    await sent;
  }
  return sending;
}
