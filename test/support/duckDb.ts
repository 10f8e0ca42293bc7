/** Reads exported files with DuckDB, which shares no code with the export. */
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';

/** A row, with every value as text: integers in decimal, binary values as `0x` and hex digits. */
export type TextRow = Record<string, string | null>;

export class DuckDb {
  readonly #connection: DuckDBConnection;

  private constructor(connection: DuckDBConnection) {
    this.#connection = connection;
  }

  static async open(): Promise<DuckDb> {
    return new DuckDb(await (await DuckDBInstance.create(':memory:')).connect());
  }

  close(): void {
    this.#connection.closeSync();
  }

  /** Column names and types of what `source` reads, such as a path in quotes. */
  async types(source: string): Promise<Record<string, string>> {
    const rows = await this.query(`DESCRIBE SELECT * FROM ${source}`);
    return Object.fromEntries(rows.map((row) => [String(row['column_name']), String(row['column_type'])]));
  }

  /** All rows, in the order of their files. */
  async rows(source: string): Promise<TextRow[]> {
    const columns = Object.entries(await this.types(source)).map(([name, type]) => {
      const text = type === 'BLOB' ? `'0x' || lower(hex("${name}"))` : `CAST("${name}" AS VARCHAR)`;
      return `${text} AS "${name}"`;
    });
    return (await this.query(`SELECT ${columns.join()} FROM ${source}`)) as TextRow[];
  }

  async query(sql: string): Promise<Record<string, unknown>[]> {
    return (await this.#connection.runAndReadAll(sql)).getRowObjectsJS();
  }
}
