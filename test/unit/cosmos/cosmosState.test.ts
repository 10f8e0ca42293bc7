import { callerOf } from '../caller/callers.js';
import { OWN_WORK, type Caller } from '../../../src/caller/caller.js';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { setImmediate as eventLoopTurn } from 'node:timers/promises';
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import {
  EstimateGasResponseSchema,
  EthCallRequestSchema,
  type EthCallRequest,
  QueryValidatorAccountResponseSchema,
} from '../../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import {
  ConfigResponseSchema,
  StatusResponseSchema,
} from '../../../generated/proto/cosmos/base/node/v1beta1/query_pb.js';
import { MsgEthereumTxResponseSchema } from '../../../generated/proto/cosmos/evm/vm/v1/tx_pb.js';
import { QueryParamsResponseSchema } from '../../../generated/proto/cosmos/evm/feemarket/v1/query_pb.js';
import type { Address, Bytes32, CallObject, Data } from '../../../generated/types.js';
import type { BlockSummary } from '../../../src/chain/blocks.js';
import { HistoryPruned, NodeUnavailable, QueryFailed, QueryUnknown } from '../../../src/chain/chainErrors.js';
import type { AbciQuery, Queries, QueryResult } from '../../../src/chain/node.js';
import { callJson } from '../../../src/cosmos/queries/callJson.js';
import type { ChainProfile } from '../../../src/cosmos/chainProfile.js';
import { DIALECTS } from '../../../src/chain/tx/dialect.js';
import { scaledMinimumPrice } from '../../../src/cosmos/minimumGasPrices.js';
import { AbciQueries } from '../../../src/cosmos/queries/abciQueries.js';
import { ApplicationQueries } from '../../../src/cosmos/queries/applicationQueries.js';
import { QuestionCache } from '../../../src/cosmos/questionCache.js';
import { CosmosState, type CosmosStateOptions } from '../../../src/cosmos/cosmosState.js';
import { FIXED_PLACES } from '../../../src/cosmos/executionPlaces.js';
import { fromHex } from '../../../src/ethereum/hex.js';
import { RecordedNodeQueries } from './recordedQueries.js';

type Reply = (request: Uint8Array, height: number, signal: AbortSignal | undefined) => Promise<Uint8Array>;

/** An application that answers by method name. */
class FakeApplication implements Queries {
  readonly replies = new Map<string, Reply>();
  readonly asked: { method: string; height: number }[] = [];

  async query(path: string, request: Uint8Array, height: number, caller: Caller): Promise<Uint8Array> {
    const method = path.slice(path.lastIndexOf('/') + 1);
    this.asked.push({ method, height });
    const reply = this.replies.get(method);
    if (reply === undefined) throw new QueryUnknown(path);
    return await reply(request, height, caller.signal);
  }

  /** Store reads answer the key itself. */
  async abciQuery({ path, data, height }: AbciQuery): Promise<QueryResult> {
    this.asked.push({ method: path, height });
    return { value: new Uint8Array([7]), height, proof: [{ type: 'ics23:iavl', key: data, data: new Uint8Array(0) }] };
  }
}

const ADDRESS = `0x${'ab'.repeat(20)}` as Address;
const PROFILE: ChainProfile = {
  cometChainId: 'chain-1',
  cometVersion: '0.38.17',
  dialect: DIALECTS.cosmosEvm03,
  mempool: 'flood',
  supportsOverrides: false,
  bech32Prefix: 'cosmos',
  feeDenom: 'atest',
  baseFeeIsScaled: true,
  forks: {
    chainId: 9n,
    denom: 'atest',
    decimals: 18,
    londonBlock: 0n,
    shanghaiTime: 0n,
    cancunTime: 0n,
    pragueTime: 0n,
    osakaTime: null,
  },
};

let application: FakeApplication;
let state: CosmosState;

