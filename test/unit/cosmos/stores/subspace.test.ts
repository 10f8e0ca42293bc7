import { create, toBinary } from '@bufbuild/protobuf';
import { describe, expect, test } from '@jest/globals';
import { ABCIQueryResponseSchema } from '../../../../generated/proto/cosmos/base/tendermint/v1beta1/query_pb.js';
import { OWN_WORK } from '../../../../src/caller/caller.js';
import { MalformedAnswer, QueryFailed } from '../../../../src/chain/chainErrors.js';
import { readSubspace } from '../../../../src/cosmos/stores/subspace.js';

const field = (number: number, content: number[]): number[] => [(number << 3) | 2, content.length, ...content];
const pair = (key: number[], value: number[]): number[] => field(1, [...field(1, key), ...field(2, value)]);
const PREFIX = Uint8Array.of(2, 7);

const read = (fields: object) => {
  const answer = toBinary(ABCIQueryResponseSchema, create(ABCIQueryResponseSchema, fields));
  return readSubspace({ query: () => Promise.resolve(answer) }, 'evm', PREFIX, OWN_WORK);
};

describe('entries below a prefix', () => {
  test('are keys with their values', async () => {
    const value = Uint8Array.from([...pair([2, 7, 1], [5]), ...pair([2, 7, 2], [])]);
    const entries = [
      { key: Uint8Array.of(2, 7, 1), value: Uint8Array.of(5) },
      { key: Uint8Array.of(2, 7, 2), value: new Uint8Array(0) },
    ];
    expect(await read({ value, height: 12n })).toEqual({ height: 12, entries });
    expect(await read({})).toEqual({ height: 0, entries: [] });
  });

  test('that lie elsewhere, or are cut off, are an error', async () => {
    await expect(read({ value: Uint8Array.from(pair([2, 8, 1], [5])) })).rejects.toThrow(MalformedAnswer);
    await expect(read({ value: Uint8Array.from(pair([2], [5])) })).rejects.toThrow(MalformedAnswer);
    const whole = pair([2, 7, 1], [5]);
    for (let length = 1; length < whole.length; length++)
      await expect(read({ value: Uint8Array.from(whole.slice(0, length)) })).rejects.toThrow(MalformedAnswer);
  });

  test('of no store are an error', async () => {
    const failed = read({ code: 6, codespace: 'sdk', log: 'no such store: evm: unknown request' });
    await expect(failed).rejects.toThrow(QueryFailed);
  });
});
