/** The chain that a synthetic index belongs to. Halley serves the index of a chain that it knows without its node. */
import { DIALECTS } from '../../src/chain/tx/dialect.js';
import type { StoreIdentity } from '../../src/store/store.js';
import { encodeStoredChain } from '../../src/upstream/knownChain.js';

export const CHAIN_ID = 262_145n;
const COMET_CHAIN_ID = 'halley-depth_262145-1';

export const IDENTITY: StoreIdentity = { cometChainId: COMET_CHAIN_ID, chainId: CHAIN_ID };

/** What Halley stores of the node in testNode/ (cosmos/evm v0.3.2), with the names of this chain. */
export function rememberedChain(): string {
  return encodeStoredChain({
    profile: {
      cometChainId: COMET_CHAIN_ID,
      cometVersion: '0.38.17',
      dialect: DIALECTS.cosmosEvm03,
      mempool: 'flood',
      supportsOverrides: false,
      bech32Prefix: 'cosmos',
      baseFeeIsScaled: true,
      feeDenom: 'atest',
      forks: {
        chainId: CHAIN_ID,
        denom: 'atest',
        decimals: 18,
        londonBlock: 0n,
        shanghaiTime: 0n,
        cancunTime: 0n,
        pragueTime: 0n,
        osakaTime: null,
      },
    },
    application: { name: 'evmd', version: 'v0.3.2' },
    grpcAddress: null,
    earlier: [],
  });
}
