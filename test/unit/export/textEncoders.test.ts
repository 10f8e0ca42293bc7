import { expect, test } from '@jest/globals';
import type { Cell, ColumnType } from '../../../src/export/columns.js';
import { CsvEncoder, JsonLinesEncoder } from '../../../src/export/textEncoders.js';

const TYPES: Record<string, ColumnType> = {
  success: 'boolean',
  index: 'u32',
  gas: 'u64',
  price: 'decimal',
  about: 'f64',
  data: 'binary',
  list: 'text',
};
const COLUMNS = Object.entries(TYPES).map(([name, type]) => ({ name, type }));
const LARGEST = 2n ** 64n - 1n;
const ROW: Cell[] = [true, 7, LARGEST, 2n ** 255n, 1.5e30, '0x00ff', '[{"address":"0x01"}]'];
const NULLS: Cell[] = COLUMNS.map(() => null);

test('CSV quotes what needs it, ends lines as RFC 4180 says, and leaves the fields of nulls empty', () => {
  const encoder = new CsvEncoder(COLUMNS);
  expect(encoder.add(ROW)).toBeNull();
  expect(encoder.add(NULLS)).toBeNull();
  expect(Buffer.from(encoder.finish()).toString()).toBe(
    [
      'success,index,gas,price,about,data,list',
      `true,7,18446744073709551615,${2n ** 255n},1.5e+30,0x00ff,"[{""address"":""0x01""}]"`,
      ',,,,,,',
      '',
    ].join('\r\n'),
  );
});

test('JSON lines have every digit of an integer, and strings where it may exceed 64 bits', () => {
  const encoder = new JsonLinesEncoder(COLUMNS);
  encoder.add(ROW);
  encoder.add(NULLS);
  const [row, nulls, end] = Buffer.from(encoder.finish()).toString().split('\n');
  expect(row).toBe(
    `{"success":true,"index":7,"gas":18446744073709551615,"price":"${2n ** 255n}",` +
      `"about":1.5e+30,"data":"0x00ff","list":"[{\\"address\\":\\"0x01\\"}]"}`,
  );
  expect(new Set(Object.values(JSON.parse(nulls ?? '') as object))).toEqual(new Set([null]));
  expect(end).toBe('');
});

test.each([CsvEncoder, JsonLinesEncoder])('%p gives its text in pieces, and each character once', (Encoder) => {
  const encoder = new Encoder(COLUMNS);
  const pieces = Array.from({ length: 2_000 }, () => encoder.add(ROW)).filter((piece) => piece !== null);
  expect(pieces.length).toBeGreaterThan(2);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(70_000);
  const whole = Buffer.concat([...pieces, encoder.finish()]).toString();
  expect(whole.match(/0x00ff/g)).toHaveLength(2_000);
});
