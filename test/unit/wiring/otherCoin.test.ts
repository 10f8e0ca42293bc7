/** A chain whose EVM gets another coin, by governance or by another release of the node. */
import { beforeEach, expect, test } from '@jest/globals';
import { BinaryWriter } from '@bufbuild/protobuf/wire';
import { OWN_WORK } from '../../../src/caller/caller.js';
import type { Address } from '../../../generated/types.js';
import { resolveConfig } from '../../../src/config/config.js';
import { EvmState } from '../../../src/state/evmState.js';
import { StateView } from '../../../src/state/stateView.js';
import type { ChangeListener } from '../../../src/upstream/chainWatch.js';
import { createStateStream } from '../../../src/wiring/stateStream.js';

const ACCOUNT = `0x${'11'.repeat(20)}` as Address;
/** With nonce 5. */
const RECORD = new BinaryWriter()
  .uint32(10)
  .string('/cosmos.auth.v1beta1.BaseAccount')
  .uint32(18)
  .bytes(Uint8Array.of(0x20, 5))
  .finish();

let forks: { denom: string; decimals: number };
let view: StateView;
let state: EvmState;
let change: () => void;
/** As the index has it. */
let coinSince: number;

beforeEach(() => {
  forks = { denom: 'aold', decimals: 18 };
  coinSince = 0;
  const listeners: ChangeListener[] = [];
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined } as never;
  const raw = {
    async read(store: string, key: Uint8Array): Promise<Uint8Array | null> {
      if (store === 'acc') return RECORD;
      return store === 'bank'
        ? Buffer.from(Buffer.from(key).toString('latin1').endsWith('anew') ? '222' : '111')
        : null;
    },
  };
  const coin = {
    get denom() {
      return forks.denom;
    },
  };
  view = new StateView({ raw, coin, log }, { maxBytes: 1_000_000 });
  state = new EvmState({ view, profile: { forks }, readsAll: false });
  const index = {
    upstream: {
      stored: { view, state, confirm: () => Promise.resolve({ accounts: true, contracts: true, reason: null }) },
      watch: { onChange: (listener: ChangeListener) => void listeners.push(listener) },
    },
    indexer: { onRemoved: () => undefined, onBlock: () => undefined },
    coinSince: () => coinSince,
  };
  void createStateStream(resolveConfig({}, {}).config, index as never, log)?.start();
  change = () => {
    const before = { ...forks };
    Object.assign(forks, { denom: 'anew' });
    coinSince = 7;
    for (const listener of listeners)
      listener({ profile: { forks: before } } as never, { profile: { forks } } as never);
  };
});

test('has balances of that coin from then on, and those below are left to the node', async () => {
  await new Promise(setImmediate);
  view.begin(5, 0);
  view.changed(6, []);
  expect(await state.account(ACCOUNT, 6, OWN_WORK)).toMatchObject({ balance: 111n, nonce: 5n });
  change();
  await new Promise(setImmediate);
  expect(state.account(ACCOUNT, 6, OWN_WORK)).toBeNull();
  view.begin(6, 0);
  view.changed(7, []);
  expect([state.account(ACCOUNT, 6, OWN_WORK), state.knownAt(6)]).toEqual([null, null]);
  expect(await state.account(ACCOUNT, 7, OWN_WORK)).toMatchObject({ balance: 222n, nonce: 5n });
});
