/** What a transaction must meet before it runs. Offered to the pool and executed in a block, it is checked alike; only the words differ. */
import { WEI } from '../../chain/feeMarket.js';
import { exceedsInitCode } from '../../evm/initCode.js';
import { floorDataGas, intrinsicGas } from '../../evm/intrinsicGas.js';
import type { SignedTransaction } from '../../evm/transaction.js';
import { MAX_TRANSACTION_BYTES } from '../../evm/transactionSize.js';
import { isDelegation } from '../../execution/authorizations.js';
import type { DevChainConfig } from './chainConfig.js';
import { faults, type Words } from './txFault.js';
import { impersonatedSender } from './unsignedTransaction.js';

/** Throws TxFault for a transaction that no block of this chain could run, whatever the state. */
export function checkTransaction(transaction: SignedTransaction, config: DevChainConfig, words: Words): void {
  const { type, chainId, gas, raw } = transaction;
  if (type === 4 && config.dialect === 'cosmosEvm03') throw faults.typeNotSupported();
  if (words === 'pool' && raw.length > MAX_TRANSACTION_BYTES) throw faults.oversized();
  if (words === 'pool' && exceedsInitCode(transaction, { shanghai: true })) throw faults.initCodeTooLarge();
  if (gas > config.gasLimit) throw faults.blockGas(words, gas, config.gasLimit);
  if (chainId === null && words === 'cosmosEvm03') throw faults.unprotected();
  if (chainId !== null && chainId !== config.evmChainId) throw faults.wrongChain(words, chainId, config.evmChainId);
  if (transaction.authorizationList?.length === 0) throw faults.emptyAuthorizations();
  if ((transaction.maxPriorityFeePerGas ?? 0n) > capOf(transaction)) throw faults.tipAboveCap();
  const needed = intrinsicGas(transaction, { shanghai: true });
  if (gas < needed) throw faults.intrinsicGas(words, gas, needed);
  if (words === 'pool' && gas < floorDataGas(transaction)) throw faults.floorGas();
}

/** Throws TxFault for a transaction whose price a block of this base fee does not take. */
export function checkPrice(
  transaction: SignedTransaction,
  baseFee: bigint,
  { minGasPriceScaled }: DevChainConfig,
  words: Words,
): void {
  const cap = capOf(transaction);
  if (cap < baseFee) throw faults.feeCapTooLow(words, cap, baseFee);
  const tip = transaction.maxPriorityFeePerGas ?? cap;
  const price = tip + baseFee < cap ? tip + baseFee : cap;
  if (price * WEI < minGasPriceScaled) {
    throw faults.belowMinimum(price * transaction.gas, (minGasPriceScaled * transaction.gas) / WEI);
  }
}

/** Throws TxFault for a sender that is a contract: whoever has found a key for its address may not use it (EIP-3607). Impersonating it is all right. */
export function checkSender(transaction: SignedTransaction, code: Uint8Array): void {
  if (code.length === 0 || isDelegation(code) || impersonatedSender(transaction) !== null) return;
  throw faults.notEoa(transaction.from);
}

/** Gas times the highest price, and the value: what the sender must have. */
export function costOf(transaction: SignedTransaction): bigint {
  return transaction.gas * capOf(transaction) + transaction.value;
}

/** The most that a transaction pays per gas, wei. */
export function capOf({ maxFeePerGas, gasPrice }: SignedTransaction): bigint {
  return maxFeePerGas ?? gasPrice ?? 0n;
}
