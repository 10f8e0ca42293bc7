/** Contracts that are read whole while the stream goes on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Address, Bytes32 } from '../../../generated/types.js';
import type { Subspace } from '../../../src/cosmos/stores/subspace.js';
import { completeContract } from '../../../src/state/completion.js';
import { StateView } from '../../../src/state/stateView.js';
import { slotName } from '../../../src/state/valueNames.js';
import { StateStore } from '../../../src/store/state/stateStore.js';
import { commit, type Change } from '../../support/stream/stateMessages.js';

const CONTRACT = `0x${'c0'.repeat(20)}` as Address;
const OTHER_CONTRACT = `0x${'c1'.repeat(20)}` as Address;
const [OLD, NEW] = ['11'.repeat(32), '22'.repeat(32)];
const MUCH = 2 ** 30;

const slotOf = (slot: number) => `0x${'00'.repeat(31)}0${slot}` as Bytes32;
const keyOf = (slot: number) => `02${'c0'.repeat(20)}${slotOf(slot).slice(2)}`;
/** A slot of another contract. */
const filling = (slot: number): Change => ({
  store: 'evm',
  key: `02${OTHER_CONTRACT.slice(2)}${String(slot).padStart(64, '0')}`,
  value: OLD,
});
const changed = (slot: number, value: string | null): Change => ({ store: 'evm', key: keyOf(slot), value });

let folder: string;
let disk: StateStore | null;
let view: StateView;
let warnings: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halley-completion-'));
  disk = null;
  warnings = [];
});
afterEach(async () => {
  await disk?.close();
  rmSync(folder, { recursive: true });
});

/** A view that has blocks 8 to 10. */
async function begin({ maxBytes = MUCH } = {}): Promise<void> {
  const identity = { cometChainId: 'test-1', chainId: 262144n, denom: 'atest', decimals: 18 };
  disk = await StateStore.open(folder, { identity, maxBytes, log });
  view = viewOf(disk);
  for (const height of [8, 9, 10]) await take(height);
}

const log = { warn: (_fields: object, message: string) => void warnings.push(message) };

function viewOf(store: StateStore | null): StateView {
  // The node is not asked, and the other levels are not used.
  const made = new StateView({ raw: {} as never, coin: { denom: 'atest' }, log: log as never }, { maxBytes: MUCH });
  if (store !== null) made.useDisk(store);
  return made;
}

async function take(height: number, ...changes: Change[]): Promise<void> {
  view.finalized({ height, hash: Buffer.alloc(32, height) });
  await view.committed(commit(height, changes));
}

/** The answer of a node, slots by number. */
function answer(height: number, slots: Record<number, string>): Subspace {
  const entries = Object.entries(slots).map(([slot, value]) => ({
    key: Buffer.from(keyOf(Number(slot)), 'hex'),
    value: Buffer.from(value, 'hex'),
  }));
  return { height, entries };
}

/** `newest` is what the node says after its answer, and `meanwhile` comes between the two. */
function complete(
  told: Subspace,
  {
    newest = told.height,
    meanwhile = () => Promise.resolve(),
  }: { newest?: number; meanwhile?: () => Promise<void> } = {},
): Promise<number> {
  const subspace = async (): Promise<Subspace> => {
    await meanwhile();
    return told;
  };
  const parts = { view, subspace, newestHeight: () => Promise.resolve(newest) };
  return completeContract(parts, CONTRACT, new AbortController().signal);
}

/** What is known of a slot: its value, null where it is absent, undefined where it would be asked for. */
function valueOf(slot: number, height: number): string | null | undefined {
  const version = view.known(slotName(CONTRACT, slotOf(slot)), height);
  return version && version.raw && Buffer.from(version.raw).toString('hex');
}

/** Waits until the disk has a height and what was read at it, or drops all. */
async function written(height: number): Promise<void> {
  const before = warnings.length;
  while (disk !== null && disk.readableTo < height && warnings.length === before) await new Promise(setImmediate);
  // Reads are written later than blocks.
  await new Promise((resolve) => setTimeout(resolve, 100));
}

describe('a contract that is completed', () => {
  test('has the values of the node, those of the stream where they changed, and no others', async () => {
    await begin();
    const meanwhile = () => take(11, changed(2, NEW), changed(3, null));
    expect(await complete(answer(10, { 1: OLD, 2: OLD, 3: OLD }), { meanwhile })).toBe(3);
    await written(11);
    expect([1, 2, 3, 4].map((slot) => valueOf(slot, 11))).toEqual([OLD, NEW, null, null]);
  });

  test('waits for the block after the newest, of which values may have been seen', async () => {
    await begin();
    const completed = complete(answer(10, { 1: NEW, 2: OLD }));
    await new Promise((resolve) => setTimeout(resolve, 120));
    await take(11, changed(1, NEW));
    expect(await completed).toBe(2);
    await written(11);
    expect([valueOf(1, 10), valueOf(1, 11), valueOf(2, 11)]).toEqual([undefined, NEW, OLD]);
  });

  test('is not one where the node is behind the stream', async () => {
    await begin();
    await expect(complete(answer(9, { 1: OLD }))).rejects.toThrow('the node is behind the state stream: 9 after 10');
  });

  test('is not one where the stream had a gap before the answer', async () => {
    await begin();
    const meanwhile = async () => {
      view.lost('test');
      await take(12);
      await take(13);
    };
    const completed = complete(answer(10, { 1: OLD }), { meanwhile, newest: 12 });
    await expect(completed).rejects.toThrow('the state stream had a gap meanwhile');
  });

  test('is not one without a disk', async () => {
    await begin({ maxBytes: 0 });
    await expect(complete(answer(10, {}))).rejects.toThrow('no values are kept on the disk: state.disk is 0');
  });

  test('keeps what changed before the disk dropped its values to make room', async () => {
    await begin({ maxBytes: 400_000 });
    const meanwhile = async () => {
      await take(11, changed(1, NEW));
      let height = 12;
      for (; warnings.length === 0; height++) {
        await take(height, ...Array.from({ length: 100 }, (_, index) => filling(height * 1_000 + index)));
        await written(height);
      }
      await take(height);
    };
    await complete(answer(10, { 1: OLD, 2: OLD }), { meanwhile });
    const { to } = view.covered!;
    await written(to);
    // Memory may forget any value.
    view = viewOf(disk);
    view.resume(disk!.newestRun()!);
    expect([1, 2, 3].map((slot) => valueOf(slot, to))).toEqual([NEW, OLD, null]);
  });

  test('is not one where the disk began another run meanwhile', async () => {
    await begin();
    const meanwhile = () => {
      // As after a full disk that has room again.
      view.contracts.watch(OTHER_CONTRACT)!.covered.id += 1;
      return take(11, changed(1, NEW));
    };
    const completed = complete(answer(10, { 1: OLD }), { meanwhile });
    await expect(completed).rejects.toThrow('values are not kept on the disk at the moment');
  });
});
