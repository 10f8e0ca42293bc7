import { writeFile } from 'node:fs/promises';
import { unusable } from './optionFile.js';
import type { DevChainHandle } from '../../devchain/devChain.js';

/**
 * Writes what a program that uses the chain wants to know, as `anvil --config-out` does: accounts, keys, mnemonic and
 * fees. Only the user may read the file, because it holds keys. Rejects with ConfigError.
 */
export async function writeConfig(path: string, chain: DevChainHandle, gasPrice: bigint | undefined): Promise<void> {
  const { accounts, mnemonic, derivationPath, baseFee, gasLimit, genesisTime } = chain;
  const config = {
    available_accounts: accounts.map(({ address }) => address),
    private_keys: accounts.map(({ privateKey }) => privateKey),
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
