import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from '@jest/globals';
import { CompressedJson, gzipAround } from '../../../src/json/compressedJson.js';

const text = JSON.stringify(Array.from({ length: 5000 }, (_, index) => ({ index, name: `é${index % 7}` })));
const json = new CompressedJson(Buffer.from(text));

beforeAll(() => json.compressing);

test('a large text is compressed by another thread, and served as it is before', async () => {
  const fresh = new CompressedJson(Buffer.from(text));
  expect(fresh.toString()).toBe(text);
  expect(gzipAround('{}', fresh, '}')).toBeNull();
  await fresh.compressing;
  expect(gunzipSync(gzipAround('', fresh, '}')!).toString()).toBe(`${text}}`);
});

// A stored block holds at most 65,535 bytes, and an id may be longer.
test.each([0, 1, 65_535, 65_536, 200_000])('a gzip stream with a head of %d bytes is what gunzip reads', (length) => {
  const head = 'x'.repeat(length);
  expect(gunzipSync(gzipAround(head, json, '}')!).toString()).toBe(`${head}${text}}`);
});

test('the result is in the stream in its compressed form', () => {
  const stream = gzipAround('{"id":1}', json, '}')!;
  expect(stream.includes(Buffer.from(json.deflated!))).toBe(true);
  expect(json.deflated!.length).toBeLessThan(json.bytes.length / 4);
});
