import { beforeAll, describe, expect, test } from '@jest/globals';
import { Hardfork } from '@ethereumjs/common';
import { createEVM, type EVM } from '@ethereumjs/evm';
import { decodeData, encodeData, toHex } from '../../../../src/ethereum/hex.js';
import { createRules } from '../../../../src/execution/rules/hardfork.js';
import { modularExponentiation } from '../../../../src/execution/rules/modularExponentiation.js';

const KEY = '5'.padStart(40, '0');

let turns = 0;
let ours: EVM;

beforeAll(async () => {
  ours = await withOurs(Hardfork.Prague);
});

async function withOurs(hardfork: Hardfork): Promise<EVM> {
  const common = createRules(1n, hardfork);
  return createEVM({ common, customPrecompiles: [modularExponentiation(common, () => void (turns += 1))] });
}

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
  test.each([Hardfork.Prague, Hardfork.Osaka])(
    'answers and charges what the EVM does at %s, for inputs of any shape',
    async (hardfork) => {
      const mine = await withOurs(hardfork);
      const standard = await createEVM({ common: createRules(1n, hardfork) });
      let seed = 5;
      const next = (below: number): number => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) % below;
      for (let round = 0; round < 500; round++) {
        const lengths: [number, number, number] = [next(70), next(70), next(70)];
        // Input is often shorter than its lengths say, and sometimes has leading zeros.
        const rest = Uint8Array.from({ length: next(220) }, () => (next(4) === 0 ? 0 : next(256)));
        const data = input(lengths, rest);
        expect(await run(mine, data)).toEqual(await run(standard, data));
      }
      for (const data of [new Uint8Array(0), new Uint8Array(40).fill(1), new Uint8Array(96)]) {
        expect(await run(mine, data)).toEqual(await run(standard, data));
      }
    },
  );

  test('since Osaka no operand has more than 1024 bytes', async () => {
    const osaka = await withOurs(Hardfork.Osaka);
    const fitting = await run(osaka, input([1024, 0, 1], new Uint8Array(1025)));
    expect(fitting).toEqual({ executionGasUsed: 32_768n, output: '0x00', error: undefined });
    for (const lengths of [
      [1025, 0, 1],
      [0, 1025, 1],
      [1, 0, 1025],
      [0, 1025, 0],
    ] as const) {
      const refused = { executionGasUsed: 10_000_000n, output: '0x', error: 'invalid input length' };
      expect(await run(osaka, input([...lengths], new Uint8Array(0)))).toEqual(refused);
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
