/** The tasks of `halley keys`, which the command loads when it runs. */
import type { Command } from 'commander';
import type { Address } from '../../../generated/types.js';
import { ConfigError } from '../../config/config.js';
import { checksumAddress } from '../../ethereum/checksum.js';
import { encodeData, normalizeAddress } from '../../ethereum/hex.js';
import { UnusableKeyFile } from '../../keystore/folder/keyFile.js';
import type { KeyStore } from '../../keystore/keyStore.js';
import { createKeyStore } from '../../wiring/partsWithoutChain.js';
import type { CommandHost } from '../commandHost.js';
import { resolveOptions } from '../settingOptions.js';
import { readImportedKey, type DerivationOptions } from './importedKey.js';
import { Secrets } from './secrets.js';

/** The options of all tasks. */
export interface KeysOptions extends DerivationOptions {
  passwordFile?: string;
  newPasswordFile?: string;
  raw?: true;
}

interface TaskParts {
  store: KeyStore;
  secrets: Secrets;
  options: KeysOptions;
  /** Empty when it was left out. */
  argument: string;
}

/** Each returns the text to print. */
const TASKS = {
  async new({ store, secrets, options }: TaskParts) {
    return lineOf(store, await store.create(await secrets.newPassphrase(options.passwordFile)));
  },

  async import({ store, secrets, options, argument }: TaskParts) {
    const document = await secrets.document(argument, 'Private key, key file or mnemonic: ');
    try {
      const imported = readImportedKey(document, options);
      if ('file' in imported) {
        const passphrase = await secrets.passphrase(options.passwordFile, 'Passphrase of the file: ');
        return lineOf(store, await store.importFile(imported.file, passphrase));
      }
      const { key } = imported;
      try {
        return lineOf(store, await store.importKey(key, await secrets.newPassphrase(options.passwordFile)));
      } finally {
        key.fill(0);
      }
    } finally {
      document.fill(0);
    }
  },

  async export({ store, secrets, options, argument }: TaskParts) {
    const account = storedAccount(store, argument);
    const passphrase = await secrets.passphrase(options.passwordFile);
    if (options.raw !== true) return `${await store.exportFile(account, passphrase)}\n`;
    return store.useKey(account, passphrase, async (key) => `${encodeData(key)}\n`);
  },

  async list({ store }: TaskParts) {
    return store
      .stored()
      .map(({ account }) => lineOf(store, account))
      .join('');
  },

  async 'change-password'({ store, secrets, options, argument }: TaskParts) {
    const account = storedAccount(store, argument);
    const passphrase = await secrets.passphrase(options.passwordFile);
    // A wrong passphrase fails before the prompt for the new one.
    await store.useKey(account, passphrase, async () => undefined);
    const replacement = await secrets.newPassphrase(options.newPasswordFile, '--new-password-file');
    await store.changePassphrase(account, passphrase, replacement);
    return lineOf(store, account);
  },

  async remove({ store, secrets, options, argument }: TaskParts) {
    const account = storedAccount(store, argument);
    const line = lineOf(store, account);
    await store.remove(account, await secrets.passphrase(options.passwordFile));
    return `removed ${line}`;
  },
};

/** Name of a task, as on the command line. */
export type KeysTask = keyof typeof TASKS;

/** Runs a task on the configured key store. Throws ConfigError for invalid input. */
export async function runKeysTask(
  name: KeysTask,
  { command, options, argument }: { command: Command; options: KeysOptions; argument: string },
  host: CommandHost,
): Promise<void> {
  const { config } = resolveOptions(command, host.environment);
  const note = (fields: object, message: string): void =>
    host.printNote(`halley: ${message}: ${JSON.stringify(fields)}\n`);
  const log = { debug: () => undefined, warn: note, error: note };
  const store = createKeyStore({ ...config, 'keystore.pairing-password-file': '' }, log);
  try {
    host.print(await TASKS[name]({ store, secrets: new Secrets(host), options, argument }));
  } catch (error) {
    throw error instanceof UnusableKeyFile ? new ConfigError(error.message) : error;
  } finally {
    await store.close();
  }
}

/** The account of an argument. Throws when it has no key, before the prompt for its passphrase. */
function storedAccount(store: KeyStore, argument: string): Address {
  // Does not show the argument: it may be a misplaced secret.
  if (!/^(?:0x)?[\da-f]{40}$/i.test(argument)) throw new ConfigError('the address must be 20 bytes of hex');
  const account = normalizeAddress(`0x${argument.replace(/^0x/i, '')}`);
  if (!store.has(account)) throw new Error(`there is no key of ${checksumAddress(account)} in the key store`);
  return account;
}

/** Address and file; the file comes last because its name may have spaces. Control characters are replaced. */
function lineOf(store: KeyStore, account: Address): string {
  const stored = store.stored().find((key) => key.account === account);
  return `${checksumAddress(account)} ${stored === undefined ? '' : store.pathOf(stored).replace(/\p{Cc}/gu, '?')}\n`;
}
