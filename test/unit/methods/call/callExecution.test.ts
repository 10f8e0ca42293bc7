/** Calls that name a price, executed in the node and, where overrides of the state require it, inside the gateway. */
import { afterAll, afterEach, describe, expect, jest, test } from '@jest/globals';
import type { CallObject, Data, MethodMap } from '../../../../generated/types.js';
import type { CallOutcome, EstimateOutcome } from '../../../../src/chain/state.js';
import { CallPlaces } from '../../../../src/execution/callPlaces.js';
import { LocalExecutor } from '../../../../src/execution/localExecutor.js';
import type { RequestContext } from '../../../../src/jsonrpc/request.js';
import { toRpcError } from '../../../../src/jsonrpc/rpcErrors.js';
import { call, estimateGas } from '../../../../src/methods/eth.js';
import { CHAIN_ID, fakeBlocks, FakeChain, HEAD } from '../../execution/fakeChain.js';
import { CONTRACT, ETHER, OTHER, SENDER } from '../../execution/stage.js';

// Worker threads load TypeScript in tests, which takes seconds on a busy machine.
jest.setTimeout(60_000);

const POOR = '0xaa00000000000000000000000000000000000002';
const STRANGER = '0xee00000000000000000000000000000000000001';
/** Twice the base fee, in hex: 2 gwei. */
const PRICE = '0x77359400';
const PRICE_WEI = 2_000_000_000n;

/** A node that runs every call with success, and overrides too. */
class Node extends FakeChain {
  readonly ran: CallObject[] = [];
  overrides = true;
  /** What a call answered a moment ago. */
  answeredBefore: CallOutcome | undefined;

  override supportsOverrides(): boolean {
    return this.overrides;
  }

  // The type of the fake chain knows no answers at once.
  override call(asked?: CallObject): Promise<CallOutcome> {
    this.ran.push(asked as CallObject);
    const ran = { returnData: '0x01' as Data, vmError: '', gasUsed: null };
    return (this.answeredBefore ?? Promise.resolve(ran)) as Promise<CallOutcome>;
  }

  override async estimateGas(asked?: CallObject): Promise<EstimateOutcome> {
    this.ran.push(asked as CallObject);
    return { gas: 21_000n };
  }
}

const node = new Node({ [SENDER]: { balance: ETHER }, [POOR]: { balance: 100_000n * PRICE_WEI + 7n } });
const executor = new LocalExecutor({ state: node, blocks: fakeBlocks }, { threads: 1 });
const blocks = { ...fakeBlocks, head: () => HEAD, earliest: () => 1, numberOfHash: () => null };
const callPlaces = new CallPlaces({ state: node, log: { error: () => undefined } });
const PARTS = { state: node, blocks, executor, callPlaces, identity: { chainId: CHAIN_ID } };
const METHODS = { eth_call: call(PARTS), eth_estimateGas: estimateGas(PARTS) };

afterAll(() => executor.stop());

type Params = MethodMap['eth_call']['params'];

async function answer(method: keyof typeof METHODS, asked: object, ...more: unknown[]): Promise<unknown> {
  node.reads.length = node.ran.length = 0;
  try {
    return await METHODS[method](
      [asked, ...more] as Params,
      { signal: new AbortController().signal } as RequestContext,
    );
  } catch (error) {
    return toRpcError(error, { error: () => undefined }, 0).message;
  }
}

/** The answer of the node's execution, which must be that of the gateway's. */
async function answerOfBoth(method: keyof typeof METHODS, asked: object): Promise<unknown> {
  const unrelated = { [STRANGER]: { balance: '0x1' } };
  node.overrides = false;
  const here = await answer(method, asked, 'latest', unrelated);
  expect(node.ran).toEqual([]);
  node.overrides = true;
  const there = await answer(method, asked, 'latest', unrelated);
  expect(there).toEqual(here);
  expect(await answer(method, asked, 'latest')).toEqual(here);
  return there;
}

const FEE_TOO_LOW = `max fee per gas less than block base fee: address ${SENDER}, maxFeePerGas: 1, baseFee: 1000000000`;
const TIP_ABOVE_CAP = `max priority fee per gas higher than max fee per gas: address ${SENDER}, maxPriorityFeePerGas: 2, maxFeePerGas: 1`;
const FUNDS = 'insufficient funds for gas * price + value';

