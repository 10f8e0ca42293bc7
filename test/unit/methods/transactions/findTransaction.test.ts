import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Hash } from '../../../../generated/types.js';
import type { TransactionPlace } from '../../../../src/chain/blocks.js';
import type { PendingTransaction } from '../../../../src/chain/mempool.js';
import type { RequestContext } from '../../../../src/jsonrpc/request.js';
import { findTransaction } from '../../../../src/methods/transactions/findTransaction.js';

const HASH = `0x${'ab'.repeat(32)}` as Hash;
const PLACE = { blockNumber: 7, transactionIndex: 0 };
const PENDING = { json: '{}' } as PendingTransaction;
const REQUEST = { signal: new AbortController().signal } as RequestContext;

let known: PendingTransaction | null;
let mined: TransactionPlace | null;
/** What happens while the node's mempool is read; null when it was read a moment ago. */
let whileReading: (() => void) | null;

beforeEach(() => {
  known = null;
  mined = null;
  whileReading = null;
});

function find() {
  const mempool = {
    get: () => known,
    find: () => (whileReading === null ? known : Promise.resolve().then(() => (whileReading?.(), known))),
  };
  return findTransaction(HASH, { mempool, blocks: { place: () => mined } }, REQUEST);
}

describe('a transaction', () => {
  test('in a block is found there at once', () => {
    [known, mined] = [PENDING, PLACE];
    expect(find()).toEqual({ place: PLACE });
  });

  test('that is known as pending is found at once', () => {
    known = PENDING;
    expect(find()).toEqual({ pending: PENDING });
  });

  test("that is unknown is null at once when the node's mempool was read a moment ago", () => {
    expect(find()).toBeNull();
  });

  test("that another process sent is found in the node's mempool", async () => {
    whileReading = () => (known = PENDING);
    expect(await find()).toEqual({ pending: PENDING });
  });

  test("that a block includes while the node's mempool is read is found in the block", async () => {
    whileReading = () => (mined = PLACE);
    expect(await find()).toEqual({ place: PLACE });
  });
});
