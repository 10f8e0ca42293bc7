import type { CallObject } from '../../generated/types.js';

/** Fields of a call object that a node's call queries know (TransactionArgs of go-ethereum). It passes over any other. */
export const CALL_FIELDS = [
  'from',
  'to',
  'gas',
  'gasPrice',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'maxFeePerBlobGas',
  'value',
  'nonce',
  'input',
  'data',
  'chainId',
  'accessList',
  'authorizationList',
  'blobVersionedHashes',
] as const satisfies (keyof CallObject)[];
