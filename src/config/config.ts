/** Resolves every setting once, at the start. No other code reads settings from the environment or from a file. */
import { readFileSync } from 'node:fs';
import { parse as parseToml } from 'smol-toml';
import { TRANSFER_GAS } from '../ethereum/transaction/intrinsicGas.js';
import { expandPath } from '../files/expandPath.js';
import { appTomlOf } from './appTomlOf.js';
import { checkMethodPatterns } from './methodPatterns.js';
import { nearest } from './nearest.js';
import { fileVariable, mayComeFromFile, readSecretFile } from './secretFiles.js';
import { environmentName, NAMESPACES, SETTINGS, settingEntries, type Setting, type SettingName } from './settings.js';
import { grpcAddressOfHome, KIND_NAMES, parseValue, tomlText, type SettingKind, type ValueOf } from './values.js';

const LONGEST_SIGNER_TIMEOUT_MS = 300_000;

/** With less, ordinary requests would be refused. It also catches 512 written for 512 MiB. */
const LEAST_MEMORY_BYTES = 16 * 1024 * 1024;

/** Kinds whose text may hold a password or a key. */
const URL_KINDS: readonly SettingKind[] = ['url', 'nodeUrl', 'urls', 'grpcAddress'];

/** The value of every setting; durations are milliseconds. */
export type Config = { readonly [N in SettingName]: ValueOf[(typeof SETTINGS)[N]['kind']] };

/** The source of a value, as `halley config print` shows it. */
export type Origin = 'flag' | 'environment' | 'app.toml' | 'default';

/** The settings, their sources, and warnings for the operator. */
export interface ResolvedConfig {
  config: Config;
  origins: Record<SettingName, Origin>;
  /** Problems that do not prevent a start, such as an unknown key in app.toml. */
  warnings: string[];
}

/** An invalid setting. The message names the setting, its source, its value and what is expected. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Resolves all settings. `flags` holds the text of each given flag. Throws ConfigError. */
export function resolveConfig(
  flags: Record<string, string>,
  environment: Record<string, string | undefined>,
): ResolvedConfig {
  refuseUnknown(flags, environment);
  const home = flags['home'] ?? environment[environmentName('home')] ?? SETTINGS.home.default;
  const file = home === '' ? null : readAppToml(home);
  const values: Record<string, unknown> = {};
  // The loop sets every name.
  const origins = {} as Record<SettingName, Origin>;
  for (const [name, setting] of settingEntries()) {
    const found = lookUp(name, setting, { flags, environment, file });
    values[name] = parseSetting(setting, found);
    origins[name] = found.origin;
  }
  applyGrpcOfHome(values, origins, file);
  // Every value was parsed by the kind of its setting.
  const parsed = values as unknown as Config;
  // A burst covers at least one second of the rate, also when the operator sets only the rate.
  if (origins['rate-limit-burst'] === 'default')
    values['rate-limit-burst'] = Math.max(parsed['rate-limit-burst'], parsed['rate-limit']);
  const config: Config = Object.freeze(parsed);
  checkTogether(config);
  return { config, origins, warnings: file === null ? [] : unknownKeys(file) };
}

/** Whether the HTTP and WebSocket listeners speak TLS. */
export function speaksTls(config: Config): boolean {
  return config['tls.certificate-path'] !== '';
}

interface AppToml {
  path: string;
  root: Record<string, unknown>;
}

interface Sources {
  flags: Record<string, string>;
  environment: Record<string, string | undefined>;
  file: AppToml | null;
}

interface Found {
  text: string;
  origin: Origin;
  /** The place as errors name it. */
  place: string;
}

