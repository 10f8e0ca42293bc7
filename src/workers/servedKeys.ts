import type { Address } from '../../generated/types.js';
import { AuthenticationNeeded } from '../chain/signing/keyErrors.js';
import type { HashSigner, Keys } from '../chain/signing/keys.js';
import type { Signature } from '../ethereum/transaction/signing.js';
import { aborted } from '../concurrency/abortable.js';
import type { PrimaryLeases } from './leases.js';
import type { PrimaryLinks } from './primaryLinks.js';
import { KEY_METHODS, KEYS_SERVED } from './remoteKeys.js';
import { servePart } from './remotePart.js';

/** How long a worker may sign with a key that a passphrase decrypted, milliseconds. No request takes as long. */
const MAX_DECRYPTED_MS = 3_600_000;

/**
 * Serves the key store of the primary to the workers. A key that a passphrase decrypts is used here, for the worker
 * that asked, until the worker has finished or ended, at most an hour. Then its bytes are overwritten.
 */
export function serveKeys(
  links: Pick<PrimaryLinks, 'serve'>,
  leases: PrimaryLeases,
  keys: Keys,
  maxDecryptedMs = MAX_DECRYPTED_MS,
): void {
  servePart(
    (name, served) => links.serve(name, (_, ...values) => served(...values)),
    KEYS_SERVED.part,
    keys,
    KEY_METHODS,
  );
  links.serve(`${KEYS_SERVED.part}.importKey`, async (_: number, key: Uint8Array, passphrase: string) => {
    try {
      return await keys.importKey(key, passphrase);
    } finally {
      key.fill(0);
    }
  });
  links.serve(`${KEYS_SERVED.part}.pair`, async (_: number, url: string) => {
    const key = await keys.pair(url);
    // The message has a copy by then.
    setImmediate(() => key.fill(0));
    return key;
  });

  const decrypted = new Map<string, HashSigner>();
  links.serve(KEYS_SERVED.decrypt, (worker: number, lease: number, account: Address, passphrase: string) => {
    const ended = AbortSignal.any([leases.begin(worker, lease), AbortSignal.timeout(maxDecryptedMs)]);
    const id = `${worker} ${lease}`;
    return new Promise((resolve, reject) => {
      const hold = async (signer: HashSigner): Promise<void> => {
        decrypted.set(id, signer);
        resolve(null);
        await aborted(ended);
        decrypted.delete(id);
      };
      keys.withPassphrase(account, passphrase, hold).catch(reject);
    });
  });
  links.serve(
    KEYS_SERVED.signDecrypted,
    async (worker: number, lease: number, account: Address, hash: Uint8Array): Promise<Signature> => {
      const signer = decrypted.get(`${worker} ${lease}`);
      if (signer === undefined) throw new AuthenticationNeeded();
      return signer.signHash(account, hash);
    },
  );
}
