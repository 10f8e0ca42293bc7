/** The TypeScript SDK as a user has it: the published files, compiled, in a folder node_modules. */
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Command } from './program.js';

const ROOT = join(import.meta.dirname, '../../..');
const SDK = join(ROOT, 'generated/sdk/typescript');
/** Inside the project, so that programs find the package `ws`. */
const FOLDER = join(ROOT, '.cache/sdk/typescript');
const PACKAGE = join(FOLDER, 'node_modules/halley-client');
const PROGRAM = join(FOLDER, 'program');

const PROGRAM_OPTIONS = {
  target: 'es2023',
  module: 'nodenext',
  moduleResolution: 'nodenext',
  lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
  types: ['node'],
  strict: true,
  skipLibCheck: true,
  noUncheckedIndexedAccess: true,
  rootDir: '.',
  outDir: 'out',
};

/** Installs the package and compiles the scenario against it, once for all tests of this process. */
export function prepareTypescript(): Promise<Command> {
  prepared ??= prepare();
  return prepared;
}

let prepared: Promise<Command> | undefined;

async function prepare(): Promise<Command> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(PROGRAM, { recursive: true });
  await cp(SDK, PACKAGE, { recursive: true });
  await compile(PACKAGE);
  const manifest = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8')) as { files: string[] };
  // What is not published is not there.
  const published = new Set([...manifest.files, 'package.json', 'README.md', 'LICENSE']);
  for (const name of ['test', 'tsconfig.json'])
    if (!published.has(name)) await rm(join(PACKAGE, name), { recursive: true });
  await compileProgram();
  return { command: process.execPath, args: [join(PROGRAM, 'out/scenario.js')] };
}

/** Compiles the scenario, the adversary, the examples and the start of the README as programs of a user. */
async function compileProgram(): Promise<void> {
  const scenario = await readFile(join(ROOT, 'test/sdk/typescript/scenario.ts'), 'utf8');
  await writeFile(
    join(PROGRAM, 'scenario.ts'),
    scenario.replace('../../../generated/sdk/typescript/test/examples.js', './examples.js'),
  );
  await cp(join(SDK, 'test/examples.ts'), join(PROGRAM, 'examples.ts'));
  await cp(join(ROOT, 'test/sdk/typescript/adversary.ts'), join(PROGRAM, 'adversary.ts'));
  const readme = await readFile(join(SDK, 'README.md'), 'utf8');
  const [start] = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map((found) => found[1] ?? '');
  await writeFile(join(PROGRAM, 'start.ts'), (start ?? '').replace("'http://127.0.0.1:8545'", "process.argv[2] ?? ''"));
  await writeFile(join(PROGRAM, 'package.json'), JSON.stringify({ type: 'module' }));
  await writeFile(
    join(PROGRAM, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: PROGRAM_OPTIONS, include: ['*.ts'] }),
  );
  await compile(PROGRAM);
}

async function compile(folder: string): Promise<void> {
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  try {
    await promisify(execFile)(process.execPath, [compiler, '-p', join(folder, 'tsconfig.json')]);
  } catch (error) {
    throw new Error(`it does not compile: ${(error as { stdout?: string }).stdout}`, { cause: error });
  }
}

/** The program that meets lies. */
export async function typescriptAdversary(): Promise<Command> {
  await prepareTypescript();
  return { command: process.execPath, args: [join(PROGRAM, 'out/adversary.js')] };
}

/** Runs the start of the README against a server. Resolves to what it prints. */
export async function runTypescriptStart(url: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(PROGRAM, 'out/start.js'), url]);
  return stdout;
}
