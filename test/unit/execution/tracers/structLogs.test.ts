import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Address } from '../../../../generated/types.js';
import { ECHO, OUTER, SENDER, TracedChain } from './tracedCall.js';

interface StructLog {
  pc: number;
  op: string;
  gas: number;
  gasCost: number;
  depth: number;
  error?: string;
  stack?: string[];
  memory?: string[];
  storage?: Record<string, string>;
  returnData?: string;
  refund?: number;
}

interface Trace {
  gas: number;
  failed: boolean;
  returnValue: string;
  structLogs: StructLog[];
}

const CODE = `0x${'c0'.repeat(20)}` as Address;
const ZERO = '0'.repeat(64);
const CALLER_WORD = `${'0'.repeat(24)}${'aa'.repeat(20)}`;

let chain: TracedChain;
beforeAll(async () => {
  chain = await TracedChain.create();
});

/** Runs code (hex) of an account of its own. */
async function traceCode(code: string, gas = 100_000): Promise<Trace> {
  const own = await TracedChain.create({
    [CODE]: { code, storage: { [`0x${ZERO}`]: `0x${ZERO.slice(1)}9` } },
  });
  return (await own.trace({ from: SENDER, to: CODE, gas: `0x${gas.toString(16)}` })) as Trace;
}

describe('struct logs', () => {
  test('list each instruction with gas, cost, depth and stack, through calls', async () => {
    const trace = (await chain.trace({ from: SENDER, to: OUTER })) as Trace;
    expect(trace.failed).toBe(false);
    // A call is billed at least half of its gas limit.
    expect(trace.gas).toBe(500_000);
    expect(trace.returnValue).toBe(`0x${CALLER_WORD}`);
    expect(trace.structLogs).toHaveLength(28);
    expect(trace.structLogs.slice(0, 3)).toEqual([
      { pc: 0, op: 'PUSH1', gas: 979_000, gasCost: 3, depth: 1, stack: [] },
      { pc: 2, op: 'PUSH1', gas: 978_997, gasCost: 3, depth: 1, stack: ['0x5'] },
      {
        pc: 4,
        op: 'SSTORE',
        gas: 978_994,
        gasCost: 22_100,
        depth: 1,
        stack: ['0x5', '0x0'],
        storage: { [ZERO]: `${ZERO.slice(1)}5` },
      },
    ]);
    const call = trace.structLogs.find(({ op }) => op === 'CALL');
    // Cold account 2600, value 9000, a word of memory 3, and the 65,535 that are forwarded.
    expect(call?.gasCost).toBe(2600 + 9000 + 3 + 65_535);
    expect(trace.structLogs.filter(({ depth }) => depth === 2).map(({ op }) => op)).toEqual([
      'CALLER',
      'PUSH1',
      'MSTORE',
      'PUSH1',
      'PUSH1',
      'RETURN',
    ]);
  });

  test('show memory and return data on request, and leave stack and storage out on request', async () => {
    const options = { enableMemory: true, enableReturnData: true, disableStack: true, disableStorage: true };
    const { structLogs } = (await chain.trace({ from: SENDER, to: OUTER }, { options })) as Trace;
    expect(structLogs.some((log) => log.stack !== undefined || log.storage !== undefined)).toBe(false);
    const log = structLogs.find(({ op }) => op === 'LOG1');
    expect(log).toMatchObject({ memory: [CALLER_WORD], returnData: `0x${CALLER_WORD}` });
    expect(structLogs[0]?.memory).toBeUndefined();
  });

  test('end after the instruction whose output reaches the limit', async () => {
    const { structLogs } = (await chain.trace({ to: OUTER }, { options: { limit: 100 } })) as Trace;
    expect(structLogs).toHaveLength(2);
  });

  test('have the STOP after the end of code', async () => {
    const { structLogs } = await traceCode('6001');
    expect(structLogs).toEqual([
      { pc: 0, op: 'PUSH1', gas: 79_000, gasCost: 3, depth: 1, stack: [] },
      { pc: 2, op: 'STOP', gas: 78_997, gasCost: 0, depth: 1, stack: ['0x1'] },
    ]);
  });

  test('list an instruction that had too little gas once, with its error', async () => {
    const { structLogs, failed, gas } = await traceCode('6001600055', 22_000);
    expect({ failed, gas }).toEqual({ failed: true, gas: 0 });
    expect(structLogs.at(-1)).toMatchObject({
      op: 'SSTORE',
      error: 'out of gas: not enough gas for reentrancy sentry',
    });
    expect(structLogs).toHaveLength(3);
  });

  test('name the numbers when the stack has too few items', async () => {
    expect((await traceCode('01')).structLogs).toEqual([
      { pc: 0, op: 'ADD', gas: 79_000, gasCost: 3, depth: 1, error: 'stack underflow (0 <=> 2)', stack: [] },
    ]);
    expect((await traceCode('55')).structLogs[0]).toMatchObject({ op: 'SSTORE', error: 'stack underflow (0 <=> 2)' });
  });

  test('name undefined opcodes, and PREVRANDAO as DIFFICULTY', async () => {
    expect((await traceCode('44')).structLogs[0]?.op).toBe('DIFFICULTY');
    expect((await traceCode('0c')).structLogs[0]?.op).toBe('opcode 0xc not defined');
    expect((await traceCode('fe')).structLogs[0]?.op).toBe('INVALID');
  });

  test('show refunds', async () => {
    // Slot 0 holds 9: clearing it refunds 4800.
    const { structLogs } = await traceCode('600060005500');
    expect(structLogs.map(({ op, refund }) => [op, refund])).toEqual([
      ['PUSH1', undefined],
      ['PUSH1', undefined],
      ['SSTORE', 4800],
      ['STOP', 4800],
    ]);
  });

  test('show a revert with its data, and other failures without', async () => {
    expect(await traceCode('60aa60005260206000fd')).toMatchObject({
      failed: true,
      returnValue: `0x${ZERO.slice(2)}aa`,
    });
    expect(await traceCode('fe')).toMatchObject({ failed: true, returnValue: '0x', gas: 0 });
  });

  test('a call to an account without code has no instructions', async () => {
    expect(await chain.trace({ from: SENDER, to: SENDER, gas: '0x5208' })).toEqual({
      gas: 21_000,
      failed: false,
      returnValue: '0x',
      structLogs: [],
    });
    expect(await chain.trace({ from: SENDER, to: ECHO, gas: '0x5208' })).toMatchObject({ failed: true });
  });
});
