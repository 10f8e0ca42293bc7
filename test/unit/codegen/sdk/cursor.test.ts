/** Where the TypeScript SDK's subscriptions go on after their connection broke, on a chain that changed meanwhile. */
import { describe, expect, test } from '@jest/globals';
import { HeadCursor, LogCursor } from '../../../../generated/sdk/typescript/src/cursor.js';

type Head = Parameters<HeadCursor['accept']>[0];
type Log = Parameters<LogCursor['accept']>[0];

/** A chain of so many blocks, whose hashes begin with its name. */
const chainOf = (name: string, head: bigint) => ({
  blockNumber: async () => head,
  blockHash: async (number: bigint) => (number <= head ? (`0x${name}${number}` as const) : null),
});

// Cursors read no other fields.
const headOf = (name: string, number: bigint) => ({ number, hash: `0x${name}${number}` }) as Head;
// As above.
const logOf = (name: string, number: bigint) =>
  ({ blockNumber: number, blockHash: `0x${name}${number}`, logIndex: 0n, removed: false }) as Log;

describe('a chain that began anew and is shorter', () => {
  test('heads go on after its head, whether one was seen or not', async () => {
    const seen = new HeadCursor(undefined);
    await seen.position(chainOf('a', 99n));
    seen.accept(headOf('a', 100n));
    expect(await seen.position(chainOf('b', 5n))).toEqual({ fromBlock: 6n, first: [] });
    const unseen = new HeadCursor(undefined);
    expect(await unseen.position(chainOf('a', 99n))).toEqual({ fromBlock: 100n, first: [] });
    expect(await unseen.position(chainOf('b', 5n))).toEqual({ fromBlock: 6n, first: [] });
  });

  test('logs go on after its head, and those that were seen are taken back', async () => {
    const cursor = new LogCursor(undefined);
    await cursor.position(chainOf('a', 99n));
    cursor.accept(logOf('a', 100n));
    expect(await cursor.position(chainOf('b', 5n))).toEqual({
      fromBlock: 6n,
      first: [{ ...logOf('a', 100n), removed: true }],
    });
  });

  test('a block to come that the caller asked for stays the first', async () => {
    for (const cursor of [new HeadCursor(100n), new LogCursor(100n)]) {
      expect(await cursor.position(chainOf('a', 5n))).toEqual({ fromBlock: 100n, first: [] });
      expect(await cursor.position(chainOf('b', 3n))).toEqual({ fromBlock: 100n, first: [] });
    }
  });
});

test('a longer chain goes on where the subscription was', async () => {
  const cursor = new HeadCursor(undefined);
  await cursor.position(chainOf('a', 99n));
  cursor.accept(headOf('a', 100n));
  expect(await cursor.position(chainOf('a', 120n))).toEqual({ fromBlock: 101n, first: [] });
  expect(await cursor.position(chainOf('b', 120n))).toEqual({ fromBlock: 100n, first: [] });
});

describe('a node that lags behind the heads that were seen', () => {
  test('none of them comes again while the chain is the same', async () => {
    const cursor = new HeadCursor(undefined);
    await cursor.position(chainOf('a', 97n));
    for (const number of [98n, 99n, 100n]) cursor.accept(headOf('a', number));
    const { fromBlock } = await cursor.position(chainOf('a', 98n));
    expect(fromBlock).toBe(99n);
    expect(await cursor.holds(chainOf('a', 98n))).toBe(true);
    expect([99n, 100n, 101n].flatMap((number) => cursor.accept(headOf('a', number)))).toEqual([headOf('a', 101n)]);
  });

  test('a chain that goes on with other blocks loses none of these', async () => {
    const cursor = new HeadCursor(undefined);
    await cursor.position(chainOf('a', 97n));
    for (const number of [98n, 99n, 100n]) cursor.accept(headOf('a', number));
    await cursor.position(chainOf('a', 98n));
    expect(await cursor.holds(chainOf('b', 98n))).toBe(false);
    const others = [99n, 100n, 101n].map((number) => headOf('b', number));
    expect(others.flatMap((head) => cursor.accept(head))).toEqual(others);
  });
});
