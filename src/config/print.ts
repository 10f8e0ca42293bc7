import type { ResolvedConfig } from './config.js';
import { environmentName, settingEntries, type SettingName } from './settings.js';
import { formatValue } from './values.js';

/** One option per setting. A boolean flag may have a value (`--json-rpc.enable=false`); the default is true. */
export function flagOptions(): { name: SettingName; flags: string; description: string }[] {
  return settingEntries().map(([name, setting]) => ({
    name,
    flags: setting.kind === 'boolean' ? `--${name} [boolean]` : `--${name} <${setting.kind}>`,
    description: `${setting.meaning} (default: ${setting.default || 'none'}; ${environmentName(name)}${setting.appToml === true ? ', app.toml' : ''})`,
  }));
}

/** The resolved settings as TOML, each with its source in a comment, and below them the warnings as comments. */
export function printConfig({ config, origins, warnings }: ResolvedConfig): string {
  const lines = settingEntries().map(([name, setting]) => {
    const text = formatValue(setting.kind, config[name]);
    const isBare = ['boolean', 'integer', 'bytes', 'decimal'].includes(setting.kind);
    return `${name} = ${isBare ? text : JSON.stringify(text)}  # ${origins[name]}`;
  });
  const notes = warnings.map((warning) => `# warning: ${warning.replaceAll('\n', ' ')}`);
  return `${[...lines, ...notes].join('\n')}\n`;
}
