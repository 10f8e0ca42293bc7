import { Argument, Option, type Command } from 'commander';
import { FORMATS } from '../export/rowEncoder.js';
import { DATA_SET_NAMES } from '../export/dataSets.js';
import type { CommandHost } from './commandHost.js';
import type { ExportOptions } from './exportTask.js';
import { withSettings } from './settingOptions.js';
import { wholeNumber } from './wholeNumber.js';

const CHUNK_BLOCKS = 1_000;

const parseBlockNumber = wholeNumber({ least: 0, expected: 'a block number' });
const parseChunkSize = wholeNumber({ expected: 'a number of blocks from 1' });

/** Adds `halley export`. */
export function addExportCommand(program: Command, host: CommandHost): void {
  withSettings(program.command('export'))
    .description('write blocks, transactions, receipts or logs of the index to files for analysis')
    .addArgument(new Argument('<data sets...>', 'what to export').choices(DATA_SET_NAMES))
    .addOption(new Option('--format <format>', 'format of the files').choices(FORMATS).default('parquet'))
    .option('--from <block>', 'lowest block; when omitted, the lowest in the index', parseBlockNumber)
    .option('--to <block>', 'highest block; when omitted, the highest in the index', parseBlockNumber)
    .option('--output <folder>', 'folder of the files; - writes csv or jsonl to standard output', '.')
    .option('--chunk-size <blocks>', 'blocks in each file', parseChunkSize, CHUNK_BLOCKS)
    .option('--columns <names...>', 'only these columns; all for every column', addNames)
    .option('--include-columns <names...>', 'these columns besides the usual ones', addNames)
    .option('--hex', 'write binary columns of Parquet as text, 0x and hex digits')
    .option('--overwrite', 'write files again that are there')
    .option(
      '--terminal [boolean]',
      'draw a bar instead of lines',
      (text) => text !== 'false',
      host.areNotesOnTerminal || undefined,
    )
    .action(async (dataSets: string[], options: ExportOptions, command: Command) =>
      (await import('./exportTask.js')).runExport(dataSets, options, command, host),
    );
}

/** Names may be separated by commas or spaces. */
function addNames(text: string, earlier: string[] = []): string[] {
  return [...earlier, ...text.split(',').filter((name) => name !== '')];
}
