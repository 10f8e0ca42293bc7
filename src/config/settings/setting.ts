import { formatValue, type SettingKind } from '../values.js';

/** One setting: what it accepts, its default, and its help text. */
export interface Setting {
  kind: SettingKind;
  /** The default as text of the command line. Empty text means "not set" for strings and lists. */
  default: string;
  meaning: string;
  /** The words that a `choice` accepts. */
  choices?: readonly string[];
  /** True for an address that may be empty, which switches it off. */
  mayBeEmpty?: true;
  /** True for a limit that 0 switches off. */
  zeroMeansNone?: true;
  /** True where the node's app.toml has a key of the same name with the same meaning. */
  appToml?: true;
  /** The value that the node's app.toml has where nobody has set anything. */
  unsetInAppToml?: string;
}

type SettingRules = Omit<Setting, 'kind' | 'default' | 'meaning'>;

/** Rules that many settings have. */
export const IN_APP_TOML: SettingRules = { appToml: true },
  ZERO_MEANS_NONE: SettingRules = { zeroMeansNone: true };

/** The rows of the table, by kind. A number as the default is written as the kind has it. */
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
  choice = rowOf('choice');

function rowOf<K extends SettingKind>(kind: K) {
  return (byDefault: string | number, meaning: string, rules: SettingRules = {}): Setting & { kind: K } => ({
    kind,
    default: typeof byDefault === 'string' ? byDefault : formatValue(kind, byDefault),
    meaning,
    ...rules,
  });
}
