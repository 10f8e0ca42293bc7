/**
 * Resolves every setting once, at start: flag, then environment, then the node's app.toml, then default. The result is frozen and handed to
 * `gateway.ts`; nothing else reads the environment or a file for its settings.
 */
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { nearest } from './nearest.js';
import { environmentName, NAMESPACES, NODE_ONLY_KEYS, SETTINGS, type Setting, type SettingName } from './settings.js';
import { KIND_NAMES, parseValue, tomlText, type ValueOf } from './values.js';

export type Config = { readonly [N in SettingName]: ValueOf[(typeof SETTINGS)[N]['kind']] };

/** Where a value came from, as `halley config print` shows it. */
export type Origin = 'flag' | 'environment' | 'app.toml' | 'default';

export interface ResolvedConfig {
  config: Config;
  origins: Record<SettingName, Origin>;
  /** What is odd but does not prevent a start, such as an unknown key in the node's file. */
  warnings: string[];
}

/** A setting that cannot be used; the message names it, where it came from, the value and what is expected. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** `flags` holds the text of each flag that was given; `environment` is process.env. */
export function resolveConfig(
  flags: Record<string, string>,
  environment: Record<string, string | undefined>,
): ResolvedConfig {
  refuseUnknown(flags, environment);
  const home = flags['home'] ?? environment[environmentName('home')] ?? SETTINGS.home.default;
  const file = home === '' ? null : readAppToml(home);
  const values: Record<string, unknown> = {};
  const origins = {} as Record<SettingName, Origin>;
  for (const [name, setting] of Object.entries(SETTINGS) as [SettingName, Setting][]) {
    const { text, origin } = lookUp(name, setting, flags, environment, file);
    values[name] = parseSetting(name, setting, text, origin);
    origins[name] = origin;
  }
  applyGrpcOfHome(values, origins, file);
  const config = Object.freeze(values) as Config;
  checkTogether(config);
  return { config, origins, warnings: file === null ? [] : unknownKeys(file) };
}

/** A path of a setting with `~` resolved. */
export function expandPath(path: string): string {
  return resolve(path === '~' || path.startsWith('~/') ? join(homedir(), path.slice(1)) : path);
}

interface AppToml {
  path: string;
  root: Record<string, unknown>;
}

function lookUp(
  name: SettingName,
  setting: Setting,
  flags: Record<string, string>,
  environment: Record<string, string | undefined>,
  file: AppToml | null,
): { text: string; origin: Origin } {
  const flag = flags[name];
  if (flag !== undefined) return { text: flag, origin: 'flag' };
  const variable = environment[environmentName(name)];
  if (variable !== undefined) return { text: variable, origin: 'environment' };
  const value = file !== null && setting.appToml === true ? at(file.root, name) : undefined;
  if (value === undefined) return { text: setting.default, origin: 'default' };
  try {
    return { text: tomlText(value), origin: 'app.toml' };
  } catch (error) {
    throw new ConfigError(`${file?.path}: ${name}: ${(error as Error).message}`, { cause: error });
  }
}

function parseSetting(name: SettingName, setting: Setting, text: string, origin: Origin): unknown {
  if (setting.mayBeEmpty === true && text.trim() === '') return '';
  try {
    return parseValue(setting.kind, text, setting.choices);
  } catch (error) {
    const expected = setting.choices?.join(', ') ?? KIND_NAMES[setting.kind];
    const place = {
      flag: `--${name}`,
      environment: environmentName(name),
      'app.toml': `app.toml ${name}`,
      default: name,
    };
    throw new ConfigError(`${place[origin]}: ${JSON.stringify(text)} is not valid: expected ${expected}`, {
      cause: error,
    });
  }
}

function readAppToml(home: string): AppToml {
  const path = join(expandPath(home), 'config', 'app.toml');
  try {
    return { path, root: parseToml(readFileSync(path, 'utf8')) };
  } catch (error) {
    throw new ConfigError(`--home ${home}: cannot read ${path}: ${(error as Error).message}`, { cause: error });
  }
}

