import type { Command } from 'commander';
import { keepNewFilesPrivate } from '../files/privateFiles.js';
import type { CommandHost } from './commandHost.js';
import type { TaskOptions } from './index/indexTasks.js';
import { withSettings } from './settingOptions.js';
import { wholeNumber } from './wholeNumber.js';

const parseHeight = wholeNumber({ expected: 'a height from 1' });

/** Adds `halley index status`, `backfill`, `verify` and `repair`. */
export function addIndexCommand(program: Command, host: CommandHost): void {
  const index = program.command('index').description('the block index').hook('preAction', keepNewFilesPrivate);
  withSettings(index.command('status'))
    .description('print what the index holds')
    .option('--json', 'print one line of JSON')
    .action(async (options: { json?: true }, command: Command) =>
      (await import('./index/indexTasks.js')).showStatus(command, options.json === true, host),
    );
  task(index, 'backfill', host).description(
    'index the blocks that are missing, newest first; with --trace.index, trace them, too',
  );
  task(index, 'verify', host)
    .description('compare the index with itself and with the node')
    .option('--offline', 'without the node, as far as the index can prove itself');
  task(index, 'repair', host)
    .description('fetch again the blocks that cannot be read or that their hashes refute')
    .option('--compare', 'compare each block with the node, too, and fetch again those that differ');
}

function task(index: Command, name: 'backfill' | 'verify' | 'repair', host: CommandHost): Command {
  return withSettings(index.command(name))
    .option('--from <height>', 'lowest height', parseHeight)
    .option('--to <height>', 'highest height', parseHeight)
    .option(
      '--terminal [boolean]',
      'draw a bar instead of lines',
      (text) => text !== 'false',
      host.isTerminal || undefined,
    )
    .action(async (options: TaskOptions, command: Command) =>
      (await import('./index/indexTasks.js')).runTask(name, options, command, host),
    );
}
