/** The work of `halley index`, apart from its options: the command loads it when it is used. */
import type { Command } from 'commander';
import { parseNodeAddress } from '../../comet/address.js';
import { CometNode } from '../../comet/cometNode.js';
import { CometRpc } from '../../comet/cometRpc.js';
import { ConfigError } from '../../config/config.js';
import { createLogger } from '../../observe/logger.js';
import { openLmdbReader } from '../../store/lmdb/lmdbStore.js';
import { closeIndex, indexFolder, openIndex, type BlockIndex } from '../../wiring/blockIndex.js';
import type { CommandHost } from '../commandHost.js';
import { resolveOptions } from '../settingOptions.js';
import { backfill } from './indexBackfill.js';
import { indexStatus } from './indexStatus.js';
import { verify } from './indexVerify.js';
import type { HeightOptions } from './requestedHeights.js';

/** What `backfill` and `verify` do with an open index; false when the command should end with exit code 1. */
type IndexTask = (index: BlockIndex, options: HeightOptions, print: (text: string) => void) => Promise<boolean>;

const TASKS: Record<'backfill' | 'verify', IndexTask> = { backfill, verify };

/** Reads the index without writing to it, and the node only for its heights. */
export async function showStatus(command: Command, json: boolean, host: CommandHost): Promise<void> {
  const { config } = resolveOptions(command, host.environment);
  const store = openLmdbReader(indexFolder(config));
  const rpc = new CometRpc({ url: parseNodeAddress(config.node) });
  const upstream = { node: new CometNode(rpc) };
  host.finish(await indexStatus({ store, upstream }, { json }, (text) => host.print(text)));
  rpc.close();
  await store.close();
}

/** Opens the index and runs a task on it. Throws ConfigError when the heights contradict each other. */
export async function runTask(
  name: keyof typeof TASKS,
  options: HeightOptions,
  command: Command,
  host: CommandHost,
): Promise<void> {
  const { from, to } = options;
  if (from !== undefined && to !== undefined && from > to) throw new ConfigError(`--from ${from} is above --to ${to}`);
  const { config } = resolveOptions(command, host.environment);
  const index = await openIndex(config, createLogger(config['log-level']));
  try {
    host.finish(await TASKS[name](index, options, (text) => host.print(text)));
  } finally {
    await closeIndex(index);
  }
}
