/**
 * `npm run check`: runs every script of package.json whose name begins with `check:`, two at a time, and prints what
 * each says, warnings included. When one fails, the others still run.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from './setup.mjs';

const AT_ONCE = 2;

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const waiting = Object.keys(scripts).filter((name) => name.startsWith('check:'));
const failed = [];

async function work() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await run(name);
}

async function run(name) {
  const child = spawn('npm', ['run', '--silent', name], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  process.stdout.write(`> npm run ${name}\n${output}${errors}`);
  if (code !== 0) failed.push(name);
}

await Promise.all(Array.from({ length: AT_ONCE }, work));
if (failed.length > 0) {
  console.error(`failed: ${failed.join(', ')}`);
  process.exit(1);
}
