import { OWN_WORK } from '../../../../src/caller/caller.js';
import { describe, expect, test } from '@jest/globals';
import { readCallTrace } from '../../../../src/tracing/parity/readCallTrace.js';

const ADDRESS = `0x${'aa'.repeat(20)}`;
const frame = { type: 'CALL', from: ADDRESS, to: ADDRESS, gas: '0x5', gasUsed: '0x1', input: '0x', value: '0x0' };
const read = (value: unknown) => readCallTrace(Buffer.from(JSON.stringify(value)), OWN_WORK);

/** A chain of calls, each in the one before. */
function nested(levels: number, input: string): string {
  const open = JSON.stringify({ ...frame, input }).slice(0, -1);
  return `${`${open},"calls":[`.repeat(levels - 1)}${open}}${']}'.repeat(levels - 1)}`;
}

describe('readCallTrace', () => {
  test.each([
    ['short', '0x'],
    ['long', `0x${'ab'.repeat(500)}`],
  ])('reads %s traces as deep as calls can nest', async (_, input) => {
    const text = nested(1025, input);
    expect(JSON.stringify(await readCallTrace(Buffer.from(text), OWN_WORK))).toBe(text);
  });

  test('reads long texts as JSON.parse does', async () => {
    const odd = {
      ...frame,
      error: 'a "quoted" \\ ☃\n',
      numbers: [1, -2.5e3, true, null, {}, []],
      input: `0x${'00'.repeat(70_000)}`,
    };
    const text = JSON.stringify({ ...odd, calls: [odd, odd] }, null, 1);
    expect(JSON.parse(JSON.stringify(await readCallTrace(Buffer.from(text), OWN_WORK)))).toEqual(JSON.parse(text));
  });

  test.each([
    ['a list', []],
    ['an unknown type', { ...frame, type: 'JUMP' }],
    ['a call without a recipient', { ...frame, to: undefined }],
    ['an address that is none', { ...frame, from: '0x1' }],
    ['a quantity that is none', { ...frame, gas: '5' }],
    ['half a byte', { ...frame, input: '0x1' }],
    ['calls that are no list', { ...frame, calls: {} }],
    ['such a frame inside', { ...frame, calls: [{ ...frame, value: 1 }] }],
  ])('refuses %s', async (_, value) => {
    await expect(read(value)).rejects.toMatchObject({ name: 'MalformedAnswer' });
  });

  test.each(['{', `{"a":"${'x'.repeat(200_000)}"`, `[${'"",'.repeat(60_000)}`, `{"a" ${'"b",'.repeat(60_000)}}`])(
    'refuses text that is no JSON (%#)',
    async (text) => {
      await expect(readCallTrace(Buffer.from(text), OWN_WORK)).rejects.toMatchObject({ name: 'MalformedAnswer' });
    },
  );
});
