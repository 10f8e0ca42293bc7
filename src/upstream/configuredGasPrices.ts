/** The minimum gas prices of the configuration: when the node's own count, and how they are written. */
import { MethodUnsupported, SettingNotWritten } from '../chain/chainErrors.js';
import type { MinimumGasPrice } from '../chain/operator.js';
import type { ForkSchedule } from '../chain/state.js';
import type { KeyedLock } from '../concurrency/keyedMutex.js';
import { FileNotRewritten, rewriteFile } from '../config/rewriteFile.js';
import { setTopLevelString, TomlNotEdited } from '../config/setTopLevelString.js';
import { appTomlOf } from '../config/appTomlOf.js';
import type { Config, ResolvedConfig } from '../config/config.js';
import { environmentName } from '../config/settings.js';
import type { CosmosStateOptions } from '../cosmos/cosmosState.js';
import { withMinimumPrice } from '../cosmos/minimumGasPrices.js';
import type { PartLog } from '../observe/logger.js';

/** The name in the settings and in app.toml. */
const KEY = 'minimum-gas-prices';

/** Longest text of a node in the log. */
const MAX_SHOWN = 200;

/**
 * A price from a flag or a variable counts. The node may not run with that of app.toml, as it may have been started
 * with a flag, or before the file was changed: then the node's counts, and the difference is logged once.
 */
export function minimumGasPrices(
  config: Config,
  origins: Partial<ResolvedConfig['origins']> | undefined,
  log: Pick<PartLog, 'warn'>,
): Pick<CosmosStateOptions, 'minimumGasPrices' | 'minimumGasPricesOfFile'> {
  const prices = config[KEY];
  const origin = origins?.[KEY];
  if (config.home === '' || origin === 'flag' || origin === 'environment') return { minimumGasPrices: prices };
  if (origin === 'default') return {};
  const path = appTomlOf(config.home);
  let isLogged = false;
  const onDifference = (text: string): void => {
    if (isLogged) return;
    isLogged = true;
    const reason =
      'a flag or a variable of the node may override the file, or it was changed after the node had started';
    log.warn(
      { ofNode: text.slice(0, MAX_SHOWN), ofFile: prices, path, reason },
      "the node's minimum-gas-prices differ from app.toml; the node's are used",
    );
  };
  return { minimumGasPricesOfFile: { prices, onDifference } };
}

/** The EVM's coin. */
type Coin = Pick<ForkSchedule, 'denom' | 'decimals'>;

/** What writes the price. */
export interface MinimumGasPriceParts {
  log: Record<'info' | 'warn', PartLog['warn']>;
  /** Held by path while a file is rewritten. */
  files: KeyedLock<string>;
}

/** Lets miner_setGasPrice write the price to app.toml. `origins` tells whether a flag or variable hides it. */
export function createMinimumGasPrice(
  config: Config,
  origins: Partial<ResolvedConfig['origins']>,
  { profile, isDevelopment }: { profile: { forks: Coin }; isDevelopment: boolean },
  { log, files }: MinimumGasPriceParts,
): MinimumGasPrice {
  if (isDevelopment)
    return refusing('the embedded chain has no app.toml; anvil_setMinGasPrice sets its lowest gas price');
  if (config.home === '') return refusing("it writes the node's app.toml: name the node's home folder with --home");
  const path = appTomlOf(config.home);
  const names: Partial<Record<string, string>> = { flag: `--${KEY}`, environment: environmentName(KEY) };
  const overriddenBy = names[origins[KEY] ?? ''];
  return {
    async set(priceWei) {
      await files.run(path, () => write(path, profile.forks, priceWei));
      log.info({ path, priceWei: String(priceWei) }, 'minimum gas price written; the node reads it when it restarts');
      if (overriddenBy !== undefined)
        log.warn({ overriddenBy, path }, 'the minimum gas price of the file is overridden');
    },
  };
}

async function write(path: string, coin: Coin, priceWei: bigint): Promise<void> {
  try {
    await rewriteFile(path, (text) =>
      setTopLevelString(text, KEY, (present) => listWith(present ?? '', coin, priceWei)),
    );
  } catch (error) {
    if (!(error instanceof FileNotRewritten) && !(error instanceof TomlNotEdited)) throw error;
    const reason = error instanceof TomlNotEdited ? `${path}: ${error.message}` : error.message;
    throw new SettingNotWritten(KEY, reason, { cause: error });
  }
}

/**
 * The node compares the price in the EVM's coin. One wei is 10^-18 of a token, so on a chain whose coin has 6 decimals
 * the price is 10^12 times smaller, and exact: the SDK keeps 18 decimal places.
 */
function listWith(present: string, { denom, decimals }: Coin, priceWei: bigint): string {
  const list = withMinimumPrice(present, denom, priceWei * 10n ** BigInt(decimals));
  if (list === null) throw new TomlNotEdited(`${KEY} is not a list of prices such as 0.1${denom}`);
  return list;
}

function refusing(reason: string): MinimumGasPrice {
  return { set: () => Promise.reject(new MethodUnsupported('miner_setGasPrice', reason)) };
}
