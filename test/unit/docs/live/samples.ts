import type {
  LiveBlock,
  LiveLog,
  LiveTransaction,
  WaitingTransaction,
} from '../../../../docs-site/client/live/state.js';

/** A block of a branch; blocks of the same number and branch are the same. */
export function block(number: number, branch = 'a', more: Partial<LiveBlock> = {}): LiveBlock {
  return {
    number: BigInt(number),
    hash: `0x${branch}${number}`,
    timestamp: BigInt(1_700_000_000 + number),
    gasUsed: 21_000n,
    gasLimit: 30_000_000n,
    baseFee: 10n ** 9n,
    transactionCount: 1,
    ...more,
  };
}

/** A transaction of such a block. */
export function transaction(number: number, branch = 'a', hash = `0xt${branch}${number}`): LiveTransaction {
  return {
    hash,
    blockNumber: BigInt(number),
    blockHash: `0x${branch}${number}`,
    from: `0x${'11'.repeat(20)}`,
    to: null,
    value: 0n,
    selector: null,
  };
}

/** A log of such a block. */
export function log(number: number, branch = 'a', logIndex = 0): LiveLog {
  return {
    blockNumber: BigInt(number),
    blockHash: `0x${branch}${number}`,
    transactionHash: `0xt${branch}${number}`,
    logIndex: BigInt(logIndex),
    address: `0x${'22'.repeat(20)}`,
    topics: [],
    dataLength: 0,
    removed: false,
  };
}

/** A transaction that waits. */
export function waiting(hash: string): WaitingTransaction {
  return { hash, from: `0x${'11'.repeat(20)}`, to: null, value: 0n, nonce: 0n, seenAt: 0 };
}
