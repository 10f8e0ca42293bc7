/** The lowest gas prices of the configuration, and which of them the node itself can correct. */
import { join } from 'node:path';
import { expandPath, type Config, type ResolvedConfig } from '../config/config.js';
import type { CosmosStateOptions } from '../cosmos/cosmosState.js';
import type { Logger } from '../observe/logger.js';

const KEY = 'minimum-gas-prices';

/** Longest text of a node in the log. */
const MAX_SHOWN = 200;

/**
 * A flag or a variable says which prices count. What app.toml says may not be what the node runs with, as it may have
 * been started with a flag, or before the file was changed: then the node is asked, and a difference is logged once.
 */
export function minimumGasPrices(
  config: Config,
  origins: Partial<ResolvedConfig['origins']> | undefined,
  log: Pick<Logger, 'warn'>,
): Pick<CosmosStateOptions, 'minimumGasPrices' | 'minimumGasPricesOfFile'> {
  const prices = config[KEY];
  const origin = origins?.[KEY];
  if (config.home === '' || origin === 'flag' || origin === 'environment') return { minimumGasPrices: prices };
  if (origin === 'default') return {};
  const path = join(expandPath(config.home), 'config', 'app.toml');
  let isTold = false;
  const onDifference = (text: string): void => {
    if (isTold) return;
    isTold = true;
    const reason =
      'a flag or a variable of the node may override the file, or it was changed after the node had started';
    log.warn(
      { ofNode: text.slice(0, MAX_SHOWN), ofFile: prices, path, reason },
      "the node's minimum-gas-prices differ from app.toml; the node's are used",
    );
  };
  return { minimumGasPricesOfFile: { prices, onDifference } };
}
