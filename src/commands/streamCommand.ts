import { join } from 'node:path';
import { InvalidArgumentError, type Command } from 'commander';
import { expandPath } from '../files/expandPath.js';
import { keepNewFilesPrivate } from '../files/privateFiles.js';
import type { ProcessHost } from '../stream/process/processHost.js';
import { parseStreamAddress, STREAM_ADDRESS_FORM, type StreamAddress } from '../stream/streamAddress.js';
import { STREAMED_STORES } from '../stream/streamedStores.js';
import type { CommandHost } from './commandHost.js';
import type { StreamFlags } from './streamOptions.js';

/** How go-plugin tells a program that a node started it. */
const COOKIE = { name: 'ABCI_LISTENER_PLUGIN', value: 'ef78114d-7bdf-411c-868f-347c99a78345' };

const NOT_STARTED_BY_NODE = `\
halley stream is started by a node of the Cosmos SDK, not by a person: the node pushes every change of the state to it
(state streaming, ADR-038), and gateways read that from it. To switch it on:

1. In app.toml of the node:
   [streaming.abci]
   keys = ${JSON.stringify(STREAMED_STORES).replaceAll(',', ', ')}
   plugin = "abci"
   stop-node-on-err = true
2. In the environment of the node:
   COSMOS_SDK_ABCI="exec halley stream"
3. Start the node again, and name the process to the gateway: halley start --stream unix:<spool>/followers.sock
`;

/** A spool holds some days of a quiet chain, and some hours of full blocks. */
const DEFAULT_SPOOL_SIZE = '1GiB';
const LEAST_SPOOL_BYTES = 1_048_576;
const UNITS: Record<string, number> = { '': 1, K: 2 ** 10, M: 2 ** 20, G: 2 ** 30, T: 2 ** 40 };

const DEFAULT_MAX_FOLLOWERS = 64;
const MOST_FOLLOWERS = 10_000;

/** Adds `halley stream`, which a node starts, and `halley stream upgrade`. `processHost` is called once. */
export function addStreamCommand(program: Command, host: CommandHost, processHost: () => ProcessHost): void {
  // In the home of the user that runs the node, because the node does not say where its own home is.
  const spool = [
    '--spool <folder>',
    'folder for what the node pushes, each node its own',
    join('~', '.halley', 'stream'),
  ] as const;
  const stream = program
    .command('stream')
    .description('keep what a node pushes (state streaming) and serve it to gateways; the node starts this program')
    .option(...spool)
    .option(
      '--spool-size <bytes>',
      'how much of the disk it takes, such as 512MiB; the oldest blocks are removed first',
      sizeOf,
      sizeOf(DEFAULT_SPOOL_SIZE),
    )
    .option(
      '--listen <address>',
      `where gateways connect: ${STREAM_ADDRESS_FORM}; repeatable (default: unix:<spool>/followers.sock)`,
      addressOf,
    )
    .option('--token-file <file>', 'file with the token that gateways show; needed for tcp:// and tls://')
    .option('--tls-cert <file>', 'certificate for tls://, PEM')
    .option('--tls-key <file>', 'private key for tls://, PEM')
    .option('--max-followers <n>', 'gateways at the same time', followerCount, DEFAULT_MAX_FOLLOWERS)
    .exitOverride()
    .action(async ({ spool: folder, ...flags }: StreamFlags & { spool: string }) => {
      if (host.environment[COOKIE.name] !== COOKIE.value) {
        host.printNote(NOT_STARTED_BY_NODE);
        host.finish(false);
        return;
      }
      keepNewFilesPrivate();
      const [{ StreamProcess }, { readStreamOptions }] = await Promise.all([
        import('../stream/process/streamProcess.js'),
        import('./streamOptions.js'),
      ]);
      await new StreamProcess(readStreamOptions(expandPath(folder), flags), processHost()).run();
    });
  stream
    .command('upgrade')
    .description('hand over to the installed version without a gap, while the node runs')
    .option(...spool)
    .exitOverride()
    .action(async (_flags, command: Command) => {
      const { upgradeProcess } = await import('../stream/process/upgrade.js');
      const { spool: folder } = command.optsWithGlobals<{ spool: string }>();
      const { before, now } = await upgradeProcess(expandPath(folder));
      host.print(`process ${now} took over from process ${before}\n`);
    });
}

function sizeOf(text: string): number {
  const [, number, unit = ''] = /^(\d{1,12})\s*(?:([KMGT])(?:i?B)?|B)?$/i.exec(text.trim()) ?? [];
  const bytes = Number(number) * (UNITS[unit.toUpperCase()] ?? NaN);
  if (Number.isSafeInteger(bytes) && bytes >= LEAST_SPOOL_BYTES) return bytes;
  throw new InvalidArgumentError('expected a number of bytes, at least 1MiB, such as 512MiB or 2GiB');
}

function addressOf(text: string, before: StreamAddress[] = []): StreamAddress[] {
  try {
    return [...before, parseStreamAddress(text)];
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error));
  }
}

function followerCount(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_FOLLOWERS) return Number(text);
  throw new InvalidArgumentError(`expected 1 to ${MOST_FOLLOWERS}`);
}
