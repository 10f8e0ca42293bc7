/** The terminal of a reader: a shell that keeps its folder, variables and functions from block to block. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Printed {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number;
}

export interface Shell {
  /** Runs lines. A command that fails ends the shell, and what follows is not run. */
  run(lines: string): Promise<Printed>;
  close(): Promise<void>;
}

/** Starts one in `folder`. Its scripts and their output are kept in `scratch`. */
export function startShell(folder: string, scratch: string, environment: NodeJS.ProcessEnv): Shell {
  const child = spawn('sh', [], { cwd: folder, env: environment, stdio: ['pipe', 'pipe', 'ignore'] });
  const codes = createInterface({ input: child.stdout });
  const ended = once(child, 'close').then(([code]) => Number(code ?? -1));
  // It may end while it is written to; its exit code says so.
  child.stdin.on('error', () => undefined);
  let runs = 0;
  return {
    async run(lines) {
      const name = join(scratch, String((runs += 1)));
      await Promise.all([writeFile(`${name}.sh`, lines), writeFile(`${name}.out`, ''), writeFile(`${name}.err`, '')]);
      const next = once(codes, 'line').then(([line]) => Number(line));
      child.stdin.write(`set -e\n. ${name}.sh </dev/null >${name}.out 2>${name}.err\necho 0\n`);
      const code = await Promise.race([next, ended]);
      const [stdout, stderr] = await Promise.all([readFile(`${name}.out`, 'utf8'), readFile(`${name}.err`, 'utf8')]);
      return { stdout, stderr, code };
    },
    async close() {
      child.stdin.end();
      await ended;
    },
  };
}
