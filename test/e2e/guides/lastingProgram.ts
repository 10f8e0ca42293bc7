/** Commands that serve until they are stopped, such as `halley start`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const TIME_LIMIT_MS = 45_000;

/** Where it says that it serves HTTP: in a line of the log, or in the banner of `halley dev`. */
const SERVES = /(?:"http":"|HTTP +)http:\/\/([\w.:]+)/;

export interface LastingProgram {
  /** host:port of its HTTP address. */
  readonly server: string;
  stop(): Promise<void>;
}

/** Resolves when it serves. Rejects with its output when it ends before that. */
export async function startLasting(
  lines: string,
  folder: string,
  environment: NodeJS.ProcessEnv,
): Promise<LastingProgram> {
  // It leads a process group, so that what it started ends with it.
  const options = { cwd: folder, env: environment, detached: true } as const;
  const child = spawn('sh', ['-e', '-c', lines], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = once(child, 'close');
  let isRunning = true;
  const stop = async () => {
    if (isRunning && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await closed;
  };
  let output = '';
  const server = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => void stop(), TIME_LIMIT_MS);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = SERVES.exec(output)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', (code) => {
      isRunning = false;
      clearTimeout(timer);
      reject(new Error(`it ended with ${code} before it served:\n${output}`));
    });
  });
  return { server, stop };
}
