import { describe, expect, test } from '@jest/globals';
import { OWN_WORK, ownWork } from '../../../../src/caller/caller.js';
import { NodeUnavailable } from '../../../../src/chain/chainErrors.js';
import { decodeEntries, encodeEntries, STATE_ENTRIES_PATH } from '../../../../src/chain/development/stateNews.js';
import type { Queries } from '../../../../src/chain/node.js';
import { LinkedStore } from '../../../../src/cosmos/queries/linkedStore.js';

/** Each value is its key, twice; keys that begin with 9 are absent, and those with 8 fail. */
class DoublingChain implements Queries {
  readonly asked: { height: number; keys: number[][] }[] = [];

  async query(path: string, request: Uint8Array, height: number): Promise<Uint8Array> {
    expect(path).toBe(STATE_ENTRIES_PATH);
    const entries = [...decodeEntries(request)];
    this.asked.push({ height, keys: entries.map(({ key }) => [...key]) });
    if (entries.some(({ key }) => key[0] === 8)) throw new NodeUnavailable('the origin is gone');
    return encodeEntries(
      entries.map(({ store, key }) => ({ store, key, value: key[0] === 9 ? null : Uint8Array.of(...key, ...key) })),
    );
  }

  close(): void {
    // Nothing is open.
  }
}

describe('the stores of the embedded chain', () => {
  const read = (store: LinkedStore, key: number, height = 1) =>
    store.read('evm', Uint8Array.of(key), height, OWN_WORK).then((value) => value && [...value]);

  test('are asked once for all that is asked in one turn of a height', async () => {
    const chain = new DoublingChain();
    const store = new LinkedStore(chain);
    const values = await Promise.all([
      read(store, 1),
      read(store, 2),
      read(store, 1),
      read(store, 9),
      read(store, 1, 2),
    ]);
    expect(values).toEqual([[1, 1], [2, 2], [1, 1], null, [1, 1]]);
    expect(chain.asked).toEqual([
      { height: 1, keys: [[1], [2], [9]] },
      { height: 2, keys: [[1]] },
    ]);
    expect(await read(store, 1)).toEqual([1, 1]);
    expect(chain.asked).toHaveLength(3);
  });

  test('have nothing in stores that the chain lacks', async () => {
    const store = new LinkedStore(new DoublingChain());
    expect(await store.read('precisebank', Uint8Array.of(1), 1, OWN_WORK)).toBeNull();
  });

  test('fail only for the keys that cannot be read', async () => {
    const store = new LinkedStore(new DoublingChain());
    const settled = await Promise.allSettled([read(store, 1), read(store, 8), read(store, 2)]);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('leave a caller that has left, and answer the others', async () => {
    const store = new LinkedStore(new DoublingChain());
    const leaving = new AbortController();
    const left = store.read('evm', Uint8Array.of(1), 1, ownWork(leaving.signal));
    const stays = read(store, 1);
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    expect(await stays).toEqual([1, 1]);
  });
});
