import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InvalidArgumentError, type Command } from 'commander';
import type { Address } from '../../generated/types.js';
import { pause } from '../concurrency/backoff.js';
import { ConfigError } from '../config/config.js';
import { stateFolder } from '../config/dataFolder.js';
import { normalizeAddress } from '../ethereum/hex.js';
import { outcomeFile } from '../state/completionRequests.js';
import { requestFolder } from '../wiring/completions.js';
import type { CommandHost } from './commandHost.js';
import { resolveOptions, withSettings } from './settingOptions.js';

/** Longest wait for a gateway to do what was asked, milliseconds; it may ask the node for two minutes. */
const WAIT_MS = 150_000;
const LOOK_MS = 100;

/** Adds `halley state complete`. */
export function addStateCommand(program: Command, host: CommandHost): void {
  const state = program.command('state').description('what the gateway knows of the state of the chain');
  withSettings(state.command('complete'))
    .argument('<address...>', 'contracts of which the gateway shall know all slots', addressesOf)
    .description(
      'read the whole storage of contracts from the node into the running gateway; the node builds each in memory: name no contract of unknown size',
    )
    .action(async (addresses: Address[], _options, command: Command) => {
      const { config } = resolveOptions(command, host.environment);
      if (config['state.disk'] === 0)
        throw new ConfigError(
          'state.disk: 0 keeps no values on the disk, where those of complete contracts have to be',
        );
      const folder = requestFolder(stateFolder(config));
      const stopping = host.stopSignal();
      let succeeded = true;
      for (const address of addresses) {
        const outcome = await request(folder, address, stopping);
        host.print(`${address}: ${outcome}\n`);
        succeeded &&= outcome.startsWith('complete');
      }
      host.finish(succeeded);
    });
}

async function request(folder: string, address: Address, stopping: AbortSignal): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const [wanted, done] = [join(folder, address), outcomeFile(folder, address)];
  rmSync(done, { force: true });
  writeFileSync(wanted, '');
  const until = Date.now() + WAIT_MS;
  while (!existsSync(done)) {
    if (stopping.aborted || Date.now() > until)
      return 'asked for; no gateway that follows a state stream, and keeps values in this folder, has done it yet';
    await pause(LOOK_MS, stopping);
  }
  const outcome = readFileSync(done, 'utf8');
  rmSync(done, { force: true });
  return outcome;
}

function addressesOf(text: string, before: Address[] = []): Address[] {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) throw new InvalidArgumentError('expected an address, such as 0x5fbd…0aa3');
  return [...before, normalizeAddress(text)];
}
