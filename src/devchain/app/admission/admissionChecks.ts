/** What a transaction must meet before it runs. The mempool and the block differ in the texts of refusals. */
import { WEI } from '../../../chain/fees/feeMarket.js';
import { exceedsInitCode, type InitCodeRules } from '../../../ethereum/transaction/initCode.js';
import { floorDataGas, intrinsicGas } from '../../../ethereum/transaction/intrinsicGas.js';
import { feeCapOf, type SignedTransaction, InvalidTransaction } from '../../../ethereum/transaction/transaction.js';
import { MAX_TRANSACTION_BYTES } from '../../../ethereum/transaction/transactionSize.js';
import { isDelegation } from '../../../execution/rules/authorizations.js';
import { hasFork, type DevChainConfig } from '../devChainConfig.js';
import { faults, type Wording, checkTxWording, TxFault } from './txFault.js';
import { impersonatedSender } from './completeUnsigned.js';
import { fromBinary } from '@bufbuild/protobuf';
import { AuthInfoSchema, TxBodySchema, TxRawSchema } from '../../../../generated/proto/cosmos/tx/v1beta1/tx_pb.js';
import { canonicalTx } from './decodeTx.js';

/** Throws TxFault for a transaction that no block of this chain could run in any state. The mempool checks more. */
export function checkTransaction(transaction: SignedTransaction, config: DevChainConfig, wording: Wording): void {
  const { type, chainId, gas, raw } = transaction;
  const { supportsAuthorizations, refusesUnprotectedTransactions } = config.profile;
  const inMempool = wording === 'mempool';
  const shanghai = hasFork(config, 'shanghai');
  const prague = hasFork(config, 'prague');
  if (type === 4 && !(supportsAuthorizations && prague)) throw faults.typeNotSupported();
  if (inMempool && raw.length > MAX_TRANSACTION_BYTES) throw faults.oversized();
  if (inMempool && exceedsInitCode(transaction, initCodeRules(config))) throw faults.initCodeTooLarge();
  if (gas > config.gasLimit && !config.ignoresBlockGasLimit) throw faults.blockGas(wording, gas, config.gasLimit);
  if (chainId === null && refusesUnprotectedTransactions) throw faults.unprotected();
  if (chainId !== null && chainId !== config.evmChainId) throw faults.wrongChain(wording, chainId, config.evmChainId);
  if (transaction.authorizationList?.length === 0) throw faults.emptyAuthorizations();
  if ((transaction.maxPriorityFeePerGas ?? 0n) > feeCapOf(transaction)) throw faults.tipAboveCap();
  const needed = intrinsicGas(transaction, { shanghai });
  if (gas < needed) throw faults.intrinsicGas(wording, gas, needed);
  if (inMempool && prague && gas < floorDataGas(transaction)) throw faults.floorGas();
}

/** Throws TxFault for a transaction whose price is too low for a block of this base fee (wei). */
export function checkPrice(
  transaction: SignedTransaction,
  baseFee: bigint,
  { minGasPriceScaled }: DevChainConfig,
  wording: Wording,
): void {
  const cap = feeCapOf(transaction);
  if (cap < baseFee) throw faults.feeCapTooLow(wording, cap, baseFee);
  const tip = transaction.maxPriorityFeePerGas ?? cap;
  const price = tip + baseFee < cap ? tip + baseFee : cap;
  if (price * WEI < minGasPriceScaled) {
    throw faults.belowMinimum(price * transaction.gas, (minGasPriceScaled * transaction.gas) / WEI);
  }
}

/** Throws TxFault for a sender that is a contract (EIP-3607), unless it is impersonated. */
export function checkSender(transaction: SignedTransaction, code: Uint8Array): void {
  if (code.length === 0 || isDelegation(code) || impersonatedSender(transaction) !== null) return;
  throw faults.notEoa(transaction.from);
}

/** The wei that the sender must have: gas limit times highest price, plus the value. */
export function costOf(transaction: SignedTransaction): bigint {
  return transaction.gas * feeCapOf(transaction) + transaction.value;
}

function initCodeRules(config: DevChainConfig): InitCodeRules {
  const shanghai = hasFork(config, 'shanghai');
  return config.maxCodeBytes === null ? { shanghai } : { shanghai, maxInitCodeBytes: config.maxCodeBytes * 2 };
}

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

/** The bytes of a transaction in a block, or why no block can hold it. `decode` throws for one that does not decode. */
export function blockBytes(
  decode: () => SignedTransaction,
  config: DevChainConfig,
): { tx: Uint8Array } | { refusal: string } {
  try {
    const transaction = decode();
    checkTransaction(transaction, config, checkTxWording(config));
    return { tx: canonicalTx(transaction, config) };
  } catch (error) {
    if (error instanceof TxFault || error instanceof InvalidTransaction) return { refusal: error.message };
    throw error;
  }
}
