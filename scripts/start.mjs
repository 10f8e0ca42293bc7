/**
 * `npm start`: installs, compiles and runs `halley dev`, an embedded chain with the service in front of it. It needs
 * Node.js and nothing else. Arguments go to `halley dev`: `npm start -- --port 9545 --block-time 2`.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, buildDocs, installForServing, root } from './setup.mjs';

installForServing();
build();
buildDocs();
const halley = spawn(process.execPath, [join(root, 'dist/bundle/main.js'), 'dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
// Ctrl-C reaches the child too. This process only waits until the child has stopped in an orderly way.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => halley.kill(signal));
halley.on('exit', (code) => process.exit(code ?? 0));
