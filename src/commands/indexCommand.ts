import { InvalidArgumentError, type Command } from 'commander';
import { parseNodeAddress } from '../comet/address.js';
import { CometNode } from '../comet/cometNode.js';
import { CometRpc } from '../comet/cometRpc.js';
import { ConfigError } from '../config/config.js';
import { createLogger } from '../observe/logger.js';
import { openLmdbReader } from '../store/lmdb/lmdbStore.js';
import { closeIndex, indexFolder, openIndex, type BlockIndex } from '../wiring/blockIndex.js';
import type { CommandHost } from './commandHost.js';
import { backfill } from './index/indexBackfill.js';
import { indexStatus } from './index/indexStatus.js';
import { verify } from './index/indexVerify.js';
import type { HeightOptions } from './index/requestedHeights.js';
import { resolveOptions, withSettings } from './settingOptions.js';

/** What `backfill` and `verify` do with an open index; false when the command should end with exit code 1. */
type IndexTask = (index: BlockIndex, options: HeightOptions, print: (text: string) => void) => Promise<boolean>;

/** Adds `halley index status`, `halley index backfill` and `halley index verify`. */
export function addIndexCommand(program: Command, host: CommandHost): void {
  const index = program.command('index').description('the block index');
  withSettings(index.command('status'))
    .description('what the index holds')
    .option('--json', 'as one line of JSON')
    .action((options: { json?: true }, command: Command) => showStatus(command, options.json === true, host));
  withHeights(withSettings(index.command('backfill')), host)
    .description('index the blocks that are missing, newest first')
    .action((options: HeightOptions, command: Command) => runTask(backfill, options, command, host));
  withHeights(withSettings(index.command('verify')), host)
    .description('compare the index with itself and with the node')
    .action((options: HeightOptions, command: Command) => runTask(verify, options, command, host));
}

/** Reads the index without writing to it, and the node only for its heights. */
async function showStatus(command: Command, json: boolean, host: CommandHost): Promise<void> {
  const { config } = resolveOptions(command, host.environment);
  const store = openLmdbReader(indexFolder(config));
  const rpc = new CometRpc({ url: parseNodeAddress(config.node) });
  const upstream = { node: new CometNode(rpc) };
  host.finish(await indexStatus({ store, upstream }, { json }, (text) => host.print(text)));
  rpc.close();
  await store.close();
}

async function runTask(task: IndexTask, options: HeightOptions, command: Command, host: CommandHost): Promise<void> {
  const { from, to } = options;
  if (from !== undefined && to !== undefined && from > to) throw new ConfigError(`--from ${from} is above --to ${to}`);
  const { config } = resolveOptions(command, host.environment);
  const index = await openIndex(config, createLogger(config['log-level']));
  try {
    host.finish(await task(index, options, (text) => host.print(text)));
  } finally {
    await closeIndex(index);
  }
}

function withHeights(command: Command, { isTerminal }: CommandHost): Command {
  return command
    .option('--from <height>', 'lowest height', parseHeight)
    .option('--to <height>', 'highest height', parseHeight)
    .option('--terminal [boolean]', 'draw a bar instead of lines', (text) => text !== 'false', isTerminal || undefined);
}

function parseHeight(text: string): number {
  const height = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(height) || height < 1)
    throw new InvalidArgumentError('expected a height from 1');
  return height;
}
