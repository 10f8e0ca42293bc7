import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { SimulatedBlock } from '../../../generated/types.js';
import type { CallOutcome, EstimateOutcome } from '../../../src/chain/state.js';
import { encodeQuantity } from '../../../src/ethereum/hex.js';
import { ExecutionError } from '../../../src/execution/refusals/executionError.js';
import { FakeChain } from '../../unit/execution/fakeChain.js';
import { call, createAccessList, estimateGas, simulate } from '../../unit/execution/run.js';
import { CONTRACT, push, SENDER } from '../../unit/execution/stage.js';

const GAS = 200_000n;
const INTRINSIC_GAS = 21_000n;
/** Refusals for code that is no delegation, the chain's own precompile, too little gas, and too many reads. */
const REFUSALS = ['executionFailed', 'featureNotSupported', 'gasExceedsAllowance', 'limitExceeded'];
const MAX_WORD = `0x${'f'.repeat(64)}`;

/** Instructions that touch other accounts, storage, creations, hashes, logs, memory and jumps. */
const INSTRUCTIONS = [
  ...[0x00, 0x01, 0x02, 0x04, 0x0a, 0x15, 0x20, 0x31, 0x35, 0x37, 0x39, 0x3b, 0x3c, 0x3d, 0x3e, 0x3f, 0x40, 0x47, 0x49],
  ...[0x50, 0x51, 0x52, 0x54, 0x55, 0x56, 0x57, 0x5a, 0x5b, 0x5c, 0x5d, 0x5e, 0x5f, 0x80, 0x81, 0x90, 0xa0, 0xa1],
  ...[0xf0, 0xf1, 0xf2, 0xf3, 0xf4, 0xf5, 0xfa, 0xfd, 0xff],
].map((byte) => byte.toString(16).padStart(2, '0'));

const pushes = fc.oneof(
  fc.constantFrom('6000', '6001', '6004', '6020', '60ff', '610800', '5f', push(CONTRACT), `7f${'ff'.repeat(32)}`),
  fc.integer({ min: 0, max: 17 }).map((value) => `60${value.toString(16).padStart(2, '0')}`),
);
const code = fc
  .array(fc.oneof({ weight: 3, arbitrary: pushes }, { weight: 2, arbitrary: fc.constantFrom(...INSTRUCTIONS) }), {
    maxLength: 80,
  })
  .map((parts) => `0x${parts.join('')}`);
const anyBytes = fc.uint8Array({ maxLength: 300 }).map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`);

describe('random code', () => {
  test('ends with an outcome or with an error of the catalogue', async () => {
    const amount = fc.constantFrom('0x0', '0x1', MAX_WORD);
    await fc.assert(
      fc.asyncProperty(fc.oneof(code, anyBytes), code, anyBytes, amount, async (first, second, data, balance) => {
        const gas = encodeQuantity(GAS);
        const message = { from: SENDER, to: CONTRACT, data, gas };
        const stateOverrides = {
          [CONTRACT]: { code: first, balance, nonce: '0xfffffffffffffffe' },
          [SENDER]: { balance, code: second },
        };
        const options = { stateOverrides, chainPrecompiles: ['0x0000000000000000000000000000000000000800'] };
        const creation = { from: SENDER, data: second, gas };
        const payload = {
          traceTransfers: true,
          blockStateCalls: [{ stateOverrides, calls: [message, creation, message] }],
        };
        await ends(call(new FakeChain(), message, options), defectOfRun);
        await ends(createAccessList(new FakeChain(), message, options), defectOfRun);
        await ends(estimateGas(new FakeChain(), creation, { ...options, gasCap: GAS }), defectOfEstimate);
        await ends(simulate(new FakeChain(), payload, options), defectOfBlocks);
      }),
      { numRuns: 400 },
    );
  }, 60_000);
});

/** `defectOf` answers what is wrong with an outcome; null when it is right. */
async function ends<T>(run: Promise<T>, defectOf: (outcome: T) => string | null): Promise<void> {
  const end = await run.catch((error: unknown) => {
    if (!(error instanceof ExecutionError)) throw error;
    return error;
  });
  if (end instanceof ExecutionError) expect(REFUSALS).toContain(end.rpc.name);
  else expect(defectOf(end)).toBeNull();
}

function defectOfRun({ vmError, returnData, gasUsed }: CallOutcome): string | null {
  if (!isBytes(returnData)) return `returns ${returnData}`;
  if (gasUsed === null || gasUsed < INTRINSIC_GAS || gasUsed > GAS) return `uses ${gasUsed} gas`;
  if (vmError === '' || vmError === 'execution reverted') return null;
  return gasUsed === GAS && returnData.length === 2 ? null : `${vmError}, but ${gasUsed} gas and ${returnData}`;
}

function defectOfEstimate(outcome: EstimateOutcome): string | null {
  if ('gas' in outcome) return outcome.gas >= INTRINSIC_GAS && outcome.gas <= GAS ? null : `needs ${outcome.gas} gas`;
  return outcome.vmError !== '' && isBytes(outcome.returnData) ? null : `${outcome.vmError}: ${outcome.returnData}`;
}

/** `run.ts` checks the blocks against the contract. */
function defectOfBlocks(blocks: SimulatedBlock[]): string | null {
  const calls = blocks.map((block) => block.calls.length);
  return calls.length === 1 && calls[0] === 3 ? null : `calls of the blocks: ${calls}`;
}

function isBytes(text: string): boolean {
  return /^0x(?:[0-9a-f]{2})*$/.test(text);
}
