/** What is attacked: `halley dev`, or `halley start` in front of a chain of `halley dev`, each as a user starts it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../dist/bundle/main.js');
const START_TIMEOUT_MS = 60_000;

/** A service that runs. */
export interface Target {
  /** `http://127.0.0.1:port`. */
  url: string;
  /** `127.0.0.1:port` of HTTP, which takes WebSockets, too. */
  address: string;
  /** Memory of the process, MB. */
  rssMb(): number;
  /** True as long as it has not ended. */
  isAlive(): boolean;
  /** One request; rejects when it gets an error. */
  rpc<T>(method: string, ...params: unknown[]): Promise<T>;
}

/** Starts `halley dev` on a free port. */
export async function startDevTarget(): Promise<{ target: Target; nodeUrl: string; stop(): Promise<void> }> {
  const child = start(['dev', '--port', '0', '--silent', '--no-color']);
  const text = await printed(child, /CometBFT RPC\s+(\S+)/, /Listening on\s+(\S+)|HTTP\s+(http:\S+)/);
  const nodeUrl = /CometBFT RPC\s+(\S+)/.exec(text)?.[1] ?? '';
  const url = /(http:\/\/127\.0\.0\.1:\d+)(?!\S*26657)/.exec(text.replace(nodeUrl, ''))?.[1] ?? '';
  return { target: targetOf(child, url), nodeUrl, stop: () => end(child) };
}

/** Starts `halley start` in front of a node. */
export async function startServiceTarget(nodeUrl: string): Promise<{ target: Target; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'halley-attack-'));
  const child = start([
    'start',
    `--node=${nodeUrl}`,
    `--data-dir=${folder}`,
    '--json-rpc.address=127.0.0.1:0',
    '--json-rpc.ws-address=',
    '--json-rpc.api=eth,net,web3,txpool,debug,trace,ots,erigon',
    '--metrics.address=',
  ]);
  const text = await printed(child, /"msg":"serving"/);
  const url = /"http":"([^"]+)"/.exec(text)?.[1] ?? '';
  const stop = async (): Promise<void> => {
    await end(child);
    await rm(folder, { recursive: true, force: true });
  };
  return { target: targetOf(child, url), stop };
}

function start(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [MAIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
}

/** All that the process has printed once it has printed what matches each of the patterns. */
async function printed(child: ChildProcess, ...patterns: RegExp[]): Promise<string> {
  let text = '';
  const deadline = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
  try {
    return await new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer): void => {
        text += chunk.toString();
        if (patterns.every((pattern) => pattern.test(text))) resolve(text);
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.once('exit', (code) => reject(new Error(`the service ended with ${code}:\n${text}`)));
    });
  } finally {
    clearTimeout(deadline);
  }
}

function targetOf(child: ChildProcess, url: string): Target {
  return {
    url,
    address: new URL(url).host,
    rssMb: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async rpc<T>(method: string, ...params: unknown[]): Promise<T> {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      });
      const { result, error } = (await response.json()) as { result?: T; error?: { message: string } };
      if (error !== undefined) throw new Error(`${method}: ${error.message}`);
      // A response has a result or an error.
      return result as T;
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
