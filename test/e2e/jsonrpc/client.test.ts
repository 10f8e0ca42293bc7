import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const SOURCE = join(import.meta.dirname, '../../../src/jsonrpc/client.ts');

// Runs in a process of its own, because the test runner replaces `process` and hides warnings.
test('a thousand listeners on the signal of a request cause no warning on stderr', () => {
  const script = `
    import { ActiveRequest, Client } from ${JSON.stringify(SOURCE)};
    const { signal } = new ActiveRequest(new Client('http', '127.0.0.1'), {}, '1');
    for (let question = 0; question < 1000; question++) signal.addEventListener('abort', () => undefined);`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
