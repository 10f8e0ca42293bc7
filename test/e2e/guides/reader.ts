/** A reader of a page, who does what it says: saves the files, and types the commands. */
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CodeBlock } from './codeBlocks.js';
import { differenceOf } from './comparison.js';
import { startShell } from './shell.js';

/** How a block of a language is run once it is a file. */
const PROGRAMS: Readonly<Record<string, { readonly ending: string; readonly command: string }>> = {
  js: { ending: 'mjs', command: 'node' },
  ts: { ending: 'ts', command: 'npx tsx' },
  python: { ending: 'py', command: 'python3' },
};

/** Languages of programs. A block in any other language is a file, or only shown. */
const PROGRAM_LANGUAGES = ['sh', 'js', 'ts', 'python', 'go', 'rust'];

/**
 * The addresses of a server in the pages: HTTP and WebSocket are on one port of `halley dev`. A page that compares two
 * servers has the second one on 9545; here it is the same.
 */
const PAGE_ADDRESS = /\b(?:127\.0\.0\.1|localhost):(?:854[56]|9545)\b/g;

export interface Reader {
  /** Does what one block says. Throws when it fails, or when it prints something else than the page shows. */
  follow(block: CodeBlock): Promise<void>;
  close(): Promise<void>;
}

export interface Place {
  /** Root of the project. */
  readonly project: string;
  /** An empty folder for this reader. */
  readonly folder: string;
  /** host:port of the server that the page means. */
  readonly server: string;
}

/** True for a file, and for a block of a program that has to run. */
export function isRun({ language, file, notRun }: CodeBlock): boolean {
  return notRun === undefined && (file !== undefined || PROGRAM_LANGUAGES.includes(language));
}

export async function startReader({ project, folder, server }: Place): Promise<Reader> {
  const scratch = join(folder, '.run');
  await mkdir(scratch);
  // The reader is in a clone of the repository. What a page builds or starts there is built already.
  for (const name of ['dist', 'generated']) await symlink(join(project, name), join(folder, name));
  const halley = join(scratch, 'halley');
  await writeFile(halley, `#!/bin/sh\nexec node '${join(project, 'dist/bundle/main.js')}' "$@"\n`, { mode: 0o755 });
  // Programs find packages from the folder above; npx looks there, too, and must not ask a registry.
  const environment = {
    ...process.env,
    HOME: folder,
    NODE_OPTIONS: '',
    PATH: `${scratch}:${process.env['PATH']}`,
    npm_config_offline: 'true',
  };
  const shell = startShell(folder, scratch, environment);

  return {
    async follow(block) {
      const code = block.code.replaceAll(PAGE_ADDRESS, server);
      const lines = await commandOf(block, code, folder);
      if (lines === null) return;
      const { stdout, stderr, code: exitCode } = await shell.run(lines);
      const printed = stdout.replaceAll(server, '127.0.0.1:8545');
      const problem = problemOf(block, printed, exitCode);
      if (problem !== null) throw new Error(`${problem}\n--- it printed\n${printed}\n--- and as errors\n${stderr}`);
    },
    close: () => shell.close(),
  };
}

/** The lines for the shell; null for a file that a later block uses. */
async function commandOf({ language, line, file }: CodeBlock, code: string, folder: string): Promise<string | null> {
  if (file !== undefined) {
    await writeFile(join(folder, file), code);
    return null;
  }
  if (language === 'sh') return code;
  const program = PROGRAMS[language];
  if (program === undefined) throw new Error(`nothing here runs ${language}`);
  const name = `line-${line}.${program.ending}`;
  await writeFile(join(folder, name), code);
  return `${program.command} ${name}\n`;
}

function problemOf({ output }: CodeBlock, printed: string, exitCode: number): string | null {
  if (exitCode === -1) return 'it did not end';
  if (exitCode !== 0) return `it failed with exit code ${exitCode}`;
  if (output !== undefined) return differenceOf(output, printed);
  return printed.includes('"error":{') ? 'it got an error that the page does not show' : null;
}
