/** Both threads: the messages between them. Errors travel as words, because threads do not share classes. */
import type { EncryptedKey } from '../folder/keyFile.js';

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

/** The outcome of a job. A key moves to the main thread. `failed` holds words of a library, for the log. */
export type CipherOutcome =
  | { kind: 'decrypted'; key: Uint8Array<ArrayBuffer> }
  | { kind: 'encrypted'; encrypted: EncryptedKey }
  | { kind: 'wrongPassphrase' }
  | { kind: 'failed'; message: string };
