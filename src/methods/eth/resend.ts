import type { Hash } from '../../../generated/types.js';
import { TransactionRejected } from '../../chain/chainErrors.js';
import { normalizeAddress } from '../../ethereum/hex.js';
import { keccakHash } from '../../ethereum/keccak.js';
import type { TransactionFields } from '../../ethereum/transaction/transaction.js';
import { encodeTransaction, signingPayload } from '../../ethereum/transaction/transactionEncoding.js';
import type { Handler } from '../../jsonrpc/request.js';
import { isMissing } from '../call/callOutcome.js';
import { asCall, checkSignable, completeTransaction, type SendingParts } from '../call/completeTransaction.js';
import type { Services } from '../services.js';

/** Replaces a pending transaction with one of another price or gas limit, as geth does. */
export function resend(parts: SendingParts & Pick<Services, 'signers' | 'mempool'>): Handler<'eth_resend'> {
  return async ([given, gasPrice, gasLimit], caller) => {
    if (isMissing(given.nonce)) throw new TransactionRejected('missing transaction nonce in transaction spec', null);
    const { signers, wallet, mempool } = parts;
    const from = normalizeAddress(given.from);
    const by = await signers.senderOf(from, caller.access, caller);
    const old = await completeTransaction(asCall(given), parts, caller);
    const replacement = withFees(old, { price: BigInt(gasPrice ?? '0x0'), gas: BigInt(gasLimit ?? '0x0') });
    checkSignable(replacement, parts);
    await mempool.refresh(caller);
    const { pending, queued } = await mempool.ofSender(from, caller);
    const signed = signedPart(old);
    if (![...pending, ...queued].some(({ transaction }) => signedPart(transaction) === signed)) {
      throw new TransactionRejected(`transaction ${keccakHash(encodeTransaction(old))} not found`, null);
    }
    return wallet.send(from, async () => replacement, { by, caller });
  };
}

/** 0 leaves what the transaction has. Of a transaction with fee caps both become the price, as of a legacy one. */
function withFees(fields: TransactionFields, { price, gas }: { price: bigint; gas: bigint }): TransactionFields {
  const changed = { ...fields, gas: gas === 0n ? fields.gas : gas };
  if (price === 0n) return changed;
  return fields.gasPrice === null
    ? { ...changed, maxFeePerGas: price, maxPriorityFeePerGas: price }
    : { ...changed, gasPrice: price };
}

/** The hash of what the sender signs. */
function signedPart(fields: TransactionFields): Hash {
  return keccakHash(signingPayload(fields));
}
