import { expect, test } from '@jest/globals';
import { blockPlan } from '../../../bench/workloadPlan.js';

const TARGET = { chainId: 7, probe: `0x${'11'.repeat(20)}`, recipients: [`0x${'22'.repeat(20)}`] } as const;
const plan = (blockIndex: number) => blockPlan(blockIndex, 64, { ...TARGET, recipients: [...TARGET.recipients] });

test('a block has every transaction type of the chain, one creation, and writes with a log', () => {
  const types = plan(0).map(({ request }) => request.type);
  expect(new Set(types)).toEqual(new Set(['legacy', 'eip2930', 'eip1559']));
  expect(plan(0).filter(({ request }) => request.to === undefined)).toHaveLength(1);
  expect(plan(0).filter(({ storedValue }) => storedValue !== undefined)).toHaveLength(30);
  expect(plan(0).reduce((sum, { logs }) => sum + logs, 0)).toBe(38);
});

test('no stored value repeats in another block', () => {
  const values = [plan(0), plan(1), plan(2)].flat().flatMap(({ storedValue }) => storedValue ?? []);
  expect(new Set(values).size).toBe(values.length);
});

test('every transaction has the given chain id', () => {
  expect(plan(3).every(({ request }) => request.chainId === 7)).toBe(true);
});
