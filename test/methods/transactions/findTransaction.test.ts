import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Hash } from '../../../generated/types.js';
import type { TransactionPlace } from '../../../src/chain/blocks.js';
import type { PendingTransaction } from '../../../src/chain/mempool.js';
import type { RequestContext } from '../../../src/jsonrpc/request.js';
import type { Services } from '../../../src/methods/services.js';
import { findTransaction } from '../../../src/methods/transactions/findTransaction.js';

const HASH = `0x${'ab'.repeat(32)}` as Hash;
const PLACE = { blockNumber: 7, transactionIndex: 0 };
const WAITING = { json: '{}' } as PendingTransaction;
const REQUEST = { signal: new AbortController().signal } as RequestContext;

let known: PendingTransaction | null;
let mined: TransactionPlace | null;
/** What a look at the node's list brings; null when it is too early for one. */
let look: (() => void) | null;

beforeEach(() => {
  known = null;
  mined = null;
  look = null;
});

function find() {
  const mempool = {
    get: () => known,
    find: () => (look === null ? known : Promise.resolve().then(() => (look?.(), known))),
  };
  return findTransaction(HASH, { mempool, blocks: { place: () => mined } } as unknown as Services, REQUEST);
}

describe('a transaction', () => {
  test('in a block is found there at once', () => {
    [known, mined] = [WAITING, PLACE];
    expect(find()).toEqual({ place: PLACE });
  });

  test('that waits is found at once', () => {
    known = WAITING;
    expect(find()).toEqual({ pending: WAITING });
  });

  test('that nobody knows is null at once, when the list was looked at a moment ago', () => {
    expect(find()).toBeNull();
  });

  test("that somebody else sent is found in the node's list", async () => {
    look = () => (known = WAITING);
    expect(await find()).toEqual({ pending: WAITING });
  });

  test('that a block took while the list was looked at is found in the block', async () => {
    look = () => (mined = PLACE);
    expect(await find()).toEqual({ place: PLACE });
  });
});
