import type { Command } from 'commander';
import { resolveConfig, type ResolvedConfig } from '../config/config.js';
import { flagOptions } from '../config/print.js';
import { withMemoryGuarded } from '../config/memoryGuard.js';
import { mayComeFromFile } from '../config/secretFiles.js';
import { environmentName, settingEntries } from '../config/settings.js';
import { withPrivateNamespacesGuarded } from '../config/privateNamespaces.js';

/** Adds all settings as options. A wrong option throws a CommanderError instead of ending the process. */
export function withSettings(command: Command): Command {
  for (const { flags, description } of flagOptions()) command.option(flags, description);
  return command.exitOverride();
}

/** The configuration from a command's options, the environment and app.toml. Throws ConfigError. */
export function resolveOptions(
  command: Command,
  environment: Readonly<Record<string, string | undefined>>,
): ResolvedConfig {
  const options = command.opts<Record<string, string | true>>();
  const flags: Record<string, string> = {};
  for (const { name } of flagOptions()) {
    const option = command.options.find(({ long }) => long === `--${name}`);
    const value = option === undefined ? undefined : options[option.attributeName()];
    if (value !== undefined) flags[name] = String(value);
  }
  return withMemoryGuarded(withPrivateNamespacesGuarded(resolveConfig(flags, environment)));
}

/** Deletes variables that may hold a password or a key: a diagnostic report of Node.js shows all variables. */
export function forgetAddresses(environment: Record<string, string | undefined>): void {
  for (const [name, { kind }] of settingEntries()) if (mayComeFromFile(kind)) delete environment[environmentName(name)];
}
