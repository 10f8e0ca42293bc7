/** Compiles the TypeScript SDK, so that its folder is a package that needs no build. */
import { execFile } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { format } from 'prettier';
import { BANNER } from '../../types.js';

const COMPILER = join(import.meta.dirname, '../../../node_modules/typescript-7/bin/tsc');

const OPTIONS = {
  target: 'es2022',
  module: 'nodenext',
  lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  noImplicitOverride: true,
  noFallthroughCasesInSwitch: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  rootDir: 'src',
  outDir: 'src',
};

/** Two runs: comments are only where an editor looks for them, in the declarations. */
const RUNS = [['--removeComments'], ['--declaration', '--emitDeclarationOnly']];

/** Compiles `src/` of a package and leaves JavaScript and declarations there, without the TypeScript. */
export async function compilePackage(folder: string): Promise<void> {
  const project = join(folder, 'tsconfig.json');
  await writeFile(project, JSON.stringify({ compilerOptions: OPTIONS, include: ['src'], exclude: [] }));
  try {
    for (const options of RUNS) await compile(['-p', project, ...options]);
  } finally {
    await rm(project);
  }
  const source = join(folder, 'src');
  for (const name of await readdir(source)) {
    const path = join(source, name);
    if (/(?<!\.d)\.ts$/.test(name)) await rm(path);
    else await writeFile(path, await published(await readFile(path, 'utf8')));
  }
}

async function compile(options: readonly string[]): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [COMPILER, ...options]);
  } catch (error) {
    // What execFile rejects with.
    throw new Error(`the TypeScript SDK: ${(error as { stdout: string }).stdout}`, { cause: error });
  }
}

/** The text as people read it. */
function published(text: string): Promise<string> {
  const marked = text.startsWith(BANNER) ? text : BANNER + text;
  return format(marked, { parser: 'typescript', printWidth: 120, singleQuote: true, trailingComma: 'all' });
}
