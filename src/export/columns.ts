/**
 * What a column of an exported table holds, and the type of its cells:
 *
 *   boolean    boolean
 *   u32        number, an unsigned integer of 32 bits
 *   u64        bigint, an unsigned integer of 64 bits
 *   decimal    bigint, an integer that may exceed 64 bits, such as a price: up to 38 digits in Parquet
 *   f64        number, the nearest 64-bit floating point number
 *   binary     string, `0x` and hex digits
 *   text       string
 */
export type ColumnType = 'boolean' | 'u32' | 'u64' | 'decimal' | 'f64' | 'binary' | 'text';

/** One value of a row, of the type that its column says; null when there is none. */
export type Cell = boolean | number | bigint | string | null;

/** A column of a table with rows made from `Row`. */
export interface Column<Row> {
  name: string;
  type: ColumnType;
  /** Whether a cell may be null. */
  isNullable: boolean;
  /** Whether the column is exported when none are named. */
  isDefault: boolean;
  cell(row: Row): Cell;
}

/** Which columns are wanted. */
export interface ColumnChoice {
  /** Only these, in this order; `all` for each that there is. When omitted, the default ones. */
  columns?: readonly string[];
  /** These besides, behind the others. */
  include?: readonly string[];
}

const make =
  <Value>(type: ColumnType, convert: (value: NonNullable<Value>) => Cell) =>
  <Row>(
    name: string,
    read: (row: Row) => Value | null | undefined,
    { isDefault = true, isNullable = false } = {},
  ): Column<Row> => ({
    name,
    type,
    isDefault,
    isNullable,
    cell(row) {
      const value = read(row);
      return value === null || value === undefined ? null : convert(value);
    },
  });

/** A column of hex data. */
export const binary = make<string>('binary', (data) => data);
/** A column of quantities of 32 bits. */
export const u32 = make<string | number>('u32', Number);
/** A column of quantities of 64 bits. */
export const u64 = make<string | bigint>('u64', BigInt);
/** A column of quantities that may exceed 64 bits. */
export const decimal = make<string>('decimal', BigInt);
/** A column that is true or false. */
export const boolean = make<boolean>('boolean', (value) => value);
/** A column of JSON text. */
export const json = make<object>('text', (value) => JSON.stringify(value));

/** A quantity as 32 bytes. */
export function wholeWord(quantity: string): string {
  return `0x${quantity.slice(2).padStart(64, '0')}`;
}

/** An integer of 256 bits in three columns: its 32 bytes, its decimal digits, and the nearest number. */
export function u256<Row>(
  name: string,
  read: (row: Row) => string,
  options: { isDefault?: boolean } = {},
): Column<Row>[] {
  return [
    make<string>('binary', wholeWord)(`${name}_binary`, read, options),
    make<string>('text', (value) => BigInt(value).toString())(`${name}_string`, read, options),
    make<string>('f64', Number)(`${name}_f64`, read, options),
  ];
}

/** A flag for columns that are exported only when they are named. */
export const EXTRA = { isDefault: false } as const;
/** A flag for columns whose cells may be null. */
export const NULLABLE = { isNullable: true } as const;

/** The wanted columns that a table has. */
export function chooseColumns<Row>(
  columns: readonly Column<Row>[],
  { columns: only, include = [] }: ColumnChoice,
): Column<Row>[] {
  const named = (wanted: string): readonly Column<Row>[] =>
    wanted === 'all' ? columns : columns.filter(({ name }) => name === wanted);
  const chosen = only === undefined ? columns.filter(({ isDefault }) => isDefault) : only.flatMap(named);
  return [...new Set([...chosen, ...include.flatMap(named)])];
}
