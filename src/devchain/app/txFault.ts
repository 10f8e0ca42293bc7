/**
 * Why a transaction is not taken into the pool or fails before it runs, as an ABCI answer. Two kinds of words: those of the SDK's checks, which
 * a block shows and which cosmos/evm v0.3 also answers when a transaction is offered, and those of the pool of newer releases, which are go-ethereum's without
 * its numbers.
 */
import type { Address } from '../../../generated/types.js';
import { GETH_MESSAGES } from '../../evm/gethMessages.js';

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

/** Words of the SDK's checks (`ante`) or of the pool. */
export type Words = 'cosmosEvm03' | 'cosmosEvm04' | 'pool';

/** Codes of the codespace `sdk`; source: Cosmos SDK, types/errors. */
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

/** An error of go-ethereum, which the SDK knows no code for. */
function geth(text: string): TxFault {
  return new TxFault(1, 'undefined', text);
}

export const faults = {
  undecodable: () => sdk('tx parse error', ''),
  notEthereum: (typeUrl: string) =>
    sdk('invalid request', `this chain takes Ethereum transactions only, not ${typeUrl.slice(0, 100)}`),
  invalidWrapper: (reason: string) => sdk('invalid request', reason),
  noExtensionOption: () =>
    sdk('invalid type', "MsgEthereumTx needs to be contained within a tx with 'ExtensionOptionsEthereumTx' option"),
  invalidSender: (words: Words) =>
    words === 'pool' ? geth('invalid sender') : sdk('invalid request', 'signature verification failed'),
  wrongChain: (words: Words, got: bigint, expected: bigint) =>
    words === 'pool'
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
  nonceTooLow(words: Words, got: bigint, expected: bigint): TxFault {
    if (words === 'pool') return geth(GETH_MESSAGES.nonceTooLow);
    const text = `invalid nonce; got ${got}, expected ${expected}`;
    return words === 'cosmosEvm03'
      ? sdk('invalid sequence', text)
      : geth(`${text}: tx nonce is lower than account nonce`);
  },
  nonceTooHigh(words: Words, got: bigint, expected: bigint): TxFault {
    if (words === 'cosmosEvm03') return sdk('invalid sequence', `invalid nonce; got ${got}, expected ${expected}`);
    return geth(`tx nonce: ${got}, account accountNonce: ${expected}: tx nonce is higher than account nonce`);
  },
  insufficientFunds: (words: Words, balance: bigint, cost: bigint) =>
    words === 'pool'
      ? geth(GETH_MESSAGES.insufficientFunds)
      : sdk('insufficient funds', `failed to check sender balance: sender balance < tx cost (${balance} < ${cost})`),
  intrinsicGas: (words: Words, gas: bigint, needed: bigint) =>
    words === 'pool'
      ? geth(GETH_MESSAGES.intrinsicGasTooLow)
      : sdk('out of gas', `gas limit too low: ${gas} (gas limit) < ${needed} (intrinsic gas)`),
  floorGas: () => geth(GETH_MESSAGES.floorGasTooLow),
  blockGas: (words: Words, gas: bigint, limit: bigint) =>
    words === 'pool'
      ? geth(GETH_MESSAGES.blockGasExceeded)
      : sdk('out of gas', `tx gas (${gas}) exceeds block gas limit (${limit})`),
  noBlockGasLeft: () => sdk('out of gas', 'no block gas left to run tx'),
  feeCapTooLow: (words: Words, cap: bigint, baseFee: bigint) =>
    sdk(
      'insufficient fee',
      words === 'cosmosEvm03'
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
  /** A mistake of ours, as the SDK reports those of its own. */
  panicked: (reason: string) => new TxFault(111_222, 'undefined', reason),
};
