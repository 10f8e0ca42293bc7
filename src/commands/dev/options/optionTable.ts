/**
 * The options of `halley dev`. Names, short forms and meanings are anvil's (`anvil --help`, 1.7); Halley's own come
 * last in each group. Those that describe the chain have no default here, because a state file may set them.
 */
import { Option } from 'commander';
import {
  DEFAULT_DERIVATION_PATH,
  DEFAULT_MNEMONIC,
  HIGHEST_FIRST_BLOCK,
  LATEST_SECONDS,
  MAX_GAS_LIMIT,
  MNEMONIC_WORDS,
} from '../../../devchain/constants.js';
import { MAX_UINT64 } from '../../../ethereum/hex.js';
import { TRANSFER_GAS } from '../../../ethereum/transaction/intrinsicGas.js';
import { forkFlags } from './forkFlags.js';
import { derivationPath, hardfork, hostNames, oneOf, option, origins, seconds, whole, wholeBigInt } from './parsers.js';

/** The default path of the Unix socket. */
export const DEFAULT_IPC_PATH = '/tmp/halley.ipc';

const LARGEST_PORT = 65_535;
const MOST_ACCOUNTS = 10_000;
/** A block cannot hold more. */
const MOST_CODE_BYTES = 10_000_000;
/** The longest delay of a Node.js timer, in seconds. */
const LONGEST_INTERVAL = 2_147_483;

/** All options, by heading of the help text. */
export function optionGroups(): Record<string, readonly Option[]> {
  return {
    Accounts: accountOptions(),
    Chain: chainOptions(),
    Blocks: blockOptions(),
    Fork: forkFlags(),
    State: stateOptions(),
    Server: serverOptions(),
    Display: displayOptions(),
  };
}

function accountOptions(): Option[] {
  const mnemonics = ['mnemonic', 'mnemonicRandom', 'mnemonicSeedUnsafe'];
  const words = whole({ expected: `${MNEMONIC_WORDS.slice(0, -1).join(', ')} or ${MNEMONIC_WORDS.at(-1)}` });
  return [
    option('-a, --accounts <count>', 'funded accounts (default: 10)', whole({ most: MOST_ACCOUNTS })),
    option('--balance <tokens>', 'whole tokens of each account (default: 10000)', wholeBigInt({ most: MAX_UINT64 })),
    new Option('-m, --mnemonic <words>', `mnemonic of the accounts (default: "${DEFAULT_MNEMONIC}")`).conflicts(
      mnemonics.slice(1),
    ),
    option('--mnemonic-random [words]', 'a new mnemonic of this many words for a new chain (12 by default)', (text) =>
      MNEMONIC_WORDS.includes(words(text)) ? words(text) : words('none'),
    ).conflicts(['mnemonic', 'mnemonicSeedUnsafe']),
    option(
      '--mnemonic-seed-unsafe <seed>',
      'the mnemonic that anvil makes of this number: anyone can',
      wholeBigInt({ most: MAX_UINT64 }),
    ).conflicts(mnemonics.slice(0, 2)),
    option('--derivation-path <path>', `path of the accounts (default: ${DEFAULT_DERIVATION_PATH})`, derivationPath),
    new Option('--keystore.dir <folder>', 'keep the keys of personal_newAccount there, not in a temporary folder'),
    new Option('--keystore.pairing-password-file <file>', 'password of personal_unpair, for personal_initializeWallet'),
    new Option('--debug.js-tracers', 'run tracers that clients send as JavaScript, in a sandbox'),
    new Option('--signer <url>', 'serve the accounts of Clef or Web3Signer, too'),
  ];
}

const trueOrFalse = (text: string): boolean => oneOf(['true', 'false'])(text) === 'true';

