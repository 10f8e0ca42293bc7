import { join, resolve } from 'node:path';
import { expandPath, type Config } from '../../config/config.js';
import { KeyStore } from '../../keystore/keyStore.js';
import type { PartLog } from '../../observe/logger.js';

/** The settings of a key store. */
export type KeyStoreConfig = Pick<
  Config,
  'data-dir' | 'keystore.dir' | 'keystore.light-kdf' | 'keystore.pairing-password-file'
>;

/** The account keys of this server. It makes no folder before it keeps its first key. */
export function createKeyStore(config: KeyStoreConfig, log: PartLog): KeyStore {
  const passwordFile = config['keystore.pairing-password-file'];
  return new KeyStore(
    {
      folder: resolve(expandPath(config['keystore.dir'] || join(config['data-dir'], 'keystore'))),
      light: config['keystore.light-kdf'],
      pairingPasswordFile: passwordFile === '' ? '' : resolve(expandPath(passwordFile)),
    },
    log,
  );
}
