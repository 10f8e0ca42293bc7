/** Worker thread: encrypts and decrypts keys. Deriving a key takes a second or two and 256 MiB, by design. */
import { parentPort } from 'node:worker_threads';
import { Wallet } from '@ethereumjs/wallet';
import type { EncryptedKey } from '../folder/keyFile.js';
import type { CipherJob, CipherOutcome } from './keyCipher.js';

if (parentPort === null) throw new Error('this module runs in a worker thread');
const port = parentPort;

port.on('message', (job: CipherJob) => void run(job));

async function run(job: CipherJob): Promise<void> {
  try {
    const outcome = await (job.kind === 'decrypt' ? decrypt(job.encrypted, job.passphrase) : encrypt(job));
    // The bytes of a key move to the main thread: no copy stays here.
    port.postMessage(outcome, outcome.kind === 'decrypted' ? [outcome.key.buffer] : []);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // The library has no class for this error. Its other errors are about parameters, which are checked before.
    const wrong = message.includes('possibly wrong passphrase');
    port.postMessage((wrong ? { kind: 'wrongPassphrase' } : { kind: 'failed', message }) satisfies CipherOutcome);
  }
}

async function decrypt(encrypted: EncryptedKey, passphrase: string) {
  const decrypted = (await Wallet.fromV3(encrypted, passphrase)).getPrivateKey();
  // It may be part of a larger buffer, which cannot be moved.
  const key = new Uint8Array(decrypted);
  decrypted.fill(0);
  return { kind: 'decrypted', key } as const;
}

async function encrypt({ key, passphrase, cost }: CipherJob & { kind: 'encrypt' }) {
  try {
    const { id, crypto } = await Wallet.fromPrivateKey(key).toV3(passphrase, { kdf: 'scrypt', ...cost });
    // What `toV3` writes with these options.
    const encrypted: EncryptedKey = { version: 3, id, crypto: crypto as EncryptedKey['crypto'] };
    return { kind: 'encrypted', encrypted } as const;
  } finally {
    key.fill(0);
  }
}
