import { OWN_WORK } from '../../../src/caller/caller.js';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, type ClientHttp2Session } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, describe, expect, jest, test } from '@jest/globals';

import { create, toBinary } from '@bufbuild/protobuf';
import { Query } from '../../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import { CometHeadSource } from '../../../src/comet/cometHeadSource.js';
import { CometNode } from '../../../src/comet/cometNode.js';
import { CometRpc } from '../../../src/comet/cometRpc.js';
import { overLink } from '../../../src/comet/eventConnections.js';
import { LinkedRpc } from '../../../src/comet/linkedRpc.js';
import { detectChain } from '../../../src/cosmos/detect/detectChain.js';
import { GrpcQueries } from '../../../src/cosmos/queries/grpcQueries.js';
import { LinkedQueries } from '../../../src/cosmos/queries/linkedQueries.js';
import { queryPath } from '../../../src/cosmos/queries/applicationQueries.js';
import { startDevChain, type DevChainHandle } from '../../../src/devchain/devChain.js';
import type { DevChainOptions } from '../../../src/devchain/options.js';
import { createLogger } from '../../../src/observe/logger.js';
import { Heads } from '../../unit/devchain/comet/heads.js';

// Each chain loads its modules from source in a thread of its own.
jest.setTimeout(60_000);

const running: DevChainHandle[] = [];
const failures: Error[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((chain) => chain.stop()));
  expect(failures).toEqual([]);
});

async function start(options: DevChainOptions = {}): Promise<DevChainHandle> {
  const chain = await startDevChain(options, { onFailure: (error) => failures.push(error) });
  running.push(chain);
  return chain;
}

async function call<T>({ rpcUrl }: DevChainHandle, method: string, params: object = {}): Promise<T> {
  const rpc = new CometRpc({ url: new URL(rpcUrl) });
  try {
    return (await rpc.call(method, params, OWN_WORK)) as T;
  } finally {
    rpc.close();
  }
}

/** A result, or what an error says. */
function outcome(answer: Promise<unknown>): Promise<unknown> {
  return answer.catch((error: Error) => ({ name: error.name, message: error.message.replace(/^.*?: (?=\/)/, '') }));
}

