/** The folder in which readers install packages: those that pages tell them to install. */
import { mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Packages of the project that pages use, under the names that readers install. */
const PACKAGES = ['@duckdb/node-api', '@scure/base', 'ethers', 'solc', 'tsx', 'viem', 'ws'];

/** Makes `node_modules` in the folder. Programs in the folders below it find the packages. */
export async function installPackages(project: string, folder: string): Promise<void> {
  const modules = join(folder, 'node_modules');
  const link = async (from: string, name: string) => {
    await mkdir(dirname(join(modules, name)), { recursive: true });
    await symlink(join(project, from), join(modules, name));
  };
  for (const name of [...PACKAGES, '.bin']) await link(join('node_modules', name), name);
  // As `npm install` links a folder.
  await link('generated/sdk/typescript', 'halley-client');
}
