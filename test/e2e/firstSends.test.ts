/**
 * The first "Send" of a reader: on a fresh `halley dev`, every public method with what the documentation fills in
 * returns a value. Null, an empty list and an error count as none, but for the methods listed here with the reason.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import type { Document, MethodObject } from '../../codegen/document.js';
import { chainParams } from '../../docs-site/client/chain/chainParams.js';
import { chainValues, type Ask } from '../../docs-site/client/chain/chainValues.js';
import type { JsonValue } from '../../docs-site/client/playground/json.js';
import { exampleParams, wireParams } from '../../docs-site/client/playground/request.js';
import { startSeededDev, START_TIMEOUT_MS, type Dev } from '../support/devProcess.js';
import { rpc, rpcAnswer, type RpcAnswer } from '../support/rpc.js';

/** What no value of a fresh chain changes, and why. */
const WITHOUT_VALUE: Readonly<Record<string, string>> = {
  anvil_dropTransaction: 'no transaction waits',
  anvil_setRpcUrl: 'the chain is not a fork',
  eth_getFilterChanges: 'nothing has happened since the filter was made, a moment ago',
  eth_pendingTransactions: 'no transaction waits',
  eth_resend: 'no transaction waits',
  eth_unsubscribe: 'a subscription belongs to the connection that made it',
  hardhat_dropTransaction: 'no transaction waits',
};

const TIME_LIMIT_MS = 120_000;

let dev: Dev;
let methods: readonly MethodObject[];

beforeAll(async () => {
  dev = await startSeededDev();
  ({ methods } = await rpc<Document>(dev.url, 'rpc.discover'));
}, START_TIMEOUT_MS);

afterAll(() => dev?.stop());

test(
  'every public method returns a value at the first send',
  async () => {
    const open = methods.filter((method) => method['x-private'] !== true);
    expect(open.length).toBeGreaterThanOrEqual(160);
    const without: Record<string, unknown> = {};
    // What a reset forgets does not come back with a snapshot.
    for (const method of [...open].sort((one, other) => Number(isReset(one)) - Number(isReset(other)))) {
      const snapshot = await rpc<string>(dev.url, 'evm_snapshot');
      const params = await firstParams(method);
      const answer =
        method.name === 'eth_subscribe' ? await overWebSocket(method.name, params) : await ask(method, params);
      if (!isValue(method, answer)) without[method.name] = answer.error ?? answer.result;
      await undo(snapshot);
    }
    expect(Object.keys(without)).toEqual(Object.keys(WITHOUT_VALUE));
  },
  TIME_LIMIT_MS,
);

/** As the playground fills its form. */
async function firstParams(method: MethodObject): Promise<readonly JsonValue[]> {
  const askChain: Ask = async (name, params) => (await rpcAnswer<JsonValue>(dev.url, name, [...params])).result;
  return (await chainParams(method, chainValues(askChain))) ?? wireParams(exampleParams(method));
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

function isReset({ name }: MethodObject): boolean {
  return name === 'anvil_reset';
}

/** A snapshot holds the chain, but not its settings. */
async function undo(snapshot: string): Promise<void> {
  await rpc(dev.url, 'evm_setAutomine', true);
  await rpc(dev.url, 'evm_setIntervalMining', 0);
  await rpc(dev.url, 'anvil_removeBlockTimestampInterval');
  await rpc(dev.url, 'anvil_setChainId', 31_337);
  await rpcAnswer(dev.url, 'evm_revert', [snapshot]);
}
