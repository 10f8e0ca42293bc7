import type { Command } from 'commander';
import type { DevOptions } from './devOptions.js';
import { optionGroups } from './optionTable.js';
import { refuseOptions } from './refusedOptions.js';

/** Adds every option of `halley dev` to the command, and refuses the rest of anvil's by name. */
export function addOptions(command: Command): void {
  for (const { heading, options } of optionGroups()) {
    for (const option of options) command.addOption(option.helpGroup(heading));
  }
  refuseOptions(command);
}

/** Makes the command fail when an option lacks another one that it needs. */
export function checkTogether(command: Command, options: DevOptions): void {
  const { mixedMining, blockTime, state, dumpState, stateInterval } = options;
  if (mixedMining === true && blockTime === undefined) {
    command.error("error: option '--mixed-mining' needs option '--block-time <seconds>'");
  }
  if (stateInterval !== undefined && dumpState === undefined && state === undefined) {
    command.error("error: option '--state-interval <seconds>' needs option '--dump-state <file>' or '--state <file>'");
  }
}
