import { OWN_WORK } from '../../../../src/caller/caller.js';
import { describe, expect, test } from '@jest/globals';
import { JsonWriter } from '../../../../src/json/jsonWriter.js';
import { readPrestateDiff, writeStateDiff } from '../../../support/parity/stateDiff.js';

const A = `0x${'aa'.repeat(20)}`;
const B = `0x${'bb'.repeat(20)}`;
const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`;

async function stateDiff(trace: object): Promise<unknown> {
  const writer = new JsonWriter(1_000_000);
  await writeStateDiff(await readPrestateDiff(Buffer.from(JSON.stringify(trace)), OWN_WORK), writer, OWN_WORK);
  return JSON.parse(writer.end().toString());
}

describe('stateDiff', () => {
  test('shows the fields that changed with both values, all others as =', async () => {
    const pre = {
      [A]: { balance: '0x64', nonce: 3, code: '0x6001', storage: { [word(1)]: word(5), [word(2)]: word(6) } },
    };
    const post = { [A]: { balance: '0x63', storage: { [word(1)]: word(7), [word(9)]: word(8) } } };
    expect(await stateDiff({ pre, post })).toEqual({
      [A]: {
        balance: { '*': { from: '0x64', to: '0x63' } },
        code: '=',
        nonce: '=',
        storage: {
          [word(1)]: { '*': { from: word(5), to: word(7) } },
          [word(2)]: { '*': { from: word(6), to: word(0) } },
          [word(9)]: { '*': { from: word(0), to: word(8) } },
        },
      },
    });
  });

  test('shows a new contract with +, and value to a new account', async () => {
    const post = {
      [A]: { balance: '0x1', nonce: 1, code: '0x6001', storage: { [word(0)]: word(2) } },
      [B]: { balance: '0x5' },
    };
    // Older releases show the empty account before.
    expect(await stateDiff({ pre: { [B]: { balance: '0x0' } }, post })).toEqual({
      [A]: {
        balance: { '+': '0x1' },
        code: { '+': '0x6001' },
        nonce: { '+': '0x1' },
        storage: { [word(0)]: { '+': word(2) } },
      },
      [B]: { balance: { '+': '0x5' }, code: { '+': '0x' }, nonce: { '+': '0x0' }, storage: {} },
    });
  });

  test('shows a removed contract with -', async () => {
    const pre = { [A]: { balance: '0x1', nonce: 1, code: '0x6001', storage: { [word(0)]: word(2) } } };
    expect(await stateDiff({ pre, post: {} })).toEqual({
      [A]: {
        balance: { '-': '0x1' },
        code: { '-': '0x6001' },
        nonce: { '-': '0x1' },
        storage: { [word(0)]: { '-': word(2) } },
      },
    });
  });

  test('shows a delegation that was removed', async () => {
    const pre = { [A]: { balance: '0x1', nonce: 1, code: `0xef0100${'cc'.repeat(20)}` } };
    expect(await stateDiff({ pre, post: { [A]: { nonce: 2, codeHash: word(0) } } })).toMatchObject({
      [A]: {
        code: { '*': { from: `0xef0100${'cc'.repeat(20)}`, to: '0x' } },
        nonce: { '*': { from: '0x1', to: '0x2' } },
      },
    });
  });

  test('of nothing is empty', async () => {
    expect(await stateDiff({ pre: {}, post: {} })).toEqual({});
  });

  test.each([
    ['no object', []],
    ['no address', { pre: { '0x12': {} }, post: {} }],
    ['a balance that is none', { pre: { [A]: { balance: '0x1"' } }, post: {} }],
    ['a slot that is none', { pre: { [A]: { storage: { '0x1': word(1) } } }, post: {} }],
  ])('is refused where a node answers %s', async (_, trace) => {
    await expect(stateDiff(trace)).rejects.toMatchObject({ name: 'MalformedAnswer' });
  });
});
