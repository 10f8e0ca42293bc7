/**
 * Checks of the Cosmos transaction around an Ethereum transaction. It must repeat the fee and the gas limit of the
 * Ethereum transaction and say nothing else. A mempool in the application ignores the wrapper.
 */
import { fromBinary } from '@bufbuild/protobuf';
import { AuthInfoSchema, TxBodySchema, TxRawSchema } from '../../../../generated/proto/cosmos/tx/v1beta1/tx_pb.js';
import { feeCapOf, type SignedTransaction } from '../../../ethereum/transaction/transaction.js';
import { canonicalTx } from './decodeTx.js';
import type { DevChainConfig } from '../devChainConfig.js';
import { faults } from './txFault.js';

/** Throws TxFault for a wrapper that the chain's own server would not make. `tx` is known to decode. */
export function checkWrapper(tx: Uint8Array, transaction: SignedTransaction, config: DevChainConfig): void {
  if (Buffer.compare(tx, canonicalTx(transaction, config)) === 0) return;
  const { bodyBytes, authInfoBytes, signatures } = fromBinary(TxRawSchema, tx);
  const body = fromBinary(TxBodySchema, bodyBytes);
  const { fee, signerInfos } = fromBinary(AuthInfoSchema, authInfoBytes);
  if (body.extensionOptions.length === 0) throw faults.noExtensionOption();
  if (body.memo !== '' || body.timeoutHeight !== 0n) {
    throw faults.invalidWrapper('for eth tx body Memo TimeoutHeight NonCriticalExtensionOptions should be empty');
  }
  if (signerInfos.length > 0) throw faults.invalidWrapper('for eth tx AuthInfo SignerInfos should be empty');
  if (signatures.length > 0) throw faults.invalidWrapper('for eth tx Signatures should be empty');
  const offered = (fee?.amount ?? []).map(({ amount, denom }) => `${amount}${denom}`).join(',');
  const price = transaction.gas * feeCapOf(transaction);
  if (offered !== (price === 0n ? '' : `${price}${config.denom}`)) {
    throw faults.invalidWrapper(`invalid AuthInfo Fee Amount (${offered} != ${price})`);
  }
  const gasLimit = fee?.gasLimit ?? 0n;
  if (gasLimit !== transaction.gas) {
    throw faults.invalidWrapper(`invalid AuthInfo Fee GasLimit (${gasLimit} != ${transaction.gas})`);
  }
  throw faults.invalidWrapper('not the form of an eth tx');
}
