import { describe, expect, test } from '@jest/globals';
import { OWN_WORK } from '../../../../src/caller/caller.js';
import { MalformedAnswer } from '../../../../src/chain/chainErrors.js';
import type { ProofOperation } from '../../../../src/chain/node.js';
import { decodeQueryAnswer } from '../../../../src/comet/answers.js';
import { storeRoot, rootOf } from '../../../../src/cosmos/stores/storeRoot.js';
import { recording } from '../../../support/recordings.js';

/** Proofs of one height. */
const proofOf = (name: string): ProofOperation[] =>
  decodeQueryAnswer(recording<{ response: { result: unknown } }>('head', 'abci', `${name}.json`).response.result).result
    .proof;

const OF_SLOT = proofOf('store_evm_storage_proof');
const OF_NO_SLOT = proofOf('store_evm_storage_absent_proof');
const OF_ACCOUNT = proofOf('store_acc_account_proof');

const HEIGHT = 5247;
const AT = { store: 'evm', height: HEIGHT };

const nodeWith = (proof: ProofOperation[], height = HEIGHT) => ({
  abciQuery: async () => ({ value: Uint8Array.of(1), height, proof }),
});

describe('the root of a store', () => {
  test('is in the proof of any key, and all roots of a height make the same hash', () => {
    const evm = rootOf(OF_SLOT, 'evm');
    expect(rootOf(OF_NO_SLOT, 'evm')).toEqual(evm);
    const accounts = rootOf(OF_ACCOUNT, 'acc');
    expect(accounts.appHash).toBe(evm.appHash);
    expect(accounts.root).not.toBe(evm.root);
  });

  test('is of the height that was asked for', async () => {
    expect(await storeRoot(nodeWith(OF_SLOT), AT, OWN_WORK)).toEqual(rootOf(OF_SLOT, 'evm'));
    await expect(storeRoot(nodeWith(OF_SLOT, 1), AT, OWN_WORK)).rejects.toThrow(MalformedAnswer);
  });

  test('of another store, or without a proof, is an error', () => {
    for (const proof of [OF_ACCOUNT, [], OF_SLOT.slice(0, 1), [...OF_SLOT, ...OF_SLOT], [...OF_SLOT].reverse()])
      expect(() => rootOf(proof, 'evm')).toThrow(MalformedAnswer);
  });

  test('cannot be another one for the same header', () => {
    const [first, second] = OF_SLOT as [ProofOperation, ProofOperation];
    const { root, appHash } = rootOf(OF_SLOT, 'evm');
    for (let place = 0; place < second.data.length; place++)
      for (const bit of [1, 16, 128]) {
        const data = Uint8Array.from(second.data);
        data[place] = (data[place] ?? 0) ^ bit;
        try {
          const computed = rootOf([first, { ...second, data }], 'evm');
          if (computed.root !== root) expect(computed.appHash).not.toBe(appHash);
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedAnswer);
        }
      }
  });
});
