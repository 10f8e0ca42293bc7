/** `halley mock` as its own process: unpatched viem, ethers and raw messages against it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocketProvider } from 'ethers';
import { BaseError, ContractFunctionRevertedError, createPublicClient, http, parseAbi, webSocket } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Contract } from '../../codegen/contract.js';
import { readContract } from '../../codegen/readContract.js';
import { resultValidators } from '../../src/contract/resultValidators.js';
import type { MethodName } from '../../generated/methods.js';
import { post, rpc, rpcAnswer } from '../support/rpc.js';

const MAIN = join(import.meta.dirname, '../../dist/bundle/main.js');
const TOKEN = '0x3d641a2791533b4a0000345ea8d509d01e1ec301';
const UNKNOWN_HASH = `0x${'12'.repeat(32)}` as const;

interface Mock {
  url: string;
  wsUrl: string;
  stop(): Promise<number | null>;
}

let mock: Mock;
let contract: Contract;

beforeAll(async () => {
  [mock, contract] = await Promise.all([startMock('--interval', '20ms'), readContract()]);
});

afterAll(async () => {
  expect(await mock.stop()).toBe(0);
});

describe('every method', () => {
  test('answers its examples, which are results of it', async () => {
    // These have answers of their own: a live subscription and the whole contract.
    const own = ['eth_subscribe', 'eth_unsubscribe', 'rpc.discover'];
    for (const { name, examples } of contract.methods.filter((method) => !own.includes(method.name))) {
      // Of several examples with the same parameters the first answers.
      const first = examples.filter(({ params }, i) => examples.findIndex((each) => same(each.params, params)) === i);
      for (const { params, result } of first) {
        const answer = await rpcAnswer(mock.url, name, [...params]);
        expect({ name, answer }).toEqual({ name, answer: { jsonrpc: '2.0', id: 1, result } });
        expect(resultValidators().results[name as MethodName](answer.result)).toBe(true);
      }
    }
  });

  test('is described by rpc.discover', async () => {
    const { methods } = await rpc<{ methods: { name: string }[] }>(mock.url, 'rpc.discover');
    expect(methods.map(({ name }) => name)).toEqual(contract.methods.map(({ name }) => name));
  });
});

describe('messages', () => {
  test('with a wrong parameter are refused as by the server', async () => {
    const { error } = await rpcAnswer(mock.url, 'eth_getBalance', ['0x12', 'latest']);
    expect(error).toMatchObject({ code: -32602, data: { path: 'address' } });
    expect(error?.message).toMatch(/^invalid argument 0: /);
  });

  test('with a method that is never supported name the reason', async () => {
    const { error } = await rpcAnswer(mock.url, 'eth_getWork', []);
    expect(error).toEqual({
      code: -32004,
      message: 'the method eth_getWork is not supported: the chain has no proof of work',
    });
    expect((await rpcAnswer(mock.url, 'eth_nope', [])).error?.code).toBe(-32601);
  });

  test('may be batches, with notifications among them', async () => {
    const batch = [
      { jsonrpc: '2.0', id: 'a', method: 'eth_chainId' },
      { jsonrpc: '2.0', method: 'eth_blockNumber' },
      { jsonrpc: '2.0', id: 7, method: 'net_version', params: [] },
    ];
    expect(await post(mock.url, batch)).toEqual([
      { jsonrpc: '2.0', id: 'a', result: '0x40000' },
      { jsonrpc: '2.0', id: 7, result: '262144' },
    ]);
  });
});

describe('viem', () => {
  test('reads blocks, transactions, receipts, logs and calls that belong together', async () => {
    const client = createPublicClient({ transport: http(mock.url) });
    expect(await client.getChainId()).toBe(Number(await rpc<string>(mock.url, 'net_version')));
    const block = await client.getBlock();
    expect(block.number).toBe(await client.getBlockNumber({ cacheTime: 0 }));
    const [hash] = block.transactions;
    expect((await client.getTransaction({ hash: hash! })).blockHash).toBe(block.hash);
    expect((await client.getBlock({ includeTransactions: true })).transactions[0]).toHaveProperty('hash');
    const receipt = await client.getTransactionReceipt({ hash: UNKNOWN_HASH });
    expect([receipt.blockNumber, receipt.status]).toEqual([block.number, 'success']);
    expect((await client.getLogs({ address: TOKEN })).length).toBeGreaterThan(0);
    const totalSupply = { address: TOKEN, abi: parseAbi(['function totalSupply() view returns (uint256)']) } as const;
    expect(await client.readContract({ ...totalSupply, functionName: 'totalSupply' })).toBeGreaterThan(0n);
  });

  test('gets notifications again and again, until it unsubscribes', async () => {
    const client = createPublicClient({ transport: webSocket(mock.wsUrl) });
    const heads: bigint[] = [];
    await new Promise<void>((resolve) => {
      const unwatch = client.watchBlocks({
        onBlock({ number }) {
          heads.push(number);
          if (heads.length === 3) resolve(unwatch());
        },
      });
    });
    expect(heads).toEqual([0xecdn, 0xecdn, 0xecdn]);
    const socket = await client.transport.getRpcClient();
    socket.close();
  });
});

test('ethers gets logs and the receipt of a transaction that it sends', async () => {
  const provider = new WebSocketProvider(mock.wsUrl);
  // ethers refuses events before it knows the network.
  await provider.getNetwork();
  const filter = { address: TOKEN };
  const [log] = await new Promise<{ address: string }[]>((resolve) => {
    void provider.on(filter, (found: { address: string }) => resolve([found]));
  });
  expect(log?.address.toLowerCase()).toBe(TOKEN);
  const [raw] = contract.methods.find(({ name }) => name === 'eth_sendRawTransaction')!.examples[0]!.params;
  const sent = await provider.broadcastTransaction(String(raw));
  expect(await sent.wait()).toMatchObject({ status: 1 });
  await provider.destroy();
});

test('errors are provoked by option: for every request, or for the first of them', async () => {
  const failing = await startMock(
    ...['--error', 'eth_call=executionRevertedWithReason', '--error', 'eth_gasPrice=nodeUnavailable:2'],
    ...['--delay', '1ms-3ms', '--seed', '7'],
  );
  try {
    const client = createPublicClient({ transport: http(failing.url, { retryCount: 0 }) });
    const abi = parseAbi(['function totalSupply() view returns (uint256)']);
    const refused: unknown = await client
      .readContract({ address: TOKEN, abi, functionName: 'totalSupply' })
      .catch((error: unknown) => error);
    const reverted =
      refused instanceof BaseError ? refused.walk((e) => e instanceof ContractFunctionRevertedError) : null;
    expect(reverted).toMatchObject({ reason: 'mocked' });
    const codes = [];
    for (let i = 0; i < 3; i++) codes.push((await rpcAnswer(failing.url, 'eth_gasPrice', [])).error?.code);
    expect(codes).toEqual([-32002, -32002, undefined]);
  } finally {
    await failing.stop();
  }
});

function same(a: readonly unknown[], b: readonly unknown[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Starts it on a port that the system chooses. Rejects when it ends instead. */
async function startMock(...args: string[]): Promise<Mock> {
  const child: ChildProcess = spawn(process.execPath, [MAIN, 'mock', '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout! });
  const url = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const found = /^HTTP +(http:\S+)$/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    lines.once('close', () => reject(new Error('it ended')));
  });
  return {
    url,
    wsUrl: url.replace('http', 'ws'),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      await ended;
      return child.exitCode;
    },
  };
}
