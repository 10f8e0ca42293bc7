import type { Address } from '../../generated/types.js';
import type { Signer } from '../chain/signing/signer.js';
import { nullAfter } from '../concurrency/awaitable.js';
import { decodeData, encodeBytes32, fromHex, normalizeAddress } from '../ethereum/hex.js';
import { publicKeyAddress, recoverPublicKey } from '../ethereum/transaction/signature.js';
import { encodeSignature, messageHash } from '../ethereum/transaction/signing.js';
import { invalidParameter, rpcError } from '../jsonrpc/rpcErrors.js';
import type { Handler } from '../jsonrpc/request.js';
import { type SigningParts, sendCompleted, type SendingParts, signCompleted } from './call/completeTransaction.js';
import { bytesAndObject } from './call/transactionResult.js';
import type { Services } from './services.js';

type KeyParts = Pick<Services, 'keyStore'>;
type SignerParts = Pick<Services, 'signers'>;

/** Accounts that this server can send from, as eth_accounts. */
export function listAccounts({ signers }: SignerParts): Handler<'personal_listAccounts'> {
  return (_params, caller) => signers.accounts(caller);
}

/** The keys of the key store and the paired wallets, and whether they are unlocked. */
export function listWallets({ keyStore }: KeyParts): Handler<'personal_listWallets'> {
  return () => keyStore.wallets();
}

/** Makes a key and keeps it, encrypted with a passphrase; returns its account, which stays locked. */
export function newAccount({ keyStore }: KeyParts): Handler<'personal_newAccount'> {
  return ([passphrase]) => keyStore.create(passphrase);
}

/** Keeps a private key, encrypted with a passphrase; returns its account, which stays locked. */
export function importRawKey({ keyStore }: KeyParts): Handler<'personal_importRawKey'> {
  return async ([privateKey, passphrase]) => {
    const key = fromHex(privateKey.replace(/^0x/, ''));
    try {
      return await keyStore.importKey(key, passphrase);
    } finally {
      key.fill(0);
    }
  };
}

/** Makes a key for a wallet that lives in memory, and returns it. */
export function initializeWallet({ keyStore }: KeyParts): Handler<'personal_initializeWallet'> {
  return async ([url]) => {
    const key = await keyStore.pair(url);
    try {
      return encodeBytes32(key);
    } finally {
      key.fill(0);
    }
  };
}

/** Forgets the key of a paired wallet. */
export function unpair({ keyStore }: KeyParts): Handler<'personal_unpair'> {
  return ([url, pairingPassword]) => nullAfter(keyStore.unpair(url, pairingPassword));
}

/** Seconds that an account stays unlocked by default. */
const DEFAULT_SECONDS = 300;

/** Geth's longest duration: 2^63 - 1 nanoseconds, in whole seconds. */
const LONGEST_SECONDS = 9_223_372_036;

/** Holds the key of an account in memory for some time. Accounts of the embedded chain are always unlocked. */
export function unlockAccount({ signers, keyStore }: SignerParts & KeyParts): Handler<'personal_unlockAccount'> {
  return async ([address, passphrase, duration], caller) => {
    if (!caller.access.unlockedKeys) throw rpcError('unlockForbidden');
    const seconds = Number(duration ?? DEFAULT_SECONDS);
    if (seconds > LONGEST_SECONDS) throw rpcError('unlockTooLong');
    const account = normalizeAddress(address);
    if ((await keyStore.has(account)) && !(await signers.isEverybodys(account, caller)))
      await keyStore.unlock(account, passphrase, seconds);
    // Accounts of the embedded chain are unlocked; for any other, the signers say why it cannot be.
    else await signers.withPassphrase(account, passphrase, async () => undefined, caller);
    return true;
  };
}

/** Removes the key of an account from memory. True for every account, as in geth. */
export function lockAccount({ keyStore }: KeyParts): Handler<'personal_lockAccount'> {
  return async ([address]) => {
    await keyStore.lock(normalizeAddress(address));
    return true;
  };
}

/** Fills in what is missing, signs by passphrase, and sends; returns the hash once the chain accepted it. */
export function sendTransaction(parts: SendingParts & SignerParts): Handler<'personal_sendTransaction'> {
  return ([given, passphrase], caller) =>
    parts.signers.withPassphrase(
      normalizeAddress(given.from),
      passphrase,
      (by) => sendCompleted(given, parts, { by, caller }),
      caller,
    );
}

/** The transaction with what it lacks filled in and signed with the key that the passphrase decrypts. */
export function signTransaction(parts: SigningParts & SignerParts): Handler<'personal_signTransaction'> {
  return ([given, passphrase], caller) => {
    const from = normalizeAddress(given.from);
    return parts.signers.withPassphrase(
      from,
      passphrase,
      async (signer) => bytesAndObject(await signCompleted(given, parts, { signer, caller }), from),
      caller,
    );
  };
}

/**
 * The signature of a message, with the key that the password decrypts or, without one, with that of an unlocked
 * account. The message comes before the account.
 */
export function sign({ signers }: SignerParts): Handler<'personal_sign'> {
  return async ([data, address, password], caller) => {
    const account = normalizeAddress(address);
    const signWith = (signer: Signer) => signer.signMessage(account, decodeData(data), caller);
    const signature =
      password === undefined
        ? await signWith(await signers.signerOf(account, caller.access, caller))
        : await signers.withPassphrase(account, password, signWith, caller);
    return encodeSignature(signature);
  };
}

/** The account whose key signed a message. */
export function ecRecover(): Handler<'personal_ecRecover'> {
  return ([data, signature]) => recoverAccount(messageHash(decodeData(data)), decodeData(signature));
}

/** Refuses with geth's words. */
function recoverAccount(hash: Uint8Array, signature: Uint8Array): Address {
  if (signature.length !== 65) throw invalid('signature must be 65 bytes long');
  const recovery = (signature[64] ?? 0) - 27;
  if (recovery !== 0 && recovery !== 1) throw invalid('invalid Ethereum signature (V is not 27 or 28)');
  try {
    return publicKeyAddress(recoverPublicKey(hash, signature.subarray(0, 64), recovery));
  } catch {
    throw invalid('recovery failed');
  }
}

function invalid(problem: string): Error {
  const expected = 'a signature of 65 bytes that ends with 27 or 28';
  return invalidParameter(`invalid argument 1: ${problem}`, 'signature', expected);
}
