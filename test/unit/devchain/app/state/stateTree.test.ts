import { expect, test } from '@jest/globals';
import type { Address } from '../../../../../generated/types.js';
import { StateTree } from '../../../../../src/devchain/app/state/proofs/stateTree.js';
import { noChanges, storageKey, type StateChanges } from '../../../../../src/devchain/app/state/worldState.js';
import { EMPTY_CODE_HASH } from '../../../../../src/ethereum/keccak.js';
import { decodeData, toHex } from '../../../../../src/ethereum/hex.js';
import { turnsDuring } from '../../../../support/eventLoop.js';

const CONTRACT: Address = '0x00000000000000000000000000000000000c0de0' as Address;
const SLOT = '00'.repeat(32);
const KEY = decodeData(`0x02${CONTRACT.slice(2)}${SLOT}`);

/** A revision writes its number to a slot, makes an account, and changes another. */
function changesOf(revision: number): StateChanges {
  const changes = noChanges();
  changes.slots.set(storageKey(CONTRACT, 0, SLOT), Uint8Array.of(revision >> 8, revision & 0xff));
  for (const number of [revision, revision % 7]) {
    const address = `0x${number.toString(16).padStart(40, '0')}` as Address;
    const balance = BigInt(revision);
    changes.accounts.set(address, { accountNumber: number, nonce: 1n, balance, codeHash: EMPTY_CODE_HASH });
  }
  return changes;
}

/** A tree of as many revisions, and the root at the end of each. */
function treeOf(revisions: number): { tree: StateTree; roots: string[] } {
  const tree = new StateTree({ bech32Prefix: 'cosmos', denom: 'atest' });
  const roots: string[] = [];
  for (let revision = 0; revision < revisions; revision++) {
    tree.apply(revision, changesOf(revision));
    roots.push(toHex(tree.root()));
  }
  return { tree, roots };
}

test('a proof far back gives way to other work', async () => {
  const { tree, roots } = treeOf(3_000);
  const turns = await turnsDuring(1, async () => {
    expect(toHex((await tree.proveAt(10, 'evm', KEY))?.root ?? KEY)).toBe(roots[10]);
  });
  expect(turns).toBeGreaterThan(0);
});

test('proofs hold while blocks are added, and after another history took the place of theirs', async () => {
  const { tree, roots } = treeOf(800);
  const answers = [5, 700, 5, 799].map((revision) => tree.proveAt(revision, 'evm', KEY));
  tree.apply(800, changesOf(9_000));
  tree.revertTo(600);
  const proven = await Promise.all(answers);
  expect(proven.map((answer) => answer && toHex(answer.root))).toEqual([5, 700, 5, 799].map((at) => roots[at]));
  expect(proven.map((answer) => answer?.value && toHex(answer.value.subarray(30)))).toEqual([
    '0005',
    '02bc',
    '0005',
    '031f',
  ]);
  expect(toHex(tree.root())).toBe(roots[600]);
  tree.apply(601, changesOf(8_000));
  const other = toHex(tree.root());
  tree.apply(602, changesOf(8_001));
  expect(toHex((await tree.proveAt(601, 'evm', KEY))?.root ?? KEY)).toBe(other);
  expect(toHex((await tree.proveAt(5, 'evm', KEY))?.root ?? KEY)).toBe(roots[5]);
});

test('proofs that are asked for together are each of their own revision', async () => {
  const { tree, roots } = treeOf(400);
  // In no order, some of them twice.
  const revisions = Array.from({ length: 300 }, (_, index) => (index * 7919) % 257);
  const first = revisions.map((revision) => tree.proveAt(revision, 'evm', KEY));
  await first[0];
  // The way to the others is under way, and has passed some of these.
  const second = [399, 256, 255, 3, 0].map((revision) => tree.proveAt(revision, 'evm', KEY));
  const proven = await Promise.all([...first, ...second]);
  const expected = [...revisions, 399, 256, 255, 3, 0].map((revision) => roots[revision]);
  expect(proven.map((answer) => answer && toHex(answer.root))).toEqual(expected);
});

test('proofs of more than 1,024 past revisions at once are refused, and can be had later', async () => {
  const { tree, roots } = treeOf(1_100);
  const waiting = Array.from({ length: 1_024 }, (_, revision) => tree.proveAt(revision, 'evm', KEY));
  await expect(tree.proveAt(1_024, 'evm', KEY)).rejects.toThrow(
    'proofs of 1024 other heights are being made already; ask again later',
  );
  // Those that are being made, and the newest, take nothing more.
  for (const revision of [7, 1_099]) {
    expect(toHex((await tree.proveAt(revision, 'evm', KEY))?.root ?? KEY)).toBe(roots[revision]);
  }
  await Promise.all(waiting);
  expect(toHex((await tree.proveAt(1_024, 'evm', KEY))?.root ?? KEY)).toBe(roots[1_024]);
});

test('a pinned revision is gone back to although what leads there is pruned, and proofs begin anew', async () => {
  const { tree, roots } = treeOf(20);
  tree.pin();
  for (let revision = 20; revision < 60; revision++) {
    tree.apply(revision, changesOf(revision));
    roots.push(toHex(tree.root()));
    tree.prune(revision - 5);
  }
  const provenAt = async (revision: number) => toHex((await tree.proveAt(revision, 'evm', KEY))?.root ?? KEY);
  expect(await Promise.all([59, 56, 54].map(provenAt))).toEqual([roots[59], roots[56], roots[54]]);
  await expect(tree.proveAt(53, 'evm', KEY)).rejects.toThrow('no revision before 54');
  tree.revertTo(57);
  expect([toHex(tree.root()), await provenAt(55)]).toEqual([roots[57], roots[55]]);
  tree.revertTo(19);
  expect([toHex(tree.root()), await provenAt(19)]).toEqual([roots[19], roots[19]]);
  tree.apply(20, changesOf(20));
  expect([toHex(tree.root()), await provenAt(19)]).toEqual([roots[20], roots[19]]);
});
