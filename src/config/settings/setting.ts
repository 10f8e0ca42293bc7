import { formatValue, type SettingKind } from '../values.js';

/** A setting. */
export interface Setting {
  kind: SettingKind;
  /** As on the command line. Empty means "not set" for strings and lists. */
  default: string;
  /** The help text. */
  meaning: string;
  /** The values of a `choice`. */
  choices?: readonly string[];
  /** True for an address that empty text switches off. */
  mayBeEmpty?: true;
  /** True for a limit that 0 switches off. */
  zeroMeansNone?: true;
  /** True when the node's app.toml has a key of this name with the same meaning. */
  appToml?: true;
  /** The value in app.toml when the operator has not set one. */
  unsetInAppToml?: string;
}

type SettingRules = Omit<Setting, 'kind' | 'default' | 'meaning'>;

/** Rules of many settings. */
export const IN_APP_TOML: SettingRules = { appToml: true },
  ZERO_MEANS_NONE: SettingRules = { zeroMeansNone: true };

/** A setting of each kind. */
export const boolean = rowOf('boolean'),
  integer = rowOf('integer'),
  bytes = rowOf('bytes'),
  decimal = rowOf('decimal'),
  duration = rowOf('duration'),
  text = rowOf('string'),
  address = rowOf('address'),
  grpcAddress = rowOf('grpcAddress'),
  url = rowOf('url'),
  nodeUrl = rowOf('nodeUrl'),
  urls = rowOf('urls'),
  list = rowOf('list'),
  hostNames = rowOf('hostNames'),
  origins = rowOf('origins'),
  networks = rowOf('networks'),
  contracts = rowOf('contracts'),
  label = rowOf('label'),
  paragraph = rowOf('paragraph'),
  symbol = rowOf('symbol'),
  pageUrl = rowOf('pageUrl'),
  workers = rowOf('workers'),
  choice = rowOf('choice');

function rowOf<K extends SettingKind>(kind: K) {
  return (byDefault: string | number, meaning: string, rules: SettingRules = {}): Setting & { kind: K } => ({
    kind,
    default: typeof byDefault === 'string' ? byDefault : formatValue(kind, byDefault),
    meaning,
    ...rules,
  });
}
