/** The gateway's own queries against the embedded chain: detection, state, calls. */
import { OWN_WORK } from '../../../../src/caller/caller.js';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Address, Bytes32, CallObject, StateOverrides } from '../../../../generated/types.js';
import { HeightInFuture, QueryUnknown } from '../../../../src/chain/chainErrors.js';
import { WEI } from '../../../../src/chain/fees/feeMarket.js';
import { detectChain } from '../../../../src/cosmos/detect/detectChain.js';
import { ApplicationQueries } from '../../../../src/cosmos/queries/applicationQueries.js';
import { QuestionCache } from '../../../../src/cosmos/questionCache.js';
import { CosmosState } from '../../../../src/cosmos/cosmosState.js';
import { decodeData, encodeWord } from '../../../../src/ethereum/hex.js';
import { contractAddress } from '../../../../src/ethereum/receipt.js';
import { account, TOKEN } from '../app/testChain.js';
import { RoutedNode } from './routedNode.js';
import { turnsDuring } from '../../../support/eventLoop.js';

const NO_BYTES = new Uint8Array(0);

const SLOT_0 = `0x${'0'.repeat(64)}` as Bytes32;
const NEVER_ENDING = { data: '0x5b600056' } as CallObject;

let node: RoutedNode;
let state: CosmosState;
let queries: ApplicationQueries;
let counter: Address;

/** Block 1 is empty, block 2 deploys the counter, block 3 writes 42 to it. */
beforeAll(async () => {
  node = await RoutedNode.start();
  const { chain } = node;
  await chain.mine();
  counter = contractAddress(account(0).address, 0n);
  await chain.run(0, { to: null, value: 0n, input: counterCode(), gas: 200_000n });
  await chain.run(0, { to: counter, value: 0n, input: decodeData(word(42)), gas: 100_000n });
  const profile = await detectChain({ node, queries: node }, OWN_WORK);
  queries = new ApplicationQueries(node, profile.dialect);
  const parts = { queries, node, cache: new QuestionCache(), profile };
  state = new CosmosState({ gasCap: 25_000_000n, callTimeoutMs: 5000 }, parts);
});

/** Init code of a contract that returns slot 0, and writes its argument there when it has one. */
function counterCode(): Uint8Array {
  const runtime = '3615600c5760003560005500' + '5b60005460005260206000f3';
  const size = (runtime.length / 2).toString(16).padStart(2, '0');
  return decodeData(`0x60${size}600c60003960${size}6000f3${runtime}`);
}

function word(value: number): Bytes32 {
  return encodeWord(BigInt(value));
}

describe('detection', () => {
  test('finds a chain of the newer dialect with overrides', async () => {
    expect(await detectChain({ node, queries: node }, OWN_WORK)).toMatchObject({
      cometChainId: 'halley-dev_31337-1',
      dialect: { name: 'cosmosEvm04' },
      mempool: 'floodWithQueue',
      supportsOverrides: true,
      bech32Prefix: 'cosmos',
      baseFeeIsScaled: true,
      feeDenom: 'atest',
      forks: { chainId: 31_337n, decimals: 18, londonBlock: 0n, pragueTime: 0n, osakaTime: null },
    });
  });

  test('finds a chain of the older dialect without', async () => {
    const older = await RoutedNode.start({ dialect: 'cosmosEvm03' });
    await older.chain.mine();
    expect(await detectChain({ node: older, queries: older }, OWN_WORK)).toMatchObject({
      dialect: { name: 'cosmosEvm03' },
      mempool: 'flood',
      supportsOverrides: false,
    });
  });
});

describe('state at every height', () => {
  test('account, code and storage before and after', async () => {
    const { address } = account(0);
    expect(await state.account(address, 1, OWN_WORK)).toMatchObject({ balance: 10_000n * TOKEN, nonce: 0n });
    expect(await state.account(address, 3, OWN_WORK)).toMatchObject({ nonce: 2n });
    expect(await state.code(counter, 1, OWN_WORK)).toBe('0x');
    expect((await state.code(counter, 2, OWN_WORK)).length).toBe(2 + 48);
    expect(await state.storage(counter, SLOT_0, 2, OWN_WORK)).toBe(word(0));
    expect(await state.storage(counter, SLOT_0, 3, OWN_WORK)).toBe(word(42));
  });

  test('height 0 is the newest', async () => {
    expect(await queries.storage(counter, SLOT_0, 0, OWN_WORK)).toBe(word(42));
    expect(await state.earliestHeight(OWN_WORK)).toBe(1);
  });

  test('a height above the head is in the future, and an unknown query is unknown', async () => {
    await expect(state.account(counter, 99, OWN_WORK)).rejects.toBeInstanceOf(HeightInFuture);
    await expect(node.query('/cosmos.evm.vm.v1.Query/Nope', new Uint8Array(0), 1)).rejects.toBeInstanceOf(QueryUnknown);
    await expect(node.query('', new Uint8Array(0), 1)).rejects.toBeInstanceOf(QueryUnknown);
  });

  test("the validator's operator, and none for another validator", async () => {
    const { proposer } = node.chain.app.blockRecord(3) ?? { proposer: '0x' };
    expect(await state.operatorOf(decodeData(proposer), 3, OWN_WORK)).toBe(node.chain.app.config.operator);
    expect(await state.operatorOf(new Uint8Array(20).fill(3), 3, OWN_WORK)).toBeNull();
  });

  test('proofs are refused', async () => {
    await expect(state.proof(counter, [SLOT_0], 3, OWN_WORK)).rejects.toThrow(/keeps no IAVL stores and has no proofs/);
  });
});

