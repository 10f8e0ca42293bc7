/** What a node answers to calls with state overrides that reach Go code, and when that is believed. */
import { OWN_WORK } from '../../../src/caller/caller.js';
import { describe, expect, test } from '@jest/globals';
import type { Address, CallObject, Data, StateOverrides } from '../../../generated/types.js';
import { QueryFailed } from '../../../src/chain/chainErrors.js';
import type { CallOutcome, EstimateOutcome } from '../../../src/chain/state.js';
import { executeOverridden, type OverriddenState } from '../../../src/execution/overriddenGoCode.js';
import { toRpcError } from '../../../src/jsonrpc/rpcErrors.js';

const TOKEN = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee' as Address;
const STAKING = '0x0000000000000000000000000000000000000800' as Address;
const SHA256 = '0x0000000000000000000000000000000000000002' as Address;
const CONTRACT = '0xcc00000000000000000000000000000000000001' as Address;
const OVERRIDES = { '0x1200000000000000000000000000000000000012': { balance: '0x1' } } as StateOverrides;
const NAME = `0x${'20'.padStart(64, '0')}${'1'.padStart(64, '0')}${'41'.padEnd(64, '0')}` as Data;
const NO_NAME = `0x${'20'.padStart(64, '0')}${''.padStart(64, '0')}` as Data;
const GAS_CAP = 1_000_000n;

/** A node of v0.7.3 in small: what the contract touches is told, and costs more where it is no precompile. */
class Node implements OverriddenState {
  /** What `CONTRACT` touches besides the Go code. */
  touches: Address[] = [];
  gasUsed = 40_000n;
  vmError = '';
  /** What a token says its name is under overrides, and staking says. */
  nameUnderOverrides = NAME;
  stakingUnderOverrides = 'out of gas';

  call({ to, data }: CallObject, _height: number, overrides: StateOverrides | null): Promise<CallOutcome> {
    if (to === TOKEN && data === '0x06fdde03')
      return this.#answer(overrides === null ? NAME : this.nameUnderOverrides, '');
    if (to === STAKING && data === undefined)
      return this.#answer('0x' as Data, overrides === null ? 'out of gas' : this.stakingUnderOverrides);
    const cold = this.touches.filter((address) => overrides !== null && address in overrides).length;
    return this.#answer('0x01' as Data, this.vmError, this.gasUsed + 2_500n * BigInt(cold));
  }

  async estimateGas(): Promise<EstimateOutcome> {
    return { gas: 50_000n };
  }

  async evmParameters(height: number) {
    return { height, precompiles: [STAKING], permissions: null, fingerprint: '' };
  }

  async isErc20Precompile(address: Address): Promise<boolean> {
    return address === TOKEN;
  }

  async #answer(returnData: Data, vmError: string, gasUsed = 30_000n): Promise<CallOutcome> {
    return { returnData, vmError, gasUsed };
  }
}

interface Asked {
  to?: Address;
  reached?: Address;
  stateOverrides?: StateOverrides;
  call?: CallObject;
}

/** The answer, or the message of the refusal. */
async function ask(node: Node, { to = CONTRACT, reached = TOKEN, stateOverrides = OVERRIDES, call = {} }: Asked = {}) {
  try {
    const overridden = {
      call: { to, data: '0x70' as Data, ...call },
      stateOverrides,
      height: 7,
      reached,
      gasCap: GAS_CAP,
    };
    return (await executeOverridden('call', overridden, node, OWN_WORK)).returnData;
  } catch (error) {
    return toRpcError(error, { error: () => undefined }, 0).message;
  }
}

function refusal(address: Address, why: string) {
  return expect.stringMatching(new RegExp(`^a call that reaches the contract ${address} not supported: .*${why}`));
}

describe('a call with overrides that reaches the contract of a coin', () => {
  test('is answered by the node where it touches no other precompile', async () => {
    expect(await ask(new Node())).toBe('0x01');
    expect(await ask(new Node(), { to: TOKEN })).toBe('0x01');
  });

  test.each([SHA256, STAKING])('is refused where it touches %s, which the node may have lost', async (address) => {
    const node = new Node();
    node.touches = [address];
    expect(await ask(node)).toEqual(refusal(TOKEN, 'loses its other precompiles'));
  });

  test('is refused where an access list hides what it touches', async () => {
    const accessList = [{ address: SHA256, storageKeys: [] }];
    expect(await ask(new Node(), { call: { accessList } })).toEqual(refusal(TOKEN, 'loses its other precompiles'));
  });

  test('is refused where the node runs the code of the account instead', async () => {
    const node = new Node();
    node.nameUnderOverrides = NO_NAME;
    expect(await ask(node)).toEqual(refusal(TOKEN, 'does not run it'));
    expect(await ask(node, { to: TOKEN })).toEqual(refusal(TOKEN, 'does not run it'));
  });

  test('is refused where it may have run out of gas for the overrides', async () => {
    const node = new Node();
    node.gasUsed = 950_000n;
    expect(await ask(node)).toEqual(refusal(TOKEN, 'needs more gas'));
    node.vmError = 'out of gas';
    expect(await ask(node, { to: TOKEN })).toEqual(refusal(TOKEN, 'needs more gas'));
  });

  test('is refused where a precompile is moved', async () => {
    const stateOverrides = { [SHA256]: { movePrecompileToAddress: CONTRACT } } as StateOverrides;
    expect(await ask(new Node(), { stateOverrides })).toEqual(refusal(TOKEN, 'move a precompile'));
  });

  test('is not answered while the node is busy', async () => {
    const node = new Node();
    node.call = () => Promise.reject(new QueryFailed('execution aborted (timeout = 5s)', 0, ''));
    expect(await ask(node)).toMatch(/execution aborted/);
  });
});

describe("a call with overrides that reaches one of the chain's precompiles", () => {
  test('is answered where it calls nothing else', async () => {
    expect(await ask(new Node(), { to: STAKING, reached: STAKING })).toBe('0x01');
  });

  test('is refused where a contract calls it, as the gas is not that of other calls', async () => {
    expect(await ask(new Node(), { reached: STAKING })).toEqual(refusal(STAKING, 'too little gas'));
  });

  test('is refused where the node has it in other calls only', async () => {
    const node = new Node();
    node.stakingUnderOverrides = '';
    expect(await ask(node, { to: STAKING, reached: STAKING })).toEqual(refusal(STAKING, 'does not run it'));
  });
});
