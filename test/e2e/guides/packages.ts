/** The folder in which readers install packages: those that pages tell them to install. */
import { execFile } from 'node:child_process';
import { cp, mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** Packages of the project that pages use, under the names that readers install. */
const PACKAGES = ['@scure/base', 'ethers', 'solc', 'tsx', 'viem', 'ws'];

/** Makes `node_modules` in the folder. Programs in the folders below it find the packages. */
export async function installPackages(project: string, folder: string): Promise<void> {
  const modules = join(folder, 'node_modules');
  for (const name of [...PACKAGES, '.bin']) {
    await mkdir(dirname(join(modules, name)), { recursive: true });
    await symlink(join(project, 'node_modules', name), join(modules, name));
  }
}

/** Installs the TypeScript SDK as its package is published: compiled. */
export async function installSdk(project: string, folder: string): Promise<void> {
  const sdk = join(folder, 'node_modules/halley-client');
  await cp(join(project, 'generated/sdk/typescript'), sdk, { recursive: true });
  const compiler = join(project, 'node_modules/typescript/bin/tsc');
  await promisify(execFile)(process.execPath, [compiler, '-p', join(sdk, 'tsconfig.json')]);
}
