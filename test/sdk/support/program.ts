/** A program of an SDK, as README.md describes it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** How a program is started. The path of its input follows the arguments. */
export interface Command {
  command: string;
  args: readonly string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

/** One line of output. */
export type Line = Record<string, unknown>;

export interface Program {
  /** The line of a step. Rejects when the program ends without it. */
  step(name: string): Promise<Line>;
  /** Resolves when it says that the connection may be cut. */
  readyToCut(): Promise<Line>;
  /** Writes a line to its standard input. */
  write(line: Line): void;
  /** Resolves to the exit code. */
  ended(): Promise<number | null>;
  /** What it has written to its standard error. */
  complaints(): string;
  kill(): void;
}

/** How much of the standard error is shown. */
const SHOWN = 4000;

export function startProgram({ command, args, cwd, env }: Command, inputFile: string): Program {
  const child = spawn(command, [...args, inputFile], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const lines: Line[] = [];
  let complaints = '';
  let end: string | undefined;
  const waiting: (() => void)[] = [];
  const wake = () => {
    for (const look of waiting.splice(0)) look();
  };
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(JSON.parse(line) as Line);
    wake();
  });
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  // It may end while it is written to. The steps that are missing say so.
  child.stdin.on('error', () => undefined);
  child.on('error', ({ message }) => {
    end = message;
    wake();
  });
  const closed = once(child, 'close').then(([code]) => {
    end ??= `code ${code}`;
    wake();
    return code as number | null;
  });
  const find = async (wanted: string, matches: (line: Line) => boolean): Promise<Line> => {
    for (;;) {
      const found = lines.find(matches);
      if (found !== undefined) return found;
      if (end !== undefined) {
        throw new Error(`the program ended (${end}) without ${wanted}:\n${complaints.slice(-SHOWN)}`);
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  return {
    step: (name) => find(`step ${name}`, ({ step }) => step === name),
    readyToCut: () => find('being ready to cut', ({ ready }) => ready === 'cut'),
    write: (line) => child.stdin.write(`${JSON.stringify(line)}\n`),
    ended: () => closed,
    complaints: () => complaints,
    kill: () => child.kill('SIGKILL'),
  };
}
