import { expect, test } from '@jest/globals';
import { decodeFilterState, encodeFilterState, type FilterState } from '../../../src/store/lmdb/filterState.js';

const STATE: FilterState = {
  kind: 'blocks',
  position: { cursor: 100, logsTaken: 0, generation: 7 },
  usedAtMs: 1_700_000_000_123,
  objectBytes: 0,
  clientAddress: '10.0.0.1',
};
/**
 * kind, generation, cursor, time of use, bytes of the object, address: the only form before there were places within a
 * block.
 */
const STORED = '0107000000' + '0000000000005940' + '00b08756febc7842' + '0000000000000000' + '31302e302e302e31';

test('a filter without logsTaken is stored in the original format', () => {
  expect(encodeFilterState(STATE).toString('hex')).toBe(STORED);
  expect(decodeFilterState(Buffer.from(STORED, 'hex'))).toEqual(STATE);
});
