import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { processTree } from '../../../bench/processUsage.js';

/** Elsewhere only the process itself is known. */
const onLinux = existsSync('/proc/self/stat') ? test : test.skip;

onLinux('the tree of a process holds it, its children and theirs', async () => {
  const shell = spawn('sh', ['-c', 'sleep 60 & echo $!; wait'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = (await once(shell.stdout, 'data')) as [Buffer];
  const grandchild = Number(line.toString());
  try {
    expect(processTree(process.pid)).toEqual(expect.arrayContaining([process.pid, shell.pid, grandchild]));
    expect(processTree(grandchild)).toEqual([grandchild]);
  } finally {
    process.kill(grandchild);
    await once(shell, 'exit');
  }
});
