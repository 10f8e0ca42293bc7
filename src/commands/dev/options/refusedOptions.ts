/** Options of anvil without a meaning here. They are refused by name, so that no user believes that they work. */
import { Option, type Command } from 'commander';

const ETHEREUM_ONLY = 'this chain is a Cosmos chain, and has no other network to take after';
const NO_DISK_CACHE = 'all states are kept in memory, and none moves to the disk; --state keeps the chain on disk';
const PLAIN_LINES = 'the log is lines of text; requests and transactions can be read over JSON-RPC';

/** Flags as anvil's help has them, and the reason that the error gives. */
const REFUSED: readonly (readonly [flags: string, reason: string])[] = [
  ['-j, --threads [count]', 'the chain executes in one thread'],
  ['--jobs [count]', 'the chain executes in one thread'],
  ['--max-persisted-states [count]', NO_DISK_CACHE],
  ['--cache-path [path]', NO_DISK_CACHE],
  ['--transaction-block-keeper [count]', 'all blocks stay, with their transactions and receipts'],
  ['--preserve-historical-states', 'a dump has the newest state; --state keeps the state of every height'],
  ['--max-transactions [count]', 'the gas limit of a block bounds its transactions: --gas-limit'],
  ['--json', PLAIN_LINES],
  ['--md', PLAIN_LINES],
  ['-v, --verbosity', 'each request and transaction has a line; --quiet prints none'],
  ['--no-request-size-limit', 'requests of any size would let one client take all memory'],
  ['--enable-tx-gas-limit', 'the limit of EIP-7825 belongs to Osaka, which chains of cosmos/evm do not run'],
  ['--tx-gas-limit', 'the limit of EIP-7825 belongs to Osaka, which chains of cosmos/evm do not run'],
  ['--disable-default-create2-deployer', 'tools expect the contract: it is part of the first state'],
  ['--no-create2', 'tools expect the contract: it is part of the first state'],
  ['--disable-pool-balance-checks', 'the chain would drop the transactions that the pool took'],
  ['--memory-limit [bytes]', 'gas bounds the memory of an execution'],
  ['--celo', ETHEREUM_ONLY],
  ['--optimism', ETHEREUM_ONLY],
  ['--odyssey', ETHEREUM_ONLY],
  ['-n, --network [name]', ETHEREUM_ONLY],
];

/** Makes the command fail with the reason when one of these options is given. They are not in its help text. */
export function refuseOptions(command: Command): void {
  for (const [flags, reason] of REFUSED) {
    const option = new Option(flags).hideHelp();
    command.addOption(option);
    command.on(`option:${option.name()}`, () =>
      command.error(`error: option '${option.long}' is not taken: ${reason}`),
    );
  }
}
