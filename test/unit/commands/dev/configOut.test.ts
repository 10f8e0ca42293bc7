/** The file of `--config-out`: the members that anvil 1.7.1 writes. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Address } from '../../../../generated/types.js';
import { encodeQuantity } from '../../../../src/ethereum/hex.js';
import { writeConfig, type ConfiguredChain } from '../../../../src/commands/dev/configOut.js';

// An address, as the chain tells it.
const ACCOUNT = { address: `0x${'11'.repeat(20)}` as Address, privateKey: `0x${'22'.repeat(32)}` };
const CHAIN: ConfiguredChain = {
  accounts: [ACCOUNT],
  mnemonic: 'test junk',
  derivationPath: "m/44'/60'/0'/0/",
  evmChainId: 5n,
  baseFee: 7n,
  gasLimit: 30_000_000n,
  genesisTime: 1_000,
  fork: null,
};

async function written(chain: ConfiguredChain, options: Parameters<typeof writeConfig>[2]): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'halley-config-'));
  try {
    await writeConfig(join(folder, 'config.json'), chain, options);
    return JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const MEMBERS = {
  available_accounts: [ACCOUNT.address],
  private_keys: [ACCOUNT.privateKey],
  wallet: { mnemonic: 'test junk', derivation_path: "m/44'/60'/0'/0/" },
  base_fee: '7',
  gas_price: '7',
  gas_limit: '30000000',
  genesis_timestamp: '1000',
};

test('of a chain of its own', async () => {
  expect(await written(CHAIN, {})).toEqual(MEMBERS);
  expect(await written(CHAIN, { gasPrice: 9n })).toEqual({ ...MEMBERS, gas_price: '9' });
});

test('of a fork, with what was forked', async () => {
  const block = { chainId: encodeQuantity(5n), blockNumber: 12, blockHash: `0x${'33'.repeat(32)}` } as const;
  const fork = { ...block, origin: 'https://origin.example', retryBackoffMs: 1 };
  const url = 'https://origin.example/key';
  expect(await written({ ...CHAIN, fork }, { forkUrl: [{ url, blockNumber: null }] })).toEqual({
    ...MEMBERS,
    endpoint: url,
    block_number: 12,
    block_hash: fork.blockHash,
    chain_id: 5,
  });
});
