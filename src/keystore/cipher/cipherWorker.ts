/**
 * Worker thread: encrypts and decrypts keys. Deriving a key from a passphrase takes a second or two and 256 MiB by
 * design. It must never run where requests are answered.
 */
import { parentPort } from 'node:worker_threads';
import { Wallet } from '@ethereumjs/wallet';
import type { EncryptedKey } from '../folder/keyFile.js';
import type { CipherJob, CipherOutcome, ScryptCost } from './keyCipher.js';

if (parentPort === null) throw new Error('this module runs in a worker thread');
const port = parentPort;

port.on('message', (job: CipherJob) => void run(job));

async function run(job: CipherJob): Promise<void> {
  try {
    const outcome = await (job.kind === 'decrypt' ? decrypt(job.encrypted, job.passphrase) : encrypt(job));
    // The bytes of a key move to the other thread: no copy of them stays.
    port.postMessage(outcome, outcome.kind === 'decrypted' ? [outcome.key.buffer] : []);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // The library has no class for it. Its other errors are of parameters, and those were checked before.
    const wrong = message.includes('possibly wrong passphrase');
    port.postMessage((wrong ? { kind: 'wrongPassphrase' } : { kind: 'failed', message }) satisfies CipherOutcome);
  }
}

async function decrypt(encrypted: EncryptedKey, passphrase: string): Promise<CipherOutcome & { kind: 'decrypted' }> {
  const decrypted = (await Wallet.fromV3(encrypted, passphrase)).getPrivateKey();
  // It may be a part of a larger buffer, which cannot be moved.
  const key = new Uint8Array(decrypted);
  decrypted.fill(0);
  return { kind: 'decrypted', key };
}

async function encrypt({
  key,
  passphrase,
  cost,
}: {
  key: Uint8Array;
  passphrase: string;
  cost: ScryptCost;
}): Promise<CipherOutcome & { kind: 'encrypted' }> {
  try {
    const { id, crypto } = await Wallet.fromPrivateKey(key).toV3(passphrase, { kdf: 'scrypt', ...cost });
    // What `toV3` writes with these options.
    return { kind: 'encrypted', encrypted: { version: 3, id, crypto: crypto as EncryptedKey['crypto'] } };
  } finally {
    key.fill(0);
  }
}
