import type { Command } from 'commander';
import type { CommandHost } from './commandHost.js';
import type { ConformanceFlags } from './conformanceTask.js';
import { wholeNumber } from './wholeNumber.js';

const MIB = 1024 * 1024;

/** Adds `halley conformance`, which checks any EVM JSON-RPC server. */
export function addConformanceCommand(program: Command, host: CommandHost): void {
  program
    .command('conformance')
    .description(
      'check an EVM JSON-RPC server against the contract and the rules between methods; ' +
        'exit code 0: nothing but known findings, 1: findings, 2: no server, or a wrong command line',
    )
    .argument('<url>', 'http:// or https:// address of the server')
    .option('--ws <url>', 'ws:// or wss:// address, for subscriptions')
    .option('--only <methods...>', 'check these methods only, without the rules between methods')
    .option(
      '--funded-key <file>',
      'send transactions, which cost gas, with the private key in this file or in HALLEY_FUNDED_KEY; a key of 0x and 64 ' +
        'digits is accepted too, but others on this machine can see it',
    )
    .option(
      '--read-only',
      'send no transactions, even if HALLEY_FUNDED_KEY is set, and request no signatures of unlocked accounts',
    )
    .option('--allow-mainnet', 'send transactions on main networks too, where they cost money')
    .option('--json <file>', 'write the report as JSON; - for standard output instead of the table')
    .option('--html <file>', 'write the report as one HTML file')
    .option('--rate <number>', 'maximum requests per second, HTTP and WebSocket together', within(100_000), 20)
    .option('--timeout <milliseconds>', 'time limit of a response', within(600_000), 10_000)
    .option('--max-response <bytes>', 'maximum bytes of a response', within(256 * MIB), 16 * MIB)
    .option('--max-requests <number>', 'maximum requests of the run', within(1_000_000), 5000)
    .option('--max-time <seconds>', 'maximum time in which requests are sent', within(1_000_000), 1800)
    .option('--look-back <blocks>', 'number of blocks that are searched for transactions', within(1_000_000), 200)
    .exitOverride()
    .action(async (url: string, flags: ConformanceFlags) =>
      (await import('./conformanceTask.js')).checkServer(url, flags, host),
    );
}

function within(most: number): (text: string) => number {
  return wholeNumber({ most, expected: `a whole number from 1 to ${most}` });
}