function lookUp(name: SettingName, setting: Setting, { flags, environment, file }: Sources): Found {
  const flag = flags[name];
  if (flag !== undefined) return { text: flag, origin: 'flag', place: `--${name}` };
  const variable = environmentName(name);
  const text = environment[variable] ?? textOfFile(variable, setting, environment);
  if (text !== undefined) {
    const place = environment[variable] === undefined ? fileVariable(variable) : variable;
    return { text, origin: 'environment', place };
  }
  const value = file !== null && setting.appToml === true ? at(file.root, name) : undefined;
  const byDefault: Found = { text: setting.default, origin: 'default', place: name };
  if (value === undefined) return byDefault;
  try {
    const text = tomlText(value);
    if (text === setting.unsetInAppToml) return byDefault;
    return { text, origin: 'app.toml', place: `app.toml ${name}` };
  } catch (error) {
    throw new ConfigError(`${file?.path}: ${name}: ${messageOf(error)}`, { cause: error });
  }
}

/** The text of the file that a variable names; undefined without one. */
function textOfFile(variable: string, { kind }: Setting, environment: Sources['environment']): string | undefined {
  const path = mayComeFromFile(kind) ? environment[fileVariable(variable)] : undefined;
  if (path === undefined) return undefined;
  try {
    return readSecretFile(expandPath(path));
  } catch (error) {
    // The variable may hold the value itself instead of a file name, and a system error would quote it.
    const what = mayHoldPassword(path)
      ? 'it: it names a file, and not the value itself'
      : `${path}: ${messageOf(error)}`;
    throw new ConfigError(`${fileVariable(variable)}: cannot read ${what}`, { cause: error });
  }
}

function parseSetting(setting: Setting, { text, place }: Found): unknown {
  if (setting.mayBeEmpty === true && text.trim() === '') return '';
  try {
    return parseValue(setting.kind, text, setting.choices);
  } catch (error) {
    const expected = setting.choices?.join(', ') ?? KIND_NAMES[setting.kind];
    const value = URL_KINDS.includes(setting.kind) ? 'the value' : quoted(text);
    throw new ConfigError(`${place}: ${value} is not valid: expected ${expected}`, { cause: error });
  }
}

/** A refused value for an error message, unless it may hold a password. */
function quoted(text: string): string {
  return mayHoldPassword(text) ? 'the value' : JSON.stringify(text);
}

function mayHoldPassword(text: string): boolean {
  return /@|:\/\//.test(text);
}

function readAppToml(home: string): AppToml {
  const path = appTomlOf(home);
  try {
    return { path, root: parseToml(readFileSync(path, 'utf8')) };
  } catch (error) {
    throw new ConfigError(`--home ${home}: cannot read ${path}: ${messageOf(error)}`, { cause: error });
  }
}

