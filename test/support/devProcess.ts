/** `halley dev` as its own process, as a developer starts it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../dist/bundle/main.js');
/** Time limit of a hook or test that starts one. */
export const START_TIMEOUT_MS = 60_000;

export interface Dev {
  url: string;
  output(): string;
  /** Resolves when it has printed more. */
  nextOutput(): Promise<unknown>;
  /** Ends it as Ctrl-C does, or with another signal. Resolves to the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts it without the sample transactions of a new chain, on a port that the system chooses unless `args` name one.
 * Rejects with its output when it exits instead.
 */
export const startDev = (...args: string[]): Promise<Dev> => startSeededDev('--no-seed', ...args);

/** The same with the sample transactions, as a reader of the documentation starts it. */
export async function startSeededDev(...args: string[]): Promise<Dev> {
  const child: ChildProcess = spawn(process.execPath, [MAIN, 'dev', '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`no banner:\n${output}`));
    }, START_TIMEOUT_MS / 2);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /HTTP +(http:\/\/\S+)/.exec(output)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', (code) => {
      clearTimeout(timer);
      reject(new Error(`it ended with ${code}:\n${output}`));
    });
  });
  return {
    url,
    output: () => output,
    nextOutput: () => once(child.stdout ?? child, 'data'),
    async stop(signal = 'SIGINT') {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, 'close');
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}
