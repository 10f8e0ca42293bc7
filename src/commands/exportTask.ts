/** `halley export`, which the command loads when it runs. A service may run on the index at the same time. */
import type { Command } from 'commander';
import { ConfigError } from '../config/config.js';
import { indexFolder } from '../config/dataFolder.js';
import { readVersion } from '../config/packageRoot.js';
import { chooseColumns, type ColumnChoice } from '../export/columns.js';
import { DATA_SETS, type DataSetName } from '../export/dataSets.js';
import { exportToStream, FolderExport, type ExportedTable, type PlannedChunk } from '../export/exportBlocks.js';
import { OutputClosed } from '../export/exportErrors.js';
import { exportRange, type WantedBlocks } from '../export/exportRange.js';
import { chunksOf, OutputFolder } from '../export/outputFolder.js';
import { createOutputStream } from '../export/outputStream.js';
import { ParquetEncoder } from '../export/parquetEncoder.js';
import type { Format, RowEncoder } from '../export/rowEncoder.js';
import { CsvEncoder, JsonLinesEncoder } from '../export/textEncoders.js';
import { expandPath } from '../files/expandPath.js';
import { refuseDamaged } from '../store/lmdb/lmdbDatabases.js';
import { openLmdbReader } from '../store/lmdb/lmdbStore.js';
import { countHeights } from '../store/heightRanges.js';
import type { StoreReader } from '../store/store.js';
import type { CommandHost } from './commandHost.js';
import { Progress } from './index/progress.js';
import { resolveOptions } from './settingOptions.js';

/** The options of the command besides the settings. */
export interface ExportOptions extends WantedBlocks {
  format: Format;
  output: string;
  /** Blocks. */
  chunkSize: number;
  columns?: string[];
  includeColumns?: string[];
  hex?: true;
  overwrite?: true;
  terminal?: boolean;
}

/** The name of standard output. */
const STANDARD_OUTPUT = '-';

/** Exports blocks of the index. Throws ConfigError for options that do not fit together, else ExportError. */
export async function runExport(
  names: readonly string[],
  options: ExportOptions,
  command: Command,
  host: CommandHost,
): Promise<void> {
  const tables = tablesOf(names, options);
  checkOptions(tables, options);
  const folder = indexFolder(resolveOptions(command, host.environment).config);
  await refuseDamaged(folder);
  const store = openLmdbReader(folder);
  try {
    if (options.output === STANDARD_OUTPUT) await exportToOutput(store, tables, options, host);
    else await exportFiles(store, tables, options, host);
  } finally {
    await store.close();
  }
}

function checkOptions(tables: readonly ExportedTable[], { from, to, format, output }: ExportOptions): void {
  if (from !== undefined && to !== undefined && from > to) throw new ConfigError(`--from ${from} is above --to ${to}`);
  if (output !== STANDARD_OUTPUT) return;
  if (format === 'parquet') throw new ConfigError('parquet needs a folder: name one with --output, or choose a format');
  if (tables.length > 1) throw new ConfigError('standard output takes one data set: name a folder with --output');
}

/** The requested tables, in the order of their names and without repetitions. */
function tablesOf(names: readonly string[], options: ExportOptions): ExportedTable[] {
  const { format, hex = false, columns, includeColumns: include } = options;
  const choice = { ...(columns !== undefined && { columns }), ...(include !== undefined && { include }) };
  // The command line takes no other names.
  const dataSets = [...new Set(names as DataSetName[])];
  refuseUnknown(dataSets, choice);
  return dataSets.map((dataSet) => tableOf(dataSet, choice, (chosen) => createEncoder(format, chosen, hex)));
}

function tableOf<Name extends DataSetName>(
  dataSet: Name,
  choice: ColumnChoice,
  create: (columns: Parameters<typeof createEncoder>[1]) => RowEncoder,
): ExportedTable {
  const columns = chooseColumns(DATA_SETS[dataSet], choice);
  if (columns.length === 0) throw new ConfigError(`${dataSet} has none of the columns; it has ${listed(dataSet)}`);
  return { dataSet, columns, createEncoder: () => create(columns) };
}

function refuseUnknown(dataSets: readonly DataSetName[], { columns = [], include = [] }: ColumnChoice): void {
  const isKnown = (name: string): boolean =>
    name === 'all' || dataSets.some((dataSet) => DATA_SETS[dataSet].some((column) => column.name === name));
  const unknown = [...columns, ...include].find((name) => !isKnown(name));
  if (unknown === undefined) return;
  const known = dataSets.map((dataSet) => `${dataSet} has ${listed(dataSet)}`);
  throw new ConfigError(`there is no column ${unknown}: ${known.join('; ')}`);
}

function listed(dataSet: DataSetName): string {
  return DATA_SETS[dataSet].map(({ name }) => name).join(', ');
}

function createEncoder(
  format: Format,
  columns: ConstructorParameters<typeof ParquetEncoder>[0],
  hex: boolean,
): RowEncoder {
  if (format === 'csv') return new CsvEncoder(columns);
  if (format === 'jsonl') return new JsonLinesEncoder(columns);
  return new ParquetEncoder(columns, { hex, createdBy: `halley version ${readVersion()}` });
}

async function exportToOutput(
  store: StoreReader,
  [table]: readonly ExportedTable[],
  options: ExportOptions,
  host: CommandHost,
): Promise<void> {
  if (table === undefined) return;
  const range = await exportRange(store, options);
  // A bar and rows on one terminal would be mixed.
  const progress = host.isTerminal ? null : createProgress(countHeights([range]), options, host);
  const run = { store, onBlocks: (blocks: number) => progress?.advance(blocks) };
  try {
    await exportToStream(run, table, range, createOutputStream(host.output));
    progress?.finish();
  } catch (error) {
    if (!(error instanceof OutputClosed)) throw error;
  }
}

async function exportFiles(
  store: StoreReader,
  tables: readonly ExportedTable[],
  options: ExportOptions,
  host: CommandHost,
): Promise<void> {
  const { format, chunkSize, overwrite = false } = options;
  const range = await exportRange(store, options);
  const path = expandPath(options.output);
  const network = store.identity.cometChainId.replaceAll(/[^\w.-]/g, '_');
  const folder = await OutputFolder.open(path, { network, format });
  const chunks = chunksOf(range, chunkSize);
  for (const { dataSet } of tables) folder.refuseOverlaps(dataSet, chunks);
  const plan = chunks.map((chunk): PlannedChunk => ({
    chunk,
    missing: tables.filter(({ dataSet }) => overwrite || !folder.has(dataSet, chunk)),
  }));
  const wanted = plan.filter(({ missing }) => missing.length > 0).map(({ chunk }) => chunk);
  const files = plan.reduce((count, { missing }) => count + missing.length, 0);
  const progress = createProgress(countHeights(wanted), options, host);
  const signal = host.stopSignal();
  const run = { store, onBlocks: (blocks: number) => progress.advance(blocks), signal };
  try {
    await new FolderExport(run, { folder, tables }).write(plan);
  } catch (error) {
    if (!signal.aborted) throw error;
    host.printNote('stopped: finished files stay, and the same command continues\n');
    return host.finish(false);
  }
  if (files > 0) progress.finish();
  const there = plan.length * tables.length - files;
  host.print(`blocks ${range.from} to ${range.to}: ${files} files written to ${path}, ${there} were there\n`);
}

function createProgress(total: number, { terminal = false }: ExportOptions, host: CommandHost): Progress {
  return new Progress({ total, verb: 'exported', terminal, print: (text) => host.printNote(text) });
}
