/** The data folder of a service with workers: one process looks for damage, before the workers open anything. */
import { existsSync } from 'node:fs';
import { type Config, ConfigError } from '../config/config.js';
import {
  indexFolder,
  logFolder,
  makeDataFolder,
  sharedFolder,
  stateFolder,
  traceFolder,
} from '../config/dataFolder.js';
import type { Logger } from '../observe/logger.js';
import { dataFile, refuseDamaged } from '../store/lmdb/lmdbDatabases.js';
import { DAMAGE_SIGNALS, findDamage } from '../store/lmdb/trialOpening.js';
import { removeDamagedLogIndex } from '../store/logs/logIndexFile.js';
import { SoleOwner } from '../store/soleOwner.js';
import { removeDamagedTraces } from '../store/traces/traceDatabases.js';

/** A data folder that this service alone uses with workers. */
export interface PreparedFolder {
  close(): Promise<void>;
}

/**
 * Makes the folder, and replaces what is damaged and can be made again. Rejects for a damaged index, and where another
 * service with workers uses the folder.
 */
export async function prepareDataFolder(config: Config, log: Logger): Promise<PreparedFolder> {
  const folder = indexFolder(config);
  await makeDataFolder(folder);
  await makeDataFolder(sharedFolder(config));
  const owner = await SoleOwner.of(sharedFolder(config));
  if (owner === null)
    throw new ConfigError(`data-dir: another service with workers uses ${config['data-dir']}; give each its own`);
  try {
    await refuseDamaged(folder, true);
    if (existsSync(dataFile(logFolder(config)))) await removeDamagedLogIndex(logFolder(config), log);
    if (existsSync(dataFile(traceFolder(config)))) await removeDamagedTraces(traceFolder(config), log);
    return owner;
  } catch (error) {
    await owner.close();
    throw error;
  }
}

/** After a signal that a damaged page may cause: which file is damaged, in words; null for none. */
export async function findServiceDamage(config: Config, signal: string): Promise<string | null> {
  if (!DAMAGE_SIGNALS.has(signal)) return null;
  for (const folderOf of [indexFolder, sharedFolder, logFolder, traceFolder, stateFolder]) {
    const folder = folderOf(config);
    const damage = await findDamage(folder);
    if (damage !== null) return `the file in ${folder} is damaged (${damage}); the next start says what to do`;
  }
  return null;
}
