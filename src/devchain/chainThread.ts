/** The main module of the embedded chain's thread: it runs the application and the node around it. */
import { parentPort, workerData } from 'node:worker_threads';

import { WEI } from '../chain/fees/feeMarket.js';
import { encodeData } from '../evm/hex.js';
import { deriveAccounts, randomMnemonic } from './app/devAccounts.js';
import {
  createChainConfig,
  type DevChainConfig,
  type DevChainParameters,
  type GenesisAccount,
} from './app/devChainConfig.js';
import { decodeState } from './app/dump/anvilState.js';
import { DevApplication } from './app/devApplication.js';
import { genesisContracts } from './app/genesis/genesisContracts.js';
import { StateFile } from './app/state/stateFile.js';
import { DevNode } from './comet/devNode.js';
import { timeOfMilliseconds } from './comet/blocks/headerTime.js';
import type { CallTrace } from './application.js';
import type { FundedAddress, StartedFork } from './fork/startFork.js';
import type { ThreadStart } from './linkMessages.js';
import type { DevChainMessage, DevChainOptions } from './options.js';
import { createQueryRouter } from './queries/queryRouter.js';
import { DEFAULT_DERIVATION_PATH, DEFAULT_MNEMONIC } from './defaultMnemonic.js';
import { withStoredOptions } from './storedOptions.js';

if (parentPort === null) throw new Error('this module runs in a worker thread');
const port = parentPort;
// `startDevChain` starts this thread with them.
const { options: given, link } = workerData as ThreadStart;
await run();

async function run(): Promise<void> {
  const stateFile = given.stateFile === undefined ? null : new StateFile(given.stateFile);
  const start = stateFile?.start() ?? null;
  const options = start === null ? given : withStoredOptions(given, start);
  // A chain that is in a file already has loaded the dump before.
  const dump = start === null ? (given.loadState ?? null) : null;
  const { mnemonic, derivationPath, balance } = fundingOf(options);
  const accounts = deriveAccounts(mnemonic, options.accounts ?? 10, derivationPath);
  const funded = accounts.map(({ address }) => ({ address, balance }));
  const fork = await startFork(options, funded);
  const parameters = { ...(dump !== null && (await heightOf(dump))), ...chainParameters(options), ...fork?.parameters };
  const config = createChainConfig({
    ...parameters,
    accounts: fork?.accounts ?? firstAccounts(options, funded),
    funding: { mnemonic, accounts: accounts.length, balance, derivationPath },
  });
  const onConsoleLog = (line: string): void => send({ kind: 'consoleLog', line });
  const application = await DevApplication.create(config, {
    accounts,
    createRouter: (chain) => createQueryRouter({ chain, onPanic: (_path, error) => sendFailure(error), onConsoleLog }),
    stateFile,
    base: fork?.origin.state ?? null,
    onConsoleLog,
    ...(options.recordsCalls === true && { onTrace: (trace: CallTrace) => send({ kind: 'trace', trace }) }),
    onMined: (transaction) => send({ kind: 'mined', transaction }),
  });
  const node = new DevNode(
    { ...nodeOptions(options, config, application.accounts), ...fork?.node },
    { application, fork: fork?.access ?? null, onFailure: sendFailure },
  );
  if (options.autoImpersonate === true) application.editor.setAutoImpersonate(true);
  node.serve(link);
  const addresses = await node.start();
  if (dump !== null) await node.loadState(dump);
  const keys = accounts.map(({ address, privateKey }) => ({ address, privateKey: encodeData(privateKey) }));
  const { seconds: genesisTime } = node.genesisTime;
  assertGenesisTime(given, genesisTime);
  const { gasLimit, baseFeeScaled } = config;
  const { chainId: evmChainId } = application;
  const info = { mnemonic, derivationPath, balance, evmChainId, gasLimit, baseFee: baseFeeScaled / WEI, genesisTime };
  send({ kind: 'ready', ...addresses, accounts: keys, fork: fork?.access.info ?? null, ...info });
}