describe('fees', () => {
  test('the fee market at a height has the base fee of its block', async () => {
    const { app } = node.chain;
    const market = await state.feeMarket(2, OWN_WORK);
    expect(market).toEqual({
      unit: { weiPerUnit: 1n, leastRiseScaled: 10n ** 18n },
      noBaseFee: false,
      elasticityMultiplier: 2,
      baseFeeChangeDenominator: 8,
      enableHeight: 0,
      baseFeeScaled: app.blockRecord(2)?.baseFeeScaled,
      minGasPriceScaled: 0n,
    });
    expect(await queries.evmBaseFee(2, OWN_WORK)).toBe((app.blockRecord(2)?.baseFeeScaled ?? 0n) / WEI);
    expect(await state.globalMinGasPrice(2, OWN_WORK)).toBe(0n);
    expect(await state.nodeMinGasPrice(OWN_WORK)).toBe(0n);
  });
});

describe('calls', () => {
  test('run on the state of their height', async () => {
    expect(await state.call({ to: counter }, 2, null, OWN_WORK)).toEqual({
      returnData: word(0),
      vmError: '',
      gasUsed: expect.any(BigInt) as unknown,
    });
    expect((await state.call({ to: counter }, 3, null, OWN_WORK)).returnData).toBe(word(42));
  });

  test('change nothing', async () => {
    await state.call({ to: counter, input: word(7) }, 3, null, OWN_WORK);
    expect(await queries.storage(counter, SLOT_0, 0, OWN_WORK)).toBe(word(42));
  });

  test('take state overrides', async () => {
    const overrides: StateOverrides = { [counter]: { stateDiff: { [SLOT_0]: word(9) } } };
    expect((await state.call({ to: counter }, 3, overrides, OWN_WORK)).returnData).toBe(word(9));
  });

  test('see their block', async () => {
    // NUMBER, CHAINID, BASEFEE, COINBASE and PREVRANDAO, each a word of the output.
    const code = '0x43600052466020524860405241606052446080526' + '0a06000f3';
    const { returnData } = await state.call({ data: code } as CallObject, 2, null, OWN_WORK);
    const words = returnData
      .slice(2)
      .match(/.{64}/g)
      ?.map((digits) => BigInt(`0x${digits}`));
    const { app } = node.chain;
    const baseFee = (app.blockRecord(2)?.baseFeeScaled ?? 0n) / WEI;
    expect(words).toEqual([2n, 31_337n, baseFee, BigInt(app.config.operator), 2n ** 256n - 1n]);
  });

  test('failures are answers with an error text', async () => {
    expect(await state.call({ data: '0xfe' }, 3, null, OWN_WORK)).toMatchObject({
      vmError: 'invalid opcode: INVALID',
    });
    expect(await state.call({ data: '0x60006000fd' }, 3, null, OWN_WORK)).toMatchObject({
      vmError: 'execution reverted',
      returnData: '0x',
    });
    const poor = { from: `0x${'77'.repeat(20)}`, to: counter, value: '0x1' } as CallObject;
    expect(await state.call(poor, 3, null, OWN_WORK)).toMatchObject({ vmError: 'insufficient balance for transfer' });
  });

  test('print the lines of console.log', async () => {
    // console.log("hi"), called with STATICCALL as Hardhat's library does.
    const text = `41304fac${'20'.padStart(64, '0')}${'2'.padStart(64, '0')}${'6869'.padEnd(64, '0')}`;
    const store = text
      .match(/.{1,64}/g)
      ?.map((part, index) => `7f${part.padEnd(64, '0')}60${(index * 32).toString(16).padStart(2, '0')}52`);
    const code = `0x${store?.join('')}600060006064600073000000000000000000636f6e736f6c652e6c6f675afa00`;
    await state.call({ data: code } as CallObject, 3, null, OWN_WORK);
    expect(node.consoleLines).toEqual(['hi']);
  });
});

