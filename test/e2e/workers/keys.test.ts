/** Keys, locks, profiles and listeners of a service of several workers. Each connection meets the next worker. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyMessage } from 'ethers';
import { WebSocket } from 'ws';
import type { Transaction } from '../../../generated/types.js';
import { startDevChain, type DevChainHandle } from '../../../src/devchain/devChain.js';
import { until } from '../../support/chainProgress.js';
import { startHalley, type HalleyProcess } from '../../support/halleyProcess.js';
import { postAlone, type RpcAnswer } from '../../support/rpc.js';
import { goodToken, secretFileIn } from '../../unit/transport/tokens.js';

const PASSPHRASE = 'a passphrase';
const TO = `0x${'a1'.repeat(20)}`;
/** Connections one after another: each worker gets some of them. */
const SOME = [1, 2, 3, 4];

let folder: string;
let chain: DevChainHandle;
let halley: HalleyProcess;
let from: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halley-workers-'));
  chain = await startDevChain({ evmChainId: 31_337n, mining: { automine: false, intervalMs: 200 } });
  halley = await startHalley({
    node: chain.rpcUrl,
    nodeGrpc: chain.grpcAddress,
    flags: {
      workers: '2',
      'json-rpc.api': 'eth,personal,admin,debug,halley',
      'json-rpc.auth-secret': secretFileIn(folder),
      'keystore.light-kdf': 'true',
      'debug.profile-dir': join(folder, 'profiles'),
    },
  });
  const { address = '', privateKey = '' } = chain.accounts[0] ?? {};
  from = address.toLowerCase();
  expect(await call('personal_importRawKey', privateKey.slice(2), PASSPHRASE)).toBe(from);
}, 90_000);

