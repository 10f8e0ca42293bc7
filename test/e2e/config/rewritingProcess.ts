// A process that rewrites a file, once or again and again. Tests bundle it, so that it starts fast.
import { rewriteFile } from '../../../src/config/rewriteFile.js';

const [paths = '', mode, first = '', second = ''] = process.argv.slice(2);

if (mode === 'once') {
  await rewriteFile(paths, () => first).then(
    () => process.stdout.write('done'),
    (error: unknown) => process.stdout.write(error instanceof Error ? error.message : 'no error'),
  );
} else {
  process.stdout.write('ready');
  await Promise.all(paths.split(',').map(again));
}

async function again(path: string): Promise<never> {
  for (;;) await rewriteFile(path, (text) => (text === first ? second : first));
}
