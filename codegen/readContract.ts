/** Reads openrpc.json, which `npm run generate` has checked. */
import { readFile } from 'node:fs/promises';
import { contractOf, type Contract } from './contract.js';
import { CONTRACT_FILE, type Document } from './document.js';
import { withRecursion } from './recursion.js';

/** The contract in openrpc.json. */
export async function readContract(file: URL | string = CONTRACT_FILE): Promise<Contract> {
  return contractOf(await readDocument(file));
}

/** The published document, with the circles that publishing cut. */
export async function readDocument(file: URL | string = CONTRACT_FILE): Promise<Document> {
  return withRecursion(JSON.parse(await readFile(file, 'utf8')) as Document);
}