/** The value at a dotted name: `json-rpc.gas-cap` is key `gas-cap` of table [json-rpc]. */
function at(root: Record<string, unknown>, name: string): unknown {
  return name.split('.').reduce<unknown>((node, key) => (isTable(node) ? node[key] : undefined), root);
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

/** Without --node-grpc, the file's [grpc] address counts, where gRPC is enabled there. */
function applyGrpcOfHome(values: Record<string, unknown>, origins: Record<SettingName, Origin>, file: AppToml | null) {
  if (values['node-grpc'] !== '' || file === null || at(file.root, 'grpc.enable') !== true) return;
  const address = at(file.root, 'grpc.address');
  if (typeof address !== 'string' || address === '') return;
  values['node-grpc'] = address.replace(/^0\.0\.0\.0:/, '127.0.0.1:');
  origins['node-grpc'] = 'app.toml';
}

function checkTogether(config: Config): void {
  if (!config['json-rpc.enable'] && config['json-rpc.ws-address'] === '')
    throw new ConfigError(
      'nothing to serve: json-rpc.enable is false and json-rpc.ws-address is empty; enable one of them',
    );
  if (config['json-rpc.gas-cap'] !== 0 && config['json-rpc.gas-cap'] < 21_000)
    throw new ConfigError('json-rpc.gas-cap: a call needs at least 21000 gas; 0 means no cap');
  if (config['json-rpc.ws-dead-after'] <= config['json-rpc.ws-ping-interval'])
    throw new ConfigError('json-rpc.ws-dead-after must be longer than json-rpc.ws-ping-interval');
  for (const namespace of config['json-rpc.api'])
    if (!NAMESPACES.includes(namespace))
      throw new ConfigError(
        `json-rpc.api: unknown namespace ${namespace}; the nearest is ${nearest(namespace, NAMESPACES)}`,
      );
  if (!/^(?:https?|tcp):\/\//.test(config.node) || !URL.canParse(config.node))
    throw new ConfigError(`node: ${JSON.stringify(config.node)} is not an http://, https:// or tcp:// address`);
  for (const price of config['minimum-gas-prices'].split(','))
    if (config['minimum-gas-prices'] !== '' && !/^\d+(?:\.\d+)?[a-zA-Z][\w/:.-]*$/.test(price.trim()))
      throw new ConfigError(
        `minimum-gas-prices: ${JSON.stringify(price)} is not an amount and a denomination, such as 0.1atest`,
      );
}

function refuseUnknown(flags: Record<string, string>, environment: Record<string, string | undefined>): void {
  const names = Object.keys(SETTINGS);
  for (const name of Object.keys(flags))
    if (!names.includes(name)) throw new ConfigError(`unknown setting ${name}; the nearest is ${nearest(name, names)}`);
  const variables = names.map(environmentName);
  for (const variable of Object.keys(environment))
    if (variable.startsWith('HALLEY_') && !variables.includes(variable))
      throw new ConfigError(`unknown environment variable ${variable}; the nearest is ${nearest(variable, variables)}`);
}

/** Unknown keys are no error here: the file belongs to the node, and chains add keys of their own. */
function unknownKeys(file: AppToml): string[] {
  const section = at(file.root, 'json-rpc');
  if (!isTable(section)) return [];
  const ours = Object.keys(SETTINGS).filter((name) => name.startsWith('json-rpc.'));
  const known = [...ours.map((name) => name.slice('json-rpc.'.length)), ...NODE_ONLY_KEYS];
  return Object.keys(section)
    .filter((key) => !known.includes(key))
    .map(
      (key) =>
        `${file.path}: unknown key json-rpc.${key} is not used; the nearest known one is json-rpc.${nearest(key, known)}`,
    );
}
