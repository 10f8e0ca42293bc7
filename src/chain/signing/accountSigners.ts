import type { Caller } from '../../caller/caller.js';
import type { Address } from '../../../generated/types.js';
import type { EmbeddedAccounts } from '../development/embeddedAccounts.js';
import type { ResourceNotFound } from '../chainErrors.js';
import { AuthenticationNeeded, NeedsNoPassphrase } from './keyErrors.js';
import type { Keys } from './keys.js';
import { HashingSigner } from './hashingSigner.js';
import { missingKey, type AccountSigner, type KeyAccess, type SignedBy, type Signer, type Signers } from './signer.js';

/** What has keys of accounts; null for what is not there. */
export interface AccountSignersParts {
  embedded: EmbeddedAccounts | null;
  keys: Pick<Keys, 'accounts' | 'has' | 'isUnlocked' | 'signHash' | 'withPassphrase'>;
  external: AccountSigner | null;
}

/** The signers of this server. An account that several have is signed for by the embedded chain or the key store. */
export class AccountSigners implements Signers {
  readonly #parts: AccountSignersParts;
  readonly #stored: Signer;

  constructor(parts: AccountSignersParts) {
    this.#parts = parts;
    this.#stored = new HashingSigner(parts.keys);
  }

  async accounts(caller: Caller): Promise<Address[]> {
    const { embedded, keys, external } = this.#parts;
    const [chain, stored, outside] = await Promise.all([
      embedded?.list(caller),
      keys.accounts(),
      external?.accounts(caller),
    ]);
    const own = [...(chain?.withKey ?? []), ...(chain?.impersonated ?? [])];
    return [...new Set([...own, ...stored, ...(outside ?? [])])];
  }

  async signerOf(account: Address, access: KeyAccess, caller: Caller): Promise<Signer> {
    const { embedded } = this.#parts;
    const chain = await embedded?.list(caller);
    if (embedded && chain?.withKey.includes(account)) return embedded.signer;
    const signer = await this.#find(account, access, caller);
    if (signer !== null) return signer;
    throw missingKeyOf(account, chain);
  }

  async senderOf(account: Address, access: KeyAccess, caller: Caller): Promise<SignedBy> {
    const chain = await this.#parts.embedded?.list(caller);
    if (chain?.all || chain?.withKey.includes(account) || chain?.impersonated.includes(account)) return 'chain';
    const signer = await this.#find(account, access, caller);
    if (signer !== null) return signer;
    if (chain === undefined) throw missingKey(account);
    // The chain refuses it in its own words.
    return 'chain';
  }

  async withPassphrase<T>(
    account: Address,
    passphrase: string,
    use: (signer: Signer) => Promise<T>,
    caller: Caller,
  ): Promise<T> {
    const { embedded, keys, external } = this.#parts;
    const chain = await embedded?.list(caller);
    if (embedded && chain?.withKey.includes(account)) return use(embedded.signer);
    if (await keys.has(account)) return keys.withPassphrase(account, passphrase, (key) => use(new HashingSigner(key)));
    if (await external?.has(account, caller)) throw new NeedsNoPassphrase();
    throw missingKeyOf(account, chain);
  }

  async isEverybodys(account: Address, caller: Caller): Promise<boolean> {
    return (await this.#parts.embedded?.list(caller))?.withKey.includes(account) ?? false;
  }

  /** The signer other than the embedded chain that has the key of an account. */
  async #find(account: Address, { unlockedKeys }: KeyAccess, caller: Caller): Promise<Signer | null> {
    const { keys, external } = this.#parts;
    if (!unlockedKeys) throw new AuthenticationNeeded();
    if (await keys.has(account)) {
      // Before anything is asked of the chain.
      if (!(await keys.isUnlocked(account))) throw new AuthenticationNeeded();
      return this.#stored;
    }
    return (await external?.has(account, caller)) ? external : null;
  }
}

/** `chain`: what the embedded chain lists. */
function missingKeyOf(account: Address, chain: { impersonated: readonly Address[] } | undefined): ResourceNotFound {
  const isImpersonated = chain?.impersonated.includes(account) ?? false;
  return missingKey(account, isImpersonated ? ' (it is impersonated: it sends, and cannot sign)' : '');
}
