/**
 * Why a transaction is not taken into the pool or fails before it runs, as an ABCI answer. Two kinds of words: those of the SDK's checks, which
 * a block shows and which cosmos/evm v0.3 also answers when a transaction is offered, and those of the pool of newer releases, which are go-ethereum's without
 * its numbers.
 */
import type { Address } from '../../../../generated/types.js';

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
    if (words === 'pool') return geth('nonce too low');
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
      ? geth('insufficient funds for gas * price + value')
      : sdk('insufficient funds', `failed to check sender balance: sender balance < tx cost (${balance} < ${cost})`),
  intrinsicGas: (words: Words, gas: bigint, needed: bigint) =>
    words === 'pool'
      ? geth('intrinsic gas too low')
      : sdk('out of gas', `gas limit too low: ${gas} (gas limit) < ${needed} (intrinsic gas)`),
  floorGas: () => geth('insufficient gas for floor data gas cost'),
  blockGas: (words: Words, gas: bigint, limit: bigint) =>
    words === 'pool'
      ? geth('exceeds block gas limit')
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
  tipAboveCap: () => geth('max priority fee per gas higher than max fee per gas'),
  initCodeTooLarge: () => geth('max initcode size exceeded'),
  oversized: () => geth('oversized data'),
  typeNotSupported: () => geth('transaction type not supported'),
  emptyAuthorizations: () => geth('set code transaction must have at least one authorization'),
  alreadyKnown: () => geth('already known'),
  underpricedReplacement: () => geth('replacement transaction underpriced'),
  poolFull: () => geth('txpool is full'),
  /** A mistake of ours, as the SDK reports those of its own. */
  panicked: (reason: string) => new TxFault(111_222, 'undefined', reason),
};
