/**
 * Recovers public keys with libsecp256k1: as machine code where package `secp256k1` has it for this system, else in
 * WebAssembly, which takes four times as long. Both give the same keys and refuse the same signatures.
 */
import { createRequire } from 'node:module';
import { recover } from 'tiny-secp256k1';

/** The uncompressed public key, 65 bytes. Throws, or returns null, when no key can have made the signature. */
export type RecoverPublicKey = (hash: Uint8Array, signature: Uint8Array, recovery: 0 | 1) => Uint8Array | null;

/** In WebAssembly. */
export const recoverInWebAssembly: RecoverPublicKey = (hash, signature, recovery) =>
  recover(hash, signature, recovery, false);

/** As machine code; null where the package was not installed, or has none for this system. */
export const recoverNatively: RecoverPublicKey | null = loadNative();

/** What is used here: the native one is several times as fast. */
export const recoverKey: RecoverPublicKey = recoverNatively ?? recoverInWebAssembly;

/** Its name, for the log. */
export const RECOVERY_LIBRARY = recoverNatively === null ? 'WebAssembly' : 'native';

interface Bindings {
  ecdsaRecover(signature: Uint8Array, recovery: number, hash: Uint8Array, compressed: boolean): Uint8Array;
}

function loadNative(): RecoverPublicKey | null {
  try {
    // Not the main module: that one falls back to JavaScript, which is slower than WebAssembly.
    const bindings = createRequire(import.meta.url)('secp256k1/bindings') as Bindings;
    return (hash, signature, recovery) => bindings.ecdsaRecover(signature, recovery, hash, false);
  } catch {
    return null;
  }
}
