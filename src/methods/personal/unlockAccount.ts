import { normalizeAddress } from '../../ethereum/hex.js';
import { rpcError } from '../../jsonrpc/errors.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Seconds that an account stays unlocked when the caller does not say. */
const DEFAULT_SECONDS = 300;

/** Geth's longest duration: 2^63 - 1 nanoseconds, in whole seconds. */
const LONGEST_SECONDS = 9_223_372_036;

/** Holds the key of an account in memory for some time. Accounts of the embedded chain are always unlocked. */
export function unlockAccount({
  signers,
  keyStore,
}: Pick<Services, 'signers' | 'keyStore'>): Handler<'personal_unlockAccount'> {
  return async ([address, passphrase, duration], caller) => {
    if (!caller.access.unlockedKeys) throw rpcError('unlockForbidden');
    const seconds = Number(duration ?? DEFAULT_SECONDS);
    if (seconds > LONGEST_SECONDS) throw rpcError('unlockTooLong');
    const account = normalizeAddress(address);
    if (keyStore.has(account) && !(await signers.isEverybodys(account, caller)))
      await keyStore.unlock(account, passphrase, seconds);
    // Everybody's account is unlocked; for any other, the signers say why it cannot be.
    else await signers.withPassphrase(account, passphrase, async () => undefined, caller);
    return true;
  };
}
