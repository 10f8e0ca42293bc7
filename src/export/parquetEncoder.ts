/** Tables as Parquet files, row group by row group. */
import { ByteWriter, ParquetWriter, type SchemaElement } from 'hyparquet-writer';
import type { Cell, Column, ColumnType } from './columns.js';
import { ExportError } from './exportErrors.js';
import type { RowEncoder } from './rowEncoder.js';

/** A row group ends before its cells take more memory than this, roughly measured. */
const ROW_GROUP_BYTES = 32 * 1024 * 1024;
/** Memory of a cell besides the bytes of its value. */
const CELL_BYTES = 48;
/** Values up to this many characters are kept once in a row group: addresses, hashes and topics repeat. */
const MAX_SHARED_CHARACTERS = 66;

/** A decimal of 38 digits is the longest that all common readers take as an integer. */
const DECIMAL_DIGITS = 38;
const DECIMAL_END = 10n ** BigInt(DECIMAL_DIGITS);

/** The types of Parquet; `binary` is the one of `text` when it is written as hex digits. */
const TYPES: Record<ColumnType, Omit<SchemaElement, 'name'>> = {
  boolean: { type: 'BOOLEAN' },
  u32: { type: 'INT32', converted_type: 'UINT_32' },
  u64: { type: 'INT64', converted_type: 'UINT_64' },
  decimal: {
    type: 'FIXED_LEN_BYTE_ARRAY',
    type_length: 16,
    converted_type: 'DECIMAL',
    precision: DECIMAL_DIGITS,
    scale: 0,
  },
  f64: { type: 'DOUBLE' },
  binary: { type: 'BYTE_ARRAY' },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
};

/** A value as the library takes it. */
type ParquetValue = Exclude<Cell, string> | string | Uint8Array;

interface ParquetColumn {
  name: string;
  type: ColumnType;
  values: ParquetValue[];
}

/** Writes Parquet, compressed with Snappy. */
export class ParquetEncoder implements RowEncoder {
  readonly #columns: ParquetColumn[];
  readonly #bytes = new ByteWriter();
  readonly #writer: ParquetWriter;
  /** Values of the row group by their hex digits. */
  readonly #shared = new Map<string, Uint8Array>();
  #groupBytes = 0;

  readonly #groupLimit: number;

  /** With `hex`, binary columns are text: `0x` and hex digits. `groupBytes` is for tests. */
  constructor(
    columns: readonly Pick<Column<never>, 'name' | 'type' | 'isNullable'>[],
    { hex, createdBy, groupBytes = ROW_GROUP_BYTES }: { hex: boolean; createdBy: string; groupBytes?: number },
  ) {
    this.#groupLimit = groupBytes;
    const typeOf = (type: ColumnType): ColumnType => (hex && type === 'binary' ? 'text' : type);
    this.#columns = columns.map(({ name, type }) => ({ name, type: typeOf(type), values: [] }));
    const elements = columns.map(({ name, type, isNullable }): SchemaElement => ({
      name,
      ...TYPES[typeOf(type)],
      repetition_type: isNullable ? 'OPTIONAL' : 'REQUIRED',
    }));
    const schema: SchemaElement[] = [{ name: 'schema', num_children: elements.length }, ...elements];
    this.#writer = new ParquetWriter({ writer: this.#bytes, schema, createdBy });
  }

  add(row: readonly Cell[]): Uint8Array | null {
    this.#columns.forEach((column, index) => column.values.push(this.#value(column, row[index] ?? null)));
    if (this.#groupBytes < this.#groupLimit) return null;
    this.#endGroup();
    return this.#take();
  }

  finish(): Uint8Array {
    this.#endGroup();
    void this.#writer.finish();
    return this.#take();
  }

  #value({ name, type }: ParquetColumn, cell: Cell): ParquetValue {
    this.#groupBytes += CELL_BYTES;
    if (typeof cell === 'bigint' && type === 'decimal' && cell >= DECIMAL_END) throw tooLong(name);
    if (typeof cell !== 'string') return cell;
    if (type !== 'binary') {
      this.#groupBytes += cell.length;
      return cell;
    }
    const known = this.#shared.get(cell);
    if (known !== undefined) return known;
    const bytes = Buffer.from(cell.slice(2), 'hex');
    this.#groupBytes += CELL_BYTES + bytes.length;
    if (cell.length <= MAX_SHARED_CHARACTERS) this.#shared.set(cell, bytes);
    return bytes;
  }

  #endGroup(): void {
    const rows = this.#columns[0]?.values.length ?? 0;
    if (rows > 0) {
      const columnData = this.#columns.map(({ name, values }) => ({ name, data: values }));
      // Without a function `flush` of its writer, the library writes at once.
      void this.#writer.write({ columnData, rowGroupSize: rows });
    }
    for (const column of this.#columns) column.values = [];
    this.#shared.clear();
    this.#groupBytes = 0;
  }

  /** The bytes since the last call. The writer still counts them, because offsets are from the start of the file. */
  #take(): Uint8Array {
    const bytes = this.#bytes.getBytes().slice();
    this.#bytes.index = 0;
    return bytes;
  }
}

function tooLong(column: string): ExportError {
  return new ExportError(
    `a ${column} has more than ${DECIMAL_DIGITS} digits, which Parquet cannot hold: export csv or jsonl, or other columns`,
  );
}
