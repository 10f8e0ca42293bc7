/** What a lying or large origin answers about the blocks below a fork. */
import { OWN_WORK } from '../../../../src/caller/caller.js';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Address, Hash } from '../../../../generated/types.js';
import type { Blocks } from '../../../../src/chain/blocks.js';
import { connectOrigin } from '../../../../src/devchain/fork/connectOrigin.js';
import { forkAccess } from '../../../../src/devchain/fork/forkAccess.js';
import type { DevelopmentRpc } from '../../../../src/development/developmentCalls.js';
import { createForkedBlocks } from '../../../../src/development/fork/forkedBlocks.js';
import { createForkedState } from '../../../../src/development/fork/forkedState.js';
import { ForkOrigin } from '../../../../src/development/fork/forkOrigin.js';
import type { State } from '../../../../src/chain/state.js';
import {
  answering,
  CannedProvider,
  FORK_AT_90,
  RpcFault,
  stopProviders,
  type CannedCall,
} from '../../devchain/fork/cannedProvider.js';

const hashOf = (number: number, kind = 'b'): Hash => `0x${number.toString(16).padStart(64, kind)}` as Hash;
const WHO = `0x${'aa'.repeat(20)}` as Address;
const place = { blockNumber: 89, transactionIndex: 0 };
const hex = (number: number): string => `0x${number.toString(16)}`;

const block = (number: number, fields: object = {}): object => ({
  number: hex(number),
  hash: hashOf(number),
  parentHash: hashOf(number - 1),
  timestamp: '0x64',
  gasLimit: '0x1c9c380',
  gasUsed: '0x5208',
  baseFeePerGas: '0x7',
  miner: WHO,
  transactions: [],
  ...fields,
});
const placed = (number: number, fields: object = {}): object => ({
  blockNumber: hex(number),
  blockHash: hashOf(number),
  transactionIndex: '0x0',
  ...fields,
});

/** What the origin answers to one method; the others are answered well. */
let lies: Partial<Record<string, unknown>>;
let blocks: Blocks;
let state: State;

function answer({ method, params }: CannedCall): unknown {
  if (method in lies) return lies[method];
  if (method === 'eth_chainId') return '0x5';
  if (method === 'eth_getBlockByNumber') return block(Number(params[0]));
  if (method === 'eth_getTransactionByBlockNumberAndIndex') return placed(Number(params[0]), { hash: hashOf(1, 'a') });
  return new RpcFault(-32601, 'no such method');
}

beforeEach(async () => {
  lies = {};
  const provider = await CannedProvider.start(answering(answer));
  const access = forkAccess(await connectOrigin({ ...FORK_AT_90, urls: [provider.url], retries: 0 }));
  const rpc: DevelopmentRpc = {
    async call(method, params: { method?: string; params?: unknown[]; rest?: number }) {
      if (method === 'dev_originRest') return access.rest(params.rest ?? 0);
      if (method === 'dev_originRequest') return access.request(params.method ?? '', params.params ?? []);
      const chain = { height: 90, automine: true, intervalSeconds: 0, hardfork: 'prague', order: 'fees' };
      return { ...chain, coinbase: null, gasLimit: '0x1', nextBaseFee: null, snapshots: [], fork: access.info };
    },
  };
  const origin = new ForkOrigin(rpc);
  await origin.refresh();
  // Nothing else is asked above the fork here.
  blocks = createForkedBlocks({ own: { numberOfHash: () => null, place: () => null } as unknown as Blocks, origin });
  state = createForkedState({ own: {} as State, origin });
});

afterEach(stopProviders);

const logs = (): Promise<unknown> =>
  Promise.resolve(blocks.logs({ from: 80, to: 90 }, { addresses: [], topics: [] }, { maxResults: 10_000 }, OWN_WORK));

