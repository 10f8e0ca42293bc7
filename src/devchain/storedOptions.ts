/** The options that determine a chain's first state. A state file keeps them for the next start. */
import { WEI } from '../chain/fees/feeMarket.js';
import { DEFAULT_DERIVATION_PATH } from './constants.js';
import type { StateStart } from './app/state/stateFile.js';
import type { DevChainOptions } from './options.js';
import { UnusableOption } from './unusableOption.js';

type StoredOptions = Pick<
  DevChainOptions,
  | 'evmChainId'
  | 'cometChainId'
  | 'dialect'
  | 'hardfork'
  | 'initialHeight'
  | 'operator'
  | 'gasLimit'
  | 'baseFee'
  | 'mnemonic'
  | 'derivationPath'
  | 'accounts'
  | 'balance'
>;

/** The flags of `halley dev`. Only programs can give the last two options, which have no flag of their own. */
const FLAGS = {
  accounts: '--accounts',
  balance: '--balance',
  mnemonic: '--mnemonic',
  evmChainId: '--chain-id',
  derivationPath: '--derivation-path',
  hardfork: '--hardfork',
  operator: 'the coinbase',
  gasLimit: '--gas-limit',
  baseFee: '--base-fee',
  initialHeight: '--number',
  cometChainId: 'cometChainId',
  dialect: 'dialect',
} as const satisfies Record<keyof StoredOptions, string>;

/** Completes the options with those of the chain in the file. Throws UnusableOption when a given one differs. */
export function withStoredOptions(given: DevChainOptions, start: StateStart): DevChainOptions {
  const { evmChainId, cometChainId, dialect, hardfork, initialHeight, operator, gasLimit } = start;
  const chain = { evmChainId, cometChainId, dialect, hardfork, initialHeight, operator, gasLimit };
  const derivationPath = start.funding === null ? {} : { derivationPath: DEFAULT_DERIVATION_PATH };
  const baseFee = start.baseFeeScaled / WEI;
  const stored: StoredOptions = { ...chain, baseFee, ...derivationPath, ...start.funding };
  // Object.keys forgets the type of the keys.
  for (const name of Object.keys(FLAGS) as (keyof StoredOptions)[]) {
    if (given[name] === undefined || given[name] === stored[name]) continue;
    throw new UnusableOption(`the chain in ${given.stateFile} was made with ${difference(name, given, stored)}`);
  }
  return { ...given, ...stored };
}

function difference(name: keyof StoredOptions, given: StoredOptions, stored: StoredOptions): string {
  // The mnemonic in the file may be a secret.
  if (name === 'mnemonic') return `another ${FLAGS[name]}`;
  return `${FLAGS[name]} ${shown(name, stored)}, not ${shown(name, given)}`;
}

/** As the flag takes it: the balance is in whole tokens there. */
function shown(name: keyof StoredOptions, options: StoredOptions): string {
  return String(name === 'balance' ? (options.balance ?? 0n) / WEI : options[name]);
}
