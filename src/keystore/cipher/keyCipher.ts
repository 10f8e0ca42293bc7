import { WrongPassphrase } from '../../chain/signing/keyErrors.js';
import { OnDemandWorker } from '../../concurrency/onDemandWorker.js';
import { Semaphore } from '../../concurrency/semaphore.js';
import { workerModule } from '../../concurrency/workerModule.js';
import { KeyLimitExceeded, KeyStoreClosed } from '../keystoreErrors.js';
import type { EncryptedKey } from '../folder/keyFile.js';
import { MAX_WAITING } from '../limits.js';

/** How long an idle worker is kept, milliseconds. Ending it gives back the memory of the last derivation. */
const IDLE_MS = 5000;

/** The cost of deriving a key from a passphrase with scrypt. */
export interface ScryptCost {
  n: number;
  p: number;
  r: number;
}

/** A job for the worker. The passphrase is a string, as clients send it. */
export type CipherJob =
  | { kind: 'decrypt'; encrypted: EncryptedKey; passphrase: string }
  /** `key` moves to the worker, which overwrites it. */
  | { kind: 'encrypt'; key: Uint8Array; passphrase: string; cost: ScryptCost };

/** The outcome of a job. A key moves to the main thread. `failed` has a text, because threads share no classes. */
export type CipherOutcome =
  | { kind: 'decrypted'; key: Uint8Array<ArrayBuffer> }
  | { kind: 'encrypted'; encrypted: EncryptedKey }
  | { kind: 'wrongPassphrase' }
  | { kind: 'failed'; message: string };

/** Encrypts and decrypts, for the task that has its turn. */
export interface Cipher {
  /** The key, 32 bytes. Rejects with WrongPassphrase. */
  decrypt(encrypted: EncryptedKey, passphrase: string): Promise<Uint8Array>;
  /** Encrypts a key, which it leaves as it is. */
  encrypt(key: Uint8Array, passphrase: string, cost: ScryptCost): Promise<EncryptedKey>;
}

/** Main thread: one task after another uses the cipher, so that two derivations never need their memory together. */
export class KeyCipher {
  readonly #turns = new Semaphore(1);
  #tasks = 0;
  readonly #worker = new OnDemandWorker<CipherJob, CipherOutcome>({
    name: 'the key cipher',
    module: workerModule('cipherWorker', import.meta.url),
    idleMs: IDLE_MS,
    closedError: () => new KeyStoreClosed(),
    discard(outcome) {
      if (outcome.kind === 'decrypted') outcome.key.fill(0);
    },
  });
  readonly #cipher: Cipher = {
    decrypt: async (encrypted, passphrase) => {
      const outcome = await this.#worker.run({ kind: 'decrypt', encrypted, passphrase });
      if (outcome.kind === 'decrypted') return outcome.key;
      throw failureOf(outcome);
    },
    encrypt: async (key, passphrase, cost) => {
      const copy = new Uint8Array(key);
      const outcome = await this.#worker.run({ kind: 'encrypt', key: copy, passphrase, cost }, [copy.buffer]);
      if (outcome.kind === 'encrypted') return outcome.encrypted;
      throw failureOf(outcome);
    },
  };

  /** Runs `task` in its turn. Rejects with KeyLimitExceeded when too many tasks wait. */
  async inTurn<T>(task: (cipher: Cipher) => Promise<T>): Promise<T> {
    if (this.#tasks >= MAX_WAITING.limit) throw new KeyLimitExceeded(MAX_WAITING);
    this.#tasks++;
    try {
      return await this.#turns.run(() => {
        this.#worker.assertOpen();
        return task(this.#cipher);
      });
    } finally {
      this.#tasks--;
    }
  }

  close(): Promise<void> {
    return this.#worker.close();
  }
}

function failureOf(outcome: CipherOutcome): Error {
  if (outcome.kind === 'wrongPassphrase') return new WrongPassphrase();
  return new Error(`the key cipher failed: ${outcome.kind === 'failed' ? outcome.message : outcome.kind}`);
}
