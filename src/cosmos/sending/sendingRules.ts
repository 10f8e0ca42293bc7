import { refusalOfFee } from '../../chain/fees/feeCap.js';
import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';
import { exceedsInitCode } from '../../ethereum/transaction/initCode.js';
import { feeCapOf, type SignedTransaction } from '../../ethereum/transaction/transaction.js';
import type { Dialect } from '../../chain/tx/dialect.js';
import { initCodeTooLarge } from './rejection.js';
import type { ForkSchedule } from '../../chain/state.js';

/** What the checks depend on beside the transaction. */
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
 * Why a transaction is refused before it goes to the chain, in geth's words and order of checks; null when it may go.
 * It refuses what the chain does not check (fee cap, replay protection), what the dialect cannot carry (transaction
 * types), and what the chain would refuse in words that clients do not know. The checks are never stricter than geth's,
 * and leave the rest to the chain.
 */
export function refusalBeforeSending(transaction: SignedTransaction, rules: SendingRules): string | null {
  return (
    refusalOfFee(feeCapOf(transaction) * transaction.gas, rules.txFeeCap) ??
    unprotected(transaction, rules.allowUnprotected) ??
    unsupportedType(transaction, rules.dialect) ??
    tooMuchInitCode(transaction, rules) ??
    foreignChain(transaction, rules.chainId) ??
    tipAboveFeeCap(transaction)
  );
}

function unprotected(transaction: SignedTransaction, allowed: boolean): string | null {
  if (transaction.chainId !== null || allowed) return null;
  return GETH_MESSAGES.unprotected;
}

function unsupportedType(transaction: SignedTransaction, dialect: Pick<Dialect, 'setCode'>): string | null {
  if (transaction.type !== 4 || dialect.setCode) return null;
  return `${GETH_MESSAGES.typeNotSupported}: received type 4`;
}

/** Checked here because the mempools of cosmos/evm v0.3 take such a transaction. */
function tooMuchInitCode(
  transaction: SignedTransaction,
  rules: Pick<SendingRules, 'shanghai' | 'maxInitCodeBytes'>,
): string | null {
  return exceedsInitCode(transaction, rules) ? initCodeTooLarge(transaction, rules.maxInitCodeBytes) : null;
}

function foreignChain({ chainId }: SignedTransaction, ours: bigint): string | null {
  if (chainId === null || chainId === ours) return null;
  return `invalid sender: invalid chain id for signer: have ${chainId} want ${ours}`;
}

function tipAboveFeeCap({ maxPriorityFeePerGas, maxFeePerGas }: SignedTransaction): string | null {
  if (maxPriorityFeePerGas === null || maxFeePerGas === null || maxPriorityFeePerGas <= maxFeePerGas) return null;
  return GETH_MESSAGES.tipAboveFeeCap;
}

/** Why nothing can be sent where fees must be named in a denomination that the chain does not tell. */
export function unknownFeeDenom({ denom, decimals }: Pick<ForkSchedule, 'denom' | 'decimals'>): string {
  return (
    `the chain's coin ${denom} has ${decimals} decimals, and the 18-decimal denomination for fees cannot be found: ` +
    'neither the parameter extended_denom_options of the EVM module nor the query ' +
    'cosmos.evm.precisebank.v1.Query/Remainder'
  );
}
