import type { ContractNames } from '../../../observe/contractNames.js';
import { readAbiFolder } from './abiFolder.js';
import { AbiNames } from './abiNames.js';

/** Reads the folder of `--abi`, and says what was found. Rejects with ConfigError when it cannot be read. */
export async function loadNames(folder: string): Promise<{ names: ContractNames; summary: string }> {
  const { artifacts, skipped, cutShort } = await readAbiFolder(folder);
  const parts = [`${artifacts.length} ${artifacts.length === 1 ? 'contract' : 'contracts'} found by --abi`];
  if (skipped > 0) parts.push(`${skipped} files skipped, which are no JSON or too large`);
  if (cutShort) parts.push('the folder has more than is read');
  return { names: new AbiNames(artifacts), summary: parts.join('; ') };
}
