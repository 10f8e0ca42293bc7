/** The terminal of a reader: a shell that keeps its folder, variables and functions from block to block. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** What a block may take. A page has no command that runs for ever, unless it is marked. */
const TIME_LIMIT_MS = 45_000;

export interface Printed {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number;
}

export interface Shell {
  /** Runs lines. A command that fails, or does not end, ends the shell; what follows is not run. */
  run(lines: string): Promise<Printed>;
  close(): Promise<void>;
}

/** Starts one in `folder`. Its scripts and their output are kept in `scratch`. */
export function startShell(folder: string, scratch: string, environment: NodeJS.ProcessEnv): Shell {
  // It leads a process group, so that what it started ends with it.
  const child = spawn('sh', [], { cwd: folder, env: environment, stdio: ['pipe', 'pipe', 'ignore'], detached: true });
  const codes = createInterface({ input: child.stdout });
  let isRunning = true;
  const ended = once(child, 'exit').then(([code]) => {
    isRunning = false;
    return Number(code ?? -1);
  });
  const end = () => {
    if (isRunning && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  // It may end while it is written to; its exit code says so.
  child.stdin.on('error', () => undefined);
  let runs = 0;
  return {
    async run(lines) {
      const name = join(scratch, String((runs += 1)));
      await Promise.all([writeFile(`${name}.sh`, lines), writeFile(`${name}.out`, ''), writeFile(`${name}.err`, '')]);
      const timer = setTimeout(end, TIME_LIMIT_MS);
      const next = once(codes, 'line').then(([line]) => Number(line));
      child.stdin.write(`set -e\n. ${name}.sh </dev/null >${name}.out 2>${name}.err\necho 0\n`);
      const code = await Promise.race([next, ended]);
      clearTimeout(timer);
      const [stdout, stderr] = await Promise.all([readFile(`${name}.out`, 'utf8'), readFile(`${name}.err`, 'utf8')]);
      return { stdout, stderr, code };
    },
    async close() {
      end();
      await ended;
    },
  };
}
