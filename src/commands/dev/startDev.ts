/** What `halley dev` runs: the embedded chain and the service in front of it, in one process. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WEI } from '../../chain/fees/feeMarket.js';
import { readVersion } from '../../config/version.js';
import { startDevChain, type DevChainHandle } from '../../devchain/devChain.js';
import { checksumAddress } from '../../evm/checksum.js';
import type { Gateway } from '../../gateway.js';
import { DevLog } from '../../observe/devLog.js';

/**
 * The options of `halley dev`, named as anvil names them where they mean the same. An option that is left out has the
 * value of the state file, or else the default of `DevChainOptions`.
 */
export interface DevOptions {
  accounts?: number;
  /** Whole tokens of each account. */
  balance?: number;
  mnemonic?: string;
  chainId?: number;
  /** Seconds between blocks. When it is left out, each transaction gets a block at once. */
  blockTime?: number;
  /** False when only evm_mine makes blocks. */
  mining: boolean;
  /** Base fee of the first block, wei. */
  baseFee?: number;
  gasLimit?: number;
  /** Port of HTTP and WebSocket; 0 lets the system choose. */
  port: number;
  host: string;
  /** Path of the file that keeps the chain between runs. */
  state?: string;
  silent: boolean;
}

/** A running `halley dev`. */
export interface RunningDev {
  /** `http://host:port`. */
  httpUrl: string;
  /** `ws://host:port`, at the same port. */
  wsUrl: string;
  stop(): Promise<void>;
}

/**
 * Starts the chain and the service; resolves when requests are answered. Unless silent, it prints the banner and then
 * one line per request.
 */
export async function startDev(options: DevOptions, print: (text: string) => void): Promise<RunningDev> {
  const log = new DevLog(print, options);
  const starting = startDevChain(chainOptions(options), {
    onConsoleLog: (line) => log.consoleLog(line),
    onMined: (transaction) => log.transaction(transaction),
    onFailure: (error) => log.failure('the chain failed', error),
  });
  // This thread loads the service while the chain's thread starts the chain.
  const loading = import('./devGateway.js');
  const chain = await starting;
  const dataDir = await mkdtemp(join(tmpdir(), 'halley-dev-'));
  let gateway: Gateway | null = null;
  const stop = async () => {
    await gateway?.stop();
    await chain.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const { createDevGateway } = await loading;
    gateway = await createDevGateway(chain, dataDir, options, log);
    const { http } = await gateway.start();
    const urls = { httpUrl: `http://${http}`, wsUrl: `ws://${http}` };
    if (!options.silent) print(banner(chain, urls));
    return { ...urls, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function chainOptions(options: DevOptions) {
  const { accounts, mnemonic, chainId, balance, blockTime, mining, baseFee, gasLimit, state } = options;
  return {
    version: readVersion(),
    ...(accounts !== undefined && { accounts }),
    ...(mnemonic !== undefined && { mnemonic }),
    ...(chainId !== undefined && { evmChainId: BigInt(chainId) }),
    ...(balance !== undefined && { balance: BigInt(balance) * WEI }),
    mining: {
      automine: mining && blockTime === undefined,
      intervalMs: mining ? Math.round((blockTime ?? 0) * 1000) : 0,
    },
    ...(baseFee !== undefined && { baseFee: BigInt(baseFee) }),
    ...(gasLimit !== undefined && { gasLimit: BigInt(gasLimit) }),
    ...(state !== undefined && { stateFile: state }),
  };
}

function banner(chain: DevChainHandle, { httpUrl, wsUrl }: { httpUrl: string; wsUrl: string }): string {
  const tokens = chain.balance / WEI;
  const accounts = chain.accounts.map(
    ({ address }, index) => `  (${index}) ${checksumAddress(address)}  ${tokens} tokens`,
  );
  const keys = chain.accounts.map(({ privateKey }, index) => `  (${index}) ${privateKey}`);
  return `
Halley, with an embedded chain

Accounts
${accounts.join('\n')}

Private keys (everybody knows them: never use them on another chain)
${keys.join('\n')}

Mnemonic        ${chain.mnemonic}
Chain id        ${chain.evmChainId}
HTTP            ${httpUrl}
WebSocket       ${wsUrl}
CometBFT RPC    ${chain.rpcUrl}
gRPC            ${chain.grpcAddress}
Contract        ${httpUrl} method rpc.discover

`;
}