function stateOf(changes: Partial<ChainProfile> = {}, options: Partial<CosmosStateOptions> = {}): CosmosState {
  const parts = {
    queries: new ApplicationQueries(application, DIALECTS.cosmosEvm03),
    node: application,
    cache: new QuestionCache(),
    profile: { ...PROFILE, ...changes },
  };
  return new CosmosState({ gasCap: 25_000_000n, callTimeoutMs: 1_000, executionPlaces: () => 64, ...options }, parts);
}

beforeEach(() => {
  application = new FakeApplication();
  state = stateOf();
});

describe('an estimate', () => {
  const answer = toBinary(EstimateGasResponseSchema, create(EstimateGasResponseSchema, { gas: 30_000n }));

  test.each([
    ['is answered from the cache the next time', {}, 1],
    ['is asked every time where it follows the clock of the chain', { keepsEstimates: false }, 2],
  ])('%s', async (_, options, questions) => {
    application.replies.set('EstimateGas', async () => answer);
    const asking = stateOf({}, options);
    for (let n = 0; n < 2; n++)
      expect(await asking.estimateGas({ to: ADDRESS }, 5, null, OWN_WORK)).toEqual({ gas: 30_000n });
    expect(application.asked).toEqual(Array(questions).fill({ method: 'EstimateGas', height: 5 }));
  });
});

test('rules that were asked for before the node changed do not count after it', async () => {
  const parts = { queries: new ApplicationQueries(application, DIALECTS.cosmosEvm03), node: application };
  const stored = { unchanged: () => 'since 1' };
  const asking = new CosmosState(
    { gasCap: 1n, callTimeoutMs: 1_000 },
    // Only this part of what is stored is used.
    { ...parts, cache: new QuestionCache(), profile: PROFILE, stored: stored as never },
  );
  const answers: (() => void)[] = [];
  application.replies.set('Params', () => new Promise((resolve) => answers.push(() => resolve(new Uint8Array(0)))));
  const before = asking.evmParameters(5, OWN_WORK);
  asking.forget();
  answers[0]?.();
  await before;
  const after = asking.evmParameters(6, OWN_WORK);
  answers[1]?.();
  await after;
  await asking.evmParameters(7, OWN_WORK);
  expect(application.asked.map(({ height }) => height)).toEqual([5, 6]);
});

describe('calls of several clients', () => {
  const output = toBinary(MsgEthereumTxResponseSchema, create(MsgEthereumTxResponseSchema));
  const data = ({ args }: EthCallRequest) => (JSON.parse(Buffer.from(args).toString()) as CallObject).data;
  let executed: (string | undefined)[];
  let finish: (() => void)[];

  beforeEach(() => {
    executed = [];
    finish = [];
    application.replies.set('EthCall', async (request) => {
      executed.push(data(fromBinary(EthCallRequestSchema, request)) ?? undefined);
      await new Promise<void>((resolve) => finish.push(resolve));
      return output;
    });
  });

  test('are executed in turns, also those that another one has asked for', async () => {
    const asked = stateOf({}, { executionPlaces: () => 1 });
    const call = async (client: string, input: string) =>
      asked.call({ to: ADDRESS, data: input as Data }, 5, null, callerOf(client));
    const calls = ['0xa1', '0xa2', '0xa3', '0xcc'].map((input) => call('a', input));
    calls.push(call('b', '0xcc'), call('b', '0xb2'));
    for (let n = 0; n < 5; n++) {
      while (finish.length <= n) await eventLoopTurn();
      finish[n]?.();
    }
    await Promise.all(calls);
    expect(executed).toEqual(['0xa1', '0xa2', '0xcc', '0xa3', '0xb2']);
  });

  test('leave room for a client that has few', async () => {
    const calls = Array.from({ length: 200 }, async (_, n) =>
      state.call({ data: `0x${n.toString(16).padStart(4, '0')}` as Data }, 5, null, callerOf('a')),
    );
    const small = state.call({ data: '0xbb' }, 5, null, callerOf('b'));
    while (executed.length < 49) await eventLoopTurn();
    expect(executed).toHaveLength(49);
    expect(executed[48]).toBe('0xbb');
    finish[48]?.();
    await expect(small).resolves.toMatchObject({ vmError: '' });
    for (let n = 0; n < 201; n++) {
      while (finish.length <= n) await eventLoopTurn();
      finish[n]?.();
    }
    await Promise.all(calls);
  });

  test('do not spend the time of their execution on the wait for their turn', async () => {
    const node = {
      abciQuery: async ({ data: bytes, path, height }: AbciQuery, caller: Caller) => {
        const value = await application.query(path, bytes, height, caller);
        return { value, height, proof: [] };
      },
    };
    application.replies.set('EthCall', (request, _, signal) =>
      data(fromBinary(EthCallRequestSchema, request)) === '0xa1' ? never(signal) : Promise.resolve(output),
    );
    const parts = {
      queries: new ApplicationQueries(new AbciQueries(node), DIALECTS.cosmosEvm03),
      node: application,
      cache: new QuestionCache(),
      profile: PROFILE,
    };
    const options = { gasCap: 1n, callTimeoutMs: 100, executionPlaces: () => FIXED_PLACES.abci };
    const asked = new CosmosState(options, parts);
    const endless = asked.call({ data: '0xa1' }, 5, null, callerOf('a'));
    const small = asked.call({ data: '0xb1' }, 5, null, callerOf('b'));
    await expect(endless).rejects.toThrow('execution aborted (timeout = 0.1s)');
    await expect(small).resolves.toMatchObject({ vmError: '' });
  });
});

