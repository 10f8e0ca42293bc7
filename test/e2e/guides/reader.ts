/** A reader of a page, who does what it says: saves the files, types the commands, and starts what serves. */
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CodeBlock } from './codeBlocks.js';
import { differenceOf } from './comparison.js';
import { startLasting, type LastingProgram } from './lastingProgram.js';
import { startShell } from './shell.js';

/** How a block of a language is run once it is a file. */
const PROGRAMS: Readonly<Record<string, { readonly ending: string; readonly command: string }>> = {
  js: { ending: 'mjs', command: 'node' },
  ts: { ending: 'ts', command: 'npx tsx' },
  python: { ending: 'py', command: 'python3' },
};

/** Languages of programs. A block in any other language is a file, or only shown. */
const PROGRAM_LANGUAGES = ['sh', 'js', 'ts', 'python', 'go', 'rust'];

/** A home folder of a node, as far as Halley reads it. */
const APP_TOML = '[json-rpc]\napi = "eth,net,web3"\n';

/** Where a program of the page would listen. The system chooses the port. */
const LISTEN_ADDRESS = /(address )127\.0\.0\.1:\d+/g;

export interface Reader {
  /** Does what one block says. Throws when it fails, or when it prints something else than the page shows. */
  follow(block: CodeBlock): Promise<void>;
  close(): Promise<void>;
}

/** Where things are for this reader. Addresses are host:port. */
export interface Place {
  /** Root of the project. */
  readonly project: string;
  /** An empty folder for this reader. */
  readonly folder: string;
  /** The server that pages have on 8545 and 8546: `halley dev` serves HTTP and WebSocket on one port. */
  readonly server: string;
  /** The node that pages have on 26657 and 9090: the embedded chain behind that server. */
  readonly cometRpc: string;
  readonly grpc: string;
}

/** True for a file, and for a block of a program that has to run. */
export function isRun({ language, file, notRun }: CodeBlock): boolean {
  return notRun === undefined && (file !== undefined || PROGRAM_LANGUAGES.includes(language));
}

export async function startReader(place: Place): Promise<Reader> {
  const { folder, server, cometRpc, grpc } = place;
  const environment = await prepare(place);
  const shell = startShell(folder, join(folder, '.run'), environment);
  let lasting: LastingProgram | undefined;
  const localized = (code: string) =>
    code
      .replaceAll(/\b(?:127\.0\.0\.1|localhost):854[56]\b/g, server)
      // Pages with two servers have the second one on 9545.
      .replaceAll(/\b127\.0\.0\.1:9545\b/g, lasting?.server ?? server)
      .replaceAll(/\b127\.0\.0\.1:26657\b/g, cometRpc)
      .replaceAll(/\b127\.0\.0\.1:9090\b/g, grpc);

  return {
    async follow(block) {
      if (block.stays) {
        const lines = localized(block.code.replaceAll(LISTEN_ADDRESS, '$1127.0.0.1:0'));
        // As a reader does who needs the terminal again.
        await lasting?.stop();
        // The two may not be given together.
        const { HALLEY_NODE, ...rest } = environment;
        const given = lines.includes('HALLEY_NODE_FILE') ? rest : { ...rest, HALLEY_NODE };
        lasting = await startLasting(lines, folder, given);
        return;
      }
      const lines = await commandOf(block, localized(block.code), folder);
      if (lines === null) return;
      const { stdout, stderr, code } = await shell.run(lines);
      const printed = stdout.replaceAll(server, '127.0.0.1:8545');
      const problem = problemOf(block, printed, code);
      if (problem !== null) throw new Error(`${problem}\n--- it printed\n${printed}\n--- and as errors\n${stderr}`);
    },
    async close() {
      await Promise.all([shell.close(), lasting?.stop()]);
    },
  };
}

/** Makes what the reader of a page has already. Resolves to the environment of the commands. */
async function prepare({ project, folder, cometRpc, grpc }: Place): Promise<NodeJS.ProcessEnv> {
  const scratch = join(folder, '.run');
  await mkdir(scratch);
  // A clone of the repository. What a page builds or starts there is built already.
  for (const name of ['dist', 'generated']) await symlink(join(project, name), join(folder, name));
  const halley = join(scratch, 'halley');
  await writeFile(halley, `#!/bin/sh\nexec node '${join(project, 'dist/bundle/main.js')}' "$@"\n`, { mode: 0o755 });
  await mkdir(join(folder, '.mychaind/config'), { recursive: true });
  await writeFile(join(folder, '.mychaind/config/app.toml'), APP_TOML);
  return {
    ...process.env,
    HOME: folder,
    PATH: `${scratch}:${process.env['PATH']}`,
    NODE_OPTIONS: '',
    // Programs find packages from the folder above; npx looks there, too, and must not ask a registry.
    npm_config_offline: 'true',
    HALLEY_NODE: `http://${cometRpc}`,
    HALLEY_NODE_GRPC: grpc,
    HALLEY_JSON_RPC_ADDRESS: '127.0.0.1:0',
    HALLEY_JSON_RPC_WS_ADDRESS: '127.0.0.1:0',
    HALLEY_METRICS_ADDRESS: '127.0.0.1:0',
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
