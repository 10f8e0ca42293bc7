/**
 * The table of all settings, from which flags, environment names, help texts and `halley config print` are made.
 *
 * The setting `json-rpc.gas-cap` is the flag `--json-rpc.gas-cap`, the environment variable `HALLEY_JSON_RPC_GAS_CAP`
 * and, when `appToml` is true, the key of that name in the node's app.toml. Precedence: flag, environment, app.toml,
 * default. Limits that the contract publishes have their defaults there, with the reasons in comments here.
 */
import { CONNECTION_SETTINGS } from './settings/connectionSettings.js';
import { FAIRNESS_SETTINGS } from './settings/fairnessSettings.js';
import { LISTENER_SETTINGS } from './settings/listenerSettings.js';
import { NODE_SETTINGS } from './settings/nodeSettings.js';
import { REQUEST_SETTINGS } from './settings/requestSettings.js';
import { SERVICE_SETTINGS } from './settings/serviceSettings.js';
import type { Setting } from './settings/setting.js';
import { SITE_SETTINGS } from './settings/siteSettings.js';
import { STATE_SETTINGS } from './settings/stateSettings.js';
import { TRANSACTION_SETTINGS } from './settings/transactionSettings.js';

export type { Setting };

/** Every setting, in the order of the help texts. */
export const SETTINGS = {
  ...NODE_SETTINGS,
  ...STATE_SETTINGS,
  ...LISTENER_SETTINGS,
  ...REQUEST_SETTINGS,
  ...CONNECTION_SETTINGS,
  ...FAIRNESS_SETTINGS,
  ...TRANSACTION_SETTINGS,
  ...SERVICE_SETTINGS,
  ...SITE_SETTINGS,
} as const;

/** Name of a setting: its flag without the dashes. */
export type SettingName = keyof typeof SETTINGS;

/** All settings with their names. */
export function settingEntries(): [SettingName, Setting][] {
  // The table's keys are the names.
  return Object.entries(SETTINGS) as [SettingName, Setting][];
}

/** Namespaces that only the embedded development chain serves. */
export const DEVELOPMENT_NAMESPACES: readonly string[] = ['evm', 'anvil', 'hardhat'];

/** The namespaces that `json-rpc.api` accepts. */
export const NAMESPACES: readonly string[] = [
  'eth',
  'net',
  'web3',
  'txpool',
  'debug',
  'trace',
  'ots',
  'erigon',
  'personal',
  'miner',
  'admin',
  'halley',
  ...DEVELOPMENT_NAMESPACES,
];

/** The environment variable of a setting: `HALLEY_JSON_RPC_GAS_CAP` for `json-rpc.gas-cap`. */
export function environmentName(name: string): string {
  return `HALLEY_${name.replaceAll(/[.-]/g, '_').toUpperCase()}`;
}
