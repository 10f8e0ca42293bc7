/** The work of `halley index`, apart from its options: the command loads it when it is used. */
import type { Command } from 'commander';
import { parseNodeAddress } from '../../comet/address.js';
import { CometNode } from '../../comet/cometNode.js';
import { CometRpc } from '../../comet/cometRpc.js';
import { ConfigError, type Config } from '../../config/config.js';
import { createLogger } from '../../observe/logger.js';
import { openLmdbReader } from '../../store/lmdb/lmdbStore.js';
import { closeIndex, indexFolder, openIndex, type BlockIndex } from '../../wiring/blockIndex.js';
import { createExecutor } from '../../wiring/createExecutor.js';
import { createTraces, TRACES_TO_INDEX } from '../../wiring/createTraces.js';
import { createTraceStore } from '../../wiring/traces/createTraceStore.js';
import type { CommandHost } from '../commandHost.js';
import { resolveOptions } from '../settingOptions.js';
import { backfill } from './indexBackfill.js';
import { indexStatus } from './indexStatus.js';
import { verify } from './indexVerify.js';
import { requestedRange, type HeightOptions, type Print } from './requestedHeights.js';
import { backfillTraces } from './indexTraces.js';

/** What `backfill` and `verify` do with an open index; false when the command should end with exit code 1. */
type IndexTask = (index: BlockIndex, options: HeightOptions, print: (text: string) => void) => Promise<boolean>;

const TASKS: Record<'backfill' | 'verify', IndexTask> = { backfill, verify };

/** Reads the index without writing to it, and the node only for its heights. */
export async function showStatus(command: Command, json: boolean, host: CommandHost): Promise<void> {
  const { config } = resolveOptions(command, host.environment);
  const store = await openLmdbReader(indexFolder(config));
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
  const print = (text: string): void => host.print(text);
  try {
    const succeeded = await TASKS[name](index, options, print);
    const traced =
      name === 'backfill' && config['trace.index'] ? await traceBlocks(config, index, options, print) : true;
    host.finish(succeeded && traced);
  } finally {
    await closeIndex(index);
  }
}

/** Traces the blocks that were asked for, in the way of the service. */
async function traceBlocks(config: Config, index: BlockIndex, options: HeightOptions, print: Print): Promise<boolean> {
  const { store, archive: blocks, upstream, coverage } = index;
  await coverage.serveStored();
  const { kept } = await createTraceStore(config, index, createLogger(config['log-level']));
  const executor = createExecutor(config, index, null);
  try {
    if (kept === null) return false;
    const traces = createTraces(config, { upstream, blocks, executor, kept }, TRACES_TO_INDEX);
    const range = await requestedRange(index, options);
    return await backfillTraces({ traces, kept, store }, range, { terminal: options.terminal ?? false, print });
  } finally {
    await executor.stop();
    await kept?.close();
  }
}
