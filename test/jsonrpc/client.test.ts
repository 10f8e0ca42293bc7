import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const COMPILED = join(import.meta.dirname, '../../dist/src/jsonrpc/client.js');

// In a process of its own: the test runner replaces `process`, and with it what would tell of a warning.
test('a request may wait for any number of questions without a line on stderr', () => {
  const script = `
    import { Call, Client } from ${JSON.stringify(COMPILED)};
    const { signal } = new Call(new Client('http', '127.0.0.1'));
    for (let question = 0; question < 1000; question++) signal.addEventListener('abort', () => undefined);`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
