/** Signatures of accounts that the server holds unlocked. */
import { decodeData } from '../../src/ethereum/hex.js';
import { publicKeyAddress, recoverPublicKey } from '../../src/ethereum/transaction/signature.js';
import { messageHash } from '../../src/ethereum/transaction/signing.js';
import { dataOf, listOf, sameJson } from '../json.js';
import type { Checked } from './blocks.js';

/** Means nothing to anybody: it is neither a transaction nor an order, and shorter than a hash. */
const MESSAGE = Buffer.from('halley conformance');

/** Checks a signature. A server without accounts, or with locked ones, is skipped. */
export async function checkKeys({ session }: Checked): Promise<void> {
  await session.attempt('signed message', async () => {
    const [account] = listOf(await session.result('eth_accounts'));
    if (typeof account !== 'string') return;
    const outcome = await session.call('eth_sign', [account, `0x${MESSAGE.toString('hex')}`]);
    const signature = decodeData(dataOf({ signature: session.resultOf(outcome) }, 'signature', 65));
    const signer = signerOf(messageHash(MESSAGE), signature);
    if (!sameJson(signer, account))
      session.find('signed-message', outcome, `${signer} signed the message with its prefix, not ${account}`);
  });
}

function signerOf(hash: Uint8Array, signature: Uint8Array): string {
  // Some servers give 0 and 1, others 27 and 28.
  const odd = (signature[64] ?? 0) % 27 === 1;
  return publicKeyAddress(recoverPublicKey(hash, signature.subarray(0, 64), odd ? 1 : 0));
}