describe('an origin that answers for another block or transaction is not believed', () => {
  const other = hashOf(90, 'e');
  test.each<[string, string, unknown, () => unknown, string]>([
    ['a block', 'eth_getBlockByNumber', block(88), () => blocks.block(89, false, OWN_WORK), 'another block than 89'],
    [
      'the forked block after a reorganization',
      'eth_getBlockByNumber',
      block(90, { hash: other }),
      () => blocks.block(90, false, OWN_WORK),
      `block 90 is ${other} now, and the fork began with ${hashOf(90)}`,
    ],
    [
      'a block by its hash',
      'eth_getBlockByHash',
      block(89),
      () => blocks.numberOfHash(hashOf(88), OWN_WORK),
      `another hash than ${hashOf(88)}`,
    ],
    ['receipts', 'eth_getBlockReceipts', [placed(88)], () => blocks.receipts(89, OWN_WORK), 'another block than 89'],
    [
      'receipts of the forked block after a reorganization',
      'eth_getBlockReceipts',
      [placed(90, { blockHash: other })],
      () => blocks.receipts(90, OWN_WORK),
      `block 90 is ${other} now`,
    ],
    [
      'a transaction',
      'eth_getTransactionByHash',
      placed(89, { hash: hashOf(2, 'a') }),
      () => blocks.place(hashOf(1, 'a'), OWN_WORK),
      `another hash than ${hashOf(1, 'a')}`,
    ],
    [
      'a transaction by its place',
      'eth_getTransactionByBlockNumberAndIndex',
      placed(89, { hash: hashOf(1, 'a'), transactionIndex: '0x1' }),
      () => blocks.transaction(place, OWN_WORK),
      'another transaction than 0 of block 89',
    ],
    [
      'a receipt',
      'eth_getTransactionReceipt',
      placed(89, { transactionHash: hashOf(2, 'a') }),
      () => blocks.receipt(place, OWN_WORK),
      `another transactionHash than ${hashOf(1, 'a')}`,
    ],
    ['logs', 'eth_getLogs', [placed(79)], logs, 'logs outside of the range, or out of order'],
    [
      'logs in another order',
      'eth_getLogs',
      [placed(82), placed(81)],
      logs,
      'logs outside of the range, or out of order',
    ],
    [
      'logs of the forked block after a reorganization',
      'eth_getLogs',
      [placed(90, { blockHash: other })],
      logs,
      `block 90 is ${other} now`,
    ],
  ])('%s', async (_name, method, lie, ask, reason) => {
    lies[method] = lie;
    // Clients are told the message of this error.
    await expect((async () => ask())()).rejects.toMatchObject({
      name: 'QueryFailed',
      message: expect.stringContaining(`the origin of the fork: ${reason}`),
    });
  });
});

test('a block of megabytes comes as the origin sent it', async () => {
  const transactions = Array.from({ length: 20_000 }, (_, index) => ({ hash: hashOf(index, 'a'), to: `€${index}` }));
  lies['eth_getBlockByNumber'] = block(89, { transactions });
  expect(String(await blocks.block(89, true, OWN_WORK))).toBe(JSON.stringify(lies['eth_getBlockByNumber']));
});

test('logs of megabytes come in pages of whole blocks', async () => {
  const all = Array.from({ length: 20_000 }, (_, index) => placed(80 + Math.floor(index / 5_000), { data: '0x' }));
  lies['eth_getLogs'] = all;
  const criteria = { addresses: [], topics: [] };
  const page = await blocks.logPage({ from: 80, to: 90 }, criteria, { maxResults: 6_000, maxBytes: 1 << 30 }, OWN_WORK);
  expect([page.to, page.logs.length, String(page.logs[0])]).toEqual([81, 10_000, JSON.stringify(all[0])]);
});

test.each([
  ['code', 'eth_getCode', () => state.code(WHO, 89, OWN_WORK), 'sends more than 4194304 characters for eth_getCode'],
  [
    'a balance',
    'eth_getBalance',
    () => state.account(WHO, 89, OWN_WORK),
    'sends more than 1024 characters for eth_getBalance',
  ],
])('%s of megabytes is refused', async (_name, method, ask, reason) => {
  lies = { eth_getTransactionCount: '0x0', eth_getCode: '0x', eth_getBalance: '0x0' };
  lies[method] = `0x${'00'.repeat(2_100_000)}`;
  await expect(ask()).rejects.toThrow(`the origin of the fork ${reason}`);
});
