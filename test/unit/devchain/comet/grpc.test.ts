import { OWN_WORK } from '../../../../src/caller/caller.js';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client, credentials, Metadata, type ServiceError } from '@grpc/grpc-js';

import {
  HeightInFuture,
  HistoryPruned,
  NodeUnavailable,
  QueryFailed,
  QueryUnknown,
} from '../../../../src/chain/chainErrors.js';
import { GrpcQueries } from '../../../../src/cosmos/queries/grpcQueries.js';
import { findGrpc } from '../../../../src/cosmos/queries/grpcDiscovery.js';
import { grpcStatusOf } from '../../../../src/devchain/comet/server/grpcStatus.js';
import { recording } from '../../../support/recordings.js';
import { RunningNode } from './runningNode.js';

let node: RunningNode;
let queries: GrpcQueries;

beforeAll(async () => {
  node = await RunningNode.start();
  queries = new GrpcQueries({ address: node.addresses.grpcAddress });
});

afterAll(async () => {
  queries.close();
  await node.stop();
});

describe('a query over gRPC', () => {
  test("passes the application's answer on, also an empty or a large one", async () => {
    for (const size of [0, 1, 70_000, 3_000_000]) {
      const data = Buffer.alloc(size, 0xab);
      expect(Buffer.from(await queries.query('/echo', data, 0, OWN_WORK)).equals(data)).toBe(true);
    }
  });

  test('is answered among many at a time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => queries.query('/echo', Buffer.from([index]), 1, OWN_WORK)),
    );
    expect(answers.map((answer) => answer[0])).toEqual(Array.from({ length: 50 }, (_, index) => index));
  });

  test('has the height of its answer in a header', async () => {
    await node.call('dev_mine');
    const client = new Client(node.addresses.grpcAddress, credentials.createInsecure());
    const heightFor = (asked: string | null): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const metadata = new Metadata();
        if (asked !== null) metadata.set('x-cosmos-block-height', asked);
        const bytes = (value: Buffer): Buffer => value;
        const call = client.makeUnaryRequest('/echo', bytes, bytes, Buffer.from('x'), metadata, (error) => {
          if (error !== null) reject(error);
        });
        call.on('metadata', (answered) => resolve(answered.get('x-cosmos-block-height')[0]));
      });
    try {
      expect(await heightFor('1')).toBe('1');
      expect(await heightFor(null)).toBe(String(await node.height()));
      await expect(heightFor('one')).rejects.toMatchObject({ code: 2 } satisfies Partial<ServiceError>);
    } finally {
      client.close();
    }
  });

  test('fails with the texts of the SDK', async () => {
    await expect(queries.query('/a.B/Nope', Buffer.alloc(0), 0, OWN_WORK)).rejects.toThrow(QueryUnknown);
    await expect(queries.query('/echo', Buffer.alloc(0), 99_999, OWN_WORK)).rejects.toThrow(HeightInFuture);
    const failure = queries.query(
      '/fail/18',
      Buffer.from('insufficient balance for transfer: invalid request'),
      0,
      OWN_WORK,
    );
    await expect(failure).rejects.toEqual(new QueryFailed('insufficient balance for transfer', 1, 'undefined'));
  });

  test('at a pruned height is refused as pruned', async () => {
    await node.call('dev_mine', { blocks: 5 });
    await node.call('dev_fault', { fault: 'pruned', below: 4 });
    await expect(queries.query('/echo', Buffer.alloc(0), 3, OWN_WORK)).rejects.toThrow(HistoryPruned);
    await expect(queries.query('/echo', Buffer.alloc(0), 4, OWN_WORK)).resolves.toHaveLength(0);
    await node.call('dev_fault', { off: true });
  });

  test('is cut off by a fault and works again after it', async () => {
    await node.call('dev_fault', { fault: 'close', methods: ['/echo'], times: 1 });
    await expect(queries.query('/echo', Buffer.alloc(1), 0, OWN_WORK)).rejects.toThrow(NodeUnavailable);
    await expect(queries.query('/echo', Buffer.alloc(1), 0, OWN_WORK)).resolves.toHaveLength(1);
  });

  test('hangs until the client gives up', async () => {
    const impatient = new GrpcQueries({ address: node.addresses.grpcAddress, timeoutMs: 200 });
    await node.call('dev_fault', { fault: 'hang', methods: ['grpc'], times: 1 });
    await expect(impatient.query('/echo', Buffer.alloc(1), 0, OWN_WORK)).rejects.toThrow('no answer within 200 ms');
    impatient.close();
  });
});

test('the service belongs to the chain', async () => {
  const { grpcAddress } = node.addresses;
  expect(await findGrpc([grpcAddress], 'another-1')).toBeNull();
  const found = await findGrpc([grpcAddress], 'echo-1');
  found?.queries.close();
  expect(found?.address).toBe(grpcAddress);
});

interface RecordedGrpc {
  name: string;
  path: string;
  answer: string;
}

/** Recorded answers of abci_query, each with the gRPC status of the same query. */
test.each([
  ['EthCall_intrinsic_gas', 'intrinsic'],
  ['EthCall_both_fee_styles', 'bothfees'],
  ['EstimateGas_no_balance', 'est nofunds'],
  ['EstimateGas_low_allowance', 'est low'],
  ['EthCall_future_height', 'future'],
  ['AuthAccount_missing', 'auth missing'],
])('%s is told over gRPC as recorded', (file, name) => {
  const { response } = recording<{
    response: { result: { response: { code: number; codespace: string; log: string } } };
  }>(`head/abci/${file}.json`);
  const recorded = recording<RecordedGrpc[]>('head/grpc_answers.json').find((entry) => entry.name === name);
  const { code, codespace, log } = response.result.response;
  const status = grpcStatusOf('/a.B/C', { code, codespace, log, value: new Uint8Array(0), height: 0 });
  expect(`ERR ${status.code} ${status.text}`).toBe(recorded?.answer.replace(/ hdr=.*$/, ''));
});
