import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ExecutionError } from '../../src/execution/executionError.js';
import { FakeChain } from './fakeChain.js';
import { call, createAccessList, estimateGas, simulate } from './run.js';

const CONTRACT = '0xcc00000000000000000000000000000000000001';
const SENDER = '0xaa00000000000000000000000000000000000001';
const MAX_WORD = `0x${'f'.repeat(64)}`;

/** Instructions that reach far: other accounts, storage, creations, hashes, logs, memory, jumps. */
const INSTRUCTIONS = [
  ...[0x00, 0x01, 0x02, 0x04, 0x0a, 0x15, 0x20, 0x31, 0x35, 0x37, 0x39, 0x3b, 0x3c, 0x3d, 0x3e, 0x3f, 0x40, 0x47, 0x49],
  ...[0x50, 0x51, 0x52, 0x54, 0x55, 0x56, 0x57, 0x5a, 0x5b, 0x5c, 0x5d, 0x5e, 0x5f, 0x80, 0x81, 0x90, 0xa0, 0xa1],
  ...[0xf0, 0xf1, 0xf2, 0xf3, 0xf4, 0xf5, 0xfa, 0xfd, 0xff],
].map((byte) => byte.toString(16).padStart(2, '0'));

const push = fc.oneof(
  fc.constantFrom(
    '6000',
    '6001',
    '6004',
    '6020',
    '60ff',
    '610800',
    '5f',
    `73${CONTRACT.slice(2)}`,
    `7f${'ff'.repeat(32)}`,
  ),
  fc.integer({ min: 0, max: 17 }).map((value) => `60${value.toString(16).padStart(2, '0')}`),
);
const code = fc
  .array(fc.oneof({ weight: 3, arbitrary: push }, { weight: 2, arbitrary: fc.constantFrom(...INSTRUCTIONS) }), {
    maxLength: 80,
  })
  .map((parts) => `0x${parts.join('')}`);
const anyBytes = fc.uint8Array({ maxLength: 300 }).map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`);

describe('whatever code does', () => {
  test('an execution ends with an outcome or with an error that can be told', async () => {
    const amount = fc.constantFrom('0x0', '0x1', MAX_WORD);
    await fc.assert(
      fc.asyncProperty(fc.oneof(code, anyBytes), code, anyBytes, amount, async (first, second, data, balance) => {
        const message = { from: SENDER, to: CONTRACT, data, gas: '0x30d40' };
        const stateOverrides = {
          [CONTRACT]: { code: first, balance, nonce: '0xfffffffffffffffe' },
          [SENDER]: { balance, code: second },
        };
        const options = { stateOverrides, chainPrecompiles: ['0x0000000000000000000000000000000000000800'] };
        const creation = { from: SENDER, data: second, gas: '0x30d40' };
        const payload = {
          traceTransfers: true,
          blockStateCalls: [{ stateOverrides, calls: [message, creation, message] }],
        };
        await ends(() => call(new FakeChain(), message, options));
        await ends(() => createAccessList(new FakeChain(), message, options));
        await ends(() => estimateGas(new FakeChain(), creation, { ...options, gasCap: 200_000n }));
        await ends(() => simulate(new FakeChain(), payload, options));
      }),
      { numRuns: 400 },
    );
  }, 60_000);
});

async function ends(run: () => Promise<unknown>): Promise<void> {
  const outcome = await run().catch((error: unknown) => error);
  if (outcome instanceof Error && !(outcome instanceof ExecutionError)) throw outcome;
  expect(outcome).toBeDefined();
}
