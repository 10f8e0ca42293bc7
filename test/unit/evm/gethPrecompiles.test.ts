/**
 * Precompiled contracts answer what go-ethereum's own vectors expect, at the price that they name, by the rules of a
 * fork that has them. The files stay in Go's module cache, for the sake of their licence.
 */
import { describe, expect, test } from '@jest/globals';
import type { Address, Data } from '../../../generated/types.js';
import type { ForkSchedule } from '../../../src/chain/state.js';
import { decodeData, encodeQuantity } from '../../../src/ethereum/hex.js';
import { precompileAddress } from '../../../src/ethereum/precompileNames.js';
import { floorDataGas, intrinsicGas } from '../../../src/ethereum/transaction/intrinsicGas.js';
import { FakeChain, headBlock } from '../execution/fakeChain.js';
import { runCall, type Stage } from './engine.js';
import { precompileVectorFiles, precompileVectors, type PrecompileVector } from './gethVectors.js';

type Fork = keyof typeof SCHEDULES;

/** When the forks after Berlin begin; those that are left out have begun. */
const SCHEDULES = {
  berlin: { londonBlock: null, shanghaiTime: null, cancunTime: null, pragueTime: null },
  cancun: { pragueTime: null },
  prague: {},
  osaka: { osakaTime: 0n },
} satisfies Record<string, Partial<ForkSchedule>>;

/** The precompile of each file, and the fork at whose prices it runs. */
const FILES: Record<string, [number: number, fork: Fork]> = {
  ecRecover: [1, 'berlin'],
  modexp: [5, 'berlin'],
  modexp_eip2565: [5, 'berlin'],
  modexp_eip7883: [5, 'osaka'],
  bn256Add: [6, 'berlin'],
  bn256ScalarMul: [7, 'berlin'],
  bn256Pairing: [8, 'berlin'],
  blake2F: [9, 'berlin'],
  'fail-blake2f': [9, 'berlin'],
  pointEvaluation: [10, 'cancun'],
  blsG1Add: [11, 'prague'],
  'fail-blsG1Add': [11, 'prague'],
  blsG1Mul: [12, 'prague'],
  'fail-blsG1Mul': [12, 'prague'],
  blsG1MultiExp: [12, 'prague'],
  'fail-blsG1MultiExp': [12, 'prague'],
  blsG2Add: [13, 'prague'],
  'fail-blsG2Add': [13, 'prague'],
  blsG2Mul: [14, 'prague'],
  'fail-blsG2Mul': [14, 'prague'],
  blsG2MultiExp: [14, 'prague'],
  'fail-blsG2MultiExp': [14, 'prague'],
  blsPairing: [15, 'prague'],
  'fail-blsPairing': [15, 'prague'],
  blsMapG1: [16, 'prague'],
  'fail-blsMapG1': [16, 'prague'],
  blsMapG2: [17, 'prague'],
  'fail-blsMapG2': [17, 'prague'],
  p256Verify: [256, 'osaka'],
};

/** Its prices are those before Berlin (EIP-198), which Halley does not know. `modexp_eip2565` has the same inputs. */
const OLDER_PRICES = 'modexp';

const GAS = 1n << 30n;
const CONTRACT = `0x${'cc'.repeat(20)}` as Address;

test('all files of vectors have a precompile', () => {
  expect(precompileVectorFiles().sort()).toEqual(Object.keys(FILES).sort());
  const counts = precompileVectorFiles().map((file) => precompileVectors(file).length);
  expect(counts.reduce((sum, count) => sum + count)).toBe(1883);
});

describe.each(Object.entries(FILES))('%s', (file, [number, fork]) => {
  const vectors = precompileVectors(file);
  const to = precompileAddress(number);

  test.each(vectors.map((vector) => [vector.Name, vector] as const))('%s', async (_, vector) => {
    const input = hex(vector.Input);
    const outcome = await runCall(stageOf(fork), { to, input, gas: encodeQuantity(GAS) });
    if (vector.Expected === undefined) {
      expect(outcome).toEqual({ returnData: '0x', gasUsed: GAS, vmError: vector.ExpectedError });
      return;
    }
    expect(outcome).toMatchObject({ vmError: '', returnData: `0x${vector.Expected}` });
    if (file === OLDER_PRICES) return;

    const price = BigInt(vector.Gas ?? 0);
    const spent = intrinsic({ to, input }) + price;
    const floor = floorOf(fork, input);
    expect(outcome.gasUsed).toBe(spent > floor ? spent : floor);
    // The floor hides the price, which code pays that calls the precompile.
    if (floor > spent)
      await expect(called(vector, price)).resolves.toEqual({ succeeds: true, output: outcome.returnData });
    if (price > 0n) await expect(called(vector, price - 1n)).resolves.toEqual({ succeeds: false, output: '0x' });
  });

  /** What code gets that calls the precompile with this much gas. */
  async function called({ Input }: PrecompileVector, gas: bigint): Promise<{ succeeds: boolean; output: string }> {
    const stage = stageOf(fork);
    stage.chain.accounts.set(CONTRACT, { code: callingCode(to, gas), nonce: 1n });
    const { returnData } = await runCall(stage, { to: CONTRACT, input: hex(Input), gas: encodeQuantity(GAS) });
    return { succeeds: BigInt(returnData.slice(0, 66)) === 1n, output: `0x${returnData.slice(66)}` };
  }
});

/** Code that passes its call data on with this much gas, and returns a word, 1 for success, and the output. */
function callingCode(to: Address, gas: bigint): Data {
  const copyInput = '366000600037';
  const call = `6000600036600073${to.slice(2)}67${gas.toString(16).padStart(16, '0')}fa`;
  const returnAll = '6000523d600060203e3d6020016000f3';
  return hex(`${copyInput}${call}${returnAll}`);
}

function hex(digits: string): Data {
  return `0x${digits}` as Data;
}

/** Gas before the call, by the rules since Berlin. */
function intrinsic({ to, input }: { to: Address; input: Data }): bigint {
  return intrinsicGas({ to, input: decodeData(input), accessList: null, authorizationList: null }, { shanghai: true });
}

/** The least gas that the call takes (EIP-7623). */
function floorOf(fork: Fork, input: Data): bigint {
  return fork === 'prague' || fork === 'osaka' ? floorDataGas({ input: decodeData(input) }) : 0n;
}

function stageOf(fork: Fork): Stage {
  const chain = new FakeChain();
  chain.schedule = SCHEDULES[fork];
  return { chain, block: headBlock() };
}
