/**
 * The values of a chain that `x-chain-params` may name, as `$name`: what a first call on a chain that no one has seen
 * before is made of. The documentation looks them up on the server that it belongs to.
 */
export const CHAIN_VALUES = {
  blockNumber: 'number of a new block with transactions, as QUANTITY',
  blockHeight: 'the same as a JSON number',
  blockHash: 'its hash',
  blockRlp: 'the same block in RLP',
  transactionHash: 'hash of a transaction in that block, with logs if one has any',
  transactionIndex: 'its place in the block, as QUANTITY',
  transactionPosition: 'the same as a JSON number',
  failedTransactionHash: 'hash of a failed transaction in that block; the one above when none failed',
  sender: 'sender of the transaction',
  nonce: 'its nonce, as QUANTITY',
  nonceCount: 'the same as a JSON number',
  contract: 'the contract that made its newest log',
  topic: 'first topic of that log',
  account: 'an account that the server can sign for; else the sender, or the zero address',
  signedTransaction: 'a transaction of that account, signed and not sent yet',
  filterId: 'a filter that was made for the logs of that contract',
  snapshotId: 'a snapshot of a development chain',
  stateDump: 'the state of a development chain, as anvil_dumpState returns it',
  nextHour: 'an hour after the newest block, in seconds since 1970, as a JSON number',
} as const;

/** Values that do something on the server when they are looked up: only a reader who sends may cause that. */
export const MADE_VALUES: ReadonlySet<ChainValueName> = new Set<ChainValueName>([
  'filterId',
  'signedTransaction',
  'snapshotId',
  'stateDump',
]);

/** The name of a value. */
export type ChainValueName = keyof typeof CHAIN_VALUES;

/** The name in a text `$name`; null for any other text. */
export function chainValueName(text: string): ChainValueName | null {
  const name = text.slice(1);
  // The table has the name.
  return text.startsWith('$') && Object.hasOwn(CHAIN_VALUES, name) ? (name as ChainValueName) : null;
}

/** Every text that begins with `$` in a value, keys included. */
export function dollarTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('$') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  const parts: unknown[] = Object.values(value);
  return [...(Array.isArray(value) ? [] : Object.keys(value)), ...parts].flatMap(dollarTexts);
}
