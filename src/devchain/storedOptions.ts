/** The options that make a chain's first state. A state file keeps them, so that they need not be given again, and cannot be given otherwise. */
import { WEI } from '../chain/feeMarket.js';
import type { StateStart } from './app/state/stateFile.js';
import type { DevChainOptions } from './options.js';

type GenesisOptions = Pick<
  DevChainOptions,
  'evmChainId' | 'cometChainId' | 'dialect' | 'gasLimit' | 'baseFee' | 'mnemonic' | 'accounts' | 'balance'
>;

/** As `halley dev` has them; the others are given by programs only. */
const FLAGS: Record<keyof GenesisOptions, string> = {
  accounts: '--accounts',
  balance: '--balance',
  mnemonic: '--mnemonic',
  evmChainId: '--chain-id',
  gasLimit: '--gas-limit',
  baseFee: '--base-fee',
  cometChainId: 'cometChainId',
  dialect: 'dialect',
};

/** The options of the chain in the file, with what is given beside them. Throws when an option is given that is another there. */
export function withStoredOptions(given: DevChainOptions, start: StateStart): DevChainOptions {
  const { evmChainId, cometChainId, dialect, gasLimit, baseFeeScaled, funding } = start;
  const kept: GenesisOptions = {
    evmChainId,
    cometChainId,
    dialect,
    gasLimit,
    baseFee: baseFeeScaled / WEI,
    ...funding,
  };
  for (const name of Object.keys(FLAGS) as (keyof GenesisOptions)[]) {
    if (given[name] === undefined || given[name] === kept[name]) continue;
    throw new Error(`the chain in ${given.stateFile} was made with ${difference(name, given, kept)}`);
  }
  return { ...given, ...kept };
}

function difference(name: keyof GenesisOptions, given: GenesisOptions, kept: GenesisOptions): string {
  // Whose it is may be meant to be known to nobody else.
  if (name === 'mnemonic') return `another ${FLAGS[name]}`;
  const shown = (value: unknown): string => String(name === 'balance' ? BigInt(value as bigint) / WEI : value);
  return `${FLAGS[name]} ${shown(kept[name])}, not ${shown(given[name])}`;
}
