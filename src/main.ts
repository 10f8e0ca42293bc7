#!/usr/bin/env node
/**
 * The command line: reads flags, builds what a command needs, prints, sets the exit code. The only file that touches `process`.
 * Exit codes: 0 done, 1 the command found something wrong or failed, 2 the configuration cannot be used.
 */
import { once } from 'node:events';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { checkConfig } from './commands/checkConfig.js';
import { parseNodeAddress } from './comet/address.js';
import { CometNode } from './comet/client.js';
import { CometRpc } from './comet/rpc.js';
import { ConfigError, resolveConfig, type ResolvedConfig } from './config/config.js';
import { flagOptions, printConfig } from './config/print.js';
import { closeIndex, indexFolder, openIndex, type BlockIndex } from './wiring/blockIndex.js';
import { startDev } from './commands/dev/startDev.js';
import { addDevCommand } from './commands/dev/devCommand.js';
import { createGateway } from './gateway.js';
import { backfill } from './commands/index/indexBackfill.js';
import { indexStatus } from './commands/index/indexStatus.js';
import { verify } from './commands/index/indexVerify.js';
import { createLogger } from './observe/logger.js';
import { openLmdbReader } from './store/lmdb/lmdbStore.js';
import { readVersion } from './config/version.js';

const program = new Command('halley')
  .description('EVM JSON-RPC 2.0 service for Cosmos SDK + CometBFT chains')
  .version(readVersion())
  .exitOverride();

withSettings(program.command('start'))
  .description('serve JSON-RPC over HTTP and WebSocket in front of a node')
  .action(async (_options, command: Command) => start(resolved(command)));

addDevCommand(program, async (options) => {
  const stopping = stopSignal();
  const running = await startDev(options, print);
  if (!stopping.aborted) await once(stopping, 'abort');
  await running.stop();
});

const config = program.command('config').description('show or check the configuration');
withSettings(config.command('print'))
  .description('print every setting, its value and where it came from')
  .action((_options, command: Command) => void process.stdout.write(printConfig(resolved(command))));
withSettings(config.command('check'))
  .description('check the configuration and whether the node answers')
  .action(async (_options, command: Command) => finish(await checkConfig(resolved(command), print)));

const index = program.command('index').description('the block index');
withSettings(index.command('status'))
  .description('what the index holds')
  .option('--json', 'as one line of JSON')
  .action(async (options: { json?: true }, command: Command) => {
    const { config: settings } = resolved(command);
    const store = openLmdbReader(indexFolder(settings));
    const rpc = new CometRpc({ url: parseNodeAddress(settings.node) });
    const upstream = { node: new CometNode(rpc) };
    finish(await indexStatus({ store, upstream }, { json: options.json === true }, print));
    rpc.close();
    await store.close();
  });
withHeights(withSettings(index.command('backfill')))
  .description('index the blocks that are missing, newest first')
  .action(async (options: HeightOptions, command: Command) =>
    withRange(command, options, (parts) => backfill(parts, options, print)),
  );
withHeights(withSettings(index.command('verify')))
  .description('compare the index with itself and with the node')
  .action(async (options: HeightOptions, command: Command) =>
    withRange(command, options, (parts) => verify(parts, options, print)),
  );

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) report(error);
  process.exitCode = error instanceof CommanderError ? error.exitCode : error instanceof ConfigError ? 2 : 1;
}

async function start(settings: ResolvedConfig): Promise<void> {
  const logger = createLogger(settings.config['log-level']);
  for (const warning of settings.warnings) logger.warn({ warning }, 'configuration');
  const stopping = stopSignal();
  const gateway = await createGateway(settings.config, logger, { signal: stopping }).catch((error: unknown) => {
    if (!stopping.aborted) throw error;
    return null;
  });
  if (gateway === null) return;
  try {
    await gateway.start(stopping);
    if (!stopping.aborted) await once(stopping, 'abort');
  } finally {
    // Also when it could not listen: what already follows the chain would keep the process alive, and no signal would end it.
    await gateway.stop();
  }
}

/** Aborts when the process is asked to end. */
function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  return stopping.signal;
}

function withSettings(command: Command): Command {
  for (const { flags, description } of flagOptions()) command.option(flags, description);
  return command.exitOverride();
}

/** The flags that were given, by setting name, as text. */
function resolved(command: Command): ResolvedConfig {
  const options = command.opts<Record<string, string | true>>();
  const flags: Record<string, string> = {};
  for (const { name } of flagOptions()) {
    const option = command.options.find(({ long }) => long === `--${name}`);
    const value = option === undefined ? undefined : options[option.attributeName()];
    if (value !== undefined) flags[name] = String(value);
  }
  return resolveConfig(flags, process.env);
}

async function withRange(
  command: Command,
  { from, to }: HeightOptions,
  action: (parts: BlockIndex) => Promise<boolean>,
): Promise<void> {
  if (from !== undefined && to !== undefined && from > to) throw new ConfigError(`--from ${from} is above --to ${to}`);
  const { config: settings } = resolved(command);
  const parts = await openIndex(settings, createLogger(settings['log-level']));
  try {
    finish(await action(parts));
  } finally {
    await closeIndex(parts);
  }
}

interface HeightOptions {
  from?: number;
  to?: number;
  terminal: boolean;
}

function withHeights(command: Command): Command {
  return command
    .option('--from <height>', 'lowest height', height)
    .option('--to <height>', 'highest height', height)
    .option('--terminal [boolean]', 'draw a bar instead of lines', (text) => text !== 'false', process.stdout.isTTY);
}

function height(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < 1)
    throw new InvalidArgumentError('expected a height from 1');
  return value;
}

function print(text: string): void {
  process.stdout.write(text);
}

function finish(ok: boolean): void {
  if (!ok) process.exitCode = 1;
}

function report(error: unknown): void {
  process.stderr.write(`halley: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
