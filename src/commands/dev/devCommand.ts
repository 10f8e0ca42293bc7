import { once } from 'node:events';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { DEFAULT_MNEMONIC } from '../../devchain/defaultMnemonic.js';
import { TRANSFER_GAS } from '../../evm/transaction/intrinsicGas.js';
import type { CommandHost } from '../commandHost.js';
import type { DevOptions } from './startDev.js';

const LARGEST_PORT = 65_535;
/** The longest delay of a Node.js timer is 2^31 - 1 milliseconds; this is in seconds. */
const LONGEST_BLOCK_TIME = 2_147_483;
const SHORTEST_BLOCK_TIME = 0.001;

/**
 * Adds `halley dev`: an embedded chain and the service in front of it, until the process is asked to stop. The options
 * that describe the chain have no default here, because a state file may set them.
 */
export function addDevCommand(program: Command, host: CommandHost): void {
  program
    .command('dev')
    .description('serve an embedded development chain, as anvil does')
    .option('--accounts <count>', 'funded accounts (default: 10)', whole())
    .option('--balance <tokens>', 'whole tokens of each account (default: 10000)', whole())
    .option('--mnemonic <words>', `mnemonic of the accounts (default: "${DEFAULT_MNEMONIC}")`)
    .option('--chain-id <id>', 'EIP-155 chain id (default: 31337)', whole('a whole number from 1', 1))
    .option('--block-time <seconds>', 'time between blocks; without it a block is made for each transaction', blockTime)
    .addOption(new Option('--no-mining', 'make blocks only when evm_mine asks for one').conflicts('blockTime'))
    .option('--base-fee <wei>', 'base fee of the first block', whole())
    .option('--gas-limit <gas>', 'gas limit of a block', whole(GAS_LIMITS, Number(TRANSFER_GAS)))
    .option(
      '--port <port>',
      'port of HTTP and WebSocket; 0 lets the system choose',
      whole(`0 to ${LARGEST_PORT}`, 0, LARGEST_PORT),
      8545,
    )
    .option('--host <host>', 'interface to listen on', '127.0.0.1')
    .option('--state <file>', 'keep the chain in this file between runs, and the options it was made with')
    .option('--silent', 'print nothing', false)
    .exitOverride()
    .action((options: DevOptions) => runDev(options, host));
}

async function runDev(options: DevOptions, host: CommandHost): Promise<void> {
  const stopping = host.stopSignal();
  const { startDev } = await import('./startDev.js');
  const running = await startDev(options, (text) => host.print(text));
  if (!stopping.aborted) await once(stopping, 'abort');
  await running.stop();
}

const GAS_LIMITS = `a whole number from ${TRANSFER_GAS}, what a transfer takes`;

/** Parses an option that must be a whole number; `expected` is what the error says instead of the bounds. */
function whole(expected = 'a whole number', least = 0, most = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(`expected ${expected}`);
  };
}

function blockTime(text: string): number {
  const value = Number(text);
  if (/^\d+(?:\.\d+)?$/.test(text) && value >= SHORTEST_BLOCK_TIME && value <= LONGEST_BLOCK_TIME) return value;
  throw new InvalidArgumentError(`expected ${SHORTEST_BLOCK_TIME} to ${LONGEST_BLOCK_TIME}`);
}
