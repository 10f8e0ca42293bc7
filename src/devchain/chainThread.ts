/** The main module of the embedded chain's thread: it runs the application and the node around it. */
import { parentPort, workerData } from 'node:worker_threads';

import { WEI } from '../chain/fees/feeMarket.js';
import { encodeData } from '../ethereum/hex.js';
import { deriveAccounts, randomMnemonic, type DevAccount } from './app/devAccounts.js';
import { createChainConfig, type DevChainConfig, type DevChainParameters } from './app/devChainConfig.js';
import { decodeState } from './app/dump/anvilState.js';
import { DevApplication, type ApplicationBeginning } from './app/devApplication.js';
import { Beginnings } from './beginnings.js';
import { StateFile } from './app/state/stateFile.js';
import { DevNode } from './comet/devNode.js';
import { timeOfMilliseconds } from '../chain/consensus/headerTime.js';
import type { CallTrace } from './application.js';
import { type ThreadStart, LinkOutbox } from './linkMessages.js';
import { chainParameters, type DevChainMessage, type DevChainOptions, type DevChainReport } from './options.js';
import { createQueryRouter } from './queries/queryRouter.js';
import { DEFAULT_DERIVATION_PATH, DEFAULT_MNEMONIC } from './constants.js';
import type { Seeds } from './seeds/seedTransactions.js';
import { withStoredOptions } from './storedOptions.js';
import { UnusableOption } from './unusableOption.js';

if (parentPort === null) throw new Error('this module runs in a worker thread');
const port = parentPort;
// `startDevChain` starts this thread with them.
const { options: given, link } = workerData as ThreadStart;
const outbox = new LinkOutbox(link);
let node: DevNode | null = null;
port.once('message', () => void stop());
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
  if (options.fork !== undefined && stateFile !== null)
    throw new UnusableOption('a fork cannot be kept in a state file');
  const parameters = { ...(dump !== null && (await heightOf(dump))), ...chainParameters(options) };
  const isSeeded = options.seed === true && options.fork === undefined && dump === null && start === null;
  const seeds = isSeeded ? await loadSeeds(parameters, accounts) : null;
  const payer = seeds === null ? [] : [seeds.payer];
  const beginnings = new Beginnings({
    options,
    parameters,
    funded: [...funded, ...payer],
    onCacheFailure: sendFailure,
  });
  const beginning = await beginnings.first();
  const config = createChainConfig({
    ...parameters,
    ...beginning.parameters,
    funding: { mnemonic, accounts: accounts.length, balance, derivationPath },
  });
  const onConsoleLog = (line: string): void => report({ kind: 'consoleLog', line });
  // What the chain begins with is not reported: the reader did not send it.
  let isReported = seeds === null;
  const onTrace = (trace: CallTrace): void => {
    if (isReported) report({ kind: 'trace', trace });
  };
  const listeners = { onConsoleLog, ...(options.recordsCalls === true && { onTrace }) };
  const onPanic = (_path: string, error: unknown): void => sendFailure(error);
  const application = await DevApplication.create(config, {
    accounts,
    createRouter: (chain) => createQueryRouter({ chain, onPanic, ...listeners }),
    stateFile,
    base: beginning.base,
    begin: (forking) => beginnings.another(forking),
    ...listeners,
    onMined: (transaction) => {
      if (isReported) report({ kind: 'mined', transaction });
    },
  });
  node = new DevNode(
    { ...nodeOptions(options, config, application.accounts), ...startOf(beginning), seeds: seeds?.blocks ?? [] },
    { application, fork: beginning.fork, onFailure: sendFailure },
  );
  if (options.autoImpersonate === true) application.editor.setAutoImpersonate(true);
  node.serve(link, outbox);
  const addresses = await node.start();
  isReported = true;
  if (dump !== null) await node.loadState(dump);
  const keys = accounts.map(({ address, privateKey }) => ({ address, privateKey: encodeData(privateKey) }));
  const { seconds: genesisTime } = node.genesisTime;
  assertGenesisTime(given, genesisTime);
  const { gasLimit, baseFeeScaled } = config;
  const { chainId: evmChainId } = application;
  const info = { mnemonic, derivationPath, balance, evmChainId, gasLimit, baseFee: baseFeeScaled / WEI, genesisTime };
  send({
    kind: 'ready',
    ...addresses,
    accounts: keys,
    fork: beginning.fork?.info ?? null,
    ...info,
    sampleToken: seeds?.token ?? null,
  });
}

/** The module of the samples is loaded for chains that begin with them alone. */
async function loadSeeds(
  parameters: Partial<DevChainParameters>,
  accounts: readonly DevAccount[],
): Promise<Seeds | null> {
  const { seedsOf } = await import('./seeds/seedTransactions.js');
  const addresses = accounts.map(({ address }) => address);
  return seedsOf(createChainConfig(parameters), addresses);
}

async function stop(): Promise<void> {
  await node?.stop();
  send({ kind: 'stopped' });
}

function startOf({ genesisTime, forkedHashes, replay }: ApplicationBeginning) {
  return {
    startsClock: genesisTime !== null,
    genesisTime: genesisTime ?? timeOfMilliseconds(Date.now()),
    forkedHashes,
    replay,
  };
}

/** A chain that begins with a dump begins at the dumped height, unless another one is given. */
async function heightOf(dump: Uint8Array): Promise<{ initialHeight?: number }> {
  const { block } = await decodeState(dump);
  const number = Number(block?.number ?? 0n);
  return number > 0 && Number.isSafeInteger(number) ? { initialHeight: number } : {};
}

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
  throw new UnusableOption(`the chain in ${stateFile} was made with --timestamp ${actual}, not ${genesisTime}`);
}

function nodeOptions(options: DevChainOptions, config: DevChainConfig, accounts: readonly string[]) {
  const { stateFile } = options;
  return {
    cometChainId: config.cometChainId,
    initialHeight: config.initialHeight,
    hardfork: config.hardfork,
    order: config.order,
    cometVersion: options.cometVersion ?? '0.38.17',
    moniker: 'halley-dev',
    version: options.version ?? '0.0.0',
    accounts,
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

function report(report: DevChainReport): void {
  outbox.send({ kind: 'report', report });
}

function send(message: DevChainMessage): void {
  port.postMessage(message);
}
