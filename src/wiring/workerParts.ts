/** Parts of which a service has one, however many workers it has: in the process itself, or in its primary. */
import type { Address } from '../../generated/types.js';
import type { AccountSigner } from '../chain/signing/signer.js';
import type { Keys } from '../chain/signing/keys.js';
import { KeyedMutex, type KeyedLock } from '../concurrency/keyedMutex.js';
import type { Config } from '../config/config.js';
import type { LogLevels, LogLevelState } from '../observe/logLevels.js';
import type { Logger } from '../observe/logger.js';
import type { SharedEnvironment } from '../store/shared/sharedFile.js';
import { SharedLeases } from '../store/shared/sharedLeases.js';
import { CommonChanges } from '../workers/commonChanges.js';
import { remoteSigner, serveSigner } from '../workers/externalSigner.js';
import { PrimaryLeases, WorkerLeases } from '../workers/leases.js';
import { RemoteLock, serveLocks } from '../workers/locks.js';
import type { PrimaryLinks } from '../workers/primaryLinks.js';
import { remoteKeys } from '../workers/remoteKeys.js';
import { serveKeys } from '../workers/servedKeys.js';
import { LISTENERS } from '../workers/workerListeners.js';
import type { WorkerRole } from '../workers/workerRole.js';
import type { WorkerLink } from '../workers/workerLink.js';
import { LOG_LEVELS } from '../workers/workerRuntime.js';
import { createExternalSigner, createKeyStore } from './partsWithoutChain.js';

/** Locks that hold for the whole service. */
export interface ServiceLocks {
  /** For `Wallet`. */
  nonces: KeyedLock<Address>;
  /** For `CosmosSender`. */
  sends: KeyedLock<Address>;
  /** By path; for files that the service rewrites. */
  files: KeyedLock<string>;
}

/** Keys and locks of a service. */
export interface SigningParts {
  keyStore: Keys;
  /** Null where none is configured. */
  external: AccountSigner | null;
  locks: ServiceLocks;
  /** Overwrites the keys of this process. */
  close(): Promise<void>;
}

/** Keys and locks of this process; those of the primary for a worker. */
export function createSigningParts(config: Config, levels: LogLevels, link: WorkerLink | null): SigningParts {
  if (link !== null) {
    const leases = new WorkerLeases(link);
    return {
      keyStore: remoteKeys(link, leases),
      external: config.signer === '' ? null : remoteSigner(leases),
      locks: {
        nonces: new RemoteLock(leases, 'nonces'),
        sends: new RemoteLock(leases, 'sends'),
        files: new RemoteLock(leases, 'files'),
      },
      close: () => Promise.resolve(),
    };
  }
  const keyStore = createKeyStore(config, levels.of('keystore'));
  const external = createExternalSigner(config, levels.of('signer'));
  return {
    keyStore,
    external,
    locks: { nonces: new KeyedMutex(), sends: new KeyedMutex(), files: new KeyedMutex() },
    async close() {
      external?.close();
      await keyStore.close();
    },
  };
}

/** What the primary serves to the workers. */
export interface PrimaryServices {
  /** To be called when a worker has ended: gives back what it held. */
  forgetWorker(worker: number): void;
  /** Overwrites all keys. */
  close(): Promise<void>;
}

/**
 * Serves keys, the external signer, locks and common changes of log levels and listeners to the workers. `replace` is
 * called for a worker that differs from the others, with the reason.
 */
export function servePrimaryParts(
  config: Config,
  levels: LogLevels,
  links: PrimaryLinks,
  replace: (worker: number, error: unknown) => void,
): PrimaryServices {
  const leases = new PrimaryLeases(links);
  const own = createSigningParts(config, levels, null);
  serveKeys(links, leases, own.keyStore);
  if (own.external !== null) serveSigner(links, leases, own.external);
  serveLocks(links, leases);
  const changes = [
    new CommonChanges(links, LISTENERS, { onFailed: replace }),
    new CommonChanges<unknown, LogLevelState>(links, LOG_LEVELS, {
      onChanged: (state) => levels.restore(state),
      onFailed: replace,
    }),
  ];
  return {
    forgetWorker(worker) {
      leases.forgetWorker(worker);
      for (const change of changes) change.forgetWorker(worker);
    },
    close: () => own.close(),
  };
}

/** The leases of limits that hold over all workers; those of a worker that has ended are given back. */
export function createLeases(
  environment: SharedEnvironment,
  { link, living }: Pick<WorkerRole, 'link' | 'living'>,
  log: Logger,
): SharedLeases {
  const leases = new SharedLeases(environment, {
    worker: link.id,
    workers: link.count,
    onFailure: (err) =>
      log.warn({ err }, 'limits are not shared between the workers at present: each keeps to its part'),
  });
  const giveBack = (done: Promise<void>): void => {
    done.catch((err: unknown) => log.warn({ err }, 'what an ended worker held stays counted'));
  };
  giveBack(leases.keepOnly(living));
  link.onTold<number>(ENDED, (worker) => giveBack(leases.forgetWorker(worker)));
  return leases;
}

/** News of the primary: the number of a worker that has ended. */
export const ENDED = 'workerEnded';
