/**
 * The state of a real chain over several workers, of which one applies the stream: at each block, all of them say what
 * the node says, also while workers are killed and replaced.
 */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { until } from '../../support/chainProgress.js';
import type { HalleyProcess } from '../../support/halleyProcess.js';
import { postAlone, rpc, type RpcAnswer } from '../../support/rpc.js';
import {
  Counter,
  startFollowing,
  startStreamedChain,
  stateMetrics,
  untilKnown,
  type StreamedChain,
} from '../../support/streamedChain.js';
import { workersOf } from '../../support/workers.js';

jest.setTimeout(180_000);

let chain: StreamedChain;
let counter: Counter;
let halley: HalleyProcess;

beforeAll(async () => {
  chain = await startStreamedChain();
  counter = await Counter.create(chain, 0);
  halley = await startFollowing(chain, { flags: { workers: '3' } });
  await until('all workers serve', () => workersOf(halley).living().length === 3);
  await untilKnown(halley, counter.read());
}, 420_000);

afterAll(async () => {
  await halley?.stop();
  await chain?.stop();
});

/** Asks over a connection of its own, so that the next worker answers; null where that worker was killed meanwhile. */
async function ask(method: string, params: unknown[]): Promise<unknown> {
  try {
    const message = { jsonrpc: '2.0', id: 1, method, params };
    const { result, error } = await postAlone<RpcAnswer>(halley.httpUrl, message);
    return error ?? result;
  } catch {
    return null;
  }
}

/** A question, and what it was answered. */
type Answered = [method: string, params: unknown[], answer: unknown];

/** Asks for the state of the newest block, some times at each of the workers. */
async function readNewest(rounds: number): Promise<Answered[]> {
  const answered: Answered[] = [];
  const counting = chain.accounts[0]!.address;
  for (let round = 0; round < rounds; round++) {
    const block = await ask('eth_blockNumber', []);
    if (typeof block !== 'string') continue;
    const questions: [method: string, params: unknown[]][] = [
      ['eth_call', [counter.read(), block]],
      ['eth_call', [counter.read(7n), block]],
      ['eth_getBalance', [counting, block]],
      ['eth_getTransactionCount', [counting, block]],
      ['eth_getBalance', [chain.accounts[1]!.address, block]],
      ['eth_call', [counter.read(), block]],
    ];
    for (const [method, params] of questions) answered.push([method, params, await ask(method, params)]);
  }
  return answered.filter(([, , answer]) => answer !== null);
}

async function expectAsNode(answered: readonly Answered[]): Promise<void> {
  const known = new Map<string, unknown>();
  for (const [method, params, answer] of answered) {
    const question = JSON.stringify([method, params]);
    if (!known.has(question)) known.set(question, await rpc(chain.evmRpcUrl, method, ...params));
    expect([question, answer]).toEqual([question, known.get(question)]);
  }
}

test('is the same at all workers, whoever of them is killed or replaced', async () => {
  const sending = new AbortController();
  const flow = counter.flow(sending.signal);
  const workers = workersOf(halley);
  const events: (() => void)[] = [
    () => undefined,
    () => process.kill(workers.writer().pid, 'SIGKILL'),
    () => process.kill(workers.other().pid, 'SIGKILL'),
    () => process.kill(halley.pid, 'SIGHUP'),
    () => process.kill(workers.writer().pid, 'SIGKILL'),
  ];
  const answered: Answered[] = [];
  for (const event of events) {
    const reading = readNewest(60);
    event();
    answered.push(...(await reading));
    await until('all workers serve', () => workers.living().length === 3);
  }
  sending.abort();
  await flow;
  answered.push(...(await readNewest(6)));
  await expectAsNode(answered);
  expect(answered.length).toBeGreaterThan(1_500);
  // The workers knew what they said, and did not ask the node for all of it.
  const { run, different, differentValues } = await stateMetrics(halley);
  expect({ different, differentValues }).toEqual({ different: 0, differentValues: 0 });
  expect(run).toBeGreaterThan(200);
});
