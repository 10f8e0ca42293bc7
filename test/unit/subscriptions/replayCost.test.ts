/** What replays cost a client that is limited: the same units as its requests. Live notifications cost none. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { until } from '../indexer/until.js';
import { clientUsages } from '../transport/endpoints.js';
import { range, SubscriptionStage } from './subscriptionStage.js';

const HEIGHT = 300;
const CLIENT = '10.0.0.7';
/** The units of eth_subscribe, and of a page of its replay. */
const SUBSCRIBE = 10;
const PAGE = 5;
const RATE = 1_000;

let stage: SubscriptionStage;
let nowMs = 0;
let passesMs = 0;

beforeEach(() => {
  [nowMs, passesMs] = [0, 0];
});
afterEach(() => stage.dispose());

const start = async (burst: number): Promise<void> => {
  const usages = clientUsages({ rate: RATE, burst }, () => (nowMs += passesMs));
  stage = await SubscriptionStage.at(HEIGHT, { usages });
};

const refusal = {
  error: {
    code: -32005,
    message: `too many requests: this client may use ${RATE} units a second; try again in 1 s`,
    data: { limit: RATE, retryAfter: 1 },
  },
};

test.each(['newHeads', 'logs'])('a replay of %s waits when the units are used up, and so do requests', async (name) => {
  await start(SUBSCRIBE + PAGE);
  const client = await stage.connect(CLIENT);
  const id = await client.subscribe(name, { fromBlock: '0x1' });
  await until(() => client.results(id).length > 0);
  await expect(client.ask('eth_blockNumber')).resolves.toMatchObject(refusal);
  const first = client.numbers(id);
  expect(Math.max(...first)).toBeLessThan(HEIGHT);
  passesMs = 1;
  await until(() => client.numbers(id).at(-1) === HEIGHT);
  expect([...new Set(client.numbers(id))]).toEqual(range(1, HEIGHT));
});

test('another client is served meanwhile', async () => {
  await start(SUBSCRIBE + PAGE);
  const client = await stage.connect(CLIENT);
  const id = await client.subscribe('newHeads', { fromBlock: '0x1' });
  await until(() => client.results(id).length > 0);
  const other = await stage.connect('10.0.0.8');
  await expect(other.ask('eth_blockNumber')).resolves.toMatchObject({ result: '0x12c' });
});

test('new blocks cost nothing, also when the units are used up', async () => {
  await start(SUBSCRIBE);
  const client = await stage.connect(CLIENT);
  const id = await client.subscribe('newHeads');
  await expect(client.ask('eth_blockNumber')).resolves.toMatchObject(refusal);
  await stage.produce(3);
  await until(() => client.numbers(id).at(-1) === HEIGHT + 3);
  expect(client.numbers(id)).toEqual(range(HEIGHT + 1, HEIGHT + 3));
});
