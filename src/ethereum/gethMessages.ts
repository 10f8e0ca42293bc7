/** Error texts of go-ethereum that wallets and libraries match on. Callers append numbers where geth does. */
export const GETH_MESSAGES = {
  executionReverted: 'execution reverted',
  outOfGas: 'out of gas',
  /** For an SSTORE that has at most the stipend of a call (EIP-2200). */
  outOfSentryGas: 'out of gas: not enough gas for reentrancy sentry',
  codeStoreOutOfGas: 'contract creation code storage out of gas',
  insufficientBalance: 'insufficient balance for transfer',
  initCodeTooLarge: 'max initcode size exceeded',
  nonceTooLow: 'nonce too low',
  nonceTooHigh: 'nonce too high',
  nonceMax: 'nonce has max value',
  insufficientFunds: 'insufficient funds for gas * price + value',
  intrinsicGasTooLow: 'intrinsic gas too low',
  floorGasTooLow: 'insufficient gas for floor data gas cost',
  blockGasExceeded: 'exceeds block gas limit',
  feeCapTooLow: 'max fee per gas less than block base fee',
  tipAboveFeeCap: 'max priority fee per gas higher than max fee per gas',
  unprotected: 'only replay-protected (EIP-155) transactions allowed over RPC',
  typeNotSupported: 'transaction type not supported',
  oversizedData: 'oversized data',
  alreadyKnown: 'already known',
  replacementUnderpriced: 'replacement transaction underpriced',
  poolFull: 'txpool is full',
  /** Of callTracer, for a transaction that failed before its first frame. */
  noTopLevelCall: 'incorrect number of top-level calls',
  /** The same of flatCallTracer. */
  noCalls: 'invalid number of calls',
} as const;
