/** MODEXP answers and costs what @ethereumjs/evm says, for inputs of any shape. */
import { expect, test } from '@jest/globals';
import { Common, Hardfork, Mainnet } from '@ethereumjs/common';
import { createEVM, type EVM } from '@ethereumjs/evm';
import { decodeData, encodeData, encodeQuantity, toHex } from '../../../src/ethereum/hex.js';
import { precompileAddress } from '../../../src/ethereum/precompileNames.js';
import { floorDataGas, intrinsicGas } from '../../../src/ethereum/transaction/intrinsicGas.js';
import { FakeChain, headBlock } from '../execution/fakeChain.js';
import { runCall } from './engine.js';

const ADDRESS = precompileAddress(5);
const GAS = 20_000_000n;

interface Outcome {
  /** All of the call's gas. */
  gasUsed: bigint;
  output: string;
  error: string;
}

async function onEngine(osaka: boolean, input: Uint8Array): Promise<Outcome> {
  const chain = new FakeChain();
  chain.schedule = { osakaTime: osaka ? 0n : null };
  const call = { to: ADDRESS, input: encodeData(input), gas: encodeQuantity(GAS) };
  const { gasUsed, returnData, vmError } = await runCall({ chain, block: headBlock() }, call);
  return { gasUsed: gasUsed ?? 0n, output: returnData, error: vmError };
}

async function onOracle(evm: EVM, input: Uint8Array): Promise<Outcome> {
  const before = intrinsicGas({ to: ADDRESS, input, accessList: null, authorizationList: null }, { shanghai: true });
  const precompile = evm.precompiles.get(ADDRESS.slice(2));
  if (precompile === undefined) throw new Error('no such precompile');
  const run = { data: input, gasLimit: GAS - before, common: evm.common, _EVM: evm };
  const { executionGasUsed, returnValue, exceptionError } = await precompile(run);
  if (exceptionError !== undefined) return { gasUsed: GAS, output: '0x', error: exceptionError.error };
  const [spent, floor] = [before + executionGasUsed, floorDataGas({ input })];
  return { gasUsed: spent > floor ? spent : floor, output: encodeData(returnValue), error: '' };
}

function inputOf(lengths: readonly number[], rest: Uint8Array): Uint8Array {
  const head = lengths.map((length) => length.toString(16).padStart(64, '0')).join('');
  return decodeData(`0x${head}${toHex(rest)}`);
}

test.each([
  [Hardfork.Prague, false],
  [Hardfork.Osaka, true],
])('at %s', async (hardfork, osaka) => {
  const evm = await createEVM({ common: new Common({ chain: Mainnet, hardfork }) });
  let seed = 5;
  const next = (below: number): number => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) % below;
  const inputs: Uint8Array[] = [new Uint8Array(0), new Uint8Array(40).fill(1), new Uint8Array(96)];
  for (let round = 0; round < 500; round++) {
    // Input is often shorter than its lengths say, and sometimes has leading zeros.
    const rest = Uint8Array.from({ length: next(220) }, () => (next(4) === 0 ? 0 : next(256)));
    inputs.push(inputOf([next(70), next(70), next(70)], rest));
  }
  for (const input of inputs) expect(await onEngine(osaka, input)).toEqual(await onOracle(evm, input));
});

test('since Osaka no operand has more than 1024 bytes', async () => {
  const fitting = await onEngine(true, inputOf([1024, 0, 1], new Uint8Array(1025)));
  expect(fitting).toMatchObject({ output: '0x00', error: '' });
  for (const lengths of [
    [1025, 0, 1],
    [0, 1025, 1],
    [1, 0, 1025],
    [0, 1025, 0],
  ]) {
    const refused = await onEngine(true, inputOf(lengths, new Uint8Array(0)));
    expect(refused).toMatchObject({ gasUsed: GAS, output: '0x' });
    expect(refused.error).not.toBe('');
  }
});

test('huge lengths run out of gas', async () => {
  for (const head of [`${'f'.repeat(64)}`.repeat(3), `${'0'.repeat(64)}${'f'.repeat(64)}${'1'.padStart(64, '0')}`]) {
    expect(await onEngine(false, decodeData(`0x${head}`))).toEqual({
      gasUsed: GAS,
      output: '0x',
      error: 'out of gas',
    });
  }
});

test('an empty base and an empty modulus answer no bytes, whatever the exponent', async () => {
  const data = decodeData(`0x${'0'.repeat(64)}${'f'.repeat(64)}${'0'.repeat(64)}`);
  expect(await onEngine(false, data)).toMatchObject({ output: '0x', error: '' });
});
