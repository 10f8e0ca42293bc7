/** The news of the embedded chain, and reads that are under way while they come. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Address, Bytes32 } from '../../../generated/types.js';
import { OWN_WORK } from '../../../src/caller/caller.js';
import { encodeEntries, type StateEntry } from '../../../src/chain/development/stateNews.js';
import type { RawStore } from '../../../src/chain/rawStore.js';
import { slotKey } from '../../../src/cosmos/stores/layout.js';
import { createLogger } from '../../../src/observe/logger.js';
import { EvmState } from '../../../src/state/evmState.js';
import { LinkedState } from '../../../src/state/linkedState.js';
import { StateView } from '../../../src/state/stateView.js';

const CONTRACT = `0x${'c0'.repeat(20)}` as Address;
const SLOT = `0x${'00'.repeat(31)}01` as Bytes32;
const OTHER = `0x${'00'.repeat(31)}02` as Bytes32;

const wordOf = (value: number): Bytes32 => `0x${value.toString(16).padStart(64, '0')}` as Bytes32;
const bytesOf = (value: number): Uint8Array => Buffer.from(wordOf(value).slice(2), 'hex');
const entry = (slot: Bytes32, value: number): StateEntry => ({
  store: 'evm',
  key: slotKey(CONTRACT, slot),
  value: value === 0 ? null : bytesOf(value),
});

/** Answers when the test says so, with the value of the moment of the question. */
class SlowStore implements RawStore {
  value = 1;
  asked = 0;
  #answers: (() => void)[] = [];

  read(): Promise<Uint8Array | null> {
    this.asked++;
    const seen = bytesOf(this.value);
    return new Promise((resolve) => this.#answers.push(() => resolve(seen)));
  }

  answer(): void {
    for (const answer of this.#answers.splice(0)) answer();
  }
}

let raw: SlowStore;
let view: StateView;
let state: EvmState;
let linked: LinkedState;
let rewritten: number;

beforeEach(() => {
  raw = new SlowStore();
  rewritten = 0;
  const log = createLogger('silent');
  view = new StateView({ raw, coin: { denom: 'atest' }, log }, { maxBytes: 1_000_000 });
  const profile = { forks: { denom: 'atest', decimals: 18 } };
  state = new EvmState({ view, profile, readsAll: true, earliest: () => linked.earliest });
  linked = new LinkedState({ view, state, onRewritten: () => rewritten++ });
});

const begin = (height: number): void => linked.onNews({ kind: 'begun', height, earliest: 1 });
const change = (height: number, ...entries: StateEntry[]): void =>
  linked.onNews({ kind: 'changed', height, earliest: 1, entries: encodeEntries(entries) });
const known = (height: number, slot = SLOT): number | undefined => {
  const word = state.knownAt(height)?.storage(CONTRACT, slot);
  return word && Number(BigInt(`0x${Buffer.from(word).toString('hex')}`));
};

async function read(height: number, slot = SLOT): Promise<number> {
  const word = state.storage(CONTRACT, slot, height, OWN_WORK);
  raw.answer();
  return Number(BigInt((await word) ?? -1));
}

describe('the state of the embedded chain', () => {
  test('is not read here before the news begin, and after they end', () => {
    expect(state.storage(CONTRACT, SLOT, 3, OWN_WORK)).toBeNull();
    begin(3);
    expect(state.knownAt(3)).not.toBeNull();
    linked.onEnd();
    expect(state.knownAt(3)).toBeNull();
  });

  test('holds from block to block until a change', async () => {
    begin(3);
    expect(await read(3)).toBe(1);
    change(4, entry(OTHER, 9));
    change(5, entry(SLOT, 2));
    expect([3, 4, 5].map((height) => known(height))).toEqual([1, 1, 2]);
    expect(known(5, OTHER)).toBe(9);
    expect(raw.asked).toBe(1);
    expect(rewritten).toBe(1);
  });

  test('is another one of the same height after an edit', async () => {
    begin(3);
    expect(await read(3)).toBe(1);
    const before = state.knownAt(3);
    change(3, entry(SLOT, 7));
    expect(known(3)).toBe(7);
    expect(before?.isCurrent()).toBe(false);
    expect(state.knownAt(3)?.isCurrent()).toBe(true);
    change(4);
    change(4, entry(SLOT, 0));
    expect([3, 4].map((height) => known(height))).toEqual([7, 0]);
    expect(rewritten).toBe(3);
  });

  test('forgets an answer from before an edit', async () => {
    begin(3);
    const asked = state.storage(CONTRACT, OTHER, 3, OWN_WORK);
    raw.value = 2;
    change(3, entry(SLOT, 7));
    raw.answer();
    // Who asked before gets it, and nobody else.
    expect(Number(await asked)).toBe(1);
    expect(known(3, OTHER)).toBeUndefined();
    expect(await read(3, OTHER)).toBe(2);
  });

  test('keeps an answer that a block has overtaken, for its height', async () => {
    begin(3);
    const asked = state.storage(CONTRACT, SLOT, 3, OWN_WORK);
    change(4, entry(SLOT, 8));
    raw.answer();
    expect(Number(await asked)).toBe(1);
    expect([3, 4].map((height) => known(height))).toEqual([1, 8]);
  });

  test('is asked for again where the chain went back', async () => {
    begin(3);
    expect(await read(3)).toBe(1);
    change(4, entry(OTHER, 1));
    change(5, entry(SLOT, 2));
    linked.onNews({ kind: 'replaced', height: 4, earliest: 1, from: 4 });
    expect([3, 4, 5].map((height) => known(height))).toEqual([1, undefined, undefined]);
    raw.value = 6;
    expect(await read(4)).toBe(6);
    change(5);
    expect(known(5)).toBe(6);
    expect(raw.asked).toBe(2);
  });

  test('of another chain is all forgotten', async () => {
    begin(3);
    expect(await read(3)).toBe(1);
    linked.onNews({ kind: 'replaced', height: 10, earliest: 10, from: 0 });
    expect([3, 10].map((height) => known(height))).toEqual([undefined, undefined]);
    expect(state.knownAt(3)).toBeNull();
  });

  test('is forgotten where a change is missing', async () => {
    begin(3);
    expect(await read(3)).toBe(1);
    change(6, entry(OTHER, 4));
    expect([3, 5, 6].map((height) => known(height))).toEqual([undefined, undefined, undefined]);
    change(7, entry(OTHER, 5));
    expect(known(7, OTHER)).toBe(5);
  });

  test('is left to the chain below its lowest height, also where it was read', async () => {
    begin(3);
    expect(await read(3)).toBe(1);
    linked.onNews({ kind: 'changed', height: 4, earliest: 4, entries: encodeEntries([]) });
    expect(state.storage(CONTRACT, SLOT, 3, OWN_WORK)).toBeNull();
    expect(known(4)).toBe(1);
  });

  test('says what was set for the block after the newest, and for no other', () => {
    const next = {
      coinbase: null,
      gasLimit: 5n,
      prevRandao: null,
      clock: { offsetMs: 0, nextSeconds: null, intervalSeconds: null, nanos: 0 },
    };
    begin(3);
    linked.onNews({ kind: 'next', next });
    expect(linked.nextAfter(3)).toEqual(next);
    expect(linked.nextAfter(2)).toBeNull();
    change(4);
    expect(linked.nextAfter(3)).toBeNull();
    expect(linked.nextAfter(4)).toEqual(next);
  });
});
