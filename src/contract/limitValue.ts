import type { Config } from '../config/config.js';
import { settingEntries, type SettingName } from '../config/settings.js';

/** What a setting limits to; null for no limit. Throws where there is no such setting, or it holds no number. */
export function limitValue(config: Config, name: string): number | null {
  const [known, setting] = settingEntries().find(([each]) => each === name) ?? [];
  const value = known === undefined ? undefined : valueOf(config, known);
  if (typeof value !== 'number')
    throw new Error(`the contract has a limit of ${name}, which is no setting of a number`);
  return value === 0 && setting?.zeroMeansNone === true ? null : value;
}

/** Connections are bounded by two settings, of which the lower one counts. */
function valueOf(config: Config, name: SettingName): unknown {
  if (name === 'client-connection-cap') return connectionCap(config);
  return name === 'json-rpc.ws-connection-cap' ? webSocketCap(config) : config[name];
}

/** How many WebSockets may be open; 0 means no cap. */
export function webSocketCap(config: Config): number {
  return lowest(config['json-rpc.ws-connection-cap'], config['json-rpc.max-open-connections']);
}

/** The part of the connections of a listener that one client may have: a quarter. */
const CLIENT_PARTS = 4;

/** How many connections one client may have; 0 means no cap. */
export function connectionCap(config: Config): number {
  const part = Math.ceil(config['json-rpc.max-open-connections'] / CLIENT_PARTS);
  return lowest(config['client-connection-cap'], part);
}

/** The lowest of limits, of which 0 means none. */
function lowest(...limits: number[]): number {
  const set = limits.filter((limit) => limit > 0);
  return set.length === 0 ? 0 : Math.min(...set);
}
