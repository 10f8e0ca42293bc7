/** The main module of the embedded chain's thread: it runs the application and the node around it. */
import { parentPort, workerData } from 'node:worker_threads';

import { WEI } from '../chain/fees/feeMarket.js';
import { encodeData } from '../evm/hex.js';
import { deriveAccounts } from './app/devAccounts.js';
import { createChainConfig, type DevChainConfig } from './app/devChainConfig.js';
import { DevApplication } from './app/devApplication.js';
import { genesisContracts } from './app/genesis/genesisContracts.js';
import { StateFile } from './app/state/stateFile.js';
import { DevNode } from './comet/devNode.js';
import { timeOfMilliseconds } from './comet/blocks/headerTime.js';
import type { DevChainMessage, DevChainOptions } from './options.js';
import { createQueryRouter } from './queries/queryRouter.js';
import { DEFAULT_MNEMONIC } from './defaultMnemonic.js';
import { withStoredOptions } from './storedOptions.js';

if (parentPort === null) throw new Error('this module runs in a worker thread');
const port = parentPort;
// `startDevChain` starts this thread with its options.
await run(workerData as DevChainOptions);

async function run(given: DevChainOptions): Promise<void> {
  const stateFile = given.stateFile === undefined ? null : new StateFile(given.stateFile);
  const start = stateFile?.start() ?? null;
  const options = start === null ? given : withStoredOptions(given, start);
  const { mnemonic = DEFAULT_MNEMONIC, balance = 10_000n * WEI } = options;
  const accounts = deriveAccounts(mnemonic, options.accounts ?? 10);
  const config = createChainConfig({
    ...chainParameters(options),
    accounts: [...accounts.map(({ address }) => ({ address, balance })), ...genesisContracts()],
    funding: { mnemonic, accounts: accounts.length, balance },
  });
  const onConsoleLog = (line: string): void => send({ kind: 'consoleLog', line });
  const application = await DevApplication.create(config, {
    accounts,
    createRouter: (chain) => createQueryRouter({ chain, onPanic: (_path, error) => sendFailure(error), onConsoleLog }),
    stateFile,
    onConsoleLog,
    onMined: (transaction) => send({ kind: 'mined', transaction }),
  });
  const node = new DevNode(nodeOptions(options, config, application.accounts), { application, onFailure: sendFailure });
  const addresses = await node.start();
  const funded = accounts.map(({ address, privateKey }) => ({ address, privateKey: encodeData(privateKey) }));
  send({ kind: 'ready', ...addresses, accounts: funded, mnemonic, balance, evmChainId: application.chainId });
}

/** The parameters among the options that were given; `createChainConfig` has the defaults. */
function chainParameters({ evmChainId, cometChainId, gasLimit, dialect, baseFee, initialHeight }: DevChainOptions) {
  return {
    ...(evmChainId !== undefined && { evmChainId }),
    ...(cometChainId !== undefined && { cometChainId }),
    ...(gasLimit !== undefined && { gasLimit }),
    ...(dialect !== undefined && { dialect }),
    ...(baseFee !== undefined && { baseFeeScaled: baseFee * WEI }),
    ...(initialHeight !== undefined && { initialHeight }),
  };
}

function nodeOptions(options: DevChainOptions, config: DevChainConfig, accounts: readonly string[]) {
  const { genesisTime, stateFile } = options;
  return {
    cometChainId: config.cometChainId,
    initialHeight: config.initialHeight,
    cometVersion: options.cometVersion ?? '0.38.17',
    moniker: 'halley-dev',
    version: options.version ?? '0.0.0',
    accounts,
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
