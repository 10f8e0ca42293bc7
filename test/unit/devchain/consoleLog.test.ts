import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { AbiCoder, getBytes, id } from 'ethers';
import { decodeConsoleLog } from '../../../src/devchain/consoleLog.js';

const call = (types: string[], values: unknown[]) =>
  getBytes(id(`log(${types.join(',')})`).slice(0, 10) + AbiCoder.defaultAbiCoder().encode(types, values).slice(2));

describe('console.log of a contract', () => {
  test.each<[string[], unknown[], string]>([
    [['string'], ['hello'], 'hello'],
    [['uint256'], [42n], '42'],
    [['int256'], [-7n], '-7'],
    [['string', 'uint256'], ['supply', 10n ** 20n], 'supply 100000000000000000000'],
    [['string', 'uint256', 'address'], ['%s of %s', 5n, `0x${'ab'.repeat(20)}`], `5 of 0x${'ab'.repeat(20)}`],
    [
      ['bool', 'bool', 'string', 'address'],
      [true, false, 'x', `0x${'01'.repeat(20)}`],
      `true false x 0x${'01'.repeat(20)}`,
    ],
    [['bytes'], ['0xdeadbeef'], '0xdeadbeef'],
    [['bytes4'], ['0xdeadbeef'], '0xdeadbeef'],
    [[], [], ''],
  ])('log(%j) prints %j', (types, values, line) => {
    expect(decodeConsoleLog(call(types, values))).toBe(line);
  });

  test('prints nothing for data that is not a call of the console', () => {
    expect(decodeConsoleLog(getBytes('0x12345678'))).toBeNull();
    expect(decodeConsoleLog(getBytes('0x'))).toBeNull();
    expect(decodeConsoleLog(call(['string'], ['cut']).subarray(0, 40))).toBeNull();
  });

  test('prints nothing for lengths that point outside the data, whatever a contract sends', () => {
    const selectors = [['string'], ['bytes'], ['string', 'string'], ['uint256', 'string']].map((types) =>
      getBytes(id(`log(${types.join(',')})`).slice(0, 10)),
    );
    fc.assert(
      fc.property(fc.constantFrom(...selectors), fc.uint8Array({ maxLength: 200 }), (selector, rest) => {
        decodeConsoleLog(Buffer.concat([selector, rest]));
      }),
    );
  });
});
