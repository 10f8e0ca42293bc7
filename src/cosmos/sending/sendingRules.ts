import { refusalOfFee } from '../../chain/fees/feeCap.js';
import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';
import { exceedsInitCode } from '../../ethereum/transaction/initCode.js';
import { feeCapOf, type SignedTransaction } from '../../ethereum/transaction/transaction.js';
import type { Dialect } from '../../chain/tx/dialect.js';
import { initCodeTooLarge } from './rejection.js';
import type { ForkSchedule } from '../../chain/state.js';

/** What the checks depend on. */
export interface SendingRules {
  chainId: bigint;
  dialect: Pick<Dialect, 'setCode'>;
  /** Most a transaction may cost in fees, in whole tokens; 0 means no cap. */
  txFeeCap: number;
  /** Whether legacy transactions without a chain id may be sent. */
  allowUnprotected: boolean;
  /** Whether the chain has the rules of Shanghai now. */
  shanghai: boolean;
  /** Most bytes of init code; those of EIP-3860 when omitted. */
  maxInitCodeBytes?: number;
}

/**
 * Why a transaction is refused before sending, in geth's words and order; else null. Covers what the chain does not
 * check (fee cap, replay protection), what the dialect cannot encode, and what the chain would refuse in unfamiliar
 * words. Never stricter than geth.
 */
export function refusalBeforeSending(transaction: SignedTransaction, rules: SendingRules): string | null {
  const { chainId, maxPriorityFeePerGas: tip, maxFeePerGas: feeCap } = transaction;
  const refusal = refusalOfFee(feeCapOf(transaction) * transaction.gas, rules.txFeeCap);
  if (refusal !== null) return refusal;
  if (chainId === null && !rules.allowUnprotected) return GETH_MESSAGES.unprotected;
  if (transaction.type === 4 && !rules.dialect.setCode) return `${GETH_MESSAGES.typeNotSupported}: received type 4`;
  // The mempools of cosmos/evm v0.3 accept such a transaction.
  if (exceedsInitCode(transaction, rules)) return initCodeTooLarge(transaction, rules.maxInitCodeBytes);
  if (chainId !== null && chainId !== rules.chainId)
    return `invalid sender: invalid chain id for signer: have ${chainId} want ${rules.chainId}`;
  return tip !== null && feeCap !== null && tip > feeCap ? GETH_MESSAGES.tipAboveFeeCap : null;
}

/** Why nothing can be sent where the fee denomination is unknown. */
export function unknownFeeDenom({ denom, decimals }: Pick<ForkSchedule, 'denom' | 'decimals'>): string {
  return (
    `the chain's coin ${denom} has ${decimals} decimals, and the 18-decimal denomination for fees cannot be found: ` +
    'neither the parameter extended_denom_options of the EVM module nor the query ' +
    'cosmos.evm.precisebank.v1.Query/Remainder'
  );
}
