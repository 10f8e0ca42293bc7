/**
 * Error texts of go-ethereum that wallets and libraries match on. Each stands here once; who adds numbers appends them.
 */
export const GETH_MESSAGES = {
  executionReverted: 'execution reverted',
  outOfGas: 'out of gas',
  insufficientBalance: 'insufficient balance for transfer',
  initCodeTooLarge: 'max initcode size exceeded',
  nonceTooLow: 'nonce too low',
  nonceTooHigh: 'nonce too high',
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
} as const;