describe('estimates', () => {
  test('are exact', async () => {
    const call = { from: account(1).address, to: counter, input: word(7) } as CallObject;
    const outcome = await state.estimateGas(call, 3, null, OWN_WORK);
    const gas = 'gas' in outcome ? outcome.gas : 0n;
    expect((await node.chain.run(1, { to: counter, value: 0n, input: decodeData(word(7)), gas })).vmError).toBe('');
    node.chain.app.revertTo(3);
    const short = await node.chain.run(1, { to: counter, value: 0n, input: decodeData(word(7)), gas: gas - 1n });
    expect(short.vmError).toBe('out of gas');
    node.chain.app.revertTo(3);
  });

  test('run in the next block at the head; calls, and estimates at earlier heights, in the block of their height', async () => {
    // Reverts unless the block's number, or its time, is the argument.
    const [expectNumber, expectTime] = [
      '0x6000354314600d5760006000fd5b00',
      '0x6000354214600d5760006000fd5b00',
    ] as const;
    const head = node.chain.app.blockRecord(3)?.time.seconds ?? 0;
    node.nextTime = { seconds: head + 1000, nanos: 0 };
    const succeeds = async (code: `0x${string}`, argument: number, height: number) => {
      const overrides: StateOverrides = { [counter]: { code } };
      const outcome = await state.estimateGas({ to: counter, input: word(argument) }, height, overrides, OWN_WORK);
      return 'gas' in outcome;
    };
    expect(await succeeds(expectTime, head + 1000, 3)).toBe(true);
    expect(await succeeds(expectTime, head, 3)).toBe(false);
    expect(await succeeds(expectNumber, 4, 3)).toBe(true);
    expect(await succeeds(expectTime, node.chain.app.blockRecord(2)?.time.seconds ?? 0, 2)).toBe(true);
    expect(await succeeds(expectNumber, 2, 2)).toBe(true);
    const { returnData } = await state.call({ data: '0x4260005260206000f3' }, 3, null, OWN_WORK);
    expect(returnData).toBe(word(head));
  });

  test('a transfer takes 21000, code that reverts answers its data, code that never ends is an error', async () => {
    expect(
      await state.estimateGas({ from: account(0).address, to: account(1).address, value: '0x1' }, 3, null, OWN_WORK),
    ).toEqual({
      gas: 21_000n,
    });
    expect(await state.estimateGas({ data: '0x60aa60005260206000fd' }, 3, null, OWN_WORK)).toEqual({
      vmError: 'execution reverted',
      returnData: word(0xaa),
    });
    await expect(state.estimateGas({ ...NEVER_ENDING, gas: '0xf4240' }, 3, null, OWN_WORK)).rejects.toThrow(
      'gas required exceeds allowance',
    );
  });

  test('need a cap of at least the gas of a transaction', async () => {
    const request = { args: '{}', gasCap: 20_999n, chainId: 31_337n, proposer: NO_BYTES, overrides: '' };
    await expect(queries.estimateGas(request, 3, OWN_WORK)).rejects.toThrow('gas cap cannot be lower than 21,000');
  });
});

describe('bounds', () => {
  test('a call without a cap gets thirty million gas', async () => {
    const outcome = await queries.call(
      { args: '{"data":"0xfe"}', gasCap: 0n, chainId: 31_337n, proposer: NO_BYTES, overrides: '' },
      3,
      OWN_WORK,
    );
    expect(outcome).toEqual({ returnData: '0x', vmError: 'invalid opcode: INVALID', gasUsed: 30_000_000n });
  });

  test('a call that never ends lets others run until its gas is used up', async () => {
    const turns = await turnsDuring(5, async () => {
      const outcome = await state.call({ ...NEVER_ENDING, gas: '0x17d7840' }, 3, null, OWN_WORK);
      expect(outcome).toMatchObject({ vmError: 'out of gas', gasUsed: 25_000_000n });
    });
    expect(turns).toBeGreaterThan(0);
  });

  test('code that calls itself without end, and without a jump, ends as well', async () => {
    const code = `0x${'600060006000600060003061ffff5a03f1'.repeat(20)}` as const;
    const overrides: StateOverrides = { [counter]: { code } };
    const outcome = await state.call({ to: counter, gas: '0x3d090' }, 3, overrides, OWN_WORK);
    expect(outcome.gasUsed).toBeLessThanOrEqual(250_000n);
  });
});
