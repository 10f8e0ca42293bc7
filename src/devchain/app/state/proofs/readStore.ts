import type { QueryAnswer } from '../../../application.js';
import { failedAnswer, plainFailure, QueryFailure } from '../../../queryFailure.js';
import type { ChainHistory } from '../chainHistory.js';
import { UnprovableHeight } from './pastTrees.js';
import { STORES } from './merkleTree.js';

/** A raw read of a store. */
export interface StoreRead {
  store: string;
  key: Uint8Array;
  height: number;
  prove: boolean;
}

/** The value of a key, with the operations of ICS-23 from the key to the application hash; refusals are answers too. */
export async function readStore(
  history: Pick<ChainHistory, 'prove'>,
  { store, key, height, prove }: StoreRead,
): Promise<QueryAnswer> {
  const found = STORES.find((name) => name === store);
  if (found === undefined) return failedAnswer(new QueryFailure(4, 'store', `no such store: ${store.slice(0, 100)}`));
  try {
    const { value, proofs } = await history.prove(found, key, height);
    const [inStore, inRoot] = proofs;
    const proof = [
      { type: 'ics23:iavl', key, data: inStore },
      { type: 'ics23:simple', key: Buffer.from(found), data: inRoot },
    ];
    const answer = { code: 0, codespace: '', log: '', value: value ?? new Uint8Array(0), height };
    return prove ? { ...answer, proof } : answer;
  } catch (error) {
    if (!(error instanceof UnprovableHeight)) throw error;
    return failedAnswer(plainFailure(error.message));
  }
}
