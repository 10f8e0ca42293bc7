import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { describe, expect, test } from '@jest/globals';
import {
  ABCIQueryRequestSchema,
  ABCIQueryResponseSchema,
} from '../../../../generated/proto/cosmos/base/tendermint/v1beta1/query_pb.js';
import { OWN_WORK } from '../../../../src/caller/caller.js';
import { NodeUnavailable } from '../../../../src/chain/chainErrors.js';
import type { Queries } from '../../../../src/chain/node.js';
import { GrpcKeyQueries } from '../../../../src/cosmos/stores/grpcKeyQueries.js';

const KEY = Uint8Array.of(2, 1);
const VALUE = Uint8Array.of(9);
const PANIC = { code: 111_222, codespace: 'sdk', log: 'panic', key: new Uint8Array(0), value: new Uint8Array(0) };

interface Question {
  path: string;
  height: bigint;
  prove: boolean;
}

/** A node that answers each question by what it asks. */
function keysOf(answer: (question: Question) => Partial<typeof PANIC>) {
  const asked: Question[] = [];
  const queries: Queries = {
    async query(path, request, height) {
      expect({ path, height }).toEqual({ path: '/cosmos.base.tendermint.v1beta1.Service/ABCIQuery', height: 0 });
      const { path: of, height: at, prove, data } = fromBinary(ABCIQueryRequestSchema, request);
      asked.push({ path: of, height: at, prove });
      const fields = { key: data, height: at, ...answer({ path: of, height: at, prove }) };
      return toBinary(ABCIQueryResponseSchema, create(ABCIQueryResponseSchema, fields));
    },
  };
  return {
    asked,
    ask: (height: number) => new GrpcKeyQueries(queries).ask([{ store: 'evm', key: KEY, height }], OWN_WORK),
  };
}

const told = (value: Uint8Array, height = 7) => ({ abciCode: 0, codespace: '', log: '', key: KEY, value, height });

describe('a key over gRPC', () => {
  test('is asked for at its height', async () => {
    const { asked, ask } = keysOf(() => ({ value: VALUE }));
    expect(await ask(7)).toEqual([told(VALUE)]);
    expect(asked).toEqual([{ path: '/store/evm/key', height: 7n, prove: false }]);
  });

  test('is absent when a proof can be made of that', async () => {
    const { asked, ask } = keysOf(() => ({}));
    expect(await ask(7)).toEqual([told(new Uint8Array(0))]);
    expect(asked.map(({ prove }) => prove)).toEqual([false, true]);
    expect(await ask(1)).toEqual([told(new Uint8Array(0), 1)]);
    expect(asked).toHaveLength(3);
  });

  test('that looks absent while the node commits is an error, or has its value by then', async () => {
    expect(await keysOf(({ prove }) => (prove ? PANIC : {})).ask(7)).toMatchObject([{ abciCode: 111_222 }]);
    expect(await keysOf(({ prove }) => (prove ? { value: VALUE } : {})).ask(7)).toEqual([told(VALUE)]);
  });

  test('at a height that is gone is not asked for again', async () => {
    const { asked, ask } = keysOf(() => ({ log: 'version does not exist' }));
    expect(await ask(7)).toMatchObject([{ log: 'version does not exist' }]);
    expect(asked).toHaveLength(1);
  });

  test('of a node that is gone has that error in its place', async () => {
    const gone = new GrpcKeyQueries({ query: () => Promise.reject(new NodeUnavailable('gone')) });
    const [answer] = await gone.ask([{ store: 'evm', key: KEY, height: 7 }], OWN_WORK);
    expect(answer).toBeInstanceOf(NodeUnavailable);
  });
});
