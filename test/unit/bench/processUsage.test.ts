import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { cpuSeconds, machineCpuSeconds, processTree } from '../../../bench/processUsage.js';

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

onLinux('processor time is that of ended children, too, and part of that of the machine', async () => {
  // The child ends once it has used 0.3 s.
  const busy = 'while (process.cpuUsage().user < 300_000);';
  const shell = spawn('sh', ['-c', '"$0" -e "$1"; echo done; read line', process.execPath, busy], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const machineBefore = machineCpuSeconds() ?? NaN;
  await once(shell.stdout, 'data');
  expect(cpuSeconds([shell.pid!])).toBeGreaterThanOrEqual(0.29);
  expect(machineCpuSeconds()).toBeGreaterThanOrEqual(machineBefore);
  const ended = once(shell, 'exit');
  shell.stdin.end();
  await ended;
});
