#!/usr/bin/env node
/**
 * solcjs with the command line of solc, as far as forge and ape need it. Tools take it by its path, so that they
 * download no compiler. `--standard-json` reads the input from stdin or from a file.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const solc = createRequire(import.meta.url)('solc');
const flags = process.argv.slice(2);

if (flags.includes('--version')) {
  const [version] = solc.version().split('.Emscripten');
  process.stdout.write(`solc, the solidity compiler commandline interface\nVersion: ${version}.Linux.g++\n`);
} else if (flags.includes('--standard-json')) {
  const file = flags.find((flag) => flag.endsWith('.json') && !flag.startsWith('--'));
  const output = solc.compile(readFileSync(file ?? 0, 'utf8'));
  process.stdout.write(output, () => process.exit(0));
} else {
  process.stderr.write(`this solc knows --version and --standard-json, not ${flags.join(' ')}\n`);
  process.exit(1);
}
