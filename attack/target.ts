/** What is attacked: `halley dev`, or `halley start` in front of its chain, each as a user starts it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const START_TIMEOUT_MS = 60_000;
const ANSWER_TIMEOUT_MS = 60_000;
const MAX_PRINTED = 10_000_000;

/** The proxy that the service trusts: connections from this address. */
export const PROXY_ADDRESS = '127.0.0.3';

/** A service that runs. */
export interface Target {
  /** `http://127.0.0.1:port`, which takes WebSockets, too. */
  url: string;
  pid: number;
  /** Memory of the process, MB. */
  rssMb(): number;
  /** True as long as it has not ended. */
  isAlive(): boolean;
  /** What it has printed, up to a limit. */
  printed(): string;
  /** One request; rejects when it gets an error. */
  rpc<T>(method: string, ...params: unknown[]): Promise<T>;
  stop(): Promise<void>;
}

/** `halley dev`, and where its chain is asked. */
export interface DevTarget extends Target {
  /** Its CometBFT RPC. */
  nodeUrl: string;
  /** `host:port` of its gRPC service. */
  grpc: string;
}

/** Starts `halley dev` on a free port. */
export async function startDev(): Promise<DevTarget> {
  const { child, text, found } = await start(ROOT, ['dev', '--port=0', '--color=never', '--no-seed'], /^gRPC +(\S+)/m);
  const line = (name: string): string => new RegExp(`^${name} +(\\S+)`, 'm').exec(text())?.[1] ?? '';
  return { ...targetOf(child, line('HTTP'), text), nodeUrl: line('CometBFT RPC'), grpc: found };
}

/** The service that is attacked. */
export interface ServiceOptions {
  /** CometBFT RPC of its node. */
  nodeUrl: string;
  /** `host:port` where it asks for state; over CometBFT RPC when it is left out. */
  grpc?: string | undefined;
  /** The checkout whose build is started. Default: this one. */
  checkout?: string | undefined;
}

/** Starts `halley start` in front of a node, with the namespaces of a node for developers. */
export async function startService({ nodeUrl, grpc, checkout = ROOT }: ServiceOptions): Promise<Target> {
  const folder = await mkdtemp(join(tmpdir(), 'halley-attack-'));
  const flags = {
    node: nodeUrl,
    ...(grpc !== undefined && { 'node-grpc': grpc }),
    'data-dir': folder,
    'json-rpc.address': '127.0.0.1:0',
    'json-rpc.ws-address': '',
    'json-rpc.api': 'eth,net,web3,txpool,debug,trace,ots,erigon',
    'trusted-proxies': PROXY_ADDRESS,
    'metrics.address': '',
  };
  const args = ['start', ...Object.entries(flags).map(([name, value]) => `--${name}=${value}`)];
  const { child, text, found } = await start(checkout, args, /"http":"([^"]+)".*"msg":"serving"/);
  const target = targetOf(child, found, text);
  return {
    ...target,
    async stop() {
      await target.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the program of a checkout; resolves once it has printed what matches the pattern. */
async function start(
  checkout: string,
  args: readonly string[],
  pattern: RegExp,
): Promise<{ child: ChildProcess; text: () => string; found: string }> {
  const child = spawn(process.execPath, [join(checkout, 'dist/bundle/main.js'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const deadline = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
  let text = '';
  let isStarted = false;
  try {
    const found = await new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer): void => {
        if (text.length < MAX_PRINTED) text += chunk.toString();
        const match = isStarted ? null : pattern.exec(text);
        if (match === null) return;
        isStarted = true;
        resolve(match[1] ?? '');
      };
      for (const stream of [child.stdout, child.stderr]) stream.on('data', read);
      child.once('exit', (code) => reject(new Error(`halley ended with ${code}:\n${text}`)));
    });
    return { child, text: () => text, found };
  } finally {
    clearTimeout(deadline);
  }
}

function targetOf(child: ChildProcess, url: string, text: () => string): Target {
  const isAlive = (): boolean => child.exitCode === null && child.signalCode === null;
  return {
    url,
    // A process that has printed something was started.
    pid: child.pid as number,
    rssMb: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    isAlive,
    printed: text,
    async rpc<T>(method: string, ...params: unknown[]): Promise<T> {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      });
      const { result, error } = (await response.json()) as { result?: T; error?: { message: string } };
      if (error !== undefined) throw new Error(`${method}: ${error.message}`);
      // A response has a result or an error.
      return result as T;
    },
    async stop() {
      if (!isAlive()) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const deadline = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
      await ended;
      clearTimeout(deadline);
    },
  };
}
