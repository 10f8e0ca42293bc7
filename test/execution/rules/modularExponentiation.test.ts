import { beforeAll, describe, expect, test } from '@jest/globals';
import { Hardfork } from '@ethereumjs/common';
import { createEVM, type EVM } from '@ethereumjs/evm';
import { decodeData, encodeData, toHex } from '../../../src/evm/hex.js';
import { createRules } from '../../../src/execution/rules/hardfork.js';
import { modularExponentiation } from '../../../src/execution/rules/modularExponentiation.js';

const KEY = '5'.padStart(40, '0');

let standard: EVM;
let ours: EVM;
let turns = 0;

beforeAll(async () => {
  standard = await createEVM({ common: createRules(1n, Hardfork.Prague) });
  const customPrecompiles = [modularExponentiation(() => void (turns += 1))];
  ours = await createEVM({ common: createRules(1n, Hardfork.Prague), customPrecompiles });
});

async function run(
  evm: EVM,
  data: Uint8Array,
  gasLimit = 10_000_000n,
): Promise<{ executionGasUsed: bigint; output: string; error: string | undefined }> {
  const precompile = evm.precompiles.get(KEY);
  if (precompile === undefined) throw new Error('no such precompile');
  const { executionGasUsed, returnValue, exceptionError } = await precompile({
    data,
    gasLimit,
    common: evm.common,
    _EVM: evm,
  });
  return { executionGasUsed, output: encodeData(returnValue), error: exceptionError?.error };
}

function input(lengths: [number, number, number], rest: Uint8Array): Uint8Array {
  const head = lengths.map((length) => length.toString(16).padStart(64, '0')).join('');
  return decodeData(`0x${head}${toHex(rest)}`);
}

describe('MODEXP', () => {
  test('answers and charges what the EVM does, for inputs of any shape', async () => {
    let seed = 5;
    const next = (below: number): number => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) % below;
    for (let round = 0; round < 500; round++) {
      const lengths: [number, number, number] = [next(70), next(70), next(70)];
      // Input is often shorter than its lengths say, and sometimes has leading zeros.
      const rest = Uint8Array.from({ length: next(220) }, () => (next(4) === 0 ? 0 : next(256)));
      const data = input(lengths, rest);
      expect(await run(ours, data)).toEqual(await run(standard, data));
    }
    for (const data of [new Uint8Array(0), new Uint8Array(40).fill(1), new Uint8Array(96)]) {
      expect(await run(ours, data)).toEqual(await run(standard, data));
    }
  });

  test('huge lengths run out of gas', async () => {
    for (const head of [`${'f'.repeat(64)}`.repeat(3), `${'0'.repeat(64)}${'f'.repeat(64)}${'1'.padStart(64, '0')}`]) {
      expect(await run(ours, decodeData(`0x${head}`))).toEqual({
        executionGasUsed: 10_000_000n,
        output: '0x',
        error: 'out of gas',
      });
    }
  });

  test('an empty base and an empty modulus answer no bytes, whatever the exponent', async () => {
    const data = decodeData(`0x${'0'.repeat(64)}${'f'.repeat(64)}${'0'.repeat(64)}`);
    expect(await run(ours, data)).toEqual({ executionGasUsed: 200n, output: '0x', error: undefined });
  });

  test('an exponent of a hundred thousand bytes pauses again and again', async () => {
    const data = input([8, 100_000, 8], new Uint8Array(100_016).fill(0xfd));
    turns = 0;
    expect(await run(ours, data)).toMatchObject({ error: undefined });
    expect(turns).toBe(6250);
  });
});
