/**
 * Refusals of transactions as ABCI results, with the texts of real chains: those of the SDK's ante handler, which
 * blocks show, and go-ethereum's, with which the mempool of the application refuses.
 */
import type { Address } from '../../../../generated/types.js';
import { GETH_MESSAGES } from '../../../ethereum/gethMessages.js';
import type { DevChainConfig } from '../devChainConfig.js';
import type { DevDialect } from '../releaseProfile.js';

/** A refusal: code, codespace and log of an ABCI result. */
export class TxFault extends Error {
  override readonly name = 'TxFault';

  constructor(
    readonly code: number,
    readonly codespace: string,
    log: string,
  ) {
    super(log);
  }
}

/** The source of a refusal's text: the ante handler of a release, or the mempool of the application. */
export type Wording = DevDialect | 'mempool';

/** The texts with which the chain refuses a transaction that is offered to it. */
export function checkTxWording({ dialect, profile }: DevChainConfig): Wording {
  return profile.hasAppMempool ? 'mempool' : dialect;
}

/** Codes of the codespace `sdk`. Source: Cosmos SDK, types/errors. */
const SDK_CLASSES = {
  'tx parse error': 2,
  'invalid sequence': 3,
  'insufficient funds': 5,
  'out of gas': 11,
  'insufficient fee': 13,
  'invalid request': 18,
  'invalid chain-id': 28,
  'invalid type': 29,
  'feature not supported': 37,
} as const;

function sdk(errorClass: keyof typeof SDK_CLASSES, reason: string): TxFault {
  return new TxFault(SDK_CLASSES[errorClass], 'sdk', reason === '' ? errorClass : `${reason}: ${errorClass}`);
}

/** An error of go-ethereum, which has no code in the SDK. */
function geth(text: string): TxFault {
  return new TxFault(1, 'undefined', text);
}

/** Every refusal of this chain, by reason. */
export const faults = {
  undecodable: () => sdk('tx parse error', ''),
  notEthereum: (typeUrl: string) =>
    sdk('invalid request', `this chain takes Ethereum transactions only, not ${typeUrl.slice(0, 100)}`),
  invalidWrapper: (reason: string) => sdk('invalid request', reason),
  noExtensionOption: () =>
    sdk('invalid type', "MsgEthereumTx needs to be contained within a tx with 'ExtensionOptionsEthereumTx' option"),
  invalidSender: (wording: Wording) =>
    wording === 'mempool' ? geth('invalid sender') : sdk('invalid request', 'signature verification failed'),
  wrongChain: (wording: Wording, got: bigint, expected: bigint) =>
    wording === 'mempool'
      ? geth('invalid sender')
      : sdk(
          'invalid chain-id',
          `rejected ethereum transaction with incorrect chain-id; expected ${expected}, got ${got}`,
        ),
  unprotected: () =>
    sdk(
      'feature not supported',
      'rejected unprotected ethereum transaction; please sign your transaction according to EIP-155 to protect it against replay-attacks',
    ),
  notEoa: (address: Address) => sdk('invalid type', `the sender is not EOA: address ${address}`),
  nonceTooLow(wording: Wording, got: bigint, expected: bigint): TxFault {
    if (wording === 'mempool') return geth(GETH_MESSAGES.nonceTooLow);
    const text = `invalid nonce; got ${got}, expected ${expected}`;
    return wording === 'cosmosEvm03'
      ? sdk('invalid sequence', text)
      : geth(`${text}: tx nonce is lower than account nonce`);
  },
  nonceTooHigh(wording: Wording, got: bigint, expected: bigint): TxFault {
    if (wording === 'cosmosEvm03') return sdk('invalid sequence', `invalid nonce; got ${got}, expected ${expected}`);
    return geth(`tx nonce: ${got}, account accountNonce: ${expected}: tx nonce is higher than account nonce`);
  },
  insufficientFunds: (wording: Wording, balance: bigint, cost: bigint) =>
    wording === 'mempool'
      ? geth(GETH_MESSAGES.insufficientFunds)
      : sdk('insufficient funds', `failed to check sender balance: sender balance < tx cost (${balance} < ${cost})`),
  intrinsicGas: (wording: Wording, gas: bigint, needed: bigint) =>
    wording === 'mempool'
      ? geth(GETH_MESSAGES.intrinsicGasTooLow)
      : sdk('out of gas', `gas limit too low: ${gas} (gas limit) < ${needed} (intrinsic gas)`),
  floorGas: () => geth(GETH_MESSAGES.floorGasTooLow),
  blockGas: (wording: Wording, gas: bigint, limit: bigint) =>
    wording === 'mempool'
      ? geth(GETH_MESSAGES.blockGasExceeded)
      : sdk('out of gas', `tx gas (${gas}) exceeds block gas limit (${limit})`),
  noBlockGasLeft: () => sdk('out of gas', 'no block gas left to run tx'),
  feeCapTooLow: (wording: Wording, cap: bigint, baseFee: bigint) =>
    sdk(
      'insufficient fee',
      wording === 'cosmosEvm03'
        ? `max fee per gas less than block base fee (${cap} < ${baseFee})`
        : `max fee per gas (${cap}) is lower than the base fee (${baseFee})`,
    ),
  belowMinimum: (fee: bigint, least: bigint) =>
    sdk('insufficient fee', `provided fee < minimum global fee (${fee} < ${least}). Please increase the gas price.`),
  tipAboveCap: () => geth(GETH_MESSAGES.tipAboveFeeCap),
  initCodeTooLarge: () => geth(GETH_MESSAGES.initCodeTooLarge),
  oversized: () => geth(GETH_MESSAGES.oversizedData),
  typeNotSupported: () => geth(GETH_MESSAGES.typeNotSupported),
  emptyAuthorizations: () => geth('set code transaction must have at least one authorization'),
  alreadyKnown: () => geth(GETH_MESSAGES.alreadyKnown),
  underpricedReplacement: () => geth(GETH_MESSAGES.replacementUnderpriced),
  poolFull: () => geth(GETH_MESSAGES.poolFull),
  /** An unexpected error in this code, in the form in which the SDK reports a panic. */
  panicked: (reason: string) => new TxFault(111_222, 'undefined', reason),
};