describe('the embedded chain', () => {
  test('is a cosmos/evm v0.4 chain on CometBFT 0.38 with the well-known accounts', async () => {
    const chain = await start();
    expect(chain.accounts).toHaveLength(10);
    expect(chain.accounts[0]).toEqual({
      address: '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
      privateKey: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
    });
    const rpc = new CometRpc({ url: new URL(chain.rpcUrl) });
    const queries = new GrpcQueries({ address: chain.grpcAddress });
    const profile = await detectChain({ node: new CometNode(rpc), queries }, OWN_WORK);
    expect(profile).toMatchObject({
      cometVersion: '0.38.17',
      dialect: { name: 'cosmosEvm04' },
      mempool: 'floodWithQueue',
    });
    expect(profile.forks.chainId).toBe(31_337n);
    rpc.close();
    queries.close();
  });

  test('is a cosmos/evm v0.3 chain, or one on CometBFT 0.39, when the options say so', async () => {
    for (const [options, expected] of [
      [{ dialect: 'cosmosEvm03' }, { dialect: { name: 'cosmosEvm03' }, mempool: 'flood' }],
      [
        { cometVersion: '0.39.0', evmChainId: 5n, accounts: 1 },
        { dialect: { name: 'cosmosEvm04' }, mempool: 'app' },
      ],
    ] as const) {
      const chain = await start(options);
      const rpc = new CometRpc({ url: new URL(chain.rpcUrl) });
      const queries = new GrpcQueries({ address: chain.grpcAddress });
      expect(await detectChain({ node: new CometNode(rpc), queries }, OWN_WORK)).toMatchObject(expected);
      rpc.close();
      queries.close();
    }
  });

  test('keeps its state and its blocks in files', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dev-chain-'));
    const stateFile = join(folder, 'state');
    const first = await start({ stateFile });
    const address = `0x${'33'.repeat(20)}`;
    await call(first, 'dev_mine', { blocks: 3 });
    await call(first, 'dev_setBalance', { address, balance: '0x5' });
    await call(first, 'dev_mine');
    const head = await call(first, 'block');
    await first.stop();
    expect(existsSync(`${stateFile}.blocks`)).toBe(true);
    const second = await start({ stateFile });
    expect(await call(second, 'block')).toEqual(head);
    await call(second, 'dev_mine');
    expect(await call(second, 'dev_info')).toMatchObject({ height: 6 });
    await second.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('answers over its link as over its sockets', async () => {
    const chain = await start();
    const [rpc, grpc] = [new CometRpc({ url: new URL(chain.rpcUrl) }), new GrpcQueries({ address: chain.grpcAddress })];
    const [linkedRpc, linkedQueries] = [new LinkedRpc(chain.link), new LinkedQueries(chain.link)];
    for (const [method, params] of [
      ['block', { height: '1' }],
      ['block_results', { height: '9' }],
      ['no_such_method', {}],
      ['block', { height: [] }],
      ['dev_setBalance', { address: 'x' }],
    ] as const) {
      expect(await outcome(linkedRpc.call(method, params, OWN_WORK))).toEqual(
        await outcome(rpc.call(method, params, OWN_WORK)),
      );
    }
    const account = toBinary(
      Query.method.account.input,
      create(Query.method.account.input, { address: `0x${'1'.repeat(40)}` }),
    );
    for (const [path, request, height] of [
      [queryPath(Query.method.account), account, 1],
      [queryPath(Query.method.account), account, 7],
      [queryPath(Query.method.account), Uint8Array.of(1), 0],
      ['/cosmos.evm.vm.v1.Query/NoSuchMethod', account, 0],
    ] as const) {
      const linked = outcome(linkedQueries.query(path, request, height, OWN_WORK));
      const asked = outcome(grpc.query(path, request, height, OWN_WORK));
      expect(await linked).toEqual(await asked);
    }
    rpc.close();
    grpc.close();
  });

  test('announces blocks over its link, through connections that are cut, until it stops', async () => {
    const chain = await start();
    const rpc = new LinkedRpc(chain.link);
    const url = new URL('/websocket', chain.rpcUrl.replace('http', 'ws'));
    const heads = new CometHeadSource(
      { url, pollIntervalMs: 20, reconnectMs: { first: 10, longest: 20 } },
      { node: new CometNode(rpc), log: createLogger('silent'), connect: overLink(chain.link) },
    );
    const seen = new Heads();
    heads.start((height, committed) => seen.add(height, committed));
    await seen.until(1);
    await rpc.call('dev_mine', {}, OWN_WORK);
    await seen.until(2);
    await rpc.call('dev_fault', { fault: 'cutWebSockets' }, OWN_WORK);
    await rpc.call('dev_mine', {}, OWN_WORK);
    await seen.until(3);
    await heads.stop();
    await rpc.call('dev_fault', { fault: 'close', methods: ['block', 'grpc'], times: 2 }, OWN_WORK);
    const closed = { reason: 'it closed the connection' };
    await expect(rpc.call('block', {}, OWN_WORK)).rejects.toMatchObject(closed);
    await expect(
      new LinkedQueries(chain.link).query('/a.Query/B', new Uint8Array(), 0, OWN_WORK),
    ).rejects.toMatchObject(closed);
    const asked = expect(rpc.call('dev_mine', { blocks: 400 }, OWN_WORK)).rejects.toMatchObject(closed);
    await chain.stop();
    await asked;
    await expect(rpc.call('block', {}, OWN_WORK)).rejects.toMatchObject(closed);
  });

  test('stops in the middle of many requests over gRPC', async () => {
    const PATH = queryPath(Query.method.params);
    for (let round = 0; round < 3; round++) {
      const chain = await start();
      const sessions = Array.from({ length: 4 }, () =>
        connect(`http://${chain.grpcAddress}`).on('error', () => undefined),
      );
      let ended = 0;
      const ask = (session: ClientHttp2Session): void => {
        if (session.closed || session.destroyed) return;
        const stream = session.request({ ':method': 'POST', ':path': PATH, 'content-type': 'application/grpc' });
        stream.on('error', () => undefined);
        stream.on('close', () => {
          ended++;
          ask(session);
        });
        stream.resume();
        stream.end(Buffer.alloc(5));
      };
      for (const session of sessions) for (let stream = 0; stream < 50; stream++) ask(session);
      while (ended < 200) await new Promise(setImmediate);
      await chain.stop();
      for (const session of sessions) session.destroy();
      await expect(new LinkedRpc(chain.link).call('block', {}, OWN_WORK)).rejects.toThrow('unavailable');
    }
  });

  test('says why it cannot start', async () => {
    await expect(start({ mnemonic: 'not twelve words' })).rejects.toThrow('the mnemonic has a wrong word');
    const { rpcUrl } = await start();
    await expect(start({ rpcPort: Number(new URL(rpcUrl).port) })).rejects.toThrow('EADDRINUSE');
  });
});
