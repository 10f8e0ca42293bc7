import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contract } from './contract.js';
import { OUTPUTS, textOf } from './outputs.js';
import type { Breach } from './rules/breach.js';

/** The files of a folder that are not what the contract makes today. */
export async function outdatedFiles(contract: Contract, folder: string): Promise<Breach[]> {
  const breaches: Breach[] = [];
  for (const output of OUTPUTS) {
    const [made, found] = [await textOf(output, contract), await textIn(join(folder, output.file))];
    if (found === made) continue;
    const problem = found === undefined ? 'is missing: run npm run generate' : 'is out of date: run npm run generate';
    breaches.push({ rule: 'generated', where: output.file, problem });
  }
  return breaches;
}

async function textIn(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