describe('a call', () => {
  const output = toBinary(
    MsgEthereumTxResponseSchema,
    create(MsgEthereumTxResponseSchema, { ret: new Uint8Array([1]) }),
  );

  test('is sent with gas cap and chain id, and answered from the cache the next time', async () => {
    let sent = create(EthCallRequestSchema);
    application.replies.set('EthCall', async (request) => {
      sent = fromBinary(EthCallRequestSchema, request);
      return output;
    });
    const expected = { returnData: '0x01', vmError: '', gasUsed: null };
    expect(await state.call({ to: ADDRESS, data: '0x11' }, 5, null, OWN_WORK)).toEqual(expected);
    expect(await state.call({ data: '0x11', to: ADDRESS }, 5, null, OWN_WORK)).toEqual(expected);
    expect(application.asked).toEqual([{ method: 'EthCall', height: 5 }]);
    expect(Buffer.from(sent.args).toString()).toBe(`{"to":"${ADDRESS}","data":"0x11"}`);
    expect({ gasCap: sent.gasCap, chainId: sent.chainId }).toEqual({ gasCap: 25_000_000n, chainId: 9n });
  });

  test('names the proposer of its block, where that is known', async () => {
    const proposers: string[] = [];
    const note = (request: Uint8Array): void => {
      proposers.push(Buffer.from(fromBinary(EthCallRequestSchema, request).proposerAddress).toString('hex'));
    };
    application.replies.set('EthCall', async (request) => (note(request), output));
    application.replies.set('EstimateGas', async (request) => {
      note(request);
      return toBinary(EstimateGasResponseSchema, create(EstimateGasResponseSchema, { gas: 21_000n }));
    });
    state.useBlocks({
      summary(height) {
        if (height === 3) throw new HistoryPruned(3, 4);
        return height > 5 ? null : ({ proposerAddress: `0x0${height}${'cd'.repeat(19)}` } as BlockSummary);
      },
    });
    for (const height of [5, 4, 3, 6]) await state.call({ to: ADDRESS }, height, null, OWN_WORK);
    await state.estimateGas({ to: ADDRESS }, 5, null, OWN_WORK);
    const [five, four] = [`05${'cd'.repeat(19)}`, `04${'cd'.repeat(19)}`];
    expect(proposers).toEqual([five, four, '', '', five]);
  });

  test('with other data, at another height, or with overrides is a different call', async () => {
    application.replies.set('EthCall', async () => output);
    await state.call({ to: ADDRESS, data: '0x11' }, 5, null, OWN_WORK);
    await state.call({ to: ADDRESS, data: '0x12' }, 5, null, OWN_WORK);
    await state.call({ to: ADDRESS, data: '0x11' }, 6, null, OWN_WORK);
    await state.call({ to: ADDRESS, data: '0x11' }, 5, { [ADDRESS]: { balance: '0x1' } }, OWN_WORK);
    expect(application.asked).toHaveLength(4);
  });

  test("that runs too long fails with geth's words", async () => {
    application.replies.set('EthCall', (_, __, signal) => {
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
    });
    const answer = stateOf({}, { callTimeoutMs: 20 }).call({ to: ADDRESS }, 5, null, OWN_WORK);
    await expect(answer).rejects.toMatchObject({ name: 'QueryFailed', text: 'execution aborted (timeout = 0.02s)' });
  });

  test('passes on the known fields, and only one of input and data', () => {
    const call = {
      data: '0x1',
      input: '0x2',
      from: ADDRESS,
      gas: null,
      type: '0x2',
      unknown: 1,
      nonce: '0x0',
    } as const;
    expect(callJson(call)).toBe(`{"from":"${ADDRESS}","nonce":"0x0","input":"0x2"}`);
    expect(callJson({})).toBe('{}');
  });
});

