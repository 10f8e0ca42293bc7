import { describe, expect, test } from '@jest/globals';
import { AnswerTooLarge, JsonWriter } from '../../../src/json/jsonWriter.js';

const signal = new AbortController().signal;

describe('a long result', () => {
  test('is the JSON of its pieces, of any number and length', async () => {
    const items = ['short', '×'.repeat(300_000), ...Array.from({ length: 50_000 }, (_, index) => `item ${index}`)];
    const json = new JsonWriter(10_000_000, signal);
    await json.writeEach('[', items, ']', (item) => json.write(JSON.stringify(item)));
    expect(JSON.parse(json.end().toString())).toEqual(items);
  });

  test('is an error above the largest answer, with its size', async () => {
    const json = new JsonWriter(10, signal);
    json.write('1234567890');
    const tooLarge = { rpc: { name: 'responseTooLarge', arguments: { limit: 10 }, data: { limit: 10 } } };
    expect(() => json.write('1')).toThrow(expect.objectContaining(tooLarge));
  });

  test('counts bytes, not characters, and those of results that are bytes already', () => {
    const json = new JsonWriter(10);
    json.write('"€€"');
    expect(json.end().toString()).toBe('"€€"');
    json.write('€');
    expect(() => json.end()).toThrow(AnswerTooLarge);
    const other = new JsonWriter(10);
    other.write('[');
    other.writeBytes(Buffer.from('12345678'));
    other.write(']');
    expect(other.end().toString()).toBe('[12345678]');
    expect(() => other.writeBytes(Buffer.from('9'))).toThrow(AnswerTooLarge);
  });

  test('yields to other requests, and ends when the client leaves', async () => {
    const leaving = new AbortController();
    const json = new JsonWriter(1_000_000_000, leaving.signal);
    function* endless(): Generator<string> {
      for (;;) yield '1';
    }
    setImmediate(() => leaving.abort(new Error('left')));
    await expect(json.writeEach('[', endless(), ']', (item) => json.write(item))).rejects.toThrow('left');
  });
});
