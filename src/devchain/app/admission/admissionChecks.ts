/**
 * What a transaction must meet before it runs. The mempool and the block check nearly the same; the texts of refusals
 * differ.
 */
import { WEI } from '../../../chain/fees/feeMarket.js';
import { exceedsInitCode, type InitCodeRules } from '../../../ethereum/transaction/initCode.js';
import { floorDataGas, intrinsicGas } from '../../../ethereum/transaction/intrinsicGas.js';
import { feeCapOf, type SignedTransaction } from '../../../ethereum/transaction/transaction.js';
import { MAX_TRANSACTION_BYTES } from '../../../ethereum/transaction/transactionSize.js';
import { isDelegation } from '../../../execution/rules/authorizations.js';
import { hasFork, type DevChainConfig } from '../devChainConfig.js';
import { faults, type Wording } from './txFault.js';
import { impersonatedSender } from '../impersonatedTransaction.js';

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

/**
 * Throws TxFault for a sender that is a contract: a key that was found for its address must not work (EIP-3607). The
 * contract may be impersonated.
 */
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
