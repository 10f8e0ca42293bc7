import { describe, expect, test } from '@jest/globals';
import { EMPTY, LIMITS, reduce, type ChainEvent, type ChainState } from '../../../../docs-site/client/live/state.js';
import { block, log, transaction, waiting } from './samples.js';

const mined = (number: number, branch = 'a'): ChainEvent => ({
  kind: 'block',
  block: block(number, branch),
  transactions: [transaction(number, branch)],
});
const after = (...events: ChainEvent[]): ChainState => reduce(EMPTY, events);
const numbers = ({ blocks }: ChainState): number[] => blocks.map(({ number }) => Number(number));

describe('blocks', () => {
  test('are listed newest first, each once', () => {
    const state = after(mined(1), mined(2), mined(2), mined(3));
    expect(numbers(state)).toEqual([3, 2, 1]);
    expect(state.transactions.map(({ hash }) => hash)).toEqual(['0xta3', '0xta2', '0xta1']);
    expect(state.seen).toEqual({ blocks: 3, transactions: 3, logs: 0 });
    expect(state.rollback).toBe(null);
  });

  test('of long ago leave the list, with their transactions', () => {
    const events = Array.from({ length: 1_000 }, (_, number) => mined(number));
    const state = after(...events);
    expect(numbers(state)).toEqual(Array.from({ length: LIMITS.blocks }, (_, index) => 999 - index));
    expect(state.transactions.length).toBe(LIMITS.transactions);
    expect(state.seen.blocks).toBe(1_000);
  });

  test('from before go below those that came, and do not repeat them', () => {
    const history: ChainEvent = {
      kind: 'history',
      blocks: [block(6), block(5), block(4)],
      transactions: [transaction(4), transaction(5), transaction(6)],
    };
    const state = after(mined(6), history);
    expect(numbers(state)).toEqual([6, 5, 4]);
    expect(state.transactions.map(({ hash }) => hash)).toEqual(['0xta6', '0xta5', '0xta4']);
  });

  test('that are replaced go, with all above them, and their logs are marked', () => {
    const events: ChainEvent[] = [mined(1), mined(2), { kind: 'log', log: log(2) }, mined(3), mined(2, 'b')];
    const state = after(...events);
    expect(state.blocks.map(({ hash }) => hash)).toEqual(['0xb2', '0xa1']);
    expect(state.transactions.map(({ hash }) => hash)).toEqual(['0xtb2', '0xta1']);
    expect(state.logs).toEqual([{ ...log(2), removed: true }]);
    expect(state.rollback).toEqual({ from: 2n, blocks: 2, sequence: 1 });
  });
});

describe('a head that is asked for', () => {
  const head = (number: number, hash: string, instead: string): ChainEvent => ({
    kind: 'head',
    number: BigInt(number),
    hash,
    instead,
  });

  test('that is lower takes the blocks above it away', () => {
    const state = after(mined(1), mined(2), mined(3), head(1, '0xa1', '0xa3'));
    expect(numbers(state)).toEqual([1]);
    expect(state.rollback).toEqual({ from: 2n, blocks: 2, sequence: 1 });
  });

  test('that is another block of the same number replaces it', () => {
    expect(numbers(after(mined(1), mined(2), head(2, '0xb2', '0xa2')))).toEqual([1]);
  });

  test('says nothing when a block came after the question', () => {
    expect(numbers(after(mined(1), mined(2), mined(3), head(2, '0xa2', '0xa2')))).toEqual([3, 2, 1]);
  });
});

describe('logs', () => {
  test('that are taken back stay and are marked; those that were never shown do not appear', () => {
    const state = after(
      { kind: 'log', log: log(1) },
      { kind: 'log', log: { ...log(1), removed: true } },
      { kind: 'log', log: { ...log(2), removed: true } },
    );
    expect(state.logs).toEqual([{ ...log(1), removed: true }]);
    expect(state.seen.logs).toBe(1);
  });

  test('are bounded', () => {
    const events = Array.from({ length: 3_000 }, (_, index): ChainEvent => ({ kind: 'log', log: log(1, 'a', index) }));
    const state = after(...events);
    expect(state.logs.length).toBe(LIMITS.logs);
    expect(state.logs[0]?.logIndex).toBe(2_999n);
  });
});

describe('waiting transactions', () => {
  const waits = (hash: string): ChainEvent => ({ kind: 'waiting', transaction: waiting(hash) });

  test('leave the list with the block that has them, whichever comes first', () => {
    expect(after(waits('0xta1'), waits('0xother'), mined(1)).waiting.map(({ hash }) => hash)).toEqual(['0xother']);
    expect(after(mined(1), waits('0xta1')).waiting).toEqual([]);
  });

  test('leave the list when the server has dropped them', () => {
    const state = after(waits('0x1'), waits('0x2'), { kind: 'gone', hashes: ['0x1', '0x3'] });
    expect(state.waiting.map(({ hash }) => hash)).toEqual(['0x2']);
  });

  test('are bounded, the newest stay', () => {
    const state = after(...Array.from({ length: 700 }, (_, index) => waits(`0x${index}`)));
    expect(state.waiting.length).toBe(LIMITS.waiting);
    expect(state.waiting[0]?.hash).toBe('0x699');
  });
});

test('a reset forgets the chain, and the number of the last rollback stays', () => {
  const state = after(mined(1), mined(1, 'b'), { kind: 'reset' }, mined(7));
  expect(numbers(state)).toEqual([7]);
  expect(state.rollback?.sequence).toBe(1);
  expect(state.seen.blocks).toBe(1);
});

test('the state before is not changed', () => {
  const before = after(mined(1), { kind: 'log', log: log(1) });
  const copy = structuredClone(before);
  reduce(before, [mined(2), mined(1, 'b'), { kind: 'log', log: log(3) }]);
  expect(before).toEqual(copy);
});
