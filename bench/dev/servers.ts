/** Both development chains as processes of their own, started as a developer starts them, on ports that the system chooses. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const HALLEY = join(import.meta.dirname, '../../dist/src/main.js');

/** Some seconds on a busy machine; an error after this is one of the program. */
const START_TIMEOUT_MS = 30_000;

/** After this the process is killed. */
const STOP_TIMEOUT_MS = 10_000;

export interface DevServer {
  url: string;
  pid: number;
  /** From the start of the process to the line that tells its address. */
  startMs: number;
  stop(): Promise<void>;
}

export const startHalleyDev = (...args: string[]): Promise<DevServer> =>
  start(process.execPath, [HALLEY, 'dev', '--port', '0', ...args], /HTTP +(http:\/\/\S+)/);

export const startAnvil = (binary: string): Promise<DevServer> => start(binary, ['--port', '0'], /Listening on (\S+)/);

/** `address` finds the host and port in what the program prints. */
async function start(command: string, args: string[], address: RegExp): Promise<DevServer> {
  const begin = performance.now();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit');
  let output = '';
  let timer: NodeJS.Timeout | undefined;
  const found = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      // What follows the address is one line per request; it is read, so that the pipe does not fill, and forgotten.
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
      reject(new Error(`${command} told no address within ${START_TIMEOUT_MS} ms:\n${output}`));
    }, START_TIMEOUT_MS);
  }).finally(() => clearTimeout(timer));
  return {
    url: found.startsWith('http') ? found : `http://${found}`,
    pid: child.pid as number,
    startMs: performance.now() - begin,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGINT');
      const deadline = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await exited;
      clearTimeout(deadline);
    },
  };
}
