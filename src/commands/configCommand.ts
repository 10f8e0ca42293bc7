import type { Command } from 'commander';
import { printConfig } from '../config/print.js';
import type { CommandHost } from './commandHost.js';
import { resolveOptions, withSettings } from './settingOptions.js';

/** Adds `halley config print` and `halley config check`. */
export function addConfigCommand(program: Command, host: CommandHost): void {
  const config = program.command('config').description('show or check the configuration');
  withSettings(config.command('print'))
    .description('print every setting, its value and where it came from')
    .action((_options, command: Command) => host.print(printConfig(resolveOptions(command, host.environment))));
  withSettings(config.command('check'))
    .description('check the configuration and the connection to the node')
    .action(async (_options, command: Command) => {
      const resolved = resolveOptions(command, host.environment);
      const { checkConfig } = await import('./checkConfig.js');
      host.finish(await checkConfig(resolved, (text) => host.print(text)));
    });
}
