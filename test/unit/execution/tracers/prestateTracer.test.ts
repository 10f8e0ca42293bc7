import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Address } from '../../../../generated/types.js';
import { createChainConfig } from '../../../../src/devchain/app/devChainConfig.js';
import { CODES, ECHO, OUTER, SENDER, TracedChain } from './tracedCall.js';

const ZERO = `0x${'0'.repeat(64)}`;
const FIVE = `0x${'5'.padStart(64, '0')}`;
const { operator } = createChainConfig();

let chain: TracedChain;
beforeAll(async () => {
  chain = await TracedChain.create();
});

function trace(call: Record<string, unknown>, tracerConfig: unknown = {}): Promise<unknown> {
  return chain.trace(call, { tracer: 'prestateTracer', tracerConfig });
}

describe('prestateTracer', () => {
  test('shows what was touched as it was before, with empty slots and without empty accounts', async () => {
    expect(await trace({ from: SENDER, to: OUTER })).toEqual({
      [SENDER]: { balance: '0xde0b6b3a7640000', nonce: 7 },
      [OUTER]: {
        balance: '0xa',
        code: `0x${CODES[OUTER]}`,
        codeHash: expect.stringMatching(/^0x[0-9a-f]{64}$/) as unknown,
        nonce: 1,
        storage: { [ZERO]: ZERO },
      },
      [ECHO]: {
        balance: '0xa',
        code: `0x${CODES[ECHO]}`,
        codeHash: '0xbc3230af13299724348936e9b919b8982db9e35467a4baf29c309a1a506d39ef',
        nonce: 1,
      },
    });
  });

  test('leaves code and storage out on request', async () => {
    const accounts = (await trace({ to: OUTER }, { disableCode: true, disableStorage: true })) as Record<
      string,
      object
    >;
    expect(accounts[OUTER]).not.toHaveProperty('code');
    expect(accounts[OUTER]).not.toHaveProperty('storage');
    expect(accounts[OUTER]).toHaveProperty('codeHash');
  });

  test('does not show an account that the transaction makes', async () => {
    const accounts = await trace({ from: SENDER, data: '0x600160005360016000f3' });
    expect(Object.keys(accounts as object)).toEqual([SENDER]);
  });

  test('shows accounts that were empty with includeEmpty: the coinbase, and a contract that is made', async () => {
    const accounts = await trace({ from: SENDER, data: '0x600160005360016000f3' }, { includeEmpty: true });
    expect(accounts).toMatchObject({ [SENDER]: { nonce: 7 }, [operator]: { balance: '0x0' } });
    expect(Object.keys(accounts as object)).toHaveLength(3);
  });

  test('diffMode shows what changed, before and after', async () => {
    const { pre, post } = (await trace({ from: SENDER, to: OUTER }, { diffMode: true })) as Record<
      'pre' | 'post',
      object
    >;
    expect(post).toEqual({
      [SENDER]: { nonce: 8 },
      [OUTER]: { balance: '0x9', storage: { [ZERO]: FIVE } },
      [ECHO]: { balance: '0xb' },
    });
    expect(pre).toMatchObject({
      [SENDER]: { balance: '0xde0b6b3a7640000', nonce: 7 },
      [OUTER]: { balance: '0xa', nonce: 1 },
      [ECHO]: { balance: '0xa' },
    });
    expect((pre as Record<Address, object>)[OUTER]).not.toHaveProperty('storage');
    expect(Object.keys(pre)).toHaveLength(3);
  });

  test('diffMode shows a new contract after only', async () => {
    const diff = (await trace({ from: SENDER, data: '0x600160005360016000f3' }, { diffMode: true })) as {
      pre: object;
      post: Record<string, unknown>;
    };
    expect(Object.keys(diff.pre)).toEqual([SENDER]);
    expect(Object.values(diff.post)).toContainEqual({
      code: '0x01',
      codeHash: '0x5fe7f977e71dba2ea1a68e21057beebb9be2ac30c6410aa38d4f3fbe41dcffd2',
      nonce: 1,
    });
  });

  test('includes the account whose code another runs by delegation (EIP-7702)', async () => {
    const delegating = `0x${'d7'.repeat(20)}` as Address;
    const own = await TracedChain.create({ [delegating]: { code: `ef0100${ECHO.slice(2)}` } });
    const accounts = await own.trace({ from: SENDER, to: delegating }, { tracer: 'prestateTracer' });
    expect(Object.keys(accounts as object)).toContain(ECHO);
  });
});
