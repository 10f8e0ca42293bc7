import { OWN_WORK } from '../../../../src/caller/caller.js';
import { describe, expect, test } from '@jest/globals';
import { create, toBinary } from '@bufbuild/protobuf';
import { QueryRemainderResponseSchema } from '../../../../generated/proto/cosmos/evm/precisebank/v1/query_pb.js';
import {
  QueryConfigResponseSchema,
  QueryParamsResponseSchema,
} from '../../../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import { NodeUnavailable, QueryFailed, QueryUnknown } from '../../../../src/chain/chainErrors.js';
import { DIALECTS } from '../../../../src/chain/tx/dialect.js';
import { readCosmosEvmConfig } from '../../../../src/cosmos/detect/evmModuleConfig.js';
import { ApplicationQueries } from '../../../../src/cosmos/queries/applicationQueries.js';

const REMAINDER = '/cosmos.evm.precisebank.v1.Query/Remainder';

interface Chain {
  decimals: number;
  /** The parameter; empty in releases that lack it. */
  extendedDenom?: string;
  remainder?: () => Uint8Array;
}

/** What is found, and whether the bank was asked. */
async function found({ decimals, extendedDenom = '', remainder }: Chain) {
  const asked: string[] = [];
  const query = async (path: string): Promise<Uint8Array> => {
    asked.push(path);
    if (path === REMAINDER) {
      if (remainder === undefined) throw new QueryUnknown(path);
      return remainder();
    }
    if (path.endsWith('/Config')) {
      const config = { chainId: 9002n, denom: 'utest', decimals: BigInt(decimals), londonBlock: '0' };
      return toBinary(QueryConfigResponseSchema, create(QueryConfigResponseSchema, { config }));
    }
    const params = { evmDenom: 'utest', ...(extendedDenom !== '' && { extendedDenomOptions: { extendedDenom } }) };
    return toBinary(QueryParamsResponseSchema, create(QueryParamsResponseSchema, { params }));
  };
  const { feeDenom } = await readCosmosEvmConfig(new ApplicationQueries({ query }, DIALECTS.cosmosEvm03), OWN_WORK);
  return [feeDenom, asked.includes(REMAINDER)];
}

const remainderOf = (denom: string) => () =>
  toBinary(QueryRemainderResponseSchema, create(QueryRemainderResponseSchema, { remainder: { denom, amount: '0' } }));

describe('fees are named in', () => {
  test('the coin itself, where that has 18 decimals', async () => {
    expect(await found({ decimals: 18, extendedDenom: 'atest', remainder: remainderOf('atest') })).toEqual([
      'utest',
      false,
    ]);
  });

  test.each([12, 6, 2])('the denomination of the parameter, where the coin has %p', async (decimals) => {
    expect(await found({ decimals, extendedDenom: 'atest', remainder: remainderOf('other') })).toEqual([
      'atest',
      false,
    ]);
  });

  test.each([12, 6, 2])(
    'that of the remainder in the bank, where there is no parameter and %p decimals',
    async (decimals) => {
      expect(await found({ decimals, remainder: remainderOf('atest') })).toEqual(['atest', true]);
    },
  );

  test('none that is known, where neither tells it', async () => {
    expect(await found({ decimals: 6 })).toEqual([null, true]);
    expect(await found({ decimals: 6, remainder: () => new Uint8Array() })).toEqual([null, true]);
  });

  test.each([
    ['does not answer', new NodeUnavailable('it refuses connections')],
    ['fails the query', new QueryFailed('context deadline exceeded', 1, 'undefined')],
  ])('none that is guessed, while the node %s', async (_, error) => {
    const remainder = (): never => {
      throw error;
    };
    await expect(found({ decimals: 6, remainder })).rejects.toThrow(error);
  });
});
