import type { Config } from '../config/config.js';
import { connectionCap, webSocketCap } from '../config/connectionCaps.js';
import { settingEntries, type SettingName } from '../config/settings.js';

/** What a setting limits to; null for no limit. Throws where there is no such setting, or it holds no number. */
export function limitValue(config: Config, name: string): number | null {
  const [known, setting] = settingEntries().find(([each]) => each === name) ?? [];
  const value = known === undefined ? undefined : valueOf(config, known);
  if (typeof value !== 'number')
    throw new Error(`the contract has a limit of ${name}, which is no setting of a number`);
  return value === 0 && setting?.zeroMeansNone === true ? null : value;
}

function valueOf(config: Config, name: SettingName): unknown {
  if (name === 'client-connection-cap') return connectionCap(config);
  return name === 'json-rpc.ws-connection-cap' ? webSocketCap(config) : config[name];
}
