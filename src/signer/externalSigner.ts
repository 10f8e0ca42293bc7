/**
 * Keys in another process: Clef or Web3Signer, reached over HTTP. Which one is detected at the start, and again after
 * it was down. Its responses are not trusted: every signature is checked before it is used.
 */
import type { Caller } from '../caller/caller.js';
import type { Address } from '../../generated/types.js';
import { hashTypedData, withDomainType, type TypedData } from '../chain/typedData/hashTypedData.js';
import { Semaphore } from '../concurrency/semaphore.js';
import { messageHash, type Signature } from '../ethereum/transaction/signing.js';
import type { SignedTransaction, TransactionFields } from '../ethereum/transaction/transaction.js';
import type { SignerAccounts } from './signerAccounts.js';
import type { AccountSigner } from '../chain/signing/signer.js';
import { CannotSign, SignerUnavailable } from './signerErrors.js';
import type { SignerProtocol } from './signerProtocol.js';
import type { CallBounds } from './signerRpc.js';
import { verifySignature, verifyTransaction } from './verifySigned.js';

/** Maximum number of concurrent signature requests; further ones wait. */
const MAX_REQUESTS = 8;

/** An external signer. */
export class ExternalSigner implements AccountSigner {
  /** Longest wait for a signature, milliseconds; a person may have to agree. */
  readonly #timeoutMs: number;
  readonly #accounts: SignerAccounts;
  readonly #requests = new Semaphore(MAX_REQUESTS);

  constructor({ timeoutMs }: { timeoutMs: number }, accounts: SignerAccounts) {
    this.#timeoutMs = timeoutMs;
    this.#accounts = accounts;
  }

  /** Its accounts in its order; none if it takes more than a few seconds, as in geth. */
  accounts(caller: Caller): Promise<readonly Address[]> {
    return this.#accounts.known(caller);
  }

  /** Rejects with SignerUnavailable or SignerRefused when the signer does not list its accounts. */
  async has(account: Address, caller: Caller): Promise<boolean> {
    return (await this.#accounts.listed(caller)).accounts.includes(account);
  }

  /** All signing methods reject with SignerUnavailable, SignerRefused or SignedOtherwise. */
  signMessage(account: Address, message: Uint8Array, caller: Caller): Promise<Signature> {
    return this.#ask(caller, async (protocol, bounds) => {
      const signature = await protocol.signMessage(account, message, bounds);
      return verifySignature(account, messageHash(message), signature);
    });
  }

  /** Also rejects with InvalidTypedData or TypedDataTooLarge, before the signer is called. */
  async signTypedData(account: Address, data: TypedData, caller: Caller): Promise<Signature> {
    const hash = await hashTypedData(data);
    return this.#ask(caller, async (protocol, bounds) => {
      const signature = await protocol.signTypedData(account, withDomainType(data), bounds);
      return verifySignature(account, hash, signature);
    });
  }

  /** A person may have changed the gas and the fees of the signed transaction. */
  async signTransaction(account: Address, fields: TransactionFields, caller: Caller): Promise<SignedTransaction> {
    if (fields.type === 4) throw new CannotSign('a set-code transaction');
    return this.#ask(caller, async (protocol, bounds) => {
      const raw = await protocol.signTransaction(account, fields, bounds);
      return verifyTransaction(account, fields, raw, protocol.asksPerson);
    });
  }

  /** Ends the request for its accounts. Other requests end with their signals. */
  close(): void {
    this.#accounts.close();
  }

  async #ask<T>(caller: Caller, question: (protocol: SignerProtocol, bounds: CallBounds) => Promise<T>): Promise<T> {
    const { protocol } = await this.#accounts.listed(caller);
    const bounds = { timeoutMs: this.#timeoutMs, caller };
    try {
      return await this.#requests.run(() => question(protocol, bounds), caller.signal);
    } catch (error) {
      // A person who does not react in time is no reason to detect the signer again.
      if (error instanceof SignerUnavailable && !error.isLate) this.#accounts.wentDown(error);
      throw error;
    }
  }
}
