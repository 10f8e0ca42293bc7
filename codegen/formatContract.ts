/** Sorts and formats openrpc.json: `npm run format:contract`. It does not check the contract; `npm run generate` does. */
import { readFile, writeFile } from 'node:fs/promises';
import { canonicalText } from './canonicalText.js';
import { contractFile, type Document } from './contract.js';

const text = await readFile(contractFile, 'utf8');
const canonical = await canonicalText(JSON.parse(text) as Document);
if (canonical !== text) await writeFile(contractFile, canonical);
