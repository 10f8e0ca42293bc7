import { describe, expect, test } from '@jest/globals';

import { matches, parseQuery, rangeOf } from '../../../../../src/devchain/comet/events/eventQuery.js';

const EVENTS = {
  'tm.event': ['Tx'],
  'tx.height': ['12'],
  'transfer.amount': ['100atest', '7atest'],
  'transfer.sender': ['cosmos1abc'],
  'x.when': ['2026-11-20T10:00:00Z'],
};

describe('a query', () => {
  test.each([
    ["tm.event='Tx'", true],
    ["tm.event = 'NewBlock'", false],
    ["tm.event='Tx' AND tx.height=12", true],
    ["tm.event='Tx' AND tx.height>12", false],
    ['tx.height>=12 AND tx.height<=12 AND tx.height<13', true],
    ['transfer.amount > 50', true],
    ['transfer.amount < 5', false],
    ["transfer.sender CONTAINS 'os1a'", true],
    ["transfer.sender CONTAINS 'xyz'", false],
    ['transfer.sender EXISTS', true],
    ['transfer.receiver EXISTS', false],
    ['toString EXISTS', false],
    ['x.when > TIME 2026-11-20T09:00:00Z', true],
    ['x.when < DATE 2026-11-20', false],
    ["transfer.sender='it AND that'", false],
  ])('%s: %s', (query, expected) => {
    expect(matches(parseQuery(query), EVENTS)).toBe(expected);
  });

  test.each([
    '',
    'tm.event',
    "tm.event 'Tx'",
    "tm.event='Tx' OR tx.height=1",
    "tm.event='Tx' AND",
    "tm.event='Tx",
    'tm.event CONTAINS 5',
    "tx.height > 'five'",
    "='Tx'",
    'x.when > TIME yesterday',
    "a='b' \u0000",
  ])('%j is refused', (query) => {
    expect(() => parseQuery(query)).toThrow(Error);
  });

  test('has the range of values that its conditions allow', () => {
    const range = (query: string): object => rangeOf(parseQuery(query), 'tx.height');
    expect(range('tx.height > 5 AND tx.height <= 9')).toEqual({ from: 6, to: 9 });
    expect(range('tx.height = 7')).toEqual({ from: 7, to: 7 });
    expect(range("tm.event='Tx'")).toEqual({ from: -Infinity, to: Infinity });
    expect(range('tx.height > 5.5 AND tx.height < 7.5')).toEqual({ from: 6, to: 7 });
  });
});
