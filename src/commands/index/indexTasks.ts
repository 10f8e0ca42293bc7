/** The tasks of `halley index`, which the command loads when it runs. */
import type { Command } from 'commander';
import { parseNodeAddress } from '../../comet/address.js';
import { CometNode } from '../../comet/cometNode.js';
import { CometRpc } from '../../comet/cometRpc.js';
import { ConfigError, type Config } from '../../config/config.js';
import { indexFolder } from '../../config/dataFolder.js';
import { DEVELOPMENT_NAMESPACES } from '../../config/settings.js';
import { createLogger } from '../../observe/logger.js';
import { refuseDamaged } from '../../store/lmdb/lmdbDatabases.js';
import { openLmdbReader } from '../../store/lmdb/lmdbStore.js';
import { closeIndex, openIndex, type BlockIndex } from '../../wiring/blockIndex.js';
import { createExecutor } from '../../wiring/createServices.js';
import { readLogIndex } from '../../wiring/createLogIndexing.js';
import { BACKGROUND_TRACES, createTraces, createTraceStore } from '../../wiring/createTraces.js';
import type { CommandHost } from '../commandHost.js';
import { resolveOptions } from '../settingOptions.js';
import { backfill } from './indexBackfill.js';
import { indexStatus } from './indexStatus.js';
import { repair, type RepairOptions } from './indexRepair.js';
import { verify, verifyOffline, type VerifyOptions } from './indexVerify.js';
import { requestedRange, type HeightOptions, type Print } from './requestedHeights.js';
import { backfillTraces } from './indexTraces.js';

/** The options of all tasks together. */
export type TaskOptions = HeightOptions & VerifyOptions & RepairOptions & { offline?: boolean };

/** A task on an open index; false means exit code 1. */
type IndexTask = (index: BlockIndex, options: TaskOptions, print: Print) => Promise<boolean>;

const TASKS: Record<'backfill' | 'verify' | 'repair', IndexTask> = { backfill, verify, repair };

/** Prints the status. Opens the index only for reading. */
export async function showStatus(command: Command, json: boolean, host: CommandHost): Promise<void> {
  const { config } = resolveOptions(command, host.environment);
  const store = await openReader(config);
  const rpc = new CometRpc({ url: parseNodeAddress(config.node) });
  const upstream = { node: new CometNode(rpc) };
  const logIndex = await readLogIndex(config, store);
  host.finish(await indexStatus({ store, upstream, logIndex }, { json }, (text) => host.print(text)));
  rpc.close();
  await logIndex?.close();
  await store.close();
}

/** Opens the index and runs a task on it. Throws ConfigError when --from is above --to. */
export async function runTask(
  name: keyof typeof TASKS,
  options: TaskOptions,
  command: Command,
  host: CommandHost,
): Promise<void> {
  const { from, to } = options;
  if (from !== undefined && to !== undefined && from > to) throw new ConfigError(`--from ${from} is above --to ${to}`);
  const { config } = resolveOptions(command, host.environment);
  const print = (text: string): void => host.print(text);
  if (options.offline === true) return verifyAlone(config, options, host);
  const index = await openIndex(config, createLogger(config['log-level']));
  const logIndex = name === 'verify' ? await readLogIndex(config, index.store) : null;
  try {
    const allowsImpersonation = index.upstream.isDevelopment;
    const succeeded = await TASKS[name](index, { ...options, allowsImpersonation }, print);
    const traced =
      name === 'backfill' && config['trace.index'] ? await traceBlocks(config, index, options, print) : true;
    host.finish(succeeded && traced);
  } finally {
    await logIndex?.close();
    await closeIndex(index);
  }
}

/** Verifies the index without a node. An enabled development namespace means that the chain is a development chain. */
async function verifyAlone(config: Config, options: TaskOptions, host: CommandHost): Promise<void> {
  const store = await openReader(config);
  const logIndex = await readLogIndex(config, store);
  const allowsImpersonation = config['json-rpc.api'].some((name) => DEVELOPMENT_NAMESPACES.includes(name));
  try {
    host.finish(await verifyOffline(store, { ...options, allowsImpersonation }, (text) => host.print(text)));
  } finally {
    await logIndex?.close();
    await store.close();
  }
}

async function openReader(config: Config): Promise<ReturnType<typeof openLmdbReader>> {
  const folder = indexFolder(config);
  await refuseDamaged(folder);
  return openLmdbReader(folder);
}

/** Traces the requested blocks as the service does. */
async function traceBlocks(config: Config, index: BlockIndex, options: HeightOptions, print: Print): Promise<boolean> {
  const { store, archive: blocks, upstream, coverage } = index;
  await coverage.serveStored();
  const { kept } = await createTraceStore(config, index, createLogger(config['log-level']));
  const executor = createExecutor(config, index);
  try {
    if (kept === null) return false;
    const traces = createTraces(config, { upstream, blocks, executor, kept }, BACKGROUND_TRACES);
    const range = await requestedRange(index, options);
    return await backfillTraces({ traces, kept, store }, range, { terminal: options.terminal ?? false, print });
  } finally {
    await executor.stop();
    await kept?.close();
  }
}
