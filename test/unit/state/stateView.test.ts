/** The view of the state, fed with messages that are written here byte by byte, and with those of real nodes. */
import { describe, expect, test } from '@jest/globals';
import type { Address, Bytes32, Hash } from '../../../generated/types.js';
import { OWN_WORK } from '../../../src/caller/caller.js';
import { decodeCommit, decodeFinalized, heightOfCommit } from '../../../src/state/decodeChanges.js';
import { EvmState } from '../../../src/state/evmState.js';
import { StateView } from '../../../src/state/stateView.js';
import { slotName } from '../../../src/state/valueNames.js';
import { recordedMessages, RECORDINGS } from '../../support/stream/messages.js';
import { commit, field, varint } from '../../support/stream/stateMessages.js';

const CONTRACT = `0x${'c0'.repeat(20)}` as Address;
const SLOT = `0x${'00'.repeat(31)}05` as Bytes32;
const KEY = `02${'c0'.repeat(20)}${'00'.repeat(31)}05`;
const COIN = { denom: 'atest', decimals: 18 };
const ONE = '11'.repeat(32);
const TWO = '22'.repeat(32);

/** A node whose stores are at one state at all heights; counts the questions. */
class Stores {
  readonly asked: string[] = [];
  readonly values = new Map<string, string>();
  /** Called before an answer. */
  meanwhile: () => Promise<unknown> = () => Promise.resolve();

  async read(store: string, key: Uint8Array, height: number): Promise<Uint8Array | null> {
    const name = `${store} ${Buffer.from(key).toString('hex')}`;
    this.asked.push(`${name} ${height}`);
    const value = this.values.get(name);
    await this.meanwhile();
    return value === undefined ? null : Buffer.from(value, 'hex');
  }
}

function stage() {
  const raw = new Stores();
  const logged: string[] = [];
  const note = (_fields: object, message: string): void => void logged.push(message);
  // The other levels are not used.
  const log = { warn: note, error: note, info: note } as never;
  const view = new StateView({ raw, coin: COIN, log }, { maxBytes: 1_000_000 });
  const state = new EvmState({ view, profile: { forks: COIN }, readsAll: false });
  state.setConfirmed({ accounts: true, contracts: true });
  return { raw, view, state, logged, slotAt: (height: number) => state.storage(CONTRACT, SLOT, height, OWN_WORK) };
}

