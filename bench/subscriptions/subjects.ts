/** The servers that are compared. Each one is started on a new chain of its own with the same block time. */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { toHex, type Hex } from 'viem';
import { WebSocket } from 'ws';
import { startGoChain, type GoChain } from '../../test/support/goChain.js';
import { startHalley } from '../../test/support/halleyProcess.js';
import { startGeth } from '../geth.js';
import { waitUntilIndexed } from '../readiness.js';
import { Observer } from './observer.js';

export const BLOCK_TIME_MS = 1_000;

/** The node's WebSocket server listens five seconds after the rest. */
const LISTENING_TIMEOUT_MS = 30_000;

const GETH_KEY = toHex(1, { size: 32 });

export interface Subject {
  httpUrl: string;
  wsUrl: string;
  chainId: number;
  /** Key of a funded account. */
  privateKey: Hex;
  /** Process that the clients connect to. */
  serverPid: number;
  /** Process of the node behind it. Null where the server is the node. */
  nodePid: number | null;
  observer: Observer;
  stop(): Promise<void>;
}

export type StartSubject = () => Promise<Subject>;

export async function startHalleySubject(): Promise<Subject> {
  const chain = await startGoChain({ blockTimeMs: BLOCK_TIME_MS });
  return undoOnError(chain.stop, async () => {
    const flags = { 'log-level': 'info', 'json-rpc.api': 'eth,net,web3,halley' };
    const halley = await startHalley({ node: chain.rpcUrl, nodeGrpc: chain.grpcAddress, flags });
    const stop = async () => {
      await halley.stop();
      await chain.stop();
    };
    return undoOnError(stop, async () => {
      await waitUntilIndexed(halley);
      return {
        ...(await common(halley.wsUrl, Observer.ofComet(chain.rpcUrl), stop)),
        httpUrl: halley.httpUrl,
        chainId: chain.chainId,
        privateKey: funded(chain),
        serverPid: halley.pid,
        nodePid: chain.pid,
      };
    });
  });
}

export async function startNodeSubject(): Promise<Subject> {
  const chain = await startGoChain({ blockTimeMs: BLOCK_TIME_MS });
  const stop = async () => void (await chain.stop());
  return undoOnError(stop, async () => ({
    ...(await common(chain.evmWsUrl, Observer.ofComet(chain.rpcUrl), stop)),
    httpUrl: chain.evmRpcUrl,
    chainId: chain.chainId,
    privateKey: funded(chain),
    serverPid: chain.pid,
    nodePid: null,
  }));
}

export const startGethSubject =
  (binary: string): StartSubject =>
  async () => {
    const geth = await startGeth(binary, [GETH_KEY], BLOCK_TIME_MS / 1_000);
    const stop = () => geth.stop();
    return undoOnError(stop, async () => {
      const wsUrl = geth.wsUrl as string;
      return {
        ...(await common(wsUrl, Observer.ofHeads(wsUrl), stop)),
        httpUrl: geth.url,
        chainId: geth.chainId,
        privateKey: GETH_KEY,
        serverPid: geth.pid,
        nodePid: null,
      };
    });
  };

async function common(
  wsUrl: string,
  observing: Promise<Observer>,
  stop: () => Promise<unknown>,
): Promise<Pick<Subject, 'wsUrl' | 'observer' | 'stop'>> {
  const observer = await observing;
  await listening(wsUrl);
  return {
    wsUrl,
    observer,
    async stop() {
      observer.close();
      await stop();
    },
  };
}

const funded = ({ accounts }: GoChain): Hex => (accounts[0] as { privateKey: Hex }).privateKey;

async function listening(wsUrl: string): Promise<void> {
  const deadline = Date.now() + LISTENING_TIMEOUT_MS;
  for (;;) {
    const socket = new WebSocket(wsUrl);
    try {
      await once(socket, 'open');
      socket.terminate();
      return;
    } catch (cause) {
      if (Date.now() > deadline) throw new Error(`${wsUrl} accepts no connections`, { cause });
    }
    await pause(200);
  }
}

async function undoOnError<T>(undo: () => Promise<unknown>, start: () => Promise<T>): Promise<T> {
  try {
    return await start();
  } catch (error) {
    await undo();
    throw error;
  }
}
