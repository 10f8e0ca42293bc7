/**
 * Exports stored blocks as tables. `commands/exportTask.ts` calls it. Nothing here talks to a node or writes to the
 * index, which a service may write at the same time: all blocks of a file are of one chain, whatever is rolled back.
 */
import type { Hash } from '../../generated/types.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import { countHeights, includesHeight, type HeightRange } from '../store/heightRanges.js';
import type { Column } from './columns.js';
import type { DataSetName, RowSources } from './dataSets.js';
import { RolledBack } from './exportErrors.js';
import type { OpenOutput, OutputFolder } from './outputFolder.js';
import type { RowEncoder } from './rowEncoder.js';
import { rowsOf, storedBlock, type RowStore, type StoredBlock } from './storedRows.js';

/** One table of an export. */
export interface ExportedTable<Name extends DataSetName = DataSetName> {
  dataSet: Name;
  columns: readonly Column<RowSources[Name]>[];
  createEncoder(): RowEncoder;
}

/** How an export runs. */
export interface ExportRun {
  store: RowStore;
  /** Called with the number of blocks that were exported; a negative number when they must be exported again. */
  onBlocks(blocks: number): void;
  /** Ends the export before the end of a file: it then rejects with the reason. */
  signal?: AbortSignal;
}

/** Exports a range to a stream, as one table. Rejects with RolledBack when the chain is rolled back meanwhile. */
export async function exportToStream(
  run: ExportRun,
  table: ExportedTable,
  range: HeightRange,
  output: OpenOutput,
): Promise<void> {
  await writeChunk(run, { chunk: range, parentHash: null }, [{ table, output }]);
}

/** A part of a range, and the tables whose files are not there yet. */
export interface PlannedChunk {
  chunk: HeightRange;
  missing: readonly ExportedTable[];
}

/** Exports chunks to files, in order. */
export class FolderExport {
  readonly #run: ExportRun;
  readonly #folder: OutputFolder;
  readonly #tables: readonly ExportedTable[];
  /** The hash of the last block of each chunk; null when this run did not write it. */
  readonly #ends: (Hash | null)[] = [];

  constructor(run: ExportRun, { folder, tables }: { folder: OutputFolder; tables: readonly ExportedTable[] }) {
    this.#run = run;
    this.#folder = folder;
    this.#tables = tables;
  }

  /** Resolves when all files are written. Files of this run with blocks that a rollback replaced are written again. */
  async write(plan: readonly PlannedChunk[]): Promise<void> {
    /** Where the chunks end that a rollback replaced. All their files are written. */
    let replacedUntil = 0;
    while (this.#ends.length < plan.length) {
      const index = this.#ends.length;
      const { chunk, missing } = plan[index]!;
      try {
        this.#ends.push(await this.#writeFiles(chunk, index < replacedUntil ? this.#tables : missing));
      } catch (error) {
        if (!(error instanceof RolledBack)) throw error;
        await this.#refuseRemoved(plan, error);
        while (await this.#isLastReplaced(plan)) {
          replacedUntil = Math.max(replacedUntil, this.#ends.length);
          this.#ends.pop();
          this.#run.onBlocks(-countHeights([plan[this.#ends.length]!.chunk]));
        }
      }
    }
  }

  async #writeFiles(chunk: HeightRange, tables: readonly ExportedTable[]): Promise<Hash | null> {
    const files: OpenTable[] = [];
    let hash: Hash | null = null;
    try {
      for (const table of tables) files.push({ table, output: await this.#folder.create(table.dataSet, chunk) });
      const parentHash = this.#ends.at(-1) ?? null;
      if (files.length > 0) hash = await writeChunk(this.#run, { chunk, parentHash }, files);
    } catch (error) {
      // A full disk may refuse this, too: the first error says why.
      await Promise.allSettled(files.map(({ output }) => output.discard()));
      throw error;
    }
    for (const { dataSet } of this.#tables) await this.#folder.removeBeginnings(dataSet, chunk);
    return hash;
  }

  /** Rejects with the error when blocks of the plan were removed, and not replaced yet. */
  async #refuseRemoved(plan: readonly PlannedChunk[], error: RolledBack): Promise<void> {
    const ranges = await this.#run.store.ranges();
    const highest = plan.at(-1)!.chunk.to;
    if (highest > 0 && !includesHeight(ranges, highest)) throw error;
  }

  async #isLastReplaced(plan: readonly PlannedChunk[]): Promise<boolean> {
    const hash = this.#ends.at(-1) ?? null;
    if (hash === null) return false;
    const last = await this.#run.store.summary(plan[this.#ends.length - 1]!.chunk.to);
    return last?.hash !== hash;
  }
}

/** A table, and where its rows of a chunk go. */
interface OpenTable {
  table: ExportedTable;
  output: OpenOutput;
}

/**
 * Writes and finishes all tables of a chunk, whose first block has this parent; null when it is not known. Resolves to
 * the hash of the last block. Rejects with RolledBack when the blocks are not one chain that is stored at the end.
 */
async function writeChunk(
  run: ExportRun,
  { chunk, parentHash }: { chunk: HeightRange; parentHash: Hash | null },
  tables: readonly OpenTable[],
): Promise<Hash> {
  const writers = tables.map(({ table, output }) => ({ table, output, encoder: table.createEncoder() }));
  let last: StoredBlock | null = null;
  let done = 0;
  try {
    for (let number = chunk.from; number <= chunk.to; number++) {
      run.signal?.throwIfAborted();
      const block = await storedBlock(run.store, number);
      const parent: Hash | null = last?.hash ?? parentHash;
      if (parent !== null && block.parentHash !== parent) throw new RolledBack(number);
      for (const writer of writers) await writeRows(run, writer, block);
      last = block;
      done += 1;
      run.onBlocks(1);
    }
    const end = await storedBlock(run.store, chunk.to);
    if (end.hash !== last?.hash) throw new RolledBack(chunk.to);
    for (const { output, encoder } of writers) {
      await output.write(encoder.finish());
      await output.finish();
    }
    return end.hash;
  } catch (error) {
    run.onBlocks(-done);
    throw error;
  }
}

async function writeRows(
  { store, signal }: ExportRun,
  { table, output, encoder }: OpenTable & { encoder: RowEncoder },
  block: StoredBlock,
): Promise<void> {
  const { dataSet, columns } = table;
  for await (const row of rowsOf(store, dataSet, block)) {
    const bytes = encoder.add(columns.map((column) => column.cell(row)));
    if (bytes !== null) await output.write(bytes);
    if (sliceIsOver()) await nextSlice(signal);
  }
  // Blocks without rows take time, too.
  if (sliceIsOver()) await nextSlice(signal);
}
