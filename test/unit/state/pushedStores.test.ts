import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Hash } from '../../../generated/types.js';
import { NodeUnavailable } from '../../../src/chain/chainErrors.js';
import { PushedStores } from '../../../src/state/pushedStores.js';

/** Heights at which a store changes. */
const CHANGES: Record<string, number[]> = { evm: [5], bank: [], none: [] };

let asked: string[];
let isAway: boolean;
let pushed: PushedStores;

beforeEach(() => {
  asked = [];
  isAway = false;
  pushed = new PushedStores({
    needed: () => Object.keys(CHANGES),
    againMs: 1,
    async rootOf(store, height) {
      asked.push(`${store} ${height}`);
      if (isAway) throw new NodeUnavailable('it is away');
      if (store === 'none') return null;
      const changes = CHANGES[store]?.filter((at) => at <= height).length ?? 0;
      // Any text serves as a root.
      return `${store} ${changes}` as Hash;
    },
  });
});

describe('the stores of a stream', () => {
  test('lack nothing where each has shown itself, or has not changed', async () => {
    expect(await pushed.missing(3, true)).toBeNull();
    expect(asked).toEqual([]);
    expect(await pushed.missing(4, false)).toBeNull();
    expect(asked).toEqual(['evm 3', 'evm 4', 'bank 3', 'bank 4', 'none 3', 'none 4']);
    pushed.note('evm');
    asked = [];
    expect(await pushed.missing(5, false)).toBeNull();
    expect(asked).toEqual(['bank 5', 'none 5']);
  });

  test('lack one that has changed and is not pushed, until the stream is connected again', async () => {
    expect(await pushed.missing(5, false)).toEqual({
      store: 'evm',
      reason: 'the node does not push the store evm: name it in keys of [streaming.abci] in app.toml',
    });
    expect(pushed.unpushed).toBe('evm');
    pushed.connected();
    expect(pushed.unpushed).toBeNull();
    pushed.note('evm');
    expect(await pushed.missing(6, false)).toBeNull();
  });

  test('count as unseen from each start of the node on, also in blocks that come later', async () => {
    pushed.connected([4, 6]);
    // evm was pushed until the node was started before block 4, without it.
    for (const height of [2, 3]) {
      pushed.begin(height);
      pushed.note('evm');
      expect(await pushed.missing(height, height === 2)).toBeNull();
    }
    pushed.begin(4);
    expect(await pushed.missing(4, false)).toBeNull();
    pushed.begin(5);
    expect(await pushed.missing(5, false)).toMatchObject({ store: 'evm' });
    expect(pushed.unpushed).toBe('evm');
    pushed.begin(6);
    expect(pushed.unpushed).toBeNull();
  });

  test('are asked for again while the node is away for a moment', async () => {
    isAway = true;
    setImmediate(() => (isAway = false));
    expect(await pushed.missing(4, false)).toBeNull();
  });

  test('may lack something while the node cannot be asked', async () => {
    isAway = true;
    expect(await pushed.missing(4, false)).toEqual({
      store: null,
      reason: 'the node does not prove that nothing changed in evm, bank, none: node unavailable: it is away',
    });
    isAway = false;
    expect(await pushed.missing(4, false)).toBeNull();
  });
});