describe('a price', () => {
  test.each<[string, CallObject, string]>([
    ['of gas below the base fee', { gasPrice: '0x1' }, FEE_TOO_LOW],
    ['capped below the base fee', { maxFeePerGas: '0x1' }, FEE_TOO_LOW],
    ['with a tip above the cap', { maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x2' }, TIP_ABOVE_CAP],
  ])('%s is refused', async (_, price, reason) => {
    const asked = { from: SENDER, to: CONTRACT, gas: '0x7530', ...price };
    expect(await answerOfBoth('eth_call', asked)).toBe(`err: ${reason} (supplied gas 30000)`);
    expect(await answerOfBoth('eth_estimateGas', asked)).toBe(`failed with 30000 gas: ${reason}`);
  });

  test.each<[string, CallObject, bigint]>([
    ['all gas that a call may use', {}, 25_000_000n * PRICE_WEI],
    ['the gas of the call', { gas: '0x186a1' }, 100_001n * PRICE_WEI],
    ['the gas and the value', { gas: '0x186a0', value: '0x8' }, 100_000n * PRICE_WEI + 8n],
  ])('must be payable for %s', async (_, more, want) => {
    expect(await answerOfBoth('eth_call', { from: POOR, to: CONTRACT, gasPrice: PRICE, ...more })).toBe(
      `${FUNDS}: address ${POOR} have ${100_000n * PRICE_WEI + 7n} want ${want}`,
    );
  });

  test('limits the gas of an estimate to what the sender can pay', async () => {
    const asked = { from: POOR, to: OTHER, gasPrice: PRICE };
    expect(await answerOfBoth('eth_estimateGas', asked)).toBe('0x5208');
    expect(node.ran).toEqual([{ ...asked, gas: '0x186a0' }]);
  });

  test('that the sender cannot pay for a transfer makes an estimate fail', async () => {
    const asked = { from: POOR, to: OTHER, maxFeePerGas: '0x2540be400' };
    expect(await answerOfBoth('eth_estimateGas', asked)).toBe('gas required exceeds allowance (20000)');
    expect(await answerOfBoth('eth_estimateGas', { ...asked, value: '0xffffffffffff' })).toBe(
      'insufficient funds for transfer',
    );
    expect(await answerOfBoth('eth_estimateGas', { to: OTHER, gasPrice: PRICE })).toBe(
      'insufficient funds for transfer',
    );
  });

  test('is paid from the balance that overrides give', async () => {
    const asked = { from: POOR, to: CONTRACT, gasPrice: PRICE };
    const rich = { [POOR.toUpperCase().replace('0X', '0x')]: { balance: '0xde0b6b3a7640000' } };
    expect(await answer('eth_call', asked, 'latest', rich)).toBe('0x01');
    expect(node.reads).toEqual([]);
  });

  test('costs one more question, and a call without a price costs none', async () => {
    const asked = { from: SENDER, to: CONTRACT };
    for (const price of [{}, { gasPrice: '0x0' }, { maxFeePerGas: '0x0', maxPriorityFeePerGas: '0x0' }]) {
      expect(await answer('eth_call', { ...asked, ...price })).toBe('0x01');
      expect(node.reads).toEqual([]);
    }
    expect(await answer('eth_call', { ...asked, gasPrice: PRICE })).toBe('0x01');
    expect(node.reads).toEqual([`account ${SENDER}`]);
  });

  test('is not checked for a block that does not exist', async () => {
    expect(await answer('eth_call', { to: CONTRACT, gasPrice: PRICE }, '0x65')).toBe('header not found');
  });
});

describe('a call that was executed a moment ago', () => {
  const KNOWN = { returnData: '0x02' as Data, vmError: '', gasUsed: null };
  const asked = (call: object, block = 'latest') =>
    METHODS.eth_call([call, block] as Params, { signal: new AbortController().signal } as RequestContext);

  afterEach(() => (node.answeredBefore = undefined));

  test('is answered without a promise', () => {
    node.answeredBefore = KNOWN;
    expect(asked({ to: CONTRACT })).toBe('0x02');
    expect(asked({ to: CONTRACT }, `0x${HEAD.toString(16)}`)).toBe('0x02');
  });

  test('fails again when it failed', async () => {
    node.answeredBefore = { ...KNOWN, vmError: 'execution reverted' };
    expect(await answer('eth_call', { to: CONTRACT })).toBe('execution reverted');
  });

  test('is checked for its price first', async () => {
    node.answeredBefore = KNOWN;
    const priced = { to: CONTRACT, gasPrice: PRICE, gas: '0x186a1' };
    expect(await answer('eth_call', { from: SENDER, ...priced })).toBe('0x02');
    expect(await answer('eth_call', { from: POOR, ...priced })).toMatch(/^insufficient funds/);
  });
});
