import type { ResolvedConfig } from './config.js';
import { environmentName, settingEntries, type Setting, type SettingName } from './settings.js';
import { formatValue } from './values.js';

/** One option per setting. A boolean flag may have a value (`--json-rpc.enable=false`); the default is true. */
export function flagOptions(): { name: SettingName; flags: string; description: string }[] {
  return settingEntries().map(([name, setting]) => ({
    name,
    flags: setting.kind === 'boolean' ? `--${name} [boolean]` : `--${name} <${setting.kind}>`,
    description: `${setting.meaning} (default: ${setting.default === '' ? 'none' : setting.default}; ${sources(name, setting)})`,
  }));
}

/** The resolved settings as TOML, each with its source in a comment, and below them the warnings as comments. */
export function printConfig({ config, origins, warnings }: ResolvedConfig): string {
  const lines = settingEntries().map(([name, setting]) => {
    const text = formatValue(setting.kind, config[name]);
    return `${tomlLine(name, setting, text)}  # ${origins[name]}`;
  });
  const notes = warnings.map((warning) => `# warning: ${warning.replaceAll('\n', ' ')}`);
  return `${[...lines, ...notes].join('\n')}\n`;
}

function tomlLine(name: string, setting: Setting, text: string): string {
  const bare =
    setting.kind === 'boolean' || setting.kind === 'integer' || setting.kind === 'bytes' || setting.kind === 'decimal';
  return `${name} = ${bare ? text : JSON.stringify(text)}`;
}

function sources(name: SettingName, setting: Setting): string {
  return setting.appToml === true ? `${environmentName(name)}, app.toml` : environmentName(name);
}
