import type { SettingKind } from '../values.js';

/** One setting: what it accepts, its default, and its help text. */
export interface Setting {
  kind: SettingKind;
  /** The default as text of the command line. Empty text means "not set" for strings and lists. */
  default: string;
  /** The help text. */
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
