/**
 * `npm start`: installs, compiles, and runs `halley dev`, an embedded chain with the service in front of it. Needs Node.js and nothing else.
 * Arguments go to it: `npm start -- --port 9545 --block-time 2`.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, install, root } from './setup.mjs';

install();
build();
const halley = spawn(process.execPath, [join(root, 'dist/src/main.js'), 'dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
// Ctrl-C reaches the child too; this process only waits for it to end in order.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => halley.kill(signal));
halley.on('exit', (code) => process.exit(code ?? 0));
