/** The TypeScript SDK as a user has it: the published files in a folder node_modules. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from './program.js';
import { readReadme, type Manual } from './readme.js';
import { ROOT, tool } from './toolchain.js';

const SDK = join(ROOT, 'generated/sdk/typescript');
/** Inside the project, so that programs find the package `ws`. */
const FOLDER = join(ROOT, '.cache/sdk/typescript');
const PROGRAM = join(FOLDER, 'program');

/** Its README. */
export const TYPESCRIPT_MANUAL: Manual = { sdk: 'typescript', fence: 'ts', file: 'start.mjs' };

/** With these npm needs no network, and runs no scripts. */
export const NPM_ENVIRONMENT = {
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_ignore_scripts: 'true',
  npm_config_offline: 'true',
  npm_config_update_notifier: 'false',
};

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
  await writeFile(join(FOLDER, 'package.json'), '{}');
  // A copy of what is published, where `npm install <folder>` would make a link.
  await tool('npm', ['install', '--install-links', SDK], FOLDER, NPM_ENVIRONMENT);
  await compileProgram();
  return { command: process.execPath, args: [join(PROGRAM, 'out/scenario.js')] };
}

/** Compiles the scenario, the adversary, the examples and the samples of the README as programs of a user. */
async function compileProgram(): Promise<void> {
  const scenario = await readFile(join(ROOT, 'test/sdk/typescript/scenario.ts'), 'utf8');
  await writeFile(
    join(PROGRAM, 'scenario.ts'),
    scenario.replace('../../../generated/sdk/typescript/test/examples.js', './examples.js'),
  );
  await cp(join(SDK, 'test/examples.ts'), join(PROGRAM, 'examples.ts'));
  await cp(join(ROOT, 'test/sdk/typescript/adversary.ts'), join(PROGRAM, 'adversary.ts'));
  await writeFile(join(PROGRAM, 'package.json'), JSON.stringify({ type: 'module' }));
  await writeFile(
    join(PROGRAM, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: PROGRAM_OPTIONS, include: ['*.ts'] }),
  );
  await writeFile(join(PROGRAM, 'readme.ts'), (await readReadme(TYPESCRIPT_MANUAL)).program);
  await tool(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', PROGRAM], PROGRAM);
}

/** Compiles the same programs and all declarations as users of a bundler do. Rejects with what the compiler finds. */
export async function compileForBundler(): Promise<void> {
  const compiler = join(ROOT, 'node_modules/typescript-7/bin/tsc');
  const options = ['--noEmit', '--module', 'esnext', '--moduleResolution', 'bundler', '--skipLibCheck', 'false'];
  await tool(process.execPath, [compiler, '-p', PROGRAM, ...options], PROGRAM);
}

/** The program that meets lies. */
export async function typescriptAdversary(): Promise<Command> {
  await prepareTypescript();
  return { command: process.execPath, args: [join(PROGRAM, 'out/adversary.js')] };
}
