import { writeFile } from 'node:fs/promises';
import { unusable } from './optionFile.js';
import type { DevChainInfo } from '../../devchain/options.js';
import type { DevOptions } from './options/devOptions.js';

/** The written part of a chain. */
export type ConfiguredChain = Omit<DevChainInfo, 'rpcUrl' | 'grpcAddress' | 'balance' | 'sampleToken'>;

/** Writes what programs use, as `anvil --config-out` does, readable by the user alone. Rejects with ConfigError. */
export async function writeConfig(
  path: string,
  chain: ConfiguredChain,
  { gasPrice, forkUrl, rpcUrl }: Pick<DevOptions, 'gasPrice' | 'forkUrl' | 'rpcUrl'>,
): Promise<void> {
  const { accounts, mnemonic, derivationPath, baseFee, gasLimit, genesisTime, fork } = chain;
  const config = {
    available_accounts: accounts.map(({ address }) => address),
    private_keys: accounts.map(({ privateKey }) => privateKey),
    ...(fork !== null && {
      endpoint: (forkUrl ?? rpcUrl)?.[0]?.url ?? fork.origin,
      block_number: fork.blockNumber,
      block_hash: fork.blockHash,
      chain_id: Number(chain.evmChainId),
    }),
    wallet: { derivation_path: derivationPath, mnemonic },
    base_fee: baseFee.toString(),
    gas_price: (gasPrice ?? baseFee).toString(),
    gas_limit: gasLimit.toString(),
    genesis_timestamp: genesisTime.toString(),
  };
  try {
    await writeFile(path, JSON.stringify(config), { mode: 0o600 });
  } catch (cause) {
    throw unusable({ flag: '--config-out', path }, cause);
  }
}
