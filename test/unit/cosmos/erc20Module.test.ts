import { OWN_WORK } from '../../../src/caller/caller.js';
import { describe, expect, test } from '@jest/globals';
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import {
  Owner,
  QueryParamsResponseSchema,
  QueryTokenPairRequestSchema,
  QueryTokenPairResponseSchema,
} from '../../../generated/proto/cosmos/evm/erc20/v1/query_pb.js';
import { QueryParamsResponseSchema as EvmParamsSchema } from '../../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import type { Address } from '../../../generated/types.js';
import { MalformedAnswer, NodeUnavailable, QueryFailed, QueryUnknown } from '../../../src/chain/chainErrors.js';
import type { AbciQuery, Queries, QueryResult } from '../../../src/chain/node.js';
import { DIALECTS } from '../../../src/chain/tx/dialect.js';
import type { ChainProfile } from '../../../src/cosmos/chainProfile.js';
import { CosmosState } from '../../../src/cosmos/cosmosState.js';
import { ApplicationQueries } from '../../../src/cosmos/queries/applicationQueries.js';
import { QuestionCache } from '../../../src/cosmos/questionCache.js';
import { checksumAddress } from '../../../src/ethereum/checksum.js';

const TOKEN = '0x80b5a32e4f032b2a058b4f29ec95eefeeb87adcd' as Address;
const OTHER = `0x${'ab'.repeat(20)}` as Address;
const NATIVE = '06';
const DYNAMIC = '07';

/** An application with an ERC-20 module, whose store and parameters are what a test says. */
class Application implements Queries {
  readonly asked: string[] = [];
  /** The owner of each pair's contract, by address. */
  readonly pairs = new Map<string, Owner>();
  /** The height from which on the store has an entry, by its prefix and address. */
  readonly listed = new Map<string, number>();
  params: { nativePrecompiles?: string[]; dynamicPrecompiles?: string[] } = {};
  hasModule = true;
  /** Answers each query for a pair, where the node is not what it seems. */
  answer: ((token: string) => Uint8Array) | null = null;

  async query(path: string, request: Uint8Array, height: number): Promise<Uint8Array> {
    if (path.endsWith('.vm.v1.Query/Params') || path === '/ethermint.evm.v1.Query/Params')
      return toBinary(EvmParamsSchema, create(EvmParamsSchema, { params: {} }));
    this.asked.push(`${path} at ${height}`);
    if (!this.hasModule) throw new QueryUnknown(path);
    if (path.endsWith('/Params'))
      return toBinary(QueryParamsResponseSchema, create(QueryParamsResponseSchema, { params: this.params }));
    const { token } = fromBinary(QueryTokenPairRequestSchema, request);
    if (this.answer !== null) return this.answer(token);
    const contractOwner = this.pairs.get(token);
    if (contractOwner === undefined) throw new QueryFailed(`token pair with token '${token}'`, 1, 'undefined');
    return pairOf(token, contractOwner);
  }

  async abciQuery({ path, data, height }: AbciQuery): Promise<QueryResult> {
    const key = `${Buffer.from(data.subarray(0, 1)).toString('hex')} ${Buffer.from(data.subarray(1)).toString()}`;
    this.asked.push(`${path} ${key} at ${height}`);
    const from = this.listed.get(key) ?? Infinity;
    return { value: height >= from ? Buffer.from('0x01') : new Uint8Array(0), height, proof: [] };
  }
}

function pairOf(token: string, contractOwner: Owner): Uint8Array {
  const tokenPair = { erc20Address: checksumAddress(token as Address), contractOwner };
  return toBinary(QueryTokenPairResponseSchema, create(QueryTokenPairResponseSchema, { tokenPair }));
}

function stateOf(application: Application, dialect: keyof typeof DIALECTS = 'cosmosEvm03'): CosmosState {
  const profile = { dialect: DIALECTS[dialect] } as ChainProfile;
  const queries = new ApplicationQueries(application, profile.dialect);
  const options = { gasCap: 1n, callTimeoutMs: 1_000 };
  return new CosmosState(options, { queries, node: application, cache: new QuestionCache(), profile });
}

function entry(list: string, address: Address): string {
  return `${list} ${checksumAddress(address)}`;
}

