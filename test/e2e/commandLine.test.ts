/** The command line as an operator types it: what is taken, and what is refused with a word on what to do. */
import { afterEach, expect, test } from '@jest/globals';
import { startDev, START_TIMEOUT_MS, type Dev } from './devProcess.js';
import { rpc } from './rpc.js';

let dev: Dev | undefined;

afterEach(async () => {
  await dev?.stop();
  dev = undefined;
});

test(
  'dev listens on an IPv6 address as it is typed',
  async () => {
    dev = await startDev('--host', '::1');
    expect(dev.url).toMatch(/^http:\/\/\[::1\]:\d+$/);
    expect(await rpc(dev.url, 'eth_chainId')).toBe('0x7a69');
  },
  START_TIMEOUT_MS,
);
