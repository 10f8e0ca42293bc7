/** Halley as its own process: `node dist/bundle/main.js start …` on free loopback ports, with an index of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

const CHECKOUT = join(import.meta.dirname, '../..');
const READY_TIMEOUT_MS = 30_000;
/** Attempts to get the ports of before again, and the pause between them. */
const PORT_ATTEMPTS = 10;
const PORT_PAUSE_MS = 500;
/** How many workers serve in tests that do not say it themselves; `npm run test:workers` sets 2. */
const WORKERS = process.env['TEST_WORKERS'];
/** A development chain is served by one process. */
const OF_DEVELOPMENT = /\b(?:evm|anvil|hardhat)\b/;

export interface HalleyOptions {
  /** CometBFT RPC address of the chain; when it is left out, `environment` names it. */
  node?: string;
  /** gRPC address of the chain; empty uses ABCI queries. */
  nodeGrpc: string;
  /** Further flags, `{'json-rpc.gas-cap': '1000000'}`. */
  flags?: Record<string, string>;
  /** A built checkout whose Halley is started. Default: this one. */
  folder?: string;
  /** Options of Node.js itself. */
  nodeArguments?: readonly string[];
  /** Most files and connections that the process may have open. */
  maxOpenFiles?: number;
  /** No file of the process grows beyond this; then its disk is as good as full. */
  maxFileBlocks?: number;
  /** Further environment variables. */
  environment?: Record<string, string>;
  /** Whether a start is over when it listens. Default: only when it also follows the chain. */
  untilListening?: boolean;
}

export interface HalleyProcess {
  readonly httpUrl: string;
  readonly wsUrl: string;
  readonly dataDir: string;
  /** Log lines so far, parsed. */
  readonly log: Record<string, unknown>[];
  readonly pid: number;
  /** All that it has written to standard output and standard error. */
  printed(): string;
  /** Ends the process with a signal and waits until it has ended. The index stays. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Starts it again with the same index and ports. */
  restart(changes?: Partial<HalleyOptions>): Promise<void>;
  /** Ends the process and removes the index. */
  stop(): Promise<void>;
}

export async function startHalley(options: HalleyOptions): Promise<HalleyProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'halley-index-'));
  const log: Record<string, unknown>[] = [];
  const printed: Buffer[] = [];
  const removeIndex = () => rm(dataDir, { recursive: true, force: true });
  let running: Running;
  try {
    running = await launch(options, { dataDir, log, printed }, { http: '127.0.0.1:0', ws: '127.0.0.1:0' });
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
    printed: () => Buffer.concat(printed).toString(),
    get pid() {
      return running.child.pid as number;
    },
    kill,
    async restart(changes = {}) {
      await kill('SIGTERM');
      const again = { http: new URL(httpUrl).host, ws: new URL(wsUrl).host };
      for (let attempt = 1; ; attempt++)
        try {
          running = await launch({ ...options, ...changes }, { dataDir, log, printed }, again);
          return;
        } catch (error) {
          // The system may have lent the port to another process meanwhile, mostly for a moment.
          if (attempt === PORT_ATTEMPTS || !String(error).includes('the address is in use')) throw error;
          await pause(PORT_PAUSE_MS);
        }
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

/** The folder of the index, and where the output goes. */
interface Stage {
  dataDir: string;
  log: Record<string, unknown>[];
  printed: Buffer[];
}

async function launch(
  {
    node,
    nodeGrpc,
    flags = {},
    folder = CHECKOUT,
    nodeArguments = [],
    environment = {},
    maxFileBlocks,
    maxOpenFiles,
    untilListening = false,
  }: HalleyOptions,
  { dataDir, log, printed }: Stage,
  addresses: { http: string; ws: string },
): Promise<Running> {
  const all = {
    ...(node !== undefined && { node }),
    ...(nodeGrpc !== '' && { 'node-grpc': nodeGrpc }),
    'data-dir': dataDir,
    'json-rpc.address': addresses.http,
    'json-rpc.ws-address': addresses.ws,
    'log-level': 'debug',
    // Tests run beside each other.
    'metrics.address': '',
    ...(WORKERS !== undefined && !OF_DEVELOPMENT.test(flags['json-rpc.api'] ?? '') && { workers: WORKERS }),
    ...flags,
  };
  const main = join(folder, 'dist/bundle/main.js');
  const args = [...nodeArguments, main, 'start', ...Object.entries(all).map(([name, value]) => `--${name}=${value}`)];
  const limit =
    (maxFileBlocks === undefined ? '' : `ulimit -f ${maxFileBlocks}; trap '' XFSZ; `) +
    (maxOpenFiles === undefined ? '' : `ulimit -n ${maxOpenFiles}; `);
  const [command, commandArgs] =
    limit === '' ? [process.execPath, args] : ['sh', ['-c', `${limit}exec "$0" "$@"`, process.execPath, ...args]];
  const child = spawn(command, commandArgs, {
    // The variables as this test file sees them: it may have taken some away.
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => printed.push(chunk));
  const deadline = setTimeout(() => child.kill('SIGKILL'), READY_TIMEOUT_MS);
  const output: string[] = [];
  const isRepeated = repeatedLines();
  let listening: Running | null = null;
  let follows = false;
  const ready = new Promise<Running>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`halley ended with ${code}:\n${output.slice(-20).join('\n')}`)));
    createInterface({ input: child.stderr }).on('line', (line) => {
      output.push(line);
      const entry = parseLine(line);
      if (WORKERS === undefined || !isRepeated(entry)) log.push(entry);
      if (entry['msg'] === 'serving') listening = { child, httpUrl: String(entry['http']), wsUrl: String(entry['ws']) };
      if (entry['msg'] === 'following the chain') follows = true;
      if (listening !== null && (follows || untilListening)) resolve(listening);
    });
  });
  try {
    return await ready;
  } finally {
    clearTimeout(deadline);
  }
}

/** Whether a worker says what another one has said already: tests expect each line of a service once. */
function repeatedLines(): (entry: Record<string, unknown>) => boolean {
  const counts = new Map<string, Map<unknown, number>>();
  return ({ time: _time, worker, pid: _pid, tookMs: _tookMs, err: _err, ...said }) => {
    if (worker === undefined) return false;
    const text = JSON.stringify(said);
    const byWorker = counts.get(text) ?? new Map<unknown, number>();
    counts.set(text, byWorker);
    const count = (byWorker.get(worker) ?? 0) + 1;
    const most = Math.max(0, ...byWorker.values());
    byWorker.set(worker, count);
    return count <= most;
  };
}

/** LMDB writes complaints of its own to standard error, which an entry may follow in the same line. */
function parseLine(line: string): Record<string, unknown> {
  try {
    return JSON.parse(line.slice(Math.max(0, line.indexOf('{"level"')))) as Record<string, unknown>;
  } catch {
    return { msg: line };
  }
}
