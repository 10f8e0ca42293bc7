/**
 * What Halley knows of the state by the node's stream: contracts of which it knows every slot, little memory and disk,
 * and a node that goes back by a block. The node's own server is the reference.
 */
import { execFile, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { until } from '../../support/chainProgress.js';
import type { HalleyProcess } from '../../support/halleyProcess.js';
import { hex, rpc, rpcAnswer } from '../../support/rpc.js';
import {
  Counter,
  headOf,
  startFollowing,
  startStreamedChain,
  stateMetrics,
  untilKnown,
  type StreamedChain,
} from '../../support/streamedChain.js';

jest.setTimeout(180_000);

const MAIN = join(import.meta.dirname, '../../../dist/bundle/main.js');
/** Slots that no transaction has set. */
const ABSENT = Array.from({ length: 40 }, (_, n) => 1_000n + BigInt(n));
const ZERO = `0x${'00'.repeat(32)}`;

let chain: StreamedChain;
/** From before any Halley. */
let old: Counter;
let halley: HalleyProcess | undefined;

beforeAll(async () => {
  chain = await startStreamedChain();
  old = await Counter.create(chain, 0);
  // A spool that has the first block of the chain makes all values known.
  rmSync(chain.spool, { recursive: true });
  await chain.restart();
}, 420_000);

afterEach(async () => {
  await halley?.stop();
  halley = undefined;
});

afterAll(async () => {
  await chain?.stop();
});

async function start(flags: Record<string, string> = {}): Promise<HalleyProcess> {
  halley = await startFollowing(chain, { flags });
  await untilKnown(halley, old.read());
  return halley;
}

/** Reads slots that were never set, in calls and by themselves; resolves to the number of questions to the node. */
async function questionsForAbsentSlots(gateway: HalleyProcess, counter: Counter): Promise<number> {
  const { questions } = await stateMetrics(gateway);
  for (const slot of ABSENT) {
    expect(await rpc(gateway.httpUrl, 'eth_call', counter.read(slot), 'latest')).toBe(ZERO);
    expect(await rpc(gateway.httpUrl, 'eth_getStorageAt', counter.address, hex(slot + 500n), 'latest')).toBe(ZERO);
  }
  return (await stateMetrics(gateway)).questions - questions;
}

/** The stream is a block or two ahead of what is served, and all slots are known from its newest height on. */
async function untilServed(gateway: HalleyProcess): Promise<void> {
  const reached = (await headOf(gateway)) + 2;
  await until('the height of the stream is served', async () => (await headOf(gateway)) >= reached);
}

/** Counts, and compares what is read with the node's server, at the newest height and at all since. */
async function expectRight(gateway: HalleyProcess, counter: Counter, rounds: number): Promise<void> {
  const first = await headOf(gateway);
  for (let round = 0; round < rounds; round++) {
    await counter.count();
    await counter.mined();
    await until('the gateway has the block', async () => {
      const count = Number(await rpc(gateway.httpUrl, 'eth_call', counter.read(), 'latest'));
      return count === counter.sent;
    });
    const block = await rpc<string>(gateway.httpUrl, 'eth_blockNumber');
    for (const [method, ...params] of questions(counter, block))
      expect([method, await rpc(gateway.httpUrl, method, ...params)]).toEqual([
        method,
        await rpc(chain.evmRpcUrl, method, ...params),
      ]);
  }
  const last = await headOf(gateway);
  for (let height = first; height <= last; height += 2)
    expect(Number(await rpc(gateway.httpUrl, 'eth_call', counter.read(), hex(height)))).toBe(
      await counter.ofNode(height),
    );
}

function questions(counter: Counter, block: string): [method: string, ...params: unknown[]][] {
  const accounts = chain.accounts.map(({ address }) => address);
  return [
    ['eth_estimateGas', { to: counter.address }, block],
    ['eth_getStorageAt', counter.address, '0x0', block],
    ['eth_getCode', counter.address, block],
    ...accounts.map((account): [string, ...unknown[]] => ['eth_getBalance', account, block]),
    ...accounts.map((account): [string, ...unknown[]] => ['eth_getTransactionCount', account, block]),
  ];
}

test('of a contract that is created after the start, no slot is asked for', async () => {
  const gateway = await start();
  const counter = await Counter.create(chain, 1);
  await until('the gateway has the contract', async () => {
    return Number(await rpc(gateway.httpUrl, 'eth_call', counter.read(), 'latest')) === counter.sent;
  });
  await untilKnown(gateway, counter.read());
  expect(await questionsForAbsentSlots(gateway, counter)).toBe(0);
  expect(Number(await rpc(gateway.httpUrl, 'eth_call', counter.read(), 'latest'))).toBe(counter.sent);
  // An older one costs a question for each.
  expect(await questionsForAbsentSlots(gateway, old)).toBe(2 * ABSENT.length);
  await expectRight(gateway, counter, 3);
});

test('halley state complete reads an older contract whole: then no slot is asked for', async () => {
  const gateway = await start();
  const sending = new AbortController();
  const flow = old.flow(sending.signal);
  const flags = [`--node=${chain.rpcUrl}`, `--node-grpc=${chain.grpcAddress}`, `--data-dir=${gateway.dataDir}`];
  const command = spawnSync(process.execPath, [MAIN, 'state', 'complete', old.address, ...flags], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect([command.stdout, command.status]).toEqual([`${old.address}: complete: 1 slots\n`, 0]);
  sending.abort();
  await flow;
  await untilServed(gateway);
  expect(await questionsForAbsentSlots(gateway, old)).toBe(0);
  await expectRight(gateway, old, 3);
});

test('so does the setting state.complete', async () => {
  const gateway = await start({ 'state.complete': old.address });
  await until('it is complete', () => gateway.log.some(({ msg }) => msg === 'all slots of a contract are known'));
  await untilServed(gateway);
  expect(await questionsForAbsentSlots(gateway, old)).toBe(0);
  await expectRight(gateway, old, 3);
});

test.each([
  ['memory', { 'state.memory': '20000' }],
  ['disk', { 'state.disk': '200000' }],
  ['no disk', { 'state.disk': '0' }],
])('with little %s, every answer is right', async (_what, flags) => {
  const gateway = await start(flags);
  const counter = await Counter.create(chain, 2);
  await untilKnown(gateway, counter.read());
  await expectRight(gateway, counter, 5);
  expect(await stateMetrics(gateway)).toMatchObject({ left: 0, different: 0 });
});

test('a node that goes back by a block, and makes another one, is followed', async () => {
  const gateway = await start();
  const counter = await Counter.create(chain, 3);
  await untilKnown(gateway, counter.read());
  for (let round = 0; round < 2; round++) {
    await counter.count();
    await counter.mined();
    await chain.kill();
    const counted = counter.sent;
    // Each command of the node wants the program that its state is streamed to.
    const rollback = ['rollback', '--hard', '--home', chain.home];
    await promisify(execFile)(chain.evmd, rollback, { env: chain.environment });
    // The validator would not sign another block of the same height.
    const signed = { height: '0', round: 0, step: 0 };
    await writeFile(join(chain.home, 'data/priv_validator_state.json'), JSON.stringify(signed));
    await chain.restart();
    const height = Number(await rpc<string>(chain.evmRpcUrl, 'eth_blockNumber'));
    await until('the gateway follows', async () => (await headOf(gateway)) > height);
    // Connections for queries come back by themselves.
    await until('the gateway asks the node', async () => {
      const old = hex(height - 8);
      return (await rpcAnswer(gateway.httpUrl, 'eth_call', [counter.read(), old])).error === undefined;
    });
    await counter.goOn();
    expect(counter.sent).toBeLessThanOrEqual(counted);
    const head = await headOf(gateway);
    for (let at = head - 8; at <= head; at++)
      expect([at, Number(await rpc(gateway.httpUrl, 'eth_call', counter.read(), hex(at)))]).toEqual([
        at,
        await counter.ofNode(at),
      ]);
    for (let at = head - 8; at <= head; at++)
      for (const [method, ...params] of questions(counter, hex(at)))
        expect([at, method, await rpc(gateway.httpUrl, method, ...params)]).toEqual([
          at,
          method,
          await rpc(chain.evmRpcUrl, method, ...params),
        ]);
  }
  expect(await stateMetrics(gateway)).toMatchObject({ different: 0 });
});