/** Null when the chain is to be no fork; the modules of forks are loaded for forks alone. */
async function startFork(options: DevChainOptions, funded: FundedAddress[]): Promise<StartedFork | null> {
  const { fork, stateFile } = options;
  if (fork === undefined) return null;
  if (stateFile !== undefined) throw new Error('a fork cannot be kept in a state file');
  const { startFork: start } = await import('./fork/startFork.js');
  return start(fork, options, [...(options.genesisAccounts ?? []), ...funded], sendFailure);
}

/** The first state of a chain that is no fork. */
function firstAccounts({ genesisAccounts = [], hardfork }: DevChainOptions, funded: FundedAddress[]): GenesisAccount[] {
  return [...funded, ...genesisContracts(hardfork), ...genesisAccounts];
}

/** A chain that begins with a dump begins at the dumped height, unless another one is given. */
async function heightOf(dump: Uint8Array): Promise<{ initialHeight?: number }> {
  const { block } = await decodeState(dump);
  const number = Number(block?.number ?? 0n);
  return number > 0 && Number.isSafeInteger(number) ? { initialHeight: number } : {};
}

/** What the accounts are derived from and funded with, completed with the defaults. */
function fundingOf({ mnemonic, mnemonicWords, derivationPath, balance }: DevChainOptions) {
  return {
    mnemonic: mnemonic ?? (mnemonicWords === undefined ? DEFAULT_MNEMONIC : randomMnemonic(mnemonicWords)),
    derivationPath: derivationPath ?? DEFAULT_DERIVATION_PATH,
    balance: balance ?? 10_000n * WEI,
  };
}

/** The first block of a chain in a file has its time already. */
function assertGenesisTime({ genesisTime, stateFile }: DevChainOptions, actual: number): void {
  if (genesisTime === undefined || genesisTime === actual) return;
  throw new Error(`the chain in ${stateFile} was made with --timestamp ${actual}, not ${genesisTime}`);
}

/** The parameters among the options that were given; `createChainConfig` has the defaults. */
function chainParameters(options: DevChainOptions): Partial<DevChainParameters> {
  const { evmChainId, cometChainId, gasLimit, dialect, hardfork, initialHeight, order, operator } = options;
  const { baseFee, minGasPrice, maxCodeBytes, ignoresBlockGasLimit } = options;
  return {
    ...(evmChainId !== undefined && { evmChainId }),
    ...(cometChainId !== undefined && { cometChainId }),
    ...(gasLimit !== undefined && { gasLimit }),
    ...(dialect !== undefined && { dialect }),
    ...(hardfork !== undefined && { hardfork }),
    ...(initialHeight !== undefined && { initialHeight }),
    ...(order !== undefined && { order }),
    ...(operator !== undefined && { operator }),
    ...(baseFee !== undefined && { baseFeeScaled: baseFee * WEI }),
    ...(minGasPrice !== undefined && { minGasPriceScaled: minGasPrice * WEI }),
    ...(maxCodeBytes !== undefined && { maxCodeBytes }),
    ...(ignoresBlockGasLimit !== undefined && { ignoresBlockGasLimit }),
  };
}

function nodeOptions(options: DevChainOptions, config: DevChainConfig, accounts: readonly string[]) {
  const { genesisTime, stateFile } = options;
  return {
    cometChainId: config.cometChainId,
    initialHeight: config.initialHeight,
    hardfork: config.hardfork,
    order: config.order,
    cometVersion: options.cometVersion ?? '0.38.17',
    moniker: 'halley-dev',
    version: options.version ?? '0.0.0',
    accounts,
    startsClock: genesisTime !== undefined,
    forkedHashes: null,
    genesisTime: timeOfMilliseconds(genesisTime === undefined ? Date.now() : genesisTime * 1000),
    mining: options.mining ?? { automine: true, intervalMs: 0 },
    host: options.host ?? '127.0.0.1',
    rpcPort: options.rpcPort ?? 0,
    grpcPort: options.grpcPort ?? 0,
    blockFile: stateFile === undefined ? null : `${stateFile}.blocks`,
  };
}

function sendFailure(error: unknown): void {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  send({ kind: 'failure', message, stack });
}

function send(message: DevChainMessage): void {
  port.postMessage(message);
}
