import { Worker } from 'node:worker_threads';
import { WrongPassphrase } from '../../chain/signing/keyErrors.js';
import { Semaphore } from '../../concurrency/semaphore.js';
import { KeyLimitExceeded, KeyStoreClosed } from '../errors.js';
import type { EncryptedKey } from '../folder/keyFile.js';
import { MAX_WAITING } from '../limits.js';

/** How long an idle worker is kept, milliseconds. Ending it gives back the memory of the last derivation. */
const IDLE_MS = 5000;

/** How much work it is to derive a key from a passphrase, with scrypt. */
export interface ScryptCost {
  n: number;
  p: number;
  r: number;
}

/** What the worker is asked to do, one job at a time. The passphrase is a string, as clients send it. */
export type CipherJob =
  | { kind: 'decrypt'; encrypted: EncryptedKey; passphrase: string }
  /** `key` moves to the worker, which overwrites it. */
  | { kind: 'encrypt'; key: Uint8Array; passphrase: string; cost: ScryptCost };

/** The outcome of a job. A key moves to the main thread. `failed` holds words, because threads share no classes. */
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

/**
 * Main thread: lets tasks use the cipher one after another, in order of arrival, so that a second derivation never
 * needs its memory beside the first. The worker thread is started when it is needed, and ended when it is idle.
 */
export class KeyCipher {
  readonly #turns = new Semaphore(1);
  #tasks = 0;
  #worker: Worker | null = null;
  #idleTimer: NodeJS.Timeout | undefined;
  #endJob: ((error: Error) => void) | null = null;
  #closed = false;
  readonly #cipher: Cipher = {
    decrypt: (encrypted, passphrase) => this.#decrypt(encrypted, passphrase),
    encrypt: (key, passphrase, cost) => this.#encrypt(key, passphrase, cost),
  };

  /** The outcome of `task`, run in its turn. Rejects with KeyLimitExceeded when too many tasks wait. */
  async inTurn<T>(task: (cipher: Cipher) => Promise<T>): Promise<T> {
    if (this.#tasks >= MAX_WAITING.limit) throw new KeyLimitExceeded(MAX_WAITING);
    this.#tasks++;
    try {
      return await this.#turns.run(() => {
        this.#assertOpen();
        return task(this.#cipher);
      });
    } finally {
      this.#tasks--;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#end(new KeyStoreClosed());
  }

  async #decrypt(encrypted: EncryptedKey, passphrase: string): Promise<Uint8Array> {
    const outcome = await this.#run({ kind: 'decrypt', encrypted, passphrase });
    if (outcome.kind === 'decrypted') return outcome.key;
    throw failureOf(outcome);
  }

  async #encrypt(key: Uint8Array, passphrase: string, cost: ScryptCost): Promise<EncryptedKey> {
    const copy = new Uint8Array(key);
    const outcome = await this.#run({ kind: 'encrypt', key: copy, passphrase, cost }, [copy.buffer]);
    if (outcome.kind === 'encrypted') return outcome.encrypted;
    throw failureOf(outcome);
  }

  async #run(job: CipherJob, moved: ArrayBuffer[] = []): Promise<CipherOutcome> {
    this.#assertOpen();
    clearTimeout(this.#idleTimer);
    this.#worker ??= this.#start();
    const worker = this.#worker;
    try {
      return await new Promise<CipherOutcome>((resolve, reject) => {
        this.#endJob = reject;
        worker.once('message', (outcome: CipherOutcome) => {
          // The job was ended while its outcome was on the way: nobody takes the key.
          if (worker !== this.#worker && outcome.kind === 'decrypted') outcome.key.fill(0);
          resolve(outcome);
        });
        worker.ref();
        worker.postMessage(job, moved);
      });
    } finally {
      this.#endJob = null;
      // A process that has nothing else to do may end; but not while a worker is being ended, for which close waits.
      if (worker === this.#worker) {
        worker.unref();
        this.#idleTimer = setTimeout(() => void this.#end(new KeyStoreClosed()), IDLE_MS).unref();
      }
    }
  }

  #start(): Worker {
    const worker = new Worker(workerModule(), { execArgv: [] });
    const ended = (error: Error): void => {
      if (worker === this.#worker) void this.#end(error);
    };
    worker.on('error', (error) => ended(new Error('the key cipher failed', { cause: error })));
    worker.on('exit', (code) => ended(new Error(`the key cipher ended with code ${code}`)));
    return worker;
  }

  async #end(reason: Error): Promise<void> {
    clearTimeout(this.#idleTimer);
    const worker = this.#worker;
    this.#worker = null;
    this.#endJob?.(reason);
    await worker?.terminate();
  }

  #assertOpen(): void {
    if (this.#closed) throw new KeyStoreClosed();
  }
}

function failureOf(outcome: CipherOutcome): Error {
  if (outcome.kind === 'wrongPassphrase') return new WrongPassphrase();
  return new Error(`the key cipher failed: ${outcome.kind === 'failed' ? outcome.message : outcome.kind}`);
}

/** The worker's module, compiled or from source as this one is. Tests and development run from source. */
function workerModule(): URL {
  const file = import.meta.url.endsWith('.ts') ? './cipherWorkerFromSource.mjs' : './cipherWorker.js';
  return new URL(file, import.meta.url);
}
