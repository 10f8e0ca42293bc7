/** The embedded chain's thread: the application and the node around it. */
import { parentPort, workerData } from 'node:worker_threads';

import { WEI } from '../chain/feeMarket.js';
import { encodeData } from '../evm/hex.js';
import { readVersion } from '../config/version.js';
import { DEFAULT_MNEMONIC, deriveAccounts } from './app/accounts.js';
import { createChainConfig, type DevChainConfig } from './app/chainConfig.js';
import { DevApplication } from './app/devApplication.js';
import { StateFile } from './app/stateFile.js';
import { DevNode } from './comet/devNode.js';
import { timeOfMilliseconds } from './comet/blocks/headerTime.js';
import { withGenesisOf } from './genesisOptions.js';
import type { DevChainOptions, FromChain } from './options.js';
import { createQueryRouter } from './queries/queryRouter.js';

if (parentPort === null) throw new Error('this module runs in a worker thread');
const port = parentPort;
await run(workerData as DevChainOptions);

async function run(given: DevChainOptions): Promise<void> {
  const stateFile = given.stateFile === undefined ? null : new StateFile(given.stateFile);
  const start = stateFile?.start() ?? null;
  const options = start === null ? given : withGenesisOf(given, start);
  const { mnemonic = DEFAULT_MNEMONIC, balance = 10_000n * WEI } = options;
  const accounts = deriveAccounts(mnemonic, options.accounts ?? 10);
  const config = createChainConfig({
    ...thoseGiven(options, ['evmChainId', 'cometChainId', 'gasLimit', 'dialect']),
    ...(options.baseFee !== undefined && { baseFeeScaled: options.baseFee * WEI }),
    accounts: accounts.map(({ address }) => ({ address, balance })),
    funding: { mnemonic, accounts: accounts.length, balance },
  });
  const onConsoleLog = (line: string): void => say({ kind: 'consoleLog', line });
  const application = await DevApplication.create(config, {
    accounts,
    createRouter: (chain) => createQueryRouter({ chain, onPanic: (_path, error) => fail(error), onConsoleLog }),
    stateFile,
    onConsoleLog,
    onMined: (transaction) => say({ kind: 'mined', transaction }),
  });
  const node = new DevNode(nodeOptions(options, config, application.accounts), { application, onFailure: fail });
  const addresses = await node.start();
  const funded = accounts.map(({ address, privateKey }) => ({ address, privateKey: encodeData(privateKey) }));
  say({ kind: 'ready', ...addresses, accounts: funded, mnemonic, balance, evmChainId: config.evmChainId });
}

function nodeOptions(options: DevChainOptions, config: DevChainConfig, accounts: readonly string[]) {
  const { genesisTime, stateFile } = options;
  return {
    cometChainId: config.cometChainId,
    evmChainId: config.evmChainId,
    maxGas: config.gasLimit,
    cometVersion: options.cometVersion ?? '0.38.17',
    moniker: 'halley-dev',
    version: readVersion(),
    accounts,
    genesisTime: timeOfMilliseconds(genesisTime === undefined ? Date.now() : genesisTime * 1000),
    mining: options.mining ?? { automine: true, intervalMs: 0 },
    host: options.host ?? '127.0.0.1',
    rpcPort: options.rpcPort ?? 0,
    grpcPort: options.grpcPort ?? 0,
    blockFile: stateFile === undefined ? null : `${stateFile}.blocks`,
  };
}

/** The options among `names` that were given. */
function thoseGiven<Name extends keyof DevChainOptions>(
  options: DevChainOptions,
  names: Name[],
): Pick<DevChainOptions, Name> {
  const entries = names.filter((name) => options[name] !== undefined).map((name) => [name, options[name]]);
  return Object.fromEntries(entries) as Pick<DevChainOptions, Name>;
}

function fail(error: unknown): void {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  say({ kind: 'failure', message, stack });
}

function say(message: FromChain): void {
  port.postMessage(message);
}
