/** The folder of `--abi`: artifacts of each compiler, and folders that mean no good. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { encodeErrorResult, encodeFunctionData, parseAbi } from 'viem';
import { readAbiFolder } from '../../../../src/commands/dev/abi/abiFolder.js';
import { AbiNames } from '../../../../src/commands/dev/abi/abiNames.js';

const COUNTER = parseAbi(['function set(uint256 value)', 'error NotEnough(uint256 have, string what)']);
const OTHER = parseAbi(['function set(uint256 value)', 'function only()']);
const CODE = '60'.repeat(40) + 'ab'.repeat(20);
const ADDRESS = `0x${'11'.repeat(20)}`;
const bytes = (hex: string): Uint8Array => Buffer.from(hex.replace(/^0x/, ''), 'hex');
const set = bytes(encodeFunctionData({ abi: COUNTER, functionName: 'set', args: [5n] }));

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halley-abi-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, content: unknown): void {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
}

async function names(): Promise<AbiNames> {
  return new AbiNames((await readAbiFolder(folder)).artifacts);
}

test.each<[string, string, unknown]>([
  ['Hardhat', 'contracts/C.sol/Counter.json', { contractName: 'Counter', abi: COUNTER, bytecode: `0x${CODE}` }],
  ['Foundry', 'C.sol/Counter.json', { abi: COUNTER, bytecode: { object: `0x${CODE}__$1234$__00` } }],
  [
    'solc --standard-json',
    'out.json',
    { contracts: { 'C.sol': { Counter: { abi: COUNTER, evm: { bytecode: { object: CODE } } } } } },
  ],
  [
    'solc --combined-json',
    'combined.json',
    { contracts: { 'a:b/C.sol:Counter': { abi: JSON.stringify(COUNTER), bin: CODE } } },
  ],
])('%s', async (_compiler, file, content) => {
  write(file, content);
  const known = await names();
  expect(known.call(ADDRESS, set)).toBe('Counter.set(uint256)');
  expect(known.creation(ADDRESS, bytes(`${CODE}0000000000`))).toBe('Counter');
  expect(known.error(bytes(encodeErrorResult({ abi: COUNTER, errorName: 'NotEnough', args: [1n, 'a\u001b"'] })))).toBe(
    'NotEnough(have: 1, what: "a\\u001b\\"")',
  );
});

test('solc --abi writes files of only the ABI', async () => {
  write('src_C_sol_Counter.abi', COUNTER);
  expect((await names()).call(ADDRESS, set)).toBe('Counter.set(uint256)');
});

test('the address decides where several contracts have the function', async () => {
  write('Counter.json', { abi: COUNTER, bytecode: CODE });
  write('Other.json', { abi: OTHER, bytecode: `${CODE}${CODE}` });
  const known = await names();
  expect(known.call(ADDRESS, set)).toBe('set(uint256)');
  expect(known.creation(ADDRESS, bytes(`${CODE}${CODE}00`))).toBe('Other');
  expect(known.call(ADDRESS, set)).toBe('Other.set(uint256)');
  expect(known.call(`0x${'22'.repeat(20)}`, bytes(encodeFunctionData({ abi: OTHER, functionName: 'only' })))).toBe(
    'Other.only()',
  );
});

test('data that does not fit names nothing', async () => {
  write('Counter.json', { abi: COUNTER });
  const known = await names();
  const error = bytes(encodeErrorResult({ abi: COUNTER, errorName: 'NotEnough', args: [1n, 'x'] }));
  expect([known.error(error.subarray(0, 40)), known.error(bytes('0x12345678')), known.error(bytes('0x'))]).toEqual([
    null,
    null,
    null,
  ]);
  expect([known.call(ADDRESS, bytes('0x12345678')), known.creation(ADDRESS, bytes('0x60'))]).toEqual([null, null]);
});

describe('a folder that means no good', () => {
  test('has broken files, links that lead back, and items of any form', async () => {
    write('broken.json', '{"abi":');
    write('null.json', 'null');
    write('odd.json', {
      abi: [null, 5, { type: 'function' }, { type: 'function', name: 'f', inputs: [{ type: 'uint-1' }] }],
    });
    write('odder.json', { contracts: { a: null, b: { abi: 'x' }, c: { C: { abi: [] } } } });
    write('deep/Counter.json', { abi: COUNTER });
    symlinkSync(folder, join(folder, 'deep/loop'));
    symlinkSync(join(folder, 'nothing'), join(folder, 'dangling.json'));
    const found = await readAbiFolder(folder);
    expect([found.skipped, found.cutShort]).toEqual([1, false]);
    expect(new AbiNames(found.artifacts).call(ADDRESS, set)).toBe('Counter.set(uint256)');
  });

  test('is read within limits', async () => {
    for (let file = 0; file < 5; file++) write(`${file}.json`, { abi: COUNTER });
    const limits = { entries: 100, fileBytes: 10_000, totalBytes: 100_000 };
    expect(await readAbiFolder(folder, { ...limits, entries: 3 })).toMatchObject({ cutShort: true, skipped: 0 });
    expect(await readAbiFolder(folder, { ...limits, fileBytes: 10 })).toMatchObject({ artifacts: [], skipped: 5 });
    // What is skipped is not counted.
    expect(await readAbiFolder(folder, { ...limits, fileBytes: 10, totalBytes: 20 })).toMatchObject({
      cutShort: false,
    });
    expect(await readAbiFolder(folder, { ...limits, totalBytes: 600 })).toMatchObject({ cutShort: true });
  });

  test('or is not there', async () => {
    await expect(readAbiFolder(join(folder, 'none'))).rejects.toThrow(/^--abi .*none: there is no such file or folder/);
  });
});
