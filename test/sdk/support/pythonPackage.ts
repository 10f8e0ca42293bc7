/** The Python SDK in a virtual environment with pinned packages, and the programs that use it. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Command } from './program.js';
import { readReadme, type Manual } from './readme.js';

const ROOT = join(import.meta.dirname, '../../..');
const SDK = join(ROOT, 'generated/sdk/python');
const PROGRAM = join(ROOT, 'test/sdk/python');
const CACHE = join(ROOT, '.cache/sdk');
const ENVIRONMENT = join(CACHE, 'python');
/** The packages, as pip downloaded them: what a user would install from PyPI is installed from here. */
export const WHEELS = join(CACHE, 'wheels');
/** The README of the package. */
export const PYTHON_MANUAL: Manual = { sdk: 'python', fence: 'python', file: 'start.py' };
const REQUIREMENTS = join(PROGRAM, 'requirements.txt');
/** Where programs find the package and the calls of the examples. */
const PYTHON_PATH = [join(SDK, 'src'), join(SDK, 'tests')].join(':');
const INSTALL_TIMEOUT_MS = 600_000;

/** The program of the scenario, once for all tests of this process. */
export function preparePython(): Promise<Command> {
  prepared ??= prepare();
  return prepared;
}

let prepared: Promise<Command> | undefined;

async function prepare(): Promise<Command> {
  const wanted = createHash('sha256')
    .update(await readFile(REQUIREMENTS))
    .digest('hex');
  const marker = join(ENVIRONMENT, '.halley-installed');
  const found = await readFile(marker, 'utf8').catch(() => '');
  if (found !== wanted) {
    for (const folder of [ENVIRONMENT, WHEELS]) await rm(folder, { recursive: true, force: true });
    await mkdir(CACHE, { recursive: true });
    await run('python3', ['-m', 'venv', ENVIRONMENT]);
    const quiet = ['--quiet', '--requirement', REQUIREMENTS];
    await run(tool('python'), ['-m', 'pip', 'download', '--dest', WHEELS, ...quiet]);
    await run(tool('python'), ['-m', 'pip', 'install', '--no-index', '--find-links', WHEELS, ...quiet]);
    await writeFile(marker, wanted);
  }
  return { command: tool('python'), args: [join(PROGRAM, 'scenario.py')], env: { PYTHONPATH: PYTHON_PATH } };
}

/** The program that meets lies. */
export async function pythonAdversary(): Promise<Command> {
  const scenario = await preparePython();
  return { ...scenario, args: [join(PROGRAM, 'adversary.py')] };
}

/** What the linter and the strict type checker say of the package, its README and its programs; empty: all is well. */
export async function pythonComplaints(): Promise<string> {
  const lint = await run(tool('ruff'), ['check', '--quiet', '--no-cache', SDK]).catch(outputOf);
  const samples = join(CACHE, 'readme.py');
  await writeFile(samples, (await readReadme(PYTHON_MANUAL)).program);
  const files = [join(SDK, 'src'), join(SDK, 'tests'), PROGRAM, samples];
  const strict = ['--strict', '--no-error-summary', '--cache-dir', join(CACHE, 'mypy')];
  const types = await run(tool('mypy'), [...strict, ...files]).catch(outputOf);
  return lint + types;
}

function tool(name: string): string {
  return join(ENVIRONMENT, 'bin', name);
}

async function run(command: string, args: readonly string[]): Promise<string> {
  try {
    const env = { ...process.env, PYTHONPATH: PYTHON_PATH, MYPYPATH: PYTHON_PATH, PYTHONDONTWRITEBYTECODE: '1' };
    return (await promisify(execFile)(command, args, { env, timeout: INSTALL_TIMEOUT_MS })).stdout;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new Error(`${command} is not installed: set HALLEY_TEST_SDKS to test other SDKs only`, { cause: error });
    }
    throw error;
  }
}

/** What a program printed that found something. */
function outputOf(error: { stdout?: string; stderr?: string }): string {
  return `${error.stdout ?? ''}${error.stderr ?? ''}`;
}
