import { MerkleTree } from './merkleTree.js';

/** The stores, in the order of their names. */
export const STORES = ['acc', 'bank', 'evm'] as const;
/** Accounts, balances, and the code hashes and storage of contracts. */
export type StoreName = (typeof STORES)[number];

/** A tree for each store. */
export type Trees = Readonly<Record<StoreName, MerkleTree>>;

/** Empty trees. */
export function createTrees(): Trees {
  return { acc: new MerkleTree(), bank: new MerkleTree(), evm: new MerkleTree() };
}

/** Trees with the same content, at no cost. Changes of one do not change the other. */
export function copyTrees({ acc, bank, evm }: Trees): Trees {
  return { acc: acc.copy(), bank: bank.copy(), evm: evm.copy() };
}
