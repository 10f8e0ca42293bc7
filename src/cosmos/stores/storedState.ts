import type { Caller } from '../../caller/caller.js';
import type { Address, Bytes32, Hash } from '../../../generated/types.js';
import type { RawStore } from '../../chain/rawStore.js';
import type { Account } from '../../chain/state.js';
import { NO_BYTES } from '../../ethereum/hex.js';
import { keccakHash } from '../../ethereum/keccak.js';
import type { ChainProfile } from '../chainProfile.js';
import {
  accountKey,
  balanceKey,
  checkCode,
  codeHashKey,
  codeKey,
  decodeBalance,
  decodeCodeHash,
  decodeSlot,
  fractionKey,
  hasFractions,
  slotKey,
  STORES,
} from './layout.js';
import { decodeStoredAccount, type StoredAccount } from './storedAccount.js';

const EMPTY_CODE_HASH = keccakHash(NO_BYTES);

/** Accounts, code and slots out of raw keys. All reads of one turn of the event loop go to the node together. */
export class StoredState {
  readonly #raw: RawStore;
  readonly #profile: Pick<ChainProfile, 'forks'>;

  constructor(raw: RawStore, profile: Pick<ChainProfile, 'forks'>) {
    this.#raw = raw;
    this.#profile = profile;
  }

  /** Null where the node computes the account: it must be asked. Zeros where there is none, whatever `bank` has. */
  async account(address: Address, height: number, caller: Caller): Promise<Account | null> {
    const { forks } = this.#profile;
    const read = (store: string, key: Uint8Array) => this.#raw.read(store, key, height, caller);
    const [entry, codeHash, amount, fraction] = await Promise.all([
      read(STORES.accounts, accountKey(address)),
      read(STORES.evm, codeHashKey(address)),
      read(STORES.bank, balanceKey(address, forks.denom)),
      hasFractions(forks) ? read(STORES.fractions, fractionKey(address)) : null,
    ]);
    if (entry === null) return { balance: 0n, nonce: 0n, codeHash: EMPTY_CODE_HASH };
    const stored = decodeStoredAccount(entry);
    const { kind, nonce } = stored;
    const account = { codeHash: decodeCodeHash(codeHash) ?? EMPTY_CODE_HASH };
    if (kind === 'computed' || nonce === null || !agrees(stored, account)) return null;
    return { ...account, nonce, balance: decodeBalance(amount, fraction, forks) };
  }

  /** The code of an account's code hash. */
  async code(codeHash: Hash, height: number, caller: Caller): Promise<Uint8Array> {
    if (codeHash === EMPTY_CODE_HASH) return NO_BYTES;
    return checkCode(codeHash, await this.#raw.read(STORES.evm, codeKey(codeHash), height, caller));
  }

  async storage(address: Address, slot: Bytes32, height: number, caller: Caller): Promise<Bytes32> {
    return decodeSlot(await this.#raw.read(STORES.evm, slotKey(address, slot), height, caller));
  }
}

/** Older chains have the code hash in the account. Which of two is the right one, only the node knows. */
function agrees(stored: Pick<StoredAccount, 'codeHash'>, { codeHash }: Pick<Account, 'codeHash'>): boolean {
  return stored.codeHash === '' || stored.codeHash.toLowerCase() === codeHash;
}