describe('authorizations of a call', () => {
  test.each<[string, boolean, Partial<ChainProfile>]>([
    ['Ethermint', false, { dialect: DIALECTS.ethermint }],
    ['Cronos, which has overrides', false, { dialect: DIALECTS.cronos, supportsOverrides: true }],
    ['cosmos/evm v0.3', false, { dialect: DIALECTS.cosmosEvm03 }],
    ['cosmos/evm v0.4', false, { dialect: DIALECTS.cosmosEvm04 }],
    ['later cosmos/evm', true, { dialect: DIALECTS.cosmosEvm04, supportsOverrides: true }],
  ])('are applied by a node of %s: %s', (_, applied, changes) => {
    expect(stateOf(changes).supportsAuthorizations()).toBe(applied);
  });
});

describe('a proof', () => {
  test('reads the account and each slot from the stores, at the height', async () => {
    const recorded = new RecordedNodeQueries('head');
    application.replies.set('Account', () => recorded.query(...recordedAccount));
    const slot = `0x${'00'.repeat(31)}01` as Bytes32;
    const proof = await state.proof(ADDRESS, [slot], 5, OWN_WORK);
    expect(proof.nonce).toBe(124n);
    expect(proof.proof[0]?.key).toEqual(Buffer.from(`01${'ab'.repeat(20)}`, 'hex'));
    expect(proof.storage[0]).toMatchObject({ key: slot, value: 7n });
    expect(proof.storage[0]?.proof[0]?.key).toEqual(Buffer.from(`02${'ab'.repeat(20)}${slot.slice(2)}`, 'hex'));
    expect(application.asked.every(({ height }) => height === 5)).toBe(true);
  });

  const recordedAccount = [
    '/cosmos.evm.vm.v1.Query/Account',
    fromHex('0a2a307843364665354433333631356131433532633038303138633437453842633533363436413045313031'),
    5247,
  ] as const;
});

