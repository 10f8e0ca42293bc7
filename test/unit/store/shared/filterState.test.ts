import { expect, test } from '@jest/globals';
import {
  decodeFilterState,
  encodeFilterState,
  type FilterState,
} from '../../../../src/store/shared/filters/filterState.js';

const STATE: FilterState = {
  kind: 'blocks',
  position: { cursor: 100, logsTaken: 0, generation: 7, since: 60, removal: null },
  usedAtMs: 1_700_000_000_123,
  objectBytes: 0,
  clientAddress: '10.0.0.1',
};
/** Generation, cursor, time of use, bytes of the object. */
const FIXED = '07000000' + '0000000000005940' + '00b08756febc7842' + '0000000000000000';
const ADDRESS = '31302e302e302e31';

test('a filter is stored with the height since which it was answered', () => {
  expect(encodeFilterState(STATE).toString('hex')).toBe(`01${FIXED}0000000000004e40${ADDRESS}`);
  expect(decodeFilterState(encodeFilterState(STATE))).toEqual(STATE);
});

test('a place within a block, and one within removed logs, are stored', () => {
  const removal = { generation: 9, lowest: 70, cursor: 80, logsTaken: 5 };
  const state = { ...STATE, position: { ...STATE.position, logsTaken: 4, removal } };
  expect(decodeFilterState(encodeFilterState(state))).toEqual(state);
});
