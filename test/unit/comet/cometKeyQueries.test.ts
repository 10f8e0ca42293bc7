import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { OWN_WORK } from '../../../src/caller/caller.js';
import { CometKeyQueries } from '../../../src/comet/cometKeyQueries.js';
import { CometRpc } from '../../../src/comet/cometRpc.js';
import { FakeComet } from './fakeComet.js';

let comet: FakeComet;
let rpc: CometRpc;
let keys: CometKeyQueries;

beforeEach(async () => {
  comet = await FakeComet.start();
  rpc = new CometRpc({ url: comet.url });
  keys = new CometKeyQueries(rpc);
  // As CometBFT 0.38 does it: an absent value is null.
  comet.on('abci_query', ({ data, height }) => {
    const key = Buffer.from(String(data), 'hex').toString('base64');
    const response = { code: 0, log: '', info: '', index: '0', key, value: key, proofOps: null, height, codespace: '' };
    return { result: { response } };
  });
});

afterEach(async () => {
  rpc.close();
  await comet.stop();
});

const questions = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ store: 'evm', key: Uint8Array.of(2, number), height: 7 }));
const answers = (count: number) =>
  questions(count).map(({ key }) => ({ abciCode: 0, codespace: '', log: '', key, value: key, height: 7 }));

describe('keys over CometBFT RPC', () => {
  test('are asked in one request', async () => {
    expect(await keys.ask(questions(10), OWN_WORK)).toEqual(answers(10));
    expect(comet.bodies).toHaveLength(1);
    expect(comet.calls[3]).toEqual({
      method: 'abci_query',
      params: { path: '/store/evm/key', data: '0203', height: '7', prove: false },
    });
  });

  test('are asked in the batches that the node takes, from then on at once', async () => {
    const whole = comet.onBatch;
    const data = 'batch request exceeds maximum (4) allowed number of requests';
    const refusal = { jsonrpc: '2.0', error: { code: -32600, message: 'Invalid Request', data } };
    comet.onBatch = (calls) => (calls.length > 4 ? { body: JSON.stringify(refusal) } : whole(calls));
    expect(await keys.ask(questions(10), OWN_WORK)).toEqual(answers(10));
    // Ten are refused; then 4, 4 and 2.
    expect(comet.bodies).toHaveLength(4);
    expect(await keys.ask(questions(10), OWN_WORK)).toEqual(answers(10));
    expect(comet.bodies).toHaveLength(7);
  });

  test('are asked singly where no batch is taken', async () => {
    const refusal = { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'no batches here' } };
    comet.onBatch = () => ({ body: JSON.stringify(refusal) });
    expect(await keys.ask(questions(3), OWN_WORK)).toEqual(answers(3));
    expect(await keys.ask(questions(2), OWN_WORK)).toEqual(answers(2));
    expect(comet.bodies).toHaveLength(6);
  });

  test('whose answer is malformed are an error in their place', async () => {
    comet.on('abci_query', ({ data }) =>
      data === '0201'
        ? { result: { response: { code: 0, key: 'AgE=', value: '*', height: '7' } } }
        : { result: { response: { code: 0, key: 'AgA=', value: null, height: '7' } } },
    );
    expect(await keys.ask(questions(2), OWN_WORK)).toMatchObject([
      { abciCode: 0, value: new Uint8Array(0) },
      { name: 'MalformedAnswer' },
    ]);
  });

  test('fail together when the node does not answer', async () => {
    comet.onBatch = () => ({ body: 'bad gateway', status: 502 });
    await expect(keys.ask(questions(2), OWN_WORK)).rejects.toMatchObject({ name: 'NodeUnavailable' });
  });
});