describe('prices', () => {
  const market = (baseFee: string, minGasPrice: string) => async () => {
    const params = { baseFee, minGasPrice, elasticityMultiplier: 2, baseFeeChangeDenominator: 8 };
    return toBinary(QueryParamsResponseSchema, create(QueryParamsResponseSchema, { params }));
  };
  const nodePrices = (minimumGasPrice: string) => async () =>
    toBinary(ConfigResponseSchema, create(ConfigResponseSchema, { minimumGasPrice }));

  test('of old Ethermint, kept in whole wei, are scaled like all others', async () => {
    application.replies.set('Params', market('7', '0'));
    expect((await state.feeMarket(5, OWN_WORK)).baseFeeScaled).toBe(7n);
    expect((await stateOf({ baseFeeIsScaled: false }).feeMarket(5, OWN_WORK)).baseFeeScaled).toBe(
      7_000_000_000_000_000_000n,
    );
  });

  test('the global minimum is rounded up: a transaction that pays less is refused', async () => {
    application.replies.set('Params', market('0', '2500000000000000000'));
    expect(await state.globalMinGasPrice(5, OWN_WORK)).toBe(3n);
  });

  test.each([
    ['0.1atest', 1n],
    ['20000000000atest,5stake', 20_000_000_000n],
    ['5stake', 0n],
    ['', 0n],
  ])('the minimum of a node with %p is %p wei', async (prices, wei) => {
    application.replies.set('Config', nodePrices(prices));
    expect(await state.nodeMinGasPrice(OWN_WORK)).toBe(wei);
    await state.nodeMinGasPrice(OWN_WORK);
    expect(application.asked).toHaveLength(1);
  });

  test("a configured minimum replaces the node's own", async () => {
    expect(await stateOf({}, { minimumGasPrices: '7atest' }).nodeMinGasPrice(OWN_WORK)).toBe(7n);
    expect(application.asked).toEqual([]);
  });

  test('of a denomination with 6 decimals are for a larger unit', async () => {
    application.replies.set('Config', nodePrices('0.025utest'));
    const forks = { ...PROFILE.forks, denom: 'utest', decimals: 6 };
    expect(await stateOf({ forks }).nodeMinGasPrice(OWN_WORK)).toBe(25_000_000_000n);
  });

  test('of the coin itself count before those of its extended denomination', async () => {
    application.replies.set('Config', nodePrices('7atest,0.025utest'));
    const forks = { ...PROFILE.forks, denom: 'utest', decimals: 6 };
    expect(await stateOf({ forks }).nodeMinGasPrice(OWN_WORK)).toBe(25_000_000_000n);
  });

  test('of a coin with 6 decimals are kept in its unit, with what that is in wei', async () => {
    application.replies.set('Params', market('1000263075576163830', '500000000000000'));
    const forks = { ...PROFILE.forks, denom: 'utest', decimals: 6 };
    const unit = { weiPerUnit: 10n ** 12n, leastRiseScaled: 10n ** 18n };
    expect(await stateOf({ forks }).feeMarket(5, OWN_WORK)).toMatchObject({
      baseFeeScaled: 1_000_263_075_576_163_830n,
      unit,
    });
    expect(await stateOf({ forks }).globalMinGasPrice(5, OWN_WORK)).toBe(500_000_000n);
    const newer = stateOf({ forks, dialect: DIALECTS.cosmosEvm04 });
    expect((await newer.feeMarket(5, OWN_WORK)).unit).toEqual({ ...unit, leastRiseScaled: 10n ** 6n });
  });

  test.each([
    ['0.0005utest', 500_000_000n],
    ['0.0000000000005utest', 1n],
    ['500000000.5atest', 500_000_001n],
    ['5stake', 0n],
  ])('%p of a coin with 6 decimals is %p wei, in either denomination', async (prices, wei) => {
    application.replies.set('Config', nodePrices(prices));
    const forks = { ...PROFILE.forks, denom: 'utest', decimals: 6 };
    expect(await stateOf({ forks }).nodeMinGasPrice(OWN_WORK)).toBe(wei);
  });

  describe("of the node's app.toml", () => {
    const told: string[] = [];
    const ofFile = (prices: string) => ({
      minimumGasPricesOfFile: { prices, onDifference: (text: string) => void told.push(text) },
    });
    beforeEach(() => void told.splice(0));

    test('give way to what the node runs with, and the difference is told', async () => {
      application.replies.set('Config', nodePrices('3atest'));
      expect(await stateOf({}, ofFile('7atest')).nodeMinGasPrice(OWN_WORK)).toBe(3n);
      expect(told).toEqual(['3atest']);
    });

    test('are no difference when they are only written in another way', async () => {
      application.replies.set('Config', nodePrices('7.000000000000000000atest,1stake'));
      expect(await stateOf({}, ofFile('7atest')).nodeMinGasPrice(OWN_WORK)).toBe(7n);
      expect(told).toEqual([]);
    });

    test('count where the application cannot be asked', async () => {
      application.replies.set('Config', async () => {
        throw new QueryUnknown('/cosmos.base.node.v1beta1.Service/Config');
      });
      expect(await stateOf({}, ofFile('7atest')).nodeMinGasPrice(OWN_WORK)).toBe(7n);
      expect(told).toEqual([]);
    });
  });

  test.each([
    ['1.5atest', 1_500_000_000_000_000_000n],
    ['1ibc/AB12,2atest', 2_000_000_000_000_000_000n],
    ['atest', 0n],
    ['1.2.3atest', 0n],
  ])('%p in 18 decimal places is %p', (prices, scaled) => {
    expect(scaledMinimumPrice(prices, 'atest')).toBe(scaled);
  });
});