afterAll(async () => {
  await halley?.stop();
  await chain?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Sends a request with a token over a connection of its own. */
async function answer(method: string, params: unknown[], url = halley.httpUrl): Promise<RpcAnswer> {
  const message = { jsonrpc: '2.0', id: 1, method, params };
  return postAlone<RpcAnswer>(url, message, { authorization: `Bearer ${goodToken()}` });
}

async function call<T = unknown>(method: string, ...params: unknown[]): Promise<T> {
  const { result, error } = await answer(method, params);
  if (error !== undefined) throw new Error(`${method}: ${error.code} ${error.message}`);
  // The method says what it returns.
  return result as T;
}

/** What each of some connections gets: the result, or the message of the error. */
async function each(method: string, ...params: unknown[]): Promise<unknown[]> {
  const outcomes: unknown[] = [];
  for (const _ of SOME) {
    const { result, error } = await answer(method, params);
    outcomes.push(error === undefined ? result : error.message);
  }
  return outcomes;
}

const allOf = (outcome: unknown): unknown[] => SOME.map(() => outcome);

describe('keys', () => {
  test('are there, unlocked and locked for all connections at once', async () => {
    expect(await each('eth_accounts')).toEqual(allOf([from]));
    expect(await each('eth_sign', from, '0x1234')).toEqual(allOf('authentication needed: password or unlock'));
    expect(await call('personal_unlockAccount', from, PASSPHRASE, 300)).toBe(true);
    const signatures = (await each('eth_sign', from, '0x1234')) as string[];
    expect(signatures.map((signature) => verifyMessage(Uint8Array.of(0x12, 0x34), signature).toLowerCase())).toEqual(
      allOf(from),
    );
    expect(await call('personal_lockAccount', from)).toBe(true);
    expect(await each('eth_sign', from, '0x1234')).toEqual(allOf('authentication needed: password or unlock'));
    const added = await call('personal_newAccount', PASSPHRASE);
    expect(await each('personal_listAccounts')).toEqual(allOf([from, added]));
  });

  test('sign and send by their passphrase, and stay locked', async () => {
    const hashes = (await Promise.all(
      SOME.map(() => call('personal_sendTransaction', { from, to: TO, value: '0x1' }, PASSPHRASE)),
    )) as string[];
    expect(await nonces(hashes)).toEqual([0, 1, 2, 3]);
    expect(await each('eth_sendTransaction', { from, to: TO })).toEqual(
      allOf('authentication needed: password or unlock'),
    );
  });

  test('give consecutive nonces to transactions of many connections', async () => {
    await call('personal_unlockAccount', from, PASSPHRASE, 300);
    const sends = Array.from({ length: 24 }, () => call<string>('eth_sendTransaction', { from, to: TO, value: '0x1' }));
    const sent = await nonces(await Promise.all(sends));
    expect(sent).toEqual(Array.from({ length: 24 }, (_, index) => index + 4));
  });

  /** Ascending. */
  async function nonces(hashes: string[]): Promise<number[]> {
    const found = await Promise.all(hashes.map((hash) => call<Transaction>('eth_getTransactionByHash', hash)));
    return found.map(({ nonce }) => Number(nonce)).sort((a, b) => a - b);
  }
});

describe('methods of the process', () => {
  test('record one profile, whichever worker begins and ends it', async () => {
    expect(await call('debug_startCPUProfile', 'one.cpuprofile')).toBe(null);
    expect(await each('debug_startCPUProfile', 'two.cpuprofile')).toEqual(allOf('CPU profiling already in progress'));
    expect(await call('debug_stopCPUProfile')).toBe(null);
    expect(await each('debug_stopCPUProfile')).toEqual(allOf('CPU profiling not in progress'));
    expect(await readdir(join(folder, 'profiles'))).toEqual(['one.cpuprofile']);
    const { header } = JSON.parse(await call('debug_stacks')) as { header: { processId: number } };
    const others = (await each('debug_stacks')) as string[];
    expect(others.map((text) => (JSON.parse(text) as { header: object }).header)).toEqual(
      allOf(expect.objectContaining({ processId: header.processId })),
    );
  });

  test('set the levels of all logs', async () => {
    await call('debug_verbosity', 1);
    await each('eth_accounts');
    const before = halley.log.length;
    await each('admin_stopWS');
    expect(halley.log.slice(before)).toEqual([]);
    await call('debug_verbosity', 4);
    await each('admin_startWS');
    expect(halley.log.slice(before).map(({ msg }) => msg)).toContain('WebSocket listener started');
  });

  test('report on the index as the worker that fills it does', async () => {
    await until('the index is full', async () => {
      const { backfill } = await call<{ backfill: { state: string } }>('halley_indexStatus');
      return backfill.state === 'finished';
    });
    const reports = (await each('halley_indexStatus')) as { backfill: { state: string } }[];
    expect(reports.map(({ backfill }) => backfill.state)).toEqual(allOf('finished'));
  });
});

describe('listeners', () => {
  const upgrades = async (): Promise<unknown[]> => {
    const outcomes: unknown[] = [];
    for (const _ of SOME) {
      const socket = new WebSocket(halley.wsUrl);
      outcomes.push(
        await new Promise((resolve) => {
          socket.once('open', () => resolve('open'));
          socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
        }),
      );
      socket.terminate();
    }
    return outcomes;
  };

  test('stop and start in all workers', async () => {
    expect(await upgrades()).toEqual(allOf('open'));
    expect(await call('admin_stopWS')).toBe(true);
    expect(await upgrades()).toEqual(allOf('ECONNREFUSED'));
    expect(await each('admin_stopRPC')).toEqual(
      allOf(expect.stringContaining('it is the last one by which this server can be told to start another')),
    );
    expect(await call('admin_startWS')).toBe(true);
    expect(await upgrades()).toEqual(allOf('open'));
    expect(await each('admin_startWS')).toEqual(allOf('JSON-RPC over WebSocket is already enabled'));
  });

  test('are as they were in a worker that is started later', async () => {
    await call('admin_stopWS');
    const { header } = JSON.parse(await call('debug_stacks')) as { header: { processId: number } };
    process.kill(header.processId, 'SIGKILL');
    await until('another worker serves', async () =>
      halley.log.some(({ msg, worker }) => msg === 'this worker serves' && Number(worker) > 2),
    );
    expect(await upgrades()).toEqual(allOf('ECONNREFUSED'));
    expect(await each('admin_startWS')).toEqual([
      true,
      ...Array<string>(SOME.length - 1).fill('JSON-RPC over WebSocket is already enabled'),
    ]);
    expect(await upgrades()).toEqual(allOf('open'));
    expect(await each('eth_accounts')).toEqual(allOf(await call('personal_listAccounts')));
  });
});
