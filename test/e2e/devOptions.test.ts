/** The options of `halley dev`: which it refuses and why, and which a state file keeps. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { startDev, type Dev } from './support/devProcess.js';
import { rpc } from './support/rpc.js';

// Most tests start several processes.
jest.setTimeout(120_000);

let folder: string;
let state: string;
const running: Dev[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halley-dev-options-'));
  state = join(folder, 'chain');
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((dev) => dev.stop()));
  rmSync(folder, { recursive: true, force: true });
});

async function start(...args: string[]): Promise<Dev> {
  const dev = await startDev(...args);
  running.push(dev);
  return dev;
}

describe('--state', () => {
  test('refuses a second process, but not one after the first was killed', async () => {
    const first = await start('--state', state);
    await rpc(first.url, 'evm_mine');
    await expect(startDev('--state', state)).rejects.toThrow(
      new RegExp(
        `^it ended with 1:\nhalley: ${state} is in use by process \\d+; if that is not halley, remove ${state}.lock\n$`,
      ),
    );
    await first.stop('SIGKILL');
    const second = await start('--state', state);
    expect(await rpc(second.url, 'eth_blockNumber')).toBe('0x2');
  });

  test('keeps the options that the chain was made with, and names one that is different now', async () => {
    const made = ['--accounts', '2', '--balance', '7', '--chain-id', '99', '--gas-limit', '1000000', '--base-fee', '5'];
    const first = await start('--state', state, ...made);
    await rpc(first.url, 'evm_mine');
    const banner = first.output().replace(/127\.0\.0\.1:\d+/g, 'address');
    await first.stop();
    await expect(startDev('--state', state, '--accounts', '3')).rejects.toThrow(
      `it ended with 1:\nhalley: the chain in ${state} was made with --accounts 2, not 3\n`,
    );
    const second = await start('--state', state, '--accounts', '2');
    expect(second.output().replace(/127\.0\.0\.1:\d+/g, 'address')).toContain(
      banner.slice(0, banner.indexOf('evm_mine')),
    );
    expect(await rpc(second.url, 'eth_chainId')).toBe('0x63');
    expect(await rpc(second.url, 'eth_getBlockByNumber', 'latest', false)).toMatchObject({
      number: '0x2',
      gasLimit: '0xf4240',
    });
  });

  test('refuses a file that is not a state file', async () => {
    writeFileSync(state, '{}');
    await expect(startDev('--state', state)).rejects.toThrow(`halley: ${state}: not a state of a chain\n`);
  });
});

test.each([
  [['--block-time', '0'], "option '--block-time <seconds>' argument '0' is invalid. expected 0.001 to 2147483"],
  [
    ['--block-time', '0.0001'],
    "option '--block-time <seconds>' argument '0.0001' is invalid. expected 0.001 to 2147483",
  ],
  [
    ['--block-time', '3000000'],
    "option '--block-time <seconds>' argument '3000000' is invalid. expected 0.001 to 2147483",
  ],
  [['--block-time', '1', '--no-mining'], "option '--no-mining' cannot be used with option '--block-time <seconds>'"],
  [
    ['--gas-limit', '0'],
    "option '--gas-limit <gas>' argument '0' is invalid. expected a whole number from 21000, what a transfer takes",
  ],
  [
    ['--gas-limit', '20999'],
    "option '--gas-limit <gas>' argument '20999' is invalid. expected a whole number from 21000, what a transfer takes",
  ],
  [['--chain-id', '0'], "option '--chain-id <id>' argument '0' is invalid. expected a whole number from 1"],
  [['--port', '65536'], "option '--port <port>' argument '65536' is invalid. expected 0 to 65535"],
  [['--accounts', '-1'], "option '--accounts <count>' argument '-1' is invalid. expected a whole number"],
])('%j is refused', async (args, reason) => {
  await expect(startDev(...args)).rejects.toThrow(`error: ${reason}\n`);
});

test('a transfer is mined when a block has just enough gas for it', async () => {
  const dev = await start('--gas-limit', '21000', '--accounts', '1');
  const [from] = await rpc<string[]>(dev.url, 'eth_accounts');
  const hash = await rpc(dev.url, 'eth_sendTransaction', { from, to: from, value: '0x1', gas: '0x5208' });
  expect(await rpc(dev.url, 'eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1', gasUsed: '0x5208' });
});
