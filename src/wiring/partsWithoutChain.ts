/** The parts that need no chain. */
import { join, resolve } from 'node:path';
import { methodTable } from '../../generated/methods.js';
import { OWN_WORK } from '../caller/caller.js';
import type { Config } from '../config/config.js';
import { expandPath } from '../files/expandPath.js';
import { KeyStore } from '../keystore/keyStore.js';
import type { MethodLimits } from '../methods/services.js';
import type { Logger, PartLog } from '../observe/logger.js';
import type { LogLevels } from '../observe/logLevels.js';
import { NodeRuntime } from '../profiling/nodeRuntime.js';
import { ExternalSigner } from '../signer/externalSigner.js';
import { SignerAccounts } from '../signer/signerAccounts.js';
import { SignerRpc } from '../signer/signerRpc.js';

/** The settings of a key store. */
export type KeyStoreConfig = Pick<
  Config,
  'data-dir' | 'keystore.dir' | 'keystore.light-kdf' | 'keystore.pairing-password-file'
>;

/** The account keys of this server. Its folder is made with the first key. */
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

/** The configured external signer, whose accounts are read at once; null without one. */
export function createExternalSigner(config: Config, log: Logger): ExternalSigner | null {
  if (config.signer === '') return null;
  const options = { timeoutMs: config['signer-timeout'] };
  const rpc = new SignerRpc(new URL(config.signer));
  const accounts = new SignerAccounts(options, { rpc, log, now: () => performance.now() });
  void accounts.known(OWN_WORK);
  return new ExternalSigner(options, accounts);
}

/** Inspects this process and writes profiles. It samples only when its methods are served. */
export function createRuntime(config: Config, levels: LogLevels): NodeRuntime {
  return new NodeRuntime({
    profileFolder: resolve(expandPath(config['debug.profile-dir'] || join(config['data-dir'], 'profiles'))),
    levels,
    log: levels.of('runtime'),
    maxSeconds: methodTable.debug_cpuProfile.limits.duration.default,
    samples: config['json-rpc.api'].includes('debug'),
  });
}

/** The method limits that an operator can set. */
export function methodLimits(config: Config): MethodLimits {
  return {
    maxLogRange: config['json-rpc.block-range-cap'],
    maxIndexedLogRange: config['json-rpc.indexed-block-range-cap'],
    maxLogs: config['json-rpc.logs-cap'],
    maxFeeHistoryBlocks: config['json-rpc.feehistory-cap'],
    maxSyncSendTimeoutMs: config['json-rpc.sync-send-timeout'],
    maxResponseBytes: config['json-rpc.batch-response-max-size'],
    txFeeCap: config['json-rpc.txfee-cap'],
  };
}