describe('the genesis state, where it is not known', () => {
  const zeroSlot = `0x${'00'.repeat(32)}` as Bytes32;
  const questions: [string, () => unknown][] = [
    ['an account', () => state.account(ADDRESS, 0, OWN_WORK)],
    ['code', () => state.code(ADDRESS, 0, OWN_WORK)],
    ['storage', () => state.storage(ADDRESS, zeroSlot, 0, OWN_WORK)],
    ['a call', () => state.call({ to: ADDRESS }, 0, null, OWN_WORK)],
    ['an estimate', () => state.estimateGas({ to: ADDRESS }, 0, null, OWN_WORK)],
    ['a proof', () => state.proof(ADDRESS, [zeroSlot], 0, OWN_WORK)],
  ];

  test.each(questions)('%s is pruned history, with the oldest height that the node has', async (_, ask) => {
    const status = create(StatusResponseSchema, { earliestStoreHeight: 300n });
    application.replies.set('Status', async () => toBinary(StatusResponseSchema, status));
    await expect(ask()).rejects.toMatchObject({ rpc: { name: 'historyPruned', data: { earliest: '0x12c' } } });
  });

  test.each(questions)('%s is pruned history also where the node does not tell that height', async (_, ask) => {
    await expect(ask()).rejects.toEqual(new HistoryPruned(0, null));
  });
});

describe('the operator of a validator', () => {
  const consensus = fromHex('2e1ca93285d58942ba2e22fd893ccac7c924c3a1');
  const operator = '0x7cb61d4117ae31a12e393a1cfa3bac666481d02e';
  const found = async () =>
    toBinary(
      QueryValidatorAccountResponseSchema,
      create(QueryValidatorAccountResponseSchema, { accountAddress: 'cosmos10jmp6sgh4cc6zt3e8gw05wavvejgr5pwsjskvv' }),
    );

  test('is asked once for all heights', async () => {
    application.replies.set('ValidatorAccount', found);
    expect(await state.operatorOf(consensus, 5, OWN_WORK)).toBe(operator);
    expect(await state.operatorOf(consensus, 6, OWN_WORK)).toBe(operator);
    expect(application.asked).toHaveLength(1);
  });

  test('is read from the newest state when the height is pruned', async () => {
    application.replies.set('ValidatorAccount', async (_, height) => {
      if (height !== 0) throw new HistoryPruned(height, null);
      return await found();
    });
    expect(await state.operatorOf(consensus, 5, OWN_WORK)).toBe(operator);
  });

  test('is null for an address of no validator, and an error when the node is unavailable', async () => {
    application.replies.set('ValidatorAccount', async () => {
      throw new QueryFailed('validator not found', 18, 'sdk');
    });
    expect(await state.operatorOf(consensus, 5, OWN_WORK)).toBeNull();
    application.replies.set('ValidatorAccount', async () => {
      throw new NodeUnavailable('away');
    });
    await expect(state.operatorOf(consensus, 5, OWN_WORK)).rejects.toThrow(NodeUnavailable);
  });
});

/** A query that ends when it is aborted. */
function never(signal: AbortSignal | undefined): Promise<Uint8Array> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
