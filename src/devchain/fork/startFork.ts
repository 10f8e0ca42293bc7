import { WEI } from '../../chain/fees/feeMarket.js';
import type { DevChainParameters, GenesisAccount } from '../app/devChainConfig.js';
import { whenLoaded } from '../app/state/stateBase.js';
import type { ApplicationBeginning } from '../app/devApplication.js';
import type { ChainBeginning } from '../application.js';
import { assertBeginning, type ReplacedValues, connectOrigin, type ForkOptions, type Origin } from './connectOrigin.js';
import { forkAccess } from './forkAccess.js';

/** The options of the chain that replace values of the origin: wei, and seconds since the epoch. */
export interface ForkOverrides extends ReplacedValues {
  evmChainId?: bigint;
}

/** An account of the first state whose balance is set. */
export type FundedAddress = Pick<GenesisAccount, 'address' | 'balance'>;

type ForkParameters = Pick<
  DevChainParameters,
  'evmChainId' | 'gasLimit' | 'baseFeeScaled' | 'initialHeight' | 'forkedBlock'
>;

/** Blocks of some chains have higher gas limits than a header of this chain can show. */
const MAX_GAS_LIMIT = 2n ** 53n - 1n;

/** Connects to the origin and reads what the first block needs. Rejects with OriginFailure. */
export async function startFork(
  options: ForkOptions,
  overrides: ForkOverrides,
  funded: readonly (FundedAddress | GenesisAccount)[],
  onCacheFailure: (error: unknown) => void,
): Promise<ApplicationBeginning> {
  const origin = await connectOrigin(options, onCacheFailure);
  assertBeginning(origin.block, overrides);
  const parameters = parametersOf(origin, overrides);
  return {
    parameters: { ...parameters, accounts: await accountsOf(origin, funded) },
    base: origin.state,
    initialHeight: parameters.initialHeight,
    genesisTime: { seconds: overrides.genesisTime ?? origin.block.timestamp, nanos: 0 },
    forkedHashes: hashesOf(origin),
    fork: forkAccess(origin),
    replay: origin.replay,
  };
}

/** A fork of block 0 begins with a block 1 of its own, as a CometBFT chain has no block 0. */
function parametersOf({ chainId, block }: Origin, overrides: ForkOverrides): ForkParameters {
  const { evmChainId = chainId, baseFee = block.baseFeePerGas ?? 0n } = overrides;
  const { gasLimit = least(block.gasLimit, MAX_GAS_LIMIT) } = overrides;
  const { hash, parentHash, number } = block;
  // At the target the fee stays: then a fee that was asked for is that of the next block, too.
  const gasUsed = overrides.baseFee === undefined ? least(block.gasUsed, gasLimit) : gasLimit / 2n;
  const forkedBlock = number === 0 ? null : { hash, parentHash, gasUsed };
  return { evmChainId, gasLimit, baseFeeScaled: baseFee * WEI, initialHeight: Math.max(number, 1), forkedBlock };
}

function hashesOf({ block }: Origin): NonNullable<ChainBeginning['forkedHashes']> {
  const { hash, parentHash, number } = block;
  return number === 0 ? { block: null, parent: upper(hash) } : { block: upper(hash), parent: upper(parentHash) };
}

/** Nonces and code stay as the origin has them, unless they are given. */
async function accountsOf(
  { state }: Origin,
  funded: readonly (FundedAddress | GenesisAccount)[],
): Promise<GenesisAccount[]> {
  await state.load(funded.map(({ address }) => address));
  return Promise.all(
    funded.map(async (account) => {
      const record = await whenLoaded(() => state.account(account.address));
      const code = record === null ? null : state.codeOf(record.codeHash);
      return { nonce: record?.nonce ?? 0n, ...(code !== null && { code }), ...account };
    }),
  );
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

function upper(hash: string): string {
  return hash.slice(2).toUpperCase();
}