describe('the view of the state', () => {
  test('reads nothing before the stream has brought a block', async () => {
    const { view, state, slotAt, raw } = stage();
    expect(view.covered).toBeNull();
    expect(await slotAt(5)).toBeNull();
    expect(state.knownAt(5)).toBeNull();
    expect(raw.asked).toEqual([]);
  });

  test('asks for a value once, and knows it until it changes', async () => {
    const { view, slotAt, raw } = stage();
    raw.values.set(`evm ${KEY}`, ONE);
    await view.committed(commit(10));
    expect(await slotAt(10)).toBe(`0x${ONE}`);
    await view.committed(commit(11));
    expect(slotAt(11)).toBe(`0x${ONE}`);
    await view.committed(commit(12, [{ store: 'evm', key: KEY, value: TWO }]));
    await view.committed(commit(13, [{ store: 'evm', key: KEY, value: null }]));
    expect([10, 11, 12, 13].map(slotAt)).toEqual([`0x${ONE}`, `0x${ONE}`, `0x${TWO}`, `0x${'00'.repeat(32)}`]);
    expect(raw.asked).toEqual([`evm ${KEY} 10`]);
  });

  test('does not let an old value win that was asked for before it changed', async () => {
    const { view, slotAt, raw } = stage();
    raw.values.set(`evm ${KEY}`, ONE);
    await view.committed(commit(10));
    raw.meanwhile = () => view.committed(commit(11, [{ store: 'evm', key: KEY, value: TWO }]));
    expect(await slotAt(10)).toBe(`0x${ONE}`);
    expect([10, 11].map(slotAt)).toEqual([`0x${ONE}`, `0x${TWO}`]);
  });

  test('keeps nothing that was asked before the chain went back', async () => {
    const { view, slotAt, raw } = stage();
    raw.values.set(`evm ${KEY}`, ONE);
    await view.committed(commit(10));
    raw.meanwhile = () => {
      view.rewound(10);
      return view.committed(commit(10));
    };
    expect(await slotAt(10)).toBe(`0x${ONE}`);
    raw.meanwhile = () => Promise.resolve();
    raw.values.set(`evm ${KEY}`, TWO);
    expect(await slotAt(10)).toBe(`0x${TWO}`);
  });

  test('forgets what was read above the newest height of the stream when the chain goes back to it', async () => {
    const { view, raw } = stage();
    raw.values.set(`evm ${KEY}`, ONE);
    await view.committed(commit(10));
    await view.read(slotName(CONTRACT, SLOT), 11, OWN_WORK);
    view.rewound(11);
    expect([view.covered, view.known(slotName(CONTRACT, SLOT), 11)]).toEqual([{ from: 10, to: 10 }, undefined]);
    await view.committed(commit(11, [{ store: 'evm', key: KEY, value: TWO }]));
    expect(view.covered).toEqual({ from: 10, to: 11 });
  });

  test.each([
    ['a gap', 15],
    ['a height that comes again', 11],
    ['a lower height', 4],
  ])('begins again after %s', async (_what, next) => {
    const { view, slotAt, raw } = stage();
    raw.values.set(`evm ${KEY}`, ONE);
    await view.committed(commit(10));
    await slotAt(10);
    await view.committed(commit(11));
    raw.values.set(`evm ${KEY}`, TWO);
    await view.committed(commit(next));
    expect(view.covered).toEqual({ from: next, to: next });
    expect(await slotAt(next)).toBe(`0x${TWO}`);
    expect(raw.asked).toEqual([`evm ${KEY} 10`, `evm ${KEY} ${next}`]);
  });

  test('takes nothing of a message that is cut off', async () => {
    const { view, slotAt, raw } = stage();
    raw.values.set(`evm ${KEY}`, ONE);
    await view.committed(commit(10));
    await slotAt(10);
    const whole = commit(11, [
      { store: 'evm', key: KEY, value: TWO },
      { store: 'evm', key: `${KEY.slice(0, -2)}06`, value: TWO },
    ]);
    await expect(view.committed(whole.subarray(0, whole.length - 3))).rejects.toMatchObject({
      name: 'MalformedAnswer',
    });
    expect(view.covered).toEqual({ from: 10, to: 10 });
    expect(slotAt(10)).toBe(`0x${ONE}`);
    expect(await slotAt(11)).toBeNull();
  });

  test('forgets all where the stream is of another chain', async () => {
    const { view, logged } = stage();
    await view.committed(commit(9));
    view.finalized({ height: 10, hash: Buffer.alloc(32, 1) });
    await view.committed(commit(10));
    await view.reached({ number: 10, hash: `0x${'01'.repeat(32)}` as Hash }, 1_000);
    expect(view.covered).toEqual({ from: 9, to: 10 });
    await view.reached({ number: 10, hash: `0x${'02'.repeat(32)}` as Hash }, 1_000);
    expect(view.covered).toBeNull();
    expect(logged).toEqual(['the state stream has another block than the chain: nothing is served from it']);
  });

  test.each([
    ['in time', true],
    ['after the chain has announced it', false],
  ])('takes nothing of a block of another chain that comes %s', async (_when, comesFirst) => {
    const { view, logged } = stage();
    await view.committed(commit(9));
    const announced = { number: 10, hash: `0x${'02'.repeat(32)}` as Hash };
    if (!comesFirst) await view.reached(announced, 0);
    view.finalized({ height: 10, hash: Buffer.alloc(32, 1) });
    if (!comesFirst) await view.committed(commit(10));
    else {
      await view.committed(commit(10));
      await view.reached(announced, 0);
    }
    expect(view.covered).toBeNull();
    expect(logged).toEqual(['the state stream has another block than the chain: nothing is served from it']);
    view.finalized({ height: 11, hash: Buffer.alloc(32, 3) });
    await view.committed(commit(11));
    await view.reached({ number: 11, hash: `0x${'03'.repeat(32)}` as Hash }, 0);
    expect(view.covered).toEqual({ from: 11, to: 11 });
  });

  test('compares a block that the chain has replaced with the new one', async () => {
    const { view, logged } = stage();
    view.finalized({ height: 10, hash: Buffer.alloc(32, 1) });
    await view.committed(commit(10));
    await view.reached({ number: 10, hash: `0x${'01'.repeat(32)}` as Hash }, 0);
    view.rewound(10);
    view.finalized({ height: 10, hash: Buffer.alloc(32, 2) });
    await view.committed(commit(10));
    await view.reached({ number: 10, hash: `0x${'02'.repeat(32)}` as Hash }, 0);
    expect([view.covered, logged]).toEqual([{ from: 10, to: 10 }, []]);
  });

  test('is waited for while it is connected, and not for long', async () => {
    const { view } = stage();
    view.setLive(true);
    await view.committed(commit(10));
    const hash = `0x${'01'.repeat(32)}` as Hash;
    const waiting = view.reached({ number: 11, hash }, 60_000).then(() => view.covered?.to);
    await view.committed(commit(11));
    expect(await waiting).toBe(11);
    await view.reached({ number: 12, hash }, 1);
    await view.reached({ number: 100, hash }, 60_000);
    const ended = view.reached({ number: 12, hash }, 60_000);
    view.setLive(false);
    await ended;
  });

  test('that begins above what is known knows nothing of what changed between', async () => {
    const { view, raw } = stage();
    raw.values.set(`evm ${KEY}`, ONE);
    view.begin(10, 0);
    await view.read(slotName(CONTRACT, SLOT), 10, OWN_WORK);
    view.begin(12, 11);
    expect(view.covered).toEqual({ from: 12, to: 12 });
    expect([10, 12].map((height) => view.known(slotName(CONTRACT, SLOT), height)?.from)).toEqual([10, undefined]);
  });

  test('takes no root for that of a block if the chain went back while it was asked for', async () => {
    const { view, raw } = stage();
    raw.values.set(`evm ${KEY}`, ONE);
    const root = `0x${ONE}` as Hash;
    const known = () => view.known(slotName(CONTRACT, SLOT), 11)?.from;
    for (const goesBack of [true, false]) {
      await view.noteEvmRoot(10, () => {
        if (goesBack) view.rewound(10);
        return Promise.resolve(root);
      });
      await view.read(slotName(CONTRACT, SLOT), 10, OWN_WORK);
      await view.noteEvmRoot(11, () => Promise.resolve(root));
      expect(known()).toBe(goesBack ? undefined : 10);
      view.rewound(10);
    }
  });

  test('names heights by the rules that hold at them', async () => {
    const { view } = stage();
    await view.committed(commit(10));
    await view.committed(commit(11, [{ store: 'evm', key: '03', value: '01' }]));
    await view.committed(commit(12, [{ store: 'erc20', key: '0630', value: '01' }]));
    await view.committed(commit(13, [{ store: 'evm', key: KEY, value: ONE }]));
    const [rules, tokens] = (['rules', 'tokens'] as const).map((change) =>
      [9, 10, 11, 12, 13, 14].map((height) => view.unchangedRules(change, height)),
    );
    expect(rules).toEqual([null, '1 10', '1 11', '1 11', '1 11', null]);
    expect(tokens).toEqual([null, '1 10', '1 10', '1 12', '1 12', null]);
  });
});

