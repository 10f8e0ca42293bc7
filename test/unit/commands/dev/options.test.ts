/** How `halley dev` parses its options. What they do is in test/e2e/devOptions.test.ts and test/unit/devchain. */
import { describe, expect, test } from '@jest/globals';
import { Command } from 'commander';
import { addOptions, checkTogether } from '../../../../src/commands/dev/devCommand.js';
import type { DevOptions } from '../../../../src/commands/dev/options/devOptions.js';
import { seededMnemonic } from '../../../../src/commands/dev/seededMnemonic.js';

interface Parsed {
  options: DevOptions | null;
  /** What the user is told. */
  error: string;
}

function parse(...args: string[]): Parsed {
  const parsed: Parsed = { options: null, error: '' };
  const command = new Command('dev').exitOverride().configureOutput({
    writeErr: (text) => void (parsed.error += text),
  });
  addOptions(command);
  command.action((options: DevOptions) => {
    checkTogether(command, options);
    parsed.options = options;
  });
  try {
    command.parse(args, { from: 'user' });
  } catch {
    parsed.options = null;
  }
  return parsed;
}

const DEFAULTS = { mining: true, port: 8545, host: '127.0.0.1' };

test('without options there are only the defaults of the server', () => {
  expect(parse()).toEqual({ options: expect.objectContaining(DEFAULTS), error: '' });
});

test.each<[string, Partial<DevOptions>]>([
  ['-a 3', { accounts: 3 }],
  ['--balance 0x10', { balance: 16n }],
  ['-b 0.5', { blockTime: 0.5 }],
  ['--blockTime 2', { blockTime: 2 }],
  ['--block-time 2 --mixed-mining', { blockTime: 2, mixedMining: true }],
  ['--no-mine', { mining: false }],
  ['--no-mining', { mining: false }],
  ['--mnemonic-random', { mnemonicRandom: true }],
  ['--mnemonic-random 24', { mnemonicRandom: 24 }],
  ['--mnemonic-seed-unsafe 5', { mnemonicSeedUnsafe: 5n }],
  ["--derivation-path m/44'/60'/1'/0", { derivationPath: "m/44'/60'/1'/0/" }],
  ['--block-base-fee-per-gas 7', { baseFee: 7n }],
  ['--base-fee 7', { baseFee: 7n }],
  ['--gas-price 0', { gasPrice: 0n }],
  ['--gas-limit 9007199254740993', { gasLimit: 9_007_199_254_740_993n }],
  ['--hardfork Paris', { hardfork: 'london' }],
  ['--hardfork latest', { hardfork: 'prague' }],
  ['--hardfork cancun', { hardfork: 'cancun' }],
  ['--order fifo', { order: 'fifo' }],
  ['--number 0', { number: 0 }],
  ['--timestamp 1000', { timestamp: 1000 }],
  ['--code-size-limit 100000', { codeSizeLimit: 100_000 }],
  ['--disable-code-size-limit --disable-block-gas-limit', { disableCodeSizeLimit: true, disableBlockGasLimit: true }],
  ['--load-state a --dump-state b -s 5', { loadState: 'a', dumpState: 'b', stateInterval: 5 }],
  ['--state a --state-interval 5', { state: 'a', stateInterval: 5 }],
  ['--print-traces', { printTraces: true }],
  ['--auto-unlock', { autoImpersonate: true }],
  ['--slots-in-an-epoch 1 --steps-tracing --no-priority-fee --disable-min-priority-fee', {}],
  ['-p 0 --host ::1', { port: 0, host: '::1' }],
  ['-q', { quiet: true }],
  ['--no-console-log', { disableConsoleLog: true }],
])('%s', (line, options) => {
  expect(parse(...line.split(' '))).toEqual({ options: expect.objectContaining(options), error: '' });
});

