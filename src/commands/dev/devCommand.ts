import { once } from 'node:events';
import type { Command } from 'commander';
import { keepNewFilesPrivate } from '../../files/privateFiles.js';
import type { CommandHost } from '../commandHost.js';
import { addOptions, checkTogether } from './options/addOptions.js';
import type { DevOptions } from './options/devOptions.js';

/** Adds `halley dev`: an embedded chain and the service in front of it, until the process is asked to stop. */
export function addDevCommand(program: Command, host: CommandHost): void {
  const command = program
    .command('dev')
    .description('serve an embedded development chain, as anvil does; docs/dev.md lists all options of anvil');
  addOptions(command);
  command.exitOverride().action((options: DevOptions) => {
    checkTogether(command, options);
    return runDev(options, host);
  });
}

async function runDev(options: DevOptions, host: CommandHost): Promise<void> {
  keepNewFilesPrivate();
  const stopping = host.stopSignal();
  const { startDev } = await import('./startDev.js');
  const running = await startDev(options, host);
  if (!stopping.aborted) await once(stopping, 'abort');
  await running.stop();
}