describe('accounts of the view', () => {
  const ACCOUNT = `0x${'a1'.repeat(20)}` as Address;
  const record = (type: string, sequence: number): string => {
    const account = Buffer.concat([field(1, Buffer.from('cosmos1x')), Buffer.of(0x20), varint(sequence)]);
    const inner = type.includes('Vesting') ? field(1, field(1, account)) : account;
    return Buffer.concat([field(1, Buffer.from(type)), field(2, inner)]).toString('hex');
  };
  const keys = { acc: `01${'a1'.repeat(20)}`, bank: `0214${'a1'.repeat(20)}${Buffer.from('atest').toString('hex')}` };

  test('are put together of four values, without a question once these are known', async () => {
    const { view, state, raw } = stage();
    await view.committed(
      commit(10, [
        { store: 'acc', key: keys.acc, value: record('/cosmos.auth.v1beta1.BaseAccount', 300) },
        { store: 'bank', key: keys.bank, value: Buffer.from('12345678901234567890').toString('hex') },
        { store: 'evm', key: `04${'a1'.repeat(20)}`, value: ONE },
      ]),
    );
    expect(state.account(ACCOUNT, 10, OWN_WORK)).toEqual({
      balance: 12345678901234567890n,
      nonce: 300n,
      codeHash: `0x${ONE}`,
    });
    expect(raw.asked).toEqual([]);
  });

  test('that vest are left to the node', async () => {
    const { view, state } = stage();
    const type = '/cosmos.vesting.v1beta1.ContinuousVestingAccount';
    await view.committed(
      commit(10, [
        { store: 'acc', key: keys.acc, value: record(type, 1) },
        { store: 'bank', key: keys.bank, value: '35' },
        { store: 'evm', key: `04${'a1'.repeat(20)}`, value: null },
      ]),
    );
    expect(await state.account(ACCOUNT, 10, OWN_WORK)).toBeNull();
    expect(state.knownAt(10)?.account(ACCOUNT)).toBeUndefined();
  });
});

describe('recordings of three nodes', () => {
  test.each(RECORDINGS)('are read whole: %s', async (name) => {
    const { view } = stage();
    const messages = recordedMessages(name);
    for (const { kind, height, bytes } of messages) {
      if (kind === 'finalize') {
        const block = decodeFinalized(bytes);
        expect([block.height, block.hash.length]).toEqual([height, 32]);
        view.finalized(block);
      } else {
        expect(heightOfCommit(bytes)).toBe(height);
        await view.committed(bytes);
      }
    }
    expect(view.covered).toEqual({ from: 1, to: messages.length / 2 });
    const stores = new Set(
      messages.flatMap(({ kind, bytes }) =>
        kind === 'commit' ? [...decodeCommit(bytes)].map(({ store }) => store) : [],
      ),
    );
    for (const store of ['acc', 'bank', 'evm']) expect(stores).toContain(store);
  });
});

test('names of slots begin with their contract', () => {
  expect(slotName(CONTRACT, SLOT)).toBe(CONTRACT + SLOT);
});
