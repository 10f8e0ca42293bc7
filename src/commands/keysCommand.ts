import { Option, type Command } from 'commander';
import { ConfigError } from '../config/config.js';
import { flagOptions } from '../config/print.js';
import type { CommandHost } from './commandHost.js';
import type { KeysOptions, KeysTask } from './keys/keysTasks.js';

const ADDRESS = '<address>';

const PASSWORD_FILE = ['--password-file <file>', 'file whose first line is the passphrase'] as const;

const SECRET = /^(?:0x)?[\da-f]{64}$|^\s*(?:[a-z]+\s+){11,}[a-z]+\s*$/i;

const SETTING_NAMES: readonly string[] = ['data-dir', 'keystore.dir', 'keystore.light-kdf'];

/** Adds `halley keys`. A running service notices its changes to the key store. */
export function addKeysCommand(program: Command, host: CommandHost): void {
  const keys = program
    .command('keys')
    .description('account keys in encrypted files; passphrases are asked for, or come from a file or standard input');
  task(keys.command('new'), 'new', host)
    .description('make a new key')
    .option(...PASSWORD_FILE);
  task(keys.command('import').argument('[file]', 'standard input when left out'), 'import', host)
    .description('import a key: a private key in hex, a key file of another program, or a mnemonic')
    .option(...PASSWORD_FILE)
    .option('--path <path>', "derivation path of a mnemonic (default: m/44'/60'/0'/0/0)")
    .option('--index <number>', 'the last step of that path');
  task(keys.command('export').argument(ADDRESS), 'export', host)
    .description('print a key file, for geth, ethers and others')
    .option(...PASSWORD_FILE)
    .option('--raw', 'print the private key in hex: anyone who sees it owns the account');
  task(keys.command('list'), 'list', host).description('print the address and the file of every key');
  task(keys.command('change-password').argument(ADDRESS), 'change-password', host)
    .description('encrypt a key with another passphrase')
    .option(...PASSWORD_FILE)
    .option('--new-password-file <file>', 'file whose first line is the new passphrase');
  task(keys.command('remove').argument(ADDRESS), 'remove', host)
    .description('remove a key for ever, after its passphrase; a file whose passphrase is lost can be deleted')
    .option(...PASSWORD_FILE);
}

function task(command: Command, name: KeysTask, host: CommandHost): Command {
  for (const { name: setting, flags, description } of flagOptions())
    if (SETTING_NAMES.includes(setting)) command.option(flags, description);
  // Only to refuse them with a reason, without repeating the secret.
  for (const flag of ['--password', '--passphrase']) command.addOption(new Option(`${flag} [text]`).hideHelp());
  return command
    .exitOverride()
    .allowExcessArguments()
    .action(async () => {
      refuseSecrets(command);
      const { runKeysTask } = await import('./keys/keysTasks.js');
      await runKeysTask(name, { command, options: command.opts<KeysOptions>(), argument: command.args[0] ?? '' }, host);
    });
}

function refuseSecrets(command: Command): void {
  const { password, passphrase } = command.opts<{ password?: unknown; passphrase?: unknown }>();
  const isExcess =
    command.args.length > command.registeredArguments.length || command.args.some((argument) => SECRET.test(argument));
  if (password === undefined && passphrase === undefined && !isExcess) return;
  const what = isExcess ? `keys ${command.name()} takes no such argument` : 'a passphrase is no option';
  throw new ConfigError(
    `${what}: all users of the machine see the command line, and the shell keeps it in its history; leave passphrases and keys out to be asked for them, or use --password-file or standard input`,
  );
}
