/** The options of `halley dev`: what is refused, with the reason, and what a state file keeps. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { startDev, type Dev } from './devProcess.js';
import { rpc } from './rpc.js';

// Most tests start several.
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
  test('is refused to a second process, and had again after one that was killed', async () => {
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

  test('keeps the options that the chain was made with, and says which one is another now', async () => {
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

  test('is refused with a file of something else', async () => {
    writeFileSync(state, '{}');
    await expect(startDev('--state', state)).rejects.toThrow(`halley: ${state}: not a state of a chain\n`);
  });
});
