/** What the command needs to send: a pace that holds, signatures, and a key that nobody sees. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { privateKeyToAccount } from 'viem/accounts';
import { fundedWallet } from '../../../src/commands/fundedWallet.js';
import { Pace } from '../../../conformance/client/pace.js';

const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';

test('no second has more requests than the rate, with batches and late timers', async () => {
  let now = 0;
  const pause = async (milliseconds: number) => (now += milliseconds + (sent.length % 7) * 40);
  const pace = new Pace({ rate: 20, maxRequests: 10_000, maxSeconds: 10_000 }, { now: () => now, pause });
  const sent: number[] = [];
  for (let turn = 0; turn < 300; turn++) {
    const entries = turn % 5 === 0 ? 4 : 1;
    await pace.take(entries);
    for (let entry = 0; entry < entries; entry++) sent.push(now);
  }
  const most = Math.max(...sent.map((from) => sent.filter((at) => at >= from && at < from + 999).length));
  expect(most).toBeLessThanOrEqual(20);
});

test('signs as viem does', async () => {
  const draft = { chainId: 31_337n, nonce: 0n, gasPrice: 7n, gas: 21_000n, to: null, value: 0n, data: '0x01' };
  const signed = fundedWallet({ fundedKey: KEY }, {})?.sign(draft);
  const { gas, gasPrice, value } = draft;
  const expected = await privateKeyToAccount(KEY).signTransaction({
    type: 'legacy',
    chainId: 31_337,
    nonce: 0,
    gas,
    gasPrice,
    value,
    data: '0x01',
  });
  expect(signed?.raw).toBe(expected);
});

test('--read-only leaves the key of the environment alone, and no message shows a key', () => {
  expect(fundedWallet({ readOnly: true }, { HALLEY_FUNDED_KEY: KEY })).toBeNull();
  expect(fundedWallet({}, {})).toBeNull();
  expect(fundedWallet({}, { HALLEY_FUNDED_KEY: KEY })?.address).toBe('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
  expect(JSON.stringify(fundedWallet({ fundedKey: KEY }, {}))).not.toContain(KEY.slice(2));
  expect(() => fundedWallet({ fundedKey: `${KEY}0` }, {})).toThrow(
    '--funded-key is neither a private key that begins with 0x nor a file that can be read',
  );
  expect(() => fundedWallet({}, { HALLEY_FUNDED_KEY: `${KEY}0` })).toThrow(
    'HALLEY_FUNDED_KEY is not a private key of 64 hex digits',
  );
});

test('64 digits on the command line are the name of a file, unless they begin with 0x', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'halley-key-'));
  const before = process.cwd();
  const digits = 'ab'.repeat(32);
  try {
    await writeFile(join(folder, digits), `${KEY}\n`);
    await writeFile(join(folder, `0x${digits}`), `${KEY}\n`);
    process.chdir(folder);
    const funded = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266';
    expect(fundedWallet({ fundedKey: digits }, {})?.address).toBe(funded);
    expect(fundedWallet({ fundedKey: `./0x${digits}` }, {})?.address).toBe(funded);
    expect(fundedWallet({ fundedKey: `0x${digits}` }, {})?.address).toBe(
      privateKeyToAccount(`0x${digits}`).address.toLowerCase(),
    );
    expect(() => fundedWallet({ fundedKey: KEY.slice(2) }, {})).toThrow(
      /^--funded-key is neither a private key that begins with 0x nor a file that can be read$/,
    );
  } finally {
    process.chdir(before);
    await rm(folder, { recursive: true });
  }
});
