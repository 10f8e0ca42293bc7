/** What the encoder writes is read back by DuckDB. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Cell, ColumnType } from '../../../src/export/columns.js';
import { ParquetEncoder } from '../../../src/export/parquetEncoder.js';
import { DuckDb } from '../../support/duckDb.js';

/** A hundredth of the usual size of a row group. */
const OPTIONS = { hex: false, createdBy: 'test', groupBytes: 320 * 1024 };

let folder: string;
let duckDb: DuckDb;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halley-parquet-'));
  duckDb = await DuckDb.open();
});

afterAll(async () => {
  duckDb?.close();
  await rm(folder, { recursive: true });
});

const column = (name: string, type: ColumnType, isNullable = false) => ({ name, type, isNullable });

test('the smallest and the largest values of each type keep every digit', async () => {
  const columns = [
    column('flag', 'boolean', true),
    column('small', 'u32', true),
    column('large', 'u64', true),
    column('price', 'decimal', true),
    column('data', 'binary', true),
    column('text', 'text', true),
  ];
  const rows: Cell[][] = [
    [false, 0, 0n, 0n, '0x', ''],
    [true, 2 ** 32 - 1, 2n ** 64n - 1n, 10n ** 38n - 1n, '0x00ff', '[1,"é"]'],
    [true, 2 ** 31, 2n ** 63n, 2n ** 64n, `0x${'ab'.repeat(100)}`, 'x'],
    columns.map(() => null),
  ];
  const source = await write(columns, rows);
  expect(await duckDb.rows(source)).toEqual(
    rows.map((row) => Object.fromEntries(columns.map(({ name }, index) => [name, textOf(row[index] ?? null)]))),
  );
  // From the statistics of the file, which must not take large integers for negative ones.
  expect(await duckDb.query(`SELECT price FROM ${source} WHERE large > ${2n ** 63n} AND small > 5`)).toHaveLength(1);
});

test('a file without rows has its columns', async () => {
  const source = await write([column('address', 'binary'), column('gas', 'u64')], []);
  expect(await duckDb.types(source)).toEqual({ address: 'BLOB', gas: 'UBIGINT' });
  expect(await duckDb.rows(source)).toEqual([]);
});

test('rows are given out in groups of limited size, and none is lost', async () => {
  const columns = [column('number', 'u32'), column('data', 'binary'), column('address', 'binary')];
  const data = (number: number) => `0x${number.toString(16).padStart(8, '0').repeat(25)}`;
  const count = 3_000;
  const rows = Array.from({ length: count }, (_, number) => [number, data(number), `0x${'0a'.repeat(20)}`]);
  const source = await write(columns, rows);
  expect(await duckDb.query(`SELECT count(DISTINCT row_group_id) AS groups FROM parquet_metadata(${source})`)).toEqual([
    { groups: 3n },
  ]);
  const digits = `lpad(to_hex(number), 8, '0')`;
  expect(
    await duckDb.query(
      `SELECT count(*) AS rows, count(DISTINCT number) AS numbers FROM ${source} WHERE lower(hex(data)) = repeat(lower(${digits}), 25)`,
    ),
  ).toEqual([{ rows: BigInt(count), numbers: BigInt(count) }]);
});

test('an integer of more than 38 digits is refused with the name of its column', () => {
  const encoder = new ParquetEncoder([column('gas_price', 'decimal')], OPTIONS);
  expect(() => encoder.add([10n ** 38n])).toThrow(/^a gas_price has more than 38 digits, which Parquet cannot hold/);
});

async function write(columns: ConstructorParameters<typeof ParquetEncoder>[0], rows: Cell[][]): Promise<string> {
  const encoder = new ParquetEncoder(columns, OPTIONS);
  const pieces = rows.flatMap((row) => encoder.add(row) ?? []);
  const path = join(folder, 'rows.parquet');
  await writeFile(path, Buffer.concat([...pieces, encoder.finish()]));
  return `'${path}'`;
}

function textOf(cell: Cell): string | null {
  return cell === null ? null : String(cell);
}
