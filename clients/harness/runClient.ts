/** Runs one client against one chain. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Client } from './clients.js';
import { findJavaHome, foundryFolder } from './install.js';
import { startProxy, type RefusedMethod } from './proxy.js';
import type { Target } from './targets.js';

/** The outcome of a step, as the client printed it. */
export interface StepResult {
  step: string;
  ok: boolean;
  /** Why it failed, in the client's words. */
  reason?: string;
  ms: number;
}

/** The outcome of a client on one chain. */
export interface ClientRun {
  steps: StepResult[];
  /** Methods that the server answered with an error. */
  refused: RefusedMethod[];
  /** Requests by method. */
  requests: Record<string, number>;
  ms: number;
}

const DEFAULT_LIMIT_MS = 150_000;
const NAME_OF_THE_END = 'runs to its end';
/** How much of what a client wrote to stderr is in the reason when it ends badly. */
const STDERR_TAIL = 1_500;

/** Programs that every client finds: the real ones, since the wrappers in .bin lose exit codes. */
const PROGRAMS = (['forge', 'cast', 'anvil'] as const).map(foundryFolder);

/**
 * Resolves when the client has ended or its time is over. A client that ends badly has a failed step for it. `folder`
 * holds its program, `artifact` is the file of the compiled contract.
 */
export async function runClient(
  client: Client,
  target: Target,
  { folder, artifact }: { folder: string; artifact: string },
): Promise<ClientRun> {
  const proxy = await startProxy(target.host);
  const startedAt = performance.now();
  const [program = '', ...args] = client.command.map((part) => placed(part, folder));
  const child = spawn('nice', ['-n', '5', program, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that what the client started ends with it.
    detached: true,
    env: {
      ...process.env,
      PATH: [...PROGRAMS, process.env['PATH']].join(delimiter),
      RPC_URL: `http://${proxy.host}`,
      WS_URL: `ws://${proxy.host}`,
      CHAIN_ID: String(target.chainId),
      ADDRESS: target.address,
      PRIVATE_KEY: target.privateKey,
      AUTH_SECRET: target.authSecret ?? '',
      TARGET: target.name,
      ARTIFACT: artifact,
      NO_PROXY: '127.0.0.1',
    },
  });
  const steps: StepResult[] = [];
  let stderr = '';
  createInterface({ input: child.stdout }).on('line', (line) => {
    const step = readStep(line);
    if (step === undefined) stderr += `${line}\n`;
    else steps.push(step);
  });
  child.stderr.on('data', (chunk: Buffer) => (stderr = (stderr + chunk.toString()).slice(-10_000)));

  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    killGroup(child.pid);
  }, client.limitMs ?? DEFAULT_LIMIT_MS);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  killGroup(child.pid);
  await proxy.stop();
  const ms = Math.round(performance.now() - startedAt);
  if (code !== 0) {
    const how = isLate ? `it did not end within ${client.limitMs ?? DEFAULT_LIMIT_MS} ms` : `it ended with ${code}`;
    steps.push({ step: NAME_OF_THE_END, ok: false, reason: `${how}\n${stderr.slice(-STDERR_TAIL)}`, ms });
  }
  return { steps, refused: [...proxy.refused.values()], requests: Object.fromEntries(proxy.requests), ms };
}

/** A part of a client's command with its placeholders replaced. */
function placed(part: string, folder: string): string {
  if (part === '{java}') return join(findJavaHome(), 'bin/java');
  return part.replace('{venv}', join(folder, 'venv/bin'));
}

function readStep(line: string): StepResult | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const parsed = JSON.parse(line) as Partial<StepResult>;
    const { step, ok, ms } = parsed;
    return step === undefined || ok === undefined ? undefined : { ...parsed, step, ok, ms: ms ?? 0 };
  } catch {
    return undefined;
  }
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
