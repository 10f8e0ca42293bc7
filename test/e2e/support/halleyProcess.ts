/** Halley as its own process: `node dist/bundle/main.js start …` on free loopback ports, with an index of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = join(import.meta.dirname, '../../../dist/bundle/main.js');
const READY_TIMEOUT_MS = 30_000;

export interface HalleyOptions {
  /** CometBFT RPC address of the chain. */
  node: string;
  /** gRPC address of the chain; empty uses ABCI queries. */
  nodeGrpc: string;
  /** Further flags, `{'json-rpc.gas-cap': '1000000'}`. */
  flags?: Record<string, string>;
}

export interface HalleyProcess {
  readonly httpUrl: string;
  readonly wsUrl: string;
  readonly dataDir: string;
  /** Log lines so far, parsed. */
  readonly log: Record<string, unknown>[];
  readonly pid: number;
  /** Ends the process with a signal and waits until it has ended. The index stays. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Starts it again with the same index and ports. */
  restart(): Promise<void>;
  /** Ends the process and removes the index. */
  stop(): Promise<void>;
}

export async function startHalley(options: HalleyOptions): Promise<HalleyProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'halley-index-'));
  const log: Record<string, unknown>[] = [];
  const removeIndex = () => rm(dataDir, { recursive: true, force: true });
  let running: Running;
  try {
    running = await launch(options, dataDir, log, { http: '127.0.0.1:0', ws: '127.0.0.1:0' });
  } catch (error) {
    await removeIndex();
    throw error;
  }
  const { httpUrl, wsUrl } = running;
  const kill = async (signal: NodeJS.Signals) => {
    const { child } = running;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    httpUrl,
    wsUrl,
    dataDir,
    log,
    get pid() {
      return running.child.pid as number;
    },
    kill,
    async restart() {
      await kill('SIGTERM');
      running = await launch(options, dataDir, log, { http: new URL(httpUrl).host, ws: new URL(wsUrl).host });
    },
    async stop() {
      await kill('SIGTERM');
      await removeIndex();
    },
  };
}

interface Running {
  child: ChildProcess;
  httpUrl: string;
  wsUrl: string;
}

async function launch(
  { node, nodeGrpc, flags = {} }: HalleyOptions,
  dataDir: string,
  log: Record<string, unknown>[],
  addresses: { http: string; ws: string },
): Promise<Running> {
  const all = {
    node,
    ...(nodeGrpc !== '' && { 'node-grpc': nodeGrpc }),
    'data-dir': dataDir,
    'json-rpc.address': addresses.http,
    'json-rpc.ws-address': addresses.ws,
    'log-level': 'debug',
    ...flags,
  };
  const args = [MAIN, 'start', ...Object.entries(all).map(([name, value]) => `--${name}=${value}`)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const deadline = setTimeout(() => child.kill('SIGKILL'), READY_TIMEOUT_MS);
  const output: string[] = [];
  const ready = new Promise<Running>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`halley ended with ${code}:\n${output.slice(-20).join('\n')}`)));
    createInterface({ input: child.stderr as NodeJS.ReadableStream }).on('line', (line) => {
      output.push(line);
      const entry = parseLine(line);
      log.push(entry);
      if (entry['msg'] === 'serving') resolve({ child, httpUrl: String(entry['http']), wsUrl: String(entry['ws']) });
    });
  });
  try {
    return await ready;
  } finally {
    clearTimeout(deadline);
  }
}

function parseLine(line: string): Record<string, unknown> {
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return { msg: line };
  }
}
