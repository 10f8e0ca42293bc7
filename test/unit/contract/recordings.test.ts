/**
 * Answers that a node of the newest dialect gave, held against the contract. It describes more than that node answers:
 * the fields added here are the only ones that a recorded answer lacks.
 */
import { describe, expect, test } from '@jest/globals';
import type { MethodName } from '../../../generated/methods.js';
import { resultValidators } from '../../../src/contract/resultValidators.js';
import { blockLabels, recording } from '../../support/recordings.js';

interface Recorded {
  readonly result: Record<string, unknown>;
}

const recorded = (path: string) => recording<Recorded>('head', path);

/** What does not fit in an answer, or nothing. */
function misfits(method: MethodName, result: unknown): unknown {
  return resultValidators().results[method](result) ? null : resultValidators().results[method].errors;
}

describe.each(blockLabels('head'))('block %s', (label) => {
  const { result: block } = recorded(`blocks/${label}/eth_getBlockByNumber_full.json`);

  test('fits the contract, except that it lacks totalDifficulty', () => {
    expect(misfits('eth_getBlockByNumber', { ...block, totalDifficulty: '0x0' })).toBeNull();
    expect(misfits('eth_getBlockByNumber', block)).toContainEqual(
      expect.objectContaining({ keyword: 'required', params: { missingProperty: 'totalDifficulty' } }),
    );
  });

  test('has receipts that fit the contract', () => {
    const { result: receipts } = recorded(`blocks/${label}/eth_getBlockReceipts.json`);
    expect(misfits('eth_getBlockReceipts', receipts)).toBeNull();
  });
});

describe('other answers', () => {
  test('of the node fit the contract: proofs and fee histories', () => {
    const { response: proof } = recorded('eth/eth_getProof.json') as unknown as { response: Recorded };
    expect(misfits('eth_getProof', proof.result)).toBeNull();
    const { response: fees } = recorded('eth/eth_feeHistory.json') as unknown as { response: Recorded };
    expect(misfits('eth_feeHistory', fees.result)).toBeNull();
  });
});

describe('an answer that is not as the contract says', () => {
  const { result: block } = recorded('blocks/3789-two-transfers/eth_getBlockByNumber_full.json');
  const whole = { ...block, totalDifficulty: '0x0' };

  test.each<[string, Record<string, unknown>]>([
    ['an unknown field', { author: block['miner'] }],
    ['a quantity with leading zeros', { number: '0x0ecd' }],
    ['upper-case hex', { hash: String(block['hash']).toUpperCase().replace('0X', '0x') }],
    ['a number that is not hex', { timestamp: 1795170144 }],
  ])('is noticed: %s', (_, change) => {
    expect(misfits('eth_getBlockByNumber', { ...whole, ...change })).not.toBeNull();
  });
});