describe('a contract of the ERC-20 module', () => {
  test.each([NATIVE, DYNAMIC])('is Go code where list %s has it, from that height on', async (list) => {
    const application = new Application();
    application.pairs.set(TOKEN, Owner.MODULE);
    application.listed.set(entry(list, TOKEN), 10);
    const state = stateOf(application);
    await expect(state.isErc20Precompile(TOKEN, 9, OWN_WORK)).resolves.toBe(false);
    await expect(state.isErc20Precompile(TOKEN, 10, OWN_WORK)).resolves.toBe(true);
    await expect(state.isErc20Precompile(TOKEN, 9, OWN_WORK)).resolves.toBe(false);
  });

  test('is a contract as any other where no list has it, as old releases deployed them', async () => {
    const application = new Application();
    application.pairs.set(TOKEN, Owner.MODULE);
    await expect(stateOf(application).isErc20Precompile(TOKEN, 9, OWN_WORK)).resolves.toBe(false);
  });

  test('of somebody else is never Go code, and the store is not asked', async () => {
    const application = new Application();
    application.pairs.set(TOKEN, Owner.EXTERNAL);
    await expect(stateOf(application).isErc20Precompile(TOKEN, 9, OWN_WORK)).resolves.toBe(false);
    await expect(stateOf(application).isErc20Precompile(OTHER, 9, OWN_WORK)).resolves.toBe(false);
    expect(application.asked.filter((asked) => asked.startsWith('/store'))).toEqual([]);
  });

  test.each([
    ['cosmosEvm03', 'cosmos.evm.erc20.v1'],
    ['ethermint', 'evmos.erc20.v1'],
  ] as const)('is Go code where the parameters list it: %s', async (dialect, packageName) => {
    const application = new Application();
    application.params = { nativePrecompiles: [checksumAddress(TOKEN)], dynamicPrecompiles: [OTHER] };
    const state = stateOf(application, dialect);
    await expect(state.isErc20Precompile(TOKEN, 5, OWN_WORK)).resolves.toBe(true);
    await expect(state.isErc20Precompile(OTHER, 5, OWN_WORK)).resolves.toBe(true);
    await expect(state.chainPrecompiles(5, OWN_WORK)).resolves.toEqual([TOKEN, OTHER]);
    expect(application.asked).toEqual([`/${packageName}.Query/Params at 5`]);
  });

  test('is asked about once for each height', async () => {
    const application = new Application();
    application.pairs.set(TOKEN, Owner.MODULE);
    const state = stateOf(application);
    for (const height of [5, 5, 6, 5]) await state.isErc20Precompile(TOKEN, height, OWN_WORK);
    const ofHeight = (height: number): string[] => [
      `/cosmos.evm.erc20.v1.Query/Params at ${height}`,
      `/cosmos.evm.erc20.v1.Query/TokenPair at ${height}`,
      `/store/erc20/key ${entry(NATIVE, TOKEN)} at ${height}`,
      `/store/erc20/key ${entry(DYNAMIC, TOKEN)} at ${height}`,
    ];
    expect(application.asked).toEqual([...ofHeight(5), ...ofHeight(6)]);
  });
});

describe('an application without the module', () => {
  test('has no such contracts, and is asked once for each height', async () => {
    const application = new Application();
    application.hasModule = false;
    const state = stateOf(application);
    await expect(state.isErc20Precompile(TOKEN, 5, OWN_WORK)).resolves.toBe(false);
    await expect(state.isErc20Precompile(OTHER, 5, OWN_WORK)).resolves.toBe(false);
    await expect(state.chainPrecompiles(5, OWN_WORK)).resolves.toEqual([]);
    expect(application.asked).toHaveLength(1);
  });

  test('has them once an upgrade brought the module', async () => {
    const application = new Application();
    application.hasModule = false;
    const state = stateOf(application);
    await expect(state.isErc20Precompile(TOKEN, 5, OWN_WORK)).resolves.toBe(false);
    application.hasModule = true;
    application.pairs.set(TOKEN, Owner.MODULE);
    application.listed.set(entry(DYNAMIC, TOKEN), 1);
    await expect(state.isErc20Precompile(TOKEN, 6, OWN_WORK)).resolves.toBe(true);
  });
});

describe('a node that answers nonsense', () => {
  test.each([
    ['the pair of another token', () => pairOf(OTHER, Owner.EXTERNAL)],
    ['no pair', () => new Uint8Array(0)],
    ['bytes that are no message', () => Uint8Array.of(0xff, 0xff)],
  ])('is not believed: %s', async (_, answer) => {
    const application = new Application();
    application.answer = answer;
    await expect(stateOf(application).isErc20Precompile(TOKEN, 5, OWN_WORK)).rejects.toBeInstanceOf(MalformedAnswer);
  });

  test.each([
    ['a list with something else than addresses', ['0x1234']],
    ['a list without end', Array.from({ length: 10_001 }, () => TOKEN)],
  ])('is not believed: %s', async (_, nativePrecompiles) => {
    const application = new Application();
    application.params = { nativePrecompiles };
    await expect(stateOf(application).chainPrecompiles(5, OWN_WORK)).rejects.toBeInstanceOf(MalformedAnswer);
    await expect(stateOf(application).isErc20Precompile(TOKEN, 5, OWN_WORK)).rejects.toBeInstanceOf(MalformedAnswer);
  });

  test.each([
    ['fails in another way', new QueryFailed('collections: encoding error', 1, 'undefined'), QueryFailed],
    ['is gone', new NodeUnavailable('it is down'), NodeUnavailable],
  ])('or %s: that is an error, never an empty list, and it is asked again', async (_, error, expected) => {
    const application = new Application();
    application.answer = () => {
      throw error;
    };
    const state = stateOf(application);
    await expect(state.isErc20Precompile(TOKEN, 5, OWN_WORK)).rejects.toBeInstanceOf(expected);
    application.answer = null;
    await expect(state.isErc20Precompile(TOKEN, 5, OWN_WORK)).resolves.toBe(false);
  });
});
