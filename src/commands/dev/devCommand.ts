import { once } from 'node:events';
import type { Command } from 'commander';
import { keepNewFilesPrivate } from '../../files/privateFiles.js';
import type { CommandHost } from '../commandHost.js';
import type { DevOptions } from './options/devOptions.js';
import { optionGroups } from './options/optionTable.js';
import { refuseOptions } from './options/refusedOptions.js';

/** Adds `halley dev`: an embedded chain and the service in front of it, until the process is asked to stop. */
export function addDevCommand(program: Command, host: CommandHost): void {
  const command = program
    .command('dev')
    .description(
      'serve an embedded development chain, as anvil does; docs/reference/dev-options.md lists all options of anvil',
    );
  addOptions(command);
  command.exitOverride().action(async (options: DevOptions) => {
    checkTogether(command, options);
    keepNewFilesPrivate();
    const stopping = host.stopSignal();
    const { startDev } = await import('./startDev.js');
    const running = await startDev(options, host);
    if (!stopping.aborted) await once(stopping, 'abort');
    await running.stop();
  });
}

/** Adds every option of `halley dev` to the command, and refuses the rest of anvil's by name. */
export function addOptions(command: Command): void {
  for (const [heading, options] of Object.entries(optionGroups()))
    for (const option of options) command.addOption(option.helpGroup(`${heading}:`));
  refuseOptions(command);
}

/** Makes the command fail when an option lacks another one that it needs. */
export function checkTogether(command: Command, options: DevOptions): void {
  const { mixedMining, blockTime, state, dumpState, stateInterval } = options;
  if (mixedMining === true && blockTime === undefined)
    command.error("error: option '--mixed-mining' needs option '--block-time <seconds>'");
  if (stateInterval !== undefined && dumpState === undefined && state === undefined)
    command.error("error: option '--state-interval <seconds>' needs option '--dump-state <file>' or '--state <file>'");
}
