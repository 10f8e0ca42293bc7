/** `npm run format:contract`: sorts and formats openrpc.json. `npm run generate` also checks it. */
import { readFile, writeFile } from 'node:fs/promises';
import { canonicalText } from './canonicalText.js';
import { CONTRACT_FILE, type Document } from './contract.js';

const text = await readFile(CONTRACT_FILE, 'utf8');
// Only the order of the parts is checked here; npm run generate reports what is wrong with them.
const canonical = await canonicalText(JSON.parse(text) as Document);
if (canonical !== text) await writeFile(CONTRACT_FILE, canonical);
