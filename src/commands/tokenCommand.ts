import type { Command } from 'commander';
import { ConfigError, resolveConfig } from '../config/config.js';
import { environmentName, SETTINGS } from '../config/settings.js';
import type { CommandHost } from './commandHost.js';

const SETTING = 'json-rpc.auth-secret';

/** Adds `halley token`. It prints only a fresh bearer token, so that a shell can put it into a header. */
export function addTokenCommand(program: Command, host: CommandHost): void {
  program
    .command('token')
    .description(
      `print a bearer token for private methods, valid for a minute: curl -H "Authorization: Bearer $(halley token --${SETTING} <file>)"`,
    )
    .option(`--${SETTING} <file>`, `${SETTINGS[SETTING].meaning.split(';', 1)[0]} (${environmentName(SETTING)})`)
    .exitOverride()
    .action(async (_options, command: Command) => {
      const [given] = Object.values(command.opts<Record<string, string>>());
      const { config } = resolveConfig(given === undefined ? {} : { [SETTING]: given }, host.environment);
      const path = config[SETTING];
      if (path === '') throw new ConfigError(`there is no secret to sign with: add --${SETTING} <file>`);
      const { readAuthSecret } = await import('../config/authSecret.js');
      const { secret } = await readAuthSecret(path);
      const { createToken } = await import('../transport/authenticator.js');
      host.print(`${await createToken(secret)}\n`);
    });
}
