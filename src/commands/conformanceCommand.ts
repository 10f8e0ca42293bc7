import { InvalidArgumentError, type Command } from 'commander';
import type { CommandHost } from './commandHost.js';
import type { ConformanceFlags } from './conformance/conformanceTask.js';

const MAX_RATE = 100_000;
const MAX_TIMEOUT_MS = 600_000;
const MAX_RESPONSE_BYTES = 256 * 1024 * 1024;
const MAX_REQUESTS = 1_000_000;
const MAX_RUN_SECONDS = 1_000_000;
const MAX_LOOK_BACK = 1_000_000;

/** Adds `halley conformance`: holds any EVM JSON-RPC server against the contract and the rules between methods. */
export function addConformanceCommand(program: Command, host: CommandHost): void {
  program
    .command('conformance')
    .description(
      'hold an EVM JSON-RPC server against the contract and the rules between methods; ' +
        'exit code 0: nothing but known findings, 1: findings, 2: no server, or a wrong command line',
    )
    .argument('<url>', 'http:// or https:// address of the server')
    .option('--ws <url>', 'ws:// or wss:// address, for subscriptions')
    .option('--only <methods...>', 'check these methods only, without the rules between methods')
    .option(
      '--funded-key <file>',
      'send transactions with the private key in this file, or in HALLEY_FUNDED_KEY; a key of 0x and 64 digits is taken, ' +
        'too, but others on this machine can see it. They cost gas',
    )
    .option(
      '--read-only',
      'send no transaction, even if HALLEY_FUNDED_KEY is set, and ask unlocked accounts for no signature',
    )
    .option('--allow-mainnet', 'send transactions also on main networks, where they cost money')
    .option('--json <file>', 'write the report as JSON; - for standard output instead of the table')
    .option('--html <file>', 'write the report as one HTML file')
    .option('--rate <number>', 'most requests per second, over HTTP and WebSocket together', within(1, MAX_RATE), 20)
    .option('--timeout <milliseconds>', 'time limit of an answer', within(1, MAX_TIMEOUT_MS), 10_000)
    .option('--max-response <bytes>', 'most bytes of an answer', within(1, MAX_RESPONSE_BYTES), 16 * 1024 * 1024)
    .option('--max-requests <number>', 'most requests of the run', within(1, MAX_REQUESTS), 5000)
    .option('--max-time <seconds>', 'most time in which requests are sent', within(1, MAX_RUN_SECONDS), 1800)
    .option('--look-back <blocks>', 'blocks that are searched for transactions', within(1, MAX_LOOK_BACK), 200)
    .exitOverride()
    .action(async (url: string, flags: ConformanceFlags) =>
      (await import('./conformance/conformanceTask.js')).checkServer(url, flags, host),
    );
}

function within(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most)
      throw new InvalidArgumentError(`expected a whole number from ${least} to ${most}`);
    return value;
  };
}
