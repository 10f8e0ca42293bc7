import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readGenesisFile } from '../../../../src/commands/dev/genesisFile.js';

const ADDRESS = `0x${'bb'.repeat(20)}`;
let folder: string;
let path: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'halley-genesis-'));
  path = join(folder, 'genesis.json');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('takes what geth takes: numbers and hex, addresses with and without 0x', async () => {
  const storage = { '0x1': '0x02', [`0x${'0'.repeat(63)}2`]: `0x${'0'.repeat(64)}`, '03': 'ff00' };
  const genesis = {
    config: { chainId: 777, homesteadBlock: 0 },
    nonce: '0x42',
    timestamp: '0x3e8',
    extraData: '0x',
    gasLimit: '30000000',
    difficulty: '0x1',
    coinbase: `0x${'AA'.repeat(20)}`,
    number: '0x5',
    baseFeePerGas: 7,
    alloc: { ['BB'.repeat(20)]: { balance: '0x5', nonce: 3, code: '0x6001', storage }, [`0x${'cc'.repeat(20)}`]: {} },
  };
  writeFileSync(path, JSON.stringify(genesis));
  expect(await readGenesisFile(path)).toEqual({
    evmChainId: 777n,
    genesisTime: 1000,
    initialHeight: 5,
    gasLimit: 30_000_000n,
    baseFee: 7n,
    operator: `0x${'aa'.repeat(20)}`,
    genesisAccounts: [
      {
        address: ADDRESS,
        balance: 5n,
        nonce: 3n,
        code: Buffer.from('6001', 'hex'),
        storage: new Map([
          [`0x${'0'.repeat(63)}1`, Uint8Array.of(2)],
          [`0x${'0'.repeat(63)}3`, Uint8Array.of(255, 0)],
        ]),
      },
      { address: `0x${'cc'.repeat(20)}`, balance: 0n, nonce: 0n },
    ],
  });
});

test('leaves out what the file does not say', async () => {
  writeFileSync(path, JSON.stringify({ alloc: {}, coinbase: `0x${'0'.repeat(40)}`, number: '0x0' }));
  expect(await readGenesisFile(path)).toEqual({ genesisAccounts: [] });
});

test.each<[unknown, string]>([
  [[], 'the file: expected an object'],
  [{ alloc: [] }, 'alloc: expected an object'],
  [{ alloc: { '0x12': {} } }, 'alloc: expected an address, got "0x12"'],
  [{ alloc: { [ADDRESS]: null } }, `alloc.${ADDRESS}: expected an object`],
  [
    { alloc: { [ADDRESS]: { balance: '1.5' } } },
    `alloc.${ADDRESS}.balance: expected a number up to ${2n ** 256n - 1n}, as digits or 0x hex`,
  ],
  [{ alloc: { [ADDRESS]: { code: 'zz' } } }, `alloc.${ADDRESS}.code: expected hex`],
  [
    { alloc: { [ADDRESS]: { storage: { '0x1': `0x${'ff'.repeat(33)}` } } } },
    `alloc.${ADDRESS}.storage.0x1: expected hex of at most 32 bytes`,
  ],
  [{ timestamp: '0xffffffffffffffff' }, 'timestamp: expected a number up to 253402300799, as digits or 0x hex'],
  [{ config: { chainId: -1 } }, `config.chainId: expected a number up to ${2n ** 64n - 1n}, as digits or 0x hex`],
])('names the field that is wrong: %j', async (genesis, message) => {
  writeFileSync(path, JSON.stringify(genesis));
  await expect(readGenesisFile(path)).rejects.toThrow(`--init ${path}: ${message}`);
});

test('says that the file is no JSON, or not there', async () => {
  writeFileSync(path, '{"alloc":');
  await expect(readGenesisFile(path)).rejects.toThrow(`--init ${path}: not JSON`);
  await expect(readGenesisFile(join(folder, 'none'))).rejects.toThrow(
    /^--init .*none: there is no such file or folder/,
  );
});