/** The value at a dotted name: `json-rpc.gas-cap` is key `gas-cap` of table [json-rpc]. */
function at(root: Record<string, unknown>, name: string): unknown {
  return name.split('.').reduce<unknown>((node, key) => (isTable(node) ? node[key] : undefined), root);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

/** Without --node-grpc, uses the [grpc] address of app.toml if gRPC is enabled there. */
function applyGrpcOfHome(values: Record<string, unknown>, origins: Record<SettingName, Origin>, file: AppToml | null) {
  if (values['node-grpc'] !== '' || file === null || at(file.root, 'grpc.enable') !== true) return;
  const address = at(file.root, 'grpc.address');
  if (typeof address !== 'string' || address === '') return;
  try {
    values['node-grpc'] = grpcAddressOfHome(address);
  } catch (error) {
    throw new ConfigError(`app.toml grpc.address: the value is not valid: ${messageOf(error)}`, { cause: error });
  }
  origins['node-grpc'] = 'app.toml';
}

function checkTogether(config: Config): void {
  if (!config['json-rpc.enable'] && config['json-rpc.ws-address'] === '')
    throw new ConfigError(
      'nothing to serve: json-rpc.enable is false and json-rpc.ws-address is empty; set one of them',
    );
  if (speaksTls(config) !== (config['tls.key-path'] !== ''))
    throw new ConfigError('tls.certificate-path and tls.key-path must be given together');
  if (config['json-rpc.gas-cap'] !== 0 && config['json-rpc.gas-cap'] < TRANSFER_GAS)
    throw new ConfigError(
      `json-rpc.gas-cap must be at least ${TRANSFER_GAS}, the gas of the smallest call, or 0 for no cap`,
    );
  for (const name of ['json-rpc.allow-methods', 'json-rpc.deny-methods'] as const) checkMethods(name, config[name]);
  if (config['rate-limit-burst'] < config['rate-limit'])
    throw new ConfigError('rate-limit-burst must be at least rate-limit, the units of one second');
  if (config['json-rpc.ws-dead-after'] <= config['json-rpc.ws-ping-interval'])
    throw new ConfigError('json-rpc.ws-dead-after must be longer than json-rpc.ws-ping-interval');
  if (config['memory-budget'] !== 0 && config['memory-budget'] < LEAST_MEMORY_BYTES)
    throw new ConfigError(
      `memory-budget must be at least ${LEAST_MEMORY_BYTES} bytes (16 MiB), or 0 for no limit: it is a number of bytes`,
    );
  if (config['trace.index'] && config['trace.cache-size'] === 0)
    throw new ConfigError('trace.index needs kept traces: trace.cache-size must be more than 0');
  if (config['signer-timeout'] === 0 || config['signer-timeout'] > LONGEST_SIGNER_TIMEOUT_MS)
    throw new ConfigError('signer-timeout must be more than 0 and at most 5m0s');
  for (const namespace of config['json-rpc.api'])
    if (!NAMESPACES.includes(namespace))
      throw new ConfigError(
        `json-rpc.api: unknown namespace ${namespace}; the nearest is ${nearest(namespace, NAMESPACES)}`,
      );
  for (const price of config['minimum-gas-prices'].split(','))
    if (config['minimum-gas-prices'] !== '' && !/^\d+(?:\.\d+)?[a-zA-Z][\w/:.-]*$/.test(price.trim()))
      throw new ConfigError(
        `minimum-gas-prices: ${quoted(price)} is not an amount and a denomination, such as 0.1atest`,
      );
}

function checkMethods(name: string, patterns: readonly string[]): void {
  try {
    checkMethodPatterns(patterns);
  } catch (error) {
    throw new ConfigError(`${name}: ${messageOf(error)}`, { cause: error });
  }
}

function refuseUnknown(flags: Record<string, string>, environment: Record<string, string | undefined>): void {
  const names = Object.keys(SETTINGS);
  for (const name of Object.keys(flags))
    if (!names.includes(name)) throw new ConfigError(`unknown setting ${name}; the nearest is ${nearest(name, names)}`);
  const variables = names.map(environmentName);
  const files = settingEntries().flatMap(([name, { kind }]) => (mayComeFromFile(kind) ? [environmentName(name)] : []));
  for (const variable of files)
    if (environment[variable] !== undefined && environment[fileVariable(variable)] !== undefined)
      throw new ConfigError(`${variable} and ${fileVariable(variable)} cannot be given together`);
  variables.push(...files.map(fileVariable));
  for (const variable of Object.keys(environment))
    if (variable.startsWith('HALLEY_') && !variables.includes(variable))
      throw new ConfigError(`unknown environment variable ${variable}; the nearest is ${nearest(variable, variables)}`);
}

/** Keys of app.toml's [json-rpc] that configure only the node's built-in server. */
const NODE_ONLY_KEYS: readonly string[] = [
  'enable',
  'ws-origins',
  'allow-insecure-unlock',
  'enable-indexer',
  'enable-profiling',
  'filter-cap',
  'fix-revert-gas-refund-height',
  'metrics-address',
];

/** Warnings, not errors, about unknown keys: the file belongs to the node, and chains add their own keys. */
function unknownKeys(file: AppToml): string[] {
  const section = at(file.root, 'json-rpc');
  if (!isTable(section)) return [];
  const ours = Object.keys(SETTINGS).filter((name) => name.startsWith('json-rpc.'));
  const known = [...ours.map((name) => name.slice('json-rpc.'.length)), ...NODE_ONLY_KEYS];
  return Object.keys(section)
    .filter((key) => !known.includes(key))
    .map(
      (key) =>
        `${file.path}: unknown key json-rpc.${key} is ignored; the nearest known key is json-rpc.${nearest(key, known)}`,
    );
}