describe('are refused with what is expected', () => {
  test.each([
    ['--accounts -1', "option '-a, --accounts <count>' argument '-1' is invalid. expected a whole number up to 10000"],
    [
      '--accounts 1e3',
      "option '-a, --accounts <count>' argument '1e3' is invalid. expected a whole number up to 10000",
    ],
    ['--block-time 0', "option '-b, --block-time <seconds>' argument '0' is invalid. expected 0.001 to 2147483"],
    [
      '--block-time 0.0001',
      "option '-b, --block-time <seconds>' argument '0.0001' is invalid. expected 0.001 to 2147483",
    ],
    ['-b 3000000', "option '-b, --block-time <seconds>' argument '3000000' is invalid. expected 0.001 to 2147483"],
    [
      '--block-time 1 --no-mining',
      "option '--no-mine, --no-mining' cannot be used with option '-b, --block-time <seconds>'",
    ],
    ['--mixed-mining', "option '--mixed-mining' needs option '--block-time <seconds>'"],
    [
      '--gas-limit 20999',
      "option '--gas-limit <gas>' argument '20999' is invalid. expected a whole number from 21000, what a transfer takes",
    ],
    ['--chain-id 0', "option '--chain-id <id>' argument '0' is invalid. expected a whole number from 1"],
    [
      `--number ${10n ** 20n}`,
      `option '--number <height>' argument '${10n ** 20n}' is invalid. expected a whole number up to 9000000000000000`,
    ],
    [
      '--allow-origin https://app.example/path',
      "option '--allow-origin <origin>' argument 'https://app.example/path' is invalid. expected origins such as https://app.example, or hosts such as localhost or app.example:3000, without a path, separated by commas, or * for all",
    ],
    ['--port 65536', "option '-p, --port <port>' argument '65536' is invalid. expected 0 to 65535"],
    ['--color red', "option '--color <when>' argument 'red' is invalid. expected auto, always or never"],
    ['--order tip', "option '--order <order>' argument 'tip' is invalid. expected fees or fifo"],
    [
      '--mnemonic-random 13',
      "option '--mnemonic-random [words]' argument '13' is invalid. expected 12, 15, 18, 21 or 24",
    ],
    [
      '--mnemonic-random --mnemonic x',
      "option '-m, --mnemonic <words>' cannot be used with option '--mnemonic-random [words]'",
    ],
    [
      '--derivation-path 44/60',
      "option '--derivation-path <path>' argument '44/60' is invalid. expected a path such as m/44'/60'/0'/0/",
    ],
    [
      `--fork-url http://x --fork-transaction-hash 0x${'AA'.repeat(32)} --fork-block-number 1`,
      "option '--fork-transaction-hash <hash>' cannot be used with option '--fork-block-number <block>'",
    ],
    [
      '--fork-url http://x --fork-transaction-hash 0x12',
      "option '--fork-transaction-hash <hash>' argument '0x12' is invalid. expected a hash of 32 bytes",
    ],
    [
      '--hardfork osaka',
      "option '--hardfork <name>' argument 'osaka' is invalid. chains of cosmos/evm run london, shanghai, cancun, prague",
    ],
    [
      '--hardfork byzantium',
      "option '--hardfork <name>' argument 'byzantium' is invalid. chains of cosmos/evm run london, shanghai, cancun, prague",
    ],
    [
      '--hardfork pragu',
      "option '--hardfork <name>' argument 'pragu' is invalid. there is no such fork; the nearest is prague",
    ],
    [
      '--code-size-limit 5 --disable-code-size-limit',
      "option '--code-size-limit <bytes>' cannot be used with option '--disable-code-size-limit'",
    ],
    ['--account 5', "unknown option '--account'\n(Did you mean --accounts?)"],
    [
      '--optimism',
      "option '--optimism' is not taken: this chain is a Cosmos chain, and has no other network to take after",
    ],
    [
      '-n tempo',
      "option '--network' is not taken: this chain is a Cosmos chain, and has no other network to take after",
    ],
    ['-vvv', "option '--verbosity' is not taken: each request and transaction has a line; --quiet prints none"],
    ['-s 5', "option '--state-interval <seconds>' needs option '--dump-state <file>' or '--state <file>'"],
    ['-s 0 --state x', "option '-s, --state-interval <seconds>' argument '0' is invalid. expected 1 to 2147483"],
    ['--state x --dump-state y', "option '--state <file>' cannot be used with option '--dump-state <file>'"],
    ['--init x --load-state y', "option '--load-state <file>' cannot be used with option '--init <file>'"],
    ['--prune-history 0', "option '--prune-history [blocks]' argument '0' is invalid. expected a whole number from 1"],
    [
      '--transaction-block-keeper 5',
      "option '--transaction-block-keeper' is not taken: all blocks stay, with their transactions and receipts",
    ],
    ['--threads 4', "option '--threads' is not taken: the chain executes in one thread"],
    [
      '--no-request-size-limit',
      "option '--no-request-size-limit' is not taken: requests of any size would let one client take all memory",
    ],
  ])('%s', (line, error) => {
    expect(parse(...line.split(' '))).toEqual({ options: null, error: `error: ${error}\n` });
  });
});

test.each([
  [0n, 'leisure need topic clown code attend earn lounge baby omit vault crunch'],
  [5n, 'key exile year ready box laugh trick dice banana accuse ribbon chest'],
  [2n ** 64n - 1n, 'reunion eager public radio victory silver palm elite make sing accuse moon'],
])('the mnemonic of a seed is the one that anvil 1.7.1 makes: %d', (seed, mnemonic) => {
  expect(seededMnemonic(seed)).toBe(mnemonic);
});
