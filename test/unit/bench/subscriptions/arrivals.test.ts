import { expect, test } from '@jest/globals';
import { Arrivals } from '../../../../bench/subscriptions/arrivals.js';

const notification = (result: object) =>
  Buffer.from(JSON.stringify({ jsonrpc: '2.0', method: 'eth_subscription', params: { subscription: '0x1', result } }));
const head = (number: number) =>
  notification({ parentHash: '0xab', number: `0x${number.toString(16)}`, gasUsed: '0x0' });
const log = (block: number, index: number) =>
  notification({ address: '0x1', blockNumber: `0x${block.toString(16)}`, logIndex: `0x${index.toString(16)}` });

test('records heads and logs with the time of arrival', () => {
  const arrivals = new Arrivals();
  expect(arrivals.take(head(0x1af), 5)).toBe(true);
  expect(arrivals.take(log(0x1af, 0), 6)).toBe(true);
  expect(arrivals.take(log(0x1af, 12), 7)).toBe(true);
  expect(arrivals.heads).toEqual(new Map([[0x1af, 5]]));
  expect(arrivals.logs).toEqual(new Map([[0x1af, { indices: [0, 12], lastMs: 7 }]]));
  expect(arrivals).toMatchObject({ repeated: 0, late: 0 });
});

test('counts repeated heads and logs and keeps the first time', () => {
  const arrivals = new Arrivals();
  for (const message of [head(7), log(7, 0), log(7, 1)]) arrivals.take(message, 1);
  arrivals.take(head(7), 2);
  arrivals.take(log(7, 1), 2);
  expect(arrivals).toMatchObject({ repeated: 2, late: 0 });
  expect(arrivals.heads.get(7)).toBe(1);
  expect(arrivals.logs.get(7)).toEqual({ indices: [0, 1], lastMs: 1 });
});

test('counts heads and logs that come after a later one', () => {
  const arrivals = new Arrivals();
  for (const message of [head(8), head(7), log(8, 1), log(8, 0), log(7, 0)]) arrivals.take(message, 1);
  expect(arrivals).toMatchObject({ repeated: 0, late: 3 });
  expect([...arrivals.heads.keys()]).toEqual([8, 7]);
});

test('takes no other messages', () => {
  expect(new Arrivals().take(Buffer.from('{"jsonrpc":"2.0","id":1,"result":"0x12"}'), 1)).toBe(false);
});
