/** geth with a development chain of its own, for comparison. It mines the same kinds of transactions as they come. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { privateKeyToAccount } from 'viem/accounts';
import { GETH_MODULE, GETH_VERSION } from '../scripts/testNode/gethSources.mjs';
import { freePorts } from '../scripts/testNode/ports.mjs';
import { call, hex } from './rpc.js';

const CACHE = join(import.meta.dirname, '../.cache/geth', GETH_VERSION);
const GAS_LIMIT = 40_000_000;
const READY_TIMEOUT_MS = 30_000;

export interface Geth {
  url: string;
  /** Null unless blocks are made at intervals. */
  wsUrl: string | null;
  chainId: number;
  pid: number;
  stop(): Promise<void>;
}

/** Path of the binary that the flags ask for, or of `geth` on the PATH; null when there is none. */
export async function findGeth({ geth, withGeth }: { geth: string | null; withGeth: boolean }): Promise<string | null> {
  if (geth !== null) return geth;
  if (withGeth) return buildGeth();
  const places = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'geth'));
  for (const place of places) if (await exists(place)) return place;
  return null;
}

/** Builds the geth of --with-geth from the Go module proxy, once. */
async function buildGeth(): Promise<string> {
  const binary = join(CACHE, 'geth');
  if (await exists(binary)) return binary;
  const target = `${GETH_MODULE}/cmd/geth@${GETH_VERSION}`;
  const env = { ...process.env, GOBIN: CACHE };
  const build = spawn('go', ['install', '-trimpath', target], {
    env,
    cwd: tmpdir(),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(build, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`go install ${target} failed with exit code ${code}`);
  return binary;
}

/**
 * Starts a chain and funds the accounts of these keys. Without a block time it mines as transactions come. With one it
 * makes a block at that interval and also serves WebSockets.
 */
export async function startGeth(
  binary: string,
  privateKeys: `0x${string}`[],
  blockTimeSeconds: number | null = null,
): Promise<Geth> {
  const folder = await mkdtemp(join(tmpdir(), 'halley-geth-'));
  const { rpc: port } = await freePorts();
  const flags = {
    datadir: folder,
    port: 0,
    'http.port': port,
    'dev.gaslimit': GAS_LIMIT,
    'http.api': 'eth,net,web3,debug,txpool',
    // Transactions are traced on the state of any block.
    gcmode: 'archive',
    verbosity: 1,
    // HTTP and WebSocket share one port.
    ...(blockTimeSeconds !== null && { 'dev.period': blockTimeSeconds, ws: true, 'ws.port': port }),
  };
  const args = Object.entries(flags).map(([name, value]) => `--${name}=${value}`);
  const child = spawn(binary, ['--dev', '--http', '--nodiscover', '--ipcdisable', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    const chainId = Number(await ready(url));
    await fund(url, privateKeys);
    const wsUrl = blockTimeSeconds === null ? null : `ws://127.0.0.1:${port}`;
    return { url, wsUrl, chainId, pid: child.pid as number, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Waits for the first answer. Resolves to the chain id. */
async function ready(url: string): Promise<string> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    try {
      return await call<string>(url, 'eth_chainId');
    } catch (cause) {
      // A node that is starting refuses connections.
      if (Date.now() > deadline) throw new Error('geth did not answer within half a minute', { cause });
    }
    await pause(100);
  }
}

/** Sends tokens from the account of geth's development chain, for which geth signs. */
async function fund(url: string, privateKeys: `0x${string}`[]): Promise<void> {
  const [from] = await call<string[]>(url, 'eth_accounts');
  for (const privateKey of privateKeys) {
    const { address } = privateKeyToAccount(privateKey);
    await call(url, 'eth_sendTransaction', { from, to: address, value: hex(10n ** 24n) });
    while ((await call(url, 'eth_getBalance', address, 'latest')) === '0x0') await pause(20);
  }
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