function chainOptions(): Option[] {
  return [
    option(
      '--chain-id <id>',
      'EIP-155 chain id (default: 31337)',
      whole({ least: 1, expected: 'a whole number from 1' }),
    ),
    option('--hardfork <name>', 'london, paris, shanghai, cancun or prague (default: prague)', hardfork),
    new Option('--init <file>', "geth's genesis.json, for a new chain: alloc, chain id, time, number, fees, coinbase"),
    option('--number <height>', 'height of the first block (default: 1)', whole({ most: HIGHEST_FIRST_BLOCK })),
    option(
      '--timestamp <seconds>',
      'time of the first block, from which time continues (default: now)',
      whole({ most: LATEST_SECONDS, expected: `0 to ${LATEST_SECONDS}` }),
    ),
    option('--block-base-fee-per-gas, --base-fee <wei>', 'base fee that the chain starts from', wholeBigInt()),
    option('--gas-price <wei>', 'lowest gas price that the chain takes; its base fee falls no lower', wholeBigInt()),
    new Option('--no-seed', 'begin without the sample transactions of a new chain: a token, transfers, a failure'),
    new Option('--no-priority-fee, --disable-min-priority-fee', 'accepted: the chain has no lowest priority fee'),
    option(
      '--gas-limit <gas>',
      'gas limit of a block (default: 30000000)',
      wholeBigInt({
        least: TRANSFER_GAS,
        most: MAX_GAS_LIMIT,
        expected: `a whole number from ${TRANSFER_GAS}, what a transfer takes`,
      }),
    ),
    new Option('--disable-block-gas-limit', 'let transactions have more gas than a block'),
    option(
      '--code-size-limit <bytes>',
      'most bytes of a contract (default: 24576)',
      whole({ most: MOST_CODE_BYTES }),
    ).conflicts('disableCodeSizeLimit'),
    new Option('--disable-code-size-limit', 'let contracts have any size'),
    option(
      '--prune-history [blocks]',
      'forget the states more than this many blocks below the newest (1 by default); blocks and receipts stay',
      whole({ least: 1, expected: 'a whole number from 1' }),
    ),
    new Option('--auto-unlock, --auto-impersonate', 'take unsigned transactions of every sender'),
  ];
}

function blockOptions(): Option[] {
  return [
    option(
      '-b, --block-time <seconds>',
      'time between blocks; without it a block is made for each transaction',
      seconds,
    ),
    new Option('--blockTime <seconds>').argParser(seconds).hideHelp(),
    new Option('--no-mine, --no-mining', 'make blocks only when evm_mine asks for one').conflicts('blockTime'),
    new Option('--mixed-mining', 'with --block-time, make a block for each transaction too'),
    option(
      '--order <order>',
      'which waiting transaction is first: fees or fifo (default: fees)',
      oneOf(['fees', 'fifo']),
    ),
    new Option('--tracing, --steps-tracing', 'accepted: a trace is made on request, with all its steps'),
    option('--slots-in-an-epoch <slots>', 'accepted: every block of this chain is final', whole()),
  ];
}

function stateOptions(): Option[] {
  return [
    new Option(
      '--state <file>',
      'keep the chain in this file between runs, with its options; a dump is loaded, and dumped to again',
    ).conflicts(['loadState', 'dumpState']),
    new Option('--load-state <file>', 'begin with this dump, of anvil or of --dump-state').conflicts('init'),
    new Option('--dump-state <file>', "dump the state to this file at the end, as anvil's JSON"),
    option(
      '-s, --state-interval <seconds>',
      'dump the state while the chain runs, too (default: 60)',
      whole({ least: 1, most: LONGEST_INTERVAL, expected: `1 to ${LONGEST_INTERVAL}` }),
    ),
    new Option('--config-out <file>', 'write accounts, keys and fees to this file as JSON'),
  ];
}

function serverOptions(): Option[] {
  return [
    option(
      '-p, --port <port>',
      'port of HTTP and WebSocket; 0 lets the system choose',
      whole({ most: LARGEST_PORT, expected: `0 to ${LARGEST_PORT}` }),
    ).default(8545),
    new Option('--host <host>', 'interface to listen on').default('127.0.0.1').env('ANVIL_IP_ADDR'),
    option(
      '--allow-host <names>',
      'names in the Host header that are served, besides addresses and localhost',
      hostNames,
    ).default([], 'none'),
    option('--allow-origin <origin>', 'origin of web pages that may call', origins).default('*'),
    new Option('--no-cors', 'let no web page call'),
    new Option(
      '--json-rpc.auth-secret <file>',
      'secret of bearer tokens, made when it is missing; private methods need a token when --host is not loopback',
    ),
    option(
      '--json-rpc.allow-insecure-unlock [boolean]',
      'let callers without a token use unlocked keys (default: true on loopback)',
      trueOrFalse,
    ).preset('true'),
    option(
      '--docs [boolean]',
      'serve the documentation at /docs/, and to browsers at / (default: true)',
      trueOrFalse,
    ).preset('true'),
    new Option('--ipcpath, --ipc [path]', `also listen on a Unix socket (${DEFAULT_IPC_PATH} by default)`),
  ];
}

function displayOptions(): Option[] {
  return [
    new Option('-q, --quiet', 'print nothing but failures of the chain'),
    new Option('--silent', 'the same as --quiet'),
    option(
      '--color <when>',
      'auto, always or never; NO_COLOR and FORCE_COLOR decide auto',
      oneOf(['auto', 'always', 'never']),
    ).default('auto'),
    new Option('--abi <folder>', 'artifacts of Hardhat, Foundry or solc, for names in what is printed'),
    new Option(
      '--enable-trace-printing, --print-traces',
      'print the calls of each transaction in a block and of eth_call',
    ),
    new Option('--no-console-log, --disable-console-log', 'do not print the console.log of contracts'),
  ];
}
