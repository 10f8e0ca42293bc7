import type { Address } from '../../generated/types.js';
import type { HashSigner, Keys } from '../chain/signing/keys.js';
import type { Signature } from '../ethereum/transaction/signing.js';
import type { WorkerLeases } from './leases.js';
import { remotePart, type RemotePart } from './remotePart.js';
import type { WorkerLink } from './workerLink.js';

/** What a worker calls as it is. */
export const KEY_METHODS = [
  'accounts',
  'wallets',
  'has',
  'isUnlocked',
  'create',
  'importKey',
  'unlock',
  'lock',
  'signHash',
  'pair',
  'unpair',
] as const satisfies (keyof Keys)[];

/** The names of what the primary serves. */
export const KEYS_SERVED = { part: 'keys', decrypt: 'keys.decrypt', signDecrypted: 'keys.signDecrypted' } as const;

/**
 * The key store of the primary, as a worker uses it. Nothing is remembered here, so all workers see the same at any
 * time. No stored key comes to a worker: it sends the hash to sign.
 */
export function remoteKeys(link: Pick<WorkerLink, 'call'>, leases: WorkerLeases): Keys {
  const keys: RemotePart<Keys, (typeof KEY_METHODS)[number]> = remotePart(
    link,
    { at: 'primary', part: KEYS_SERVED.part },
    KEY_METHODS,
  );
  return {
    ...keys,
    withPassphrase<T>(account: Address, passphrase: string, use: (signer: HashSigner) => Promise<T>): Promise<T> {
      return leases.run(KEYS_SERVED.decrypt, [account, passphrase], (_: null, lease) =>
        use({
          signHash: (asked, hash): Promise<Signature> =>
            link.call('primary', KEYS_SERVED.signDecrypted, lease, asked, hash),
        }),
      );
    },
  };
}
