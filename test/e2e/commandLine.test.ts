/** The command line as an operator types it: what it accepts, and what it refuses with a hint on what to do. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { startDev, START_TIMEOUT_MS, type Dev } from '../support/devProcess.js';
import { rpc } from '../support/rpc.js';

const MAIN = join(import.meta.dirname, '../../dist/bundle/main.js');
/** Nothing listens there: these errors need no node. */
const NO_NODE = '--node=http://127.0.0.1:1';

let dev: Dev | undefined;

afterEach(async () => {
  await dev?.stop();
  dev = undefined;
});

test(
  'dev listens on an IPv6 address without brackets',
  async () => {
    dev = await startDev('--host', '::1');
    expect(dev.url).toMatch(/^http:\/\/\[::1\]:\d+$/);
    expect(await rpc(dev.url, 'eth_chainId')).toBe('0x7a69');
  },
  START_TIMEOUT_MS,
);

test('start with a data folder that cannot be created names the setting and exits with code 2', () => {
  const { status, stderr } = halley('start', NO_NODE, '--data-dir=/dev/null/x');
  expect(stderr).toBe(
    'halley: data-dir: /dev/null is not a folder (EEXIST); name a folder that can be made and written to\n',
  );
  expect(status).toBe(2);
});

test.each([
  [['--help'], 0, ''],
  [['dev', '--nope\u001b[2J'], 2, "halley: unknown option '--nope\\u001b[2J'\n"],
  [['dev', 'extra'], 2, "halley: too many arguments for 'dev': expected 0 arguments, got 1\n"],
])('%j exits with %d', (args, code, text) => {
  expect(halley(...args)).toMatchObject({ status: code, stderr: text });
});

test('an error that holds control characters cannot write over the terminal', () => {
  const { stderr } = halley('start', NO_NODE, '--home=/absent/\u001b[2J');
  expect(stderr).toMatch(/^halley: --home \/absent\/\\u001b\[2J: cannot read /);
});

function halley(...args: string[]) {
  return spawnSync(process.execPath, [MAIN, ...args], { encoding: 'utf8', timeout: 30_000, killSignal: 'SIGKILL' });
}
