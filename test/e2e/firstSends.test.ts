/**
 * The first "Send" of a reader: on a fresh `halley dev`, every public method with what the documentation fills in
 * returns a value. Null, an empty list and an error count as none, but for the methods listed here with the reason.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import type { MethodObject } from '../../codegen/document.js';
import { readDocument } from '../../codegen/readContract.js';
import { chainParams } from '../../docs-site/client/chain/chainParams.js';
import { chainValues, type Ask } from '../../docs-site/client/chain/chainValues.js';
import type { JsonValue } from '../../docs-site/client/playground/json.js';
import { exampleParams, wireParams } from '../../docs-site/client/playground/request.js';
import { startDev, startSeededDev, START_TIMEOUT_MS, type Dev } from '../support/devProcess.js';
import { FIRST } from '../support/devStage.js';
import { rpc, rpcAnswer, type RpcAnswer } from '../support/rpc.js';

/** What no value of a fresh chain changes, and why. */
const WITHOUT_VALUE: Readonly<Record<string, string>> = {
  anvil_dropTransaction: 'no transaction waits',
  anvil_getIntervalMining: 'blocks are made for transactions',
  anvil_setRpcUrl: 'the chain is not a fork',
  eth_getCompilers: 'there is none on any chain',
  eth_getFilterChanges: 'nothing has happened since the filter was made, a moment ago',
  eth_pendingTransactions: 'no transaction waits',
  eth_resend: 'no transaction waits',
  eth_unsubscribe: 'a subscription belongs to the connection that made it',
};

const TIME_LIMIT_MS = 120_000;

let dev: Dev;
let methods: readonly MethodObject[];

beforeAll(async () => {
  dev = await startSeededDev();
  const document = await readDocument();
  methods = document.methods.filter((method) => method['x-private'] !== true);
}, START_TIMEOUT_MS);

afterAll(() => dev?.stop());

test('the values come from far below a head of empty blocks, in a few small answers', async () => {
  const snapshot = await rpc<string>(dev.url, 'evm_snapshot');
  await rpc(dev.url, 'anvil_mine', '0x5dc');
  const asked: string[] = [];
  const values = chainValues(async (name, params) => {
    asked.push(name);
    return chainAsk(dev.url)(name, params);
  });
  expect(
    await Promise.all([values.get('blockNumber'), values.get('contract'), values.get('failedTransactionHash')]),
  ).toEqual(['0x4', '0x700ad1e3bd6f98d45da56bbe144eba3332e61cc6', expect.stringMatching(/^0x[0-9a-f]{64}$/)]);
  expect(asked.length).toBeLessThan(10);
  await undo(snapshot);
});

test(
  'a chain without transactions gives its head and an account, and nothing that it does not have',
  async () => {
    const empty = await startDev();
    try {
      const values = chainValues(chainAsk(empty.url));
      expect(await Promise.all([values.get('blockNumber'), values.get('account')])).toEqual(['0x1', FIRST]);
      expect(await Promise.all([values.get('transactionHash'), values.get('contract')])).toEqual([
        undefined,
        undefined,
      ]);
    } finally {
      await empty.stop();
    }
  },
  START_TIMEOUT_MS,
);

test(
  'every public method returns a value at the first send',
  async () => {
    expect(methods.length).toBeGreaterThanOrEqual(160);
    const without: Record<string, unknown> = {};
    for (const method of methods.toSorted((one, other) => placeAtEnd(one) - placeAtEnd(other))) {
      const snapshot = await rpc<string>(dev.url, 'evm_snapshot');
      const params = await firstParams(method);
      const answer =
        method.name === 'eth_subscribe' ? await overWebSocket(method.name, params) : await ask(method, params);
      if (!isValue(method, answer)) without[method.name] = answer.error ?? answer.result;
      if (placeAtEnd(method) < 0) await undo(snapshot);
    }
    expect(Object.keys(without).sort()).toEqual(Object.keys(WITHOUT_VALUE));
  },
  TIME_LIMIT_MS,
);

/** As the playground fills its form. */
async function firstParams(method: MethodObject): Promise<readonly JsonValue[]> {
  return (await chainParams(method, chainValues(chainAsk(dev.url)))) ?? wireParams(exampleParams(method));
}

function chainAsk(url: string): Ask {
  return async (name, params) => (await rpcAnswer<JsonValue>(url, name, [...params])).result;
}

function ask(method: MethodObject, params: readonly JsonValue[]): Promise<RpcAnswer> {
  return rpcAnswer(dev.url, method.name, [...params]);
}

function overWebSocket(method: string, params: readonly JsonValue[]): Promise<RpcAnswer> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(dev.url.replace('http', 'ws'));
    socket.once('error', reject);
    socket.once('open', () => socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })));
    socket.once('message', (data: Buffer) => {
      socket.close();
      resolve(JSON.parse(data.toString()) as RpcAnswer); // an answer of the server
    });
  });
}

/** Null is the value of a method that returns nothing else. */
function isValue(method: MethodObject, { result, error }: RpcAnswer): boolean {
  if (error !== undefined) return false;
  if (result === null) return method.result.schema['type'] === 'null';
  return !(Array.isArray(result) && result.length === 0);
}

/** What these take away does not come back with a snapshot, so they come last; -1 for all others. */
function placeAtEnd({ name }: MethodObject): number {
  return ['anvil_reorg', 'anvil_rollback', 'anvil_reset'].indexOf(name);
}

/** A snapshot holds the chain, but not its settings. */
async function undo(snapshot: string): Promise<void> {
  await rpc(dev.url, 'evm_setAutomine', true);
  await rpc(dev.url, 'evm_setIntervalMining', 0);
  await rpc(dev.url, 'anvil_removeBlockTimestampInterval');
  await rpc(dev.url, 'anvil_setChainId', 31_337);
  expect(await rpc(dev.url, 'evm_revert', snapshot)).toBe(true);
}
