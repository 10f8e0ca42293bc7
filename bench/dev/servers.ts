/** Starts both development chains as processes, as a developer does, on ports that the system chooses. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuSeconds } from '../processUsage.js';

const ROOT = join(import.meta.dirname, '../..');
const HALLEY = join(ROOT, 'dist/bundle/main.js');
const HALLEY_ADDRESS = /HTTP +(http:\/\/\S+)/;

/** A start takes some seconds on a busy machine. */
const START_TIMEOUT_MS = 30_000;
/** The first start downloads and compiles everything. */
const FIRST_START_TIMEOUT_MS = 10 * 60_000;

/** A process that has not ended after this is killed. */
const STOP_TIMEOUT_MS = 10_000;

export interface DevServer {
  url: string;
  pid: number;
  /** From the start of the process to the line with its address. */
  startMs: number;
  /** Processor time that the process had used by then; null on systems without /proc. */
  startCpuMs: number | null;
  stop(): Promise<void>;
}

export const startHalleyDev = (...args: string[]): Promise<DevServer> =>
  start([process.execPath, HALLEY, 'dev', '--no-seed', '--port', '0', ...args], HALLEY_ADDRESS);

export const startAnvil = (binary: string): Promise<DevServer> => start([binary, '--port', '0'], /Listening on (\S+)/);

/** Hardhat's node; `folder` holds its package and a project. */
export const startHardhat = (folder: string): Promise<DevServer> => {
  const cli = join(folder, 'node_modules/hardhat/internal/cli/cli.js');
  const place = { cwd: folder, env: { ...process.env, HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true' } };
  return start(
    [process.execPath, cli, 'node', '--hostname', '127.0.0.1', '--port', '0'],
    /JSON-RPC server at (http:\/\/[^/\s]+)/,
    place,
  );
};

/** Runs what `npm start` runs, in a new clone of the last commit with an empty npm cache. */
export async function startInClone(): Promise<DevServer> {
  const folder = await mkdtemp(join(tmpdir(), 'halley-first-start-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const clone = spawn('git', ['clone', '--quiet', ROOT, join(folder, 'halley')], { stdio: 'inherit' });
    const [code] = (await once(clone, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`git clone ended with ${code}`);
    const env = { ...process.env, npm_config_cache: join(folder, 'npm-cache') };
    const place = { cwd: join(folder, 'halley'), env, timeoutMs: FIRST_START_TIMEOUT_MS };
    const server = await start([process.execPath, 'scripts/start.mjs', '--port', '0'], HALLEY_ADDRESS, place);
    return { ...server, stop: () => server.stop().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

interface Place {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  timeoutMs?: number;
}

/** `address` matches the host and port in the output of the program. */
async function start(
  [command, ...args]: [string, ...string[]],
  address: RegExp,
  { timeoutMs = START_TIMEOUT_MS, ...place }: Place = {},
): Promise<DevServer> {
  const begin = performance.now();
  const child = spawn(command, args, { ...place, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit');
  let output = '';
  let timer: NodeJS.Timeout | undefined;
  const found = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      // After the address comes one line per request. It is read, so that the pipe does not fill up, and dropped.
      if (address.test(output)) return;
      output += chunk.toString();
      const match = address.exec(output)?.[1];
      if (match !== undefined) resolve(match);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    exited.then(
      ([code]) => reject(new Error(`${command} ended with ${code}:\n${output}`)),
      (error: Error) => reject(error),
    );
    timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`${command} printed no address within ${timeoutMs} ms:\n${output}`));
    }, timeoutMs);
  }).finally(() => clearTimeout(timer));
  const startMs = performance.now() - begin;
  const cpu = cpuSeconds([child.pid as number]);
  return {
    url: found.startsWith('http') ? found : `http://${found}`,
    pid: child.pid as number,
    startMs,
    startCpuMs: cpu === null ? null : cpu * 1000,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGINT');
      const deadline = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await exited;
      clearTimeout(deadline);
    },
  };
}
