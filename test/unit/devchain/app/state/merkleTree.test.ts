import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { MerkleTree } from '../../../../../src/devchain/app/state/proofs/merkleTree.js';
import { toHex } from '../../../../../src/ethereum/hex.js';

const bytes = (value: number): Uint8Array => Uint8Array.of(value >> 8, value & 0xff, 7);
/** Changes of keys of one length; null removes. */
const changes = fc.array(fc.tuple(fc.nat(300), fc.option(fc.nat(3))), { maxLength: 60 });

function treeOf(steps: readonly (readonly [number, number | null])[]): MerkleTree {
  const tree = new MerkleTree();
  for (const [key, value] of steps) tree.set(bytes(key), value === null ? null : Uint8Array.of(value));
  return tree;
}

test('the root depends on what the tree holds, not on how it came about', () => {
  fc.assert(
    fc.property(changes, (steps) => {
      const tree = treeOf(steps);
      const content = new Map(steps);
      const direct = [...content].filter(([, value]) => value !== null).sort(([a], [b]) => b - a);
      expect(toHex(tree.root())).toBe(toHex(treeOf(direct).root()));
      for (const [key, value] of content) expect(tree.get(bytes(key))?.[0] ?? null).toBe(value);
    }),
  );
});

test('undoing changes in reverse order restores the root', () => {
  fc.assert(
    fc.property(changes, changes, (first, second) => {
      const tree = treeOf(first);
      const before = toHex(tree.root());
      const undo = second.map(([key, value]) => {
        return [bytes(key), tree.set(bytes(key), value === null ? null : Uint8Array.of(value))] as const;
      });
      for (const [key, value] of undo.reverse()) tree.set(key, value);
      expect(toHex(tree.root())).toBe(before);
    }),
  );
});

test('finds the keys beside an absent one, and those with a beginning', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(600)), fc.nat(600), (keys, asked) => {
      const tree = treeOf(keys.map((key) => [key, 1]));
      const sorted = keys.map((key) => toHex(bytes(key))).sort();
      const [low, high] = [
        sorted.filter((key) => key < toHex(bytes(asked))),
        sorted.filter((key) => key > toHex(bytes(asked))),
      ];
      if (!keys.includes(asked)) {
        const { left, right } = tree.neighbours(bytes(asked));
        expect(left && toHex(left)).toBe(low.at(-1) ?? null);
        expect(right && toHex(right)).toBe(high[0] ?? null);
      }
      expect(tree.keysWith(Uint8Array.of(1)).map(toHex)).toEqual(sorted.filter((key) => key.startsWith('01')));
    }),
  );
});
