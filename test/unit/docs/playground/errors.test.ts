import { describe, expect, test } from '@jest/globals';
import { encodeErrorResult, parseAbi } from 'viem';
import { explainError, fitsTemplate, revertReason } from '../../../../docs-site/client/playground/errorExplanation.js';
import { knownSelector, knownTopic, readingsOf } from '../../../../docs-site/client/playground/readable.js';
import { methodData } from '../../../../docs-site/model/methodData.js';
import { contract, errors, methodOf } from './contract.js';

const nameOf = (code: number, message: string) => explainError({ code, message }, errors).name;

describe('errors by code and message', () => {
  test('the most literal template wins', () => {
    expect(nameOf(-32000, 'filter not found')).toBe('filterNotFound');
    expect(nameOf(3, 'execution reverted')).toBe('executionReverted');
    expect(nameOf(3, 'execution reverted: no')).toBe('executionRevertedWithReason');
    expect(nameOf(-32005, 'query exceeds max block range 10. Try with this block range [0x1, 0x2].')).toBe(
      'logRangeExceeded',
    );
    expect(nameOf(-32601, 'the method eth_foo does not exist/is not available')).toBe('methodNotFound');
    expect(nameOf(7, 'filter not found')).toBeUndefined();
  });

  test('the page of a method explains what any request can meet, with the way out', () => {
    const { errors: ofPage } = methodData(contract, methodOf('eth_chainId'));
    for (const name of [
      'methodNotFound',
      'unauthorized',
      'parseError',
      'batchTooLarge',
      'internalError',
      'requestTimedOut',
    ]) {
      const { code, message } = errors[name] ?? { code: 0, message: '' };
      const found = explainError({ code, message: message.replace(/\{\w+\}/g, '7') }, ofPage);
      const help = contract['x-error-help']?.[name];
      expect(found).toEqual({ name, text: `${help?.explanation} ${help?.remedy}` });
    }
  });

  test('a code that the catalogue does not have is explained by JSON-RPC', () => {
    expect(explainError({ code: -32700, message: 'x' }, {})).toEqual({
      name: undefined,
      text: 'The server could not read the request as JSON.',
    });
    expect(explainError({ code: 12345, message: '' }, {})).toEqual({ name: undefined, text: undefined });
  });

  test('a template is held against a hostile message in time in proportion to it', () => {
    expect(fitsTemplate('a1b2c', 'a{x}b{y}c')).toBe(true);
    expect(fitsTemplate('abc', 'a{x}b{y}c')).toBe(false);
    expect(fitsTemplate('ab', 'a{x}b')).toBe(false);
    expect(fitsTemplate('a,'.repeat(1_000_000), '{a},{b},{c},{d}!')).toBe(false);
  });
});

describe('revert reasons', () => {
  const abi = parseAbi(['error Error(string)', 'error Panic(uint256)', 'error Custom(uint256)']);

  test('Error, Panic and custom errors, as viem encodes them', () => {
    const data = encodeErrorResult({ abi, errorName: 'Error', args: ['<script>alert("é")</script>'] });
    expect(revertReason(data)).toBe('Error("<script>alert(\\"é\\")</script>")');
    expect(revertReason(encodeErrorResult({ abi, errorName: 'Panic', args: [0x11n] }))).toBe(
      'Panic(17): an arithmetic operation overflowed or underflowed',
    );
    expect(revertReason(encodeErrorResult({ abi, errorName: 'Panic', args: [99n] }))).toBe(
      'Panic(99): an unknown code',
    );
    expect(revertReason(encodeErrorResult({ abi, errorName: 'Custom', args: [1n] }))).toMatch(/^custom error 0x/);
  });

  test('broken data breaks nothing', () => {
    const words = (...values: string[]) => `0x08c379a0${values.map((value) => value.padStart(64, '0')).join('')}`;
    expect(revertReason('0x08c379a0')).toBe('Error(string) with broken data');
    expect(revertReason(words('f'.repeat(64)))).toBe('Error(string) with broken data');
    expect(revertReason(words('20', 'ffffffff'))).toBe('Error(string) with broken data');
    expect(revertReason(words('20', '40', '41'))).toBe('Error(string) with broken data');
    expect(revertReason('0x')).toBeUndefined();
    expect(revertReason('0x01')).toBe('data without a selector');
  });
});

describe('what values mean', () => {
  const read = (text: string, key?: string, index?: number) => readingsOf(text, { key, index });

  test('quantities, money, times, addresses, bytes', () => {
    expect(read('0x10', 'gasUsed')).toEqual(['decimal: 16']);
    expect(read('0x3b9aca00', 'gasPrice')).toEqual(['decimal: 1,000,000,000', 'gwei: 1', 'ether: 0.000000001']);
    for (const key of ['baseFeePerGas', 'maxFeePerGas', 'maxPriorityFeePerGas', 'maxFeePerBlobGas'])
      expect(read('0x3b9aca00', key)).toEqual(['decimal: 1,000,000,000', 'gwei: 1', 'ether: 0.000000001']);
    expect(read('0x3b9aca00', 'gas')).toEqual(['decimal: 1,000,000,000']);
    expect(read('0x6b006832', 'timestamp')[0]).toBe('time: 2026-11-20 15:33:06 UTC');
    expect(read('0xffffffffffffffff', 'timestamp')).toEqual(['decimal: 18,446,744,073,709,551,615']);
    expect(read('0x0', 'status')).toEqual(['failure']);
    expect(read('0x2', 'type')).toEqual(['dynamic fee (EIP-1559)']);
    expect(read('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')).toEqual([
      'checksum: 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    ]);
    expect(read(`0xa9059cbb${'0'.repeat(128)}`, 'input')[0]).toBe('function: transfer(address,uint256)');
    expect(read(`0x${'0'.repeat(62)}ff`)).toContain('as a number: 255');
    expect(read('<img src=x>', 'name')).toEqual([]);
  });

  test('selectors and topics', () => {
    expect(read('0xd0e30db0', 'input')).toEqual(['function: deposit()', '4 bytes']);
    expect(read('0x18160ddd', 'data')).toEqual(['function: totalSupply()', '4 bytes']);
    expect(read('0x60806040', 'code')).toEqual(['4 bytes']);
    expect(read('0x18160ddd', 'number')).toEqual(['decimal: 404,098,525']);
    expect(knownSelector('0x18160ddd')).toBe('totalSupply()');
    expect(knownTopic('0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef')).toBe(
      'Transfer(address,address,uint256)',
    );
    expect(read('0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef', 'topics', 0)).toEqual([
      'event: Transfer(address,address,uint256)',
    ]);
  });
});
