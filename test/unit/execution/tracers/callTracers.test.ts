import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Address } from '../../../../generated/types.js';
import { contractAddress } from '../../../../src/ethereum/receipt.js';
import { BOOM, ECHO, OUTER, SENDER, TracedChain } from './tracedCall.js';

const CODE = `0x${'c0'.repeat(20)}` as Address;
const HEIR = `0x${'d1'.repeat(20)}` as Address;
const IDENTITY = `0x${'4'.padStart(40, '0')}`;
const CALLER_WORD = `0x${'0'.repeat(24)}${'aa'.repeat(20)}`;

let chain: TracedChain;
beforeAll(async () => {
  chain = await TracedChain.create();
});

async function traceCode(code: string, tracer: string, tracerConfig: unknown = {}, balance = 5n): Promise<unknown> {
  const own = await TracedChain.create({ [CODE]: { code, balance, nonce: 1n } });
  return own.trace({ from: SENDER, to: CODE, gas: '0x30d40' }, { tracer, tracerConfig });
}

/** Code that calls an address with an opcode that takes a value or not, and stops. */
function calling(opcode: 'f1' | 'f2' | 'f4' | 'fa', address: string, value = 0): string {
  const amount = opcode === 'f1' || opcode === 'f2' ? `60${value.toString(16).padStart(2, '0')}` : '';
  return `6000600060006000${amount}73${address.slice(2)}617530${opcode}00`;
}

describe('callTracer', () => {
  test('shows the input of a call as it was, whatever the caller writes to its memory afterwards', async () => {
    // Sends the word 5 to ECHO, and writes 7 over it.
    const code = `6005600052${'60006000602060006000'}73${ECHO.slice(2)}617530f1${'600760005200'}`;
    const { calls } = (await traceCode(code, 'callTracer')) as { calls: { input: string }[] };
    expect(calls[0]?.input).toBe(`0x${'5'.padStart(64, '0')}`);
  });

  test('names an undefined opcode also in code with jumps', async () => {
    const jumpToUndefined = '6003565b0c';
    const trace = await traceCode(jumpToUndefined, 'callTracer');
    expect(trace).toMatchObject({ error: 'invalid opcode: opcode 0xc not defined' });
  });

  test('shows the tree of calls', async () => {
    expect(await chain.trace({ from: SENDER, to: OUTER, input: '0x12' }, { tracer: 'callTracer' })).toEqual({
      from: SENDER,
      gas: '0xf4240',
      gasUsed: '0x7a120',
      to: OUTER,
      input: '0x12',
      output: CALLER_WORD,
      calls: [
        {
          from: OUTER,
          gas: '0x108fb',
          gasUsed: '0x11',
          to: ECHO,
          input: '0x',
          output: CALLER_WORD,
          value: '0x1',
          type: 'CALL',
        },
      ],
      value: '0x0',
      type: 'CALL',
    });
  });

  test('withLog adds logs, with the number of earlier calls of the frame', async () => {
    const tracerConfig = { withLog: true };
    const topics = [`0x${'2a'.padStart(64, '0')}`];
    expect(await chain.trace({ to: OUTER }, { tracer: 'callTracer', tracerConfig })).toMatchObject({
      logs: [{ address: OUTER, topics, data: CALLER_WORD, position: '0x1' }],
    });
  });

  test('a frame that fails loses its logs', async () => {
    const trace = await traceCode('60006000a060006000fd', 'callTracer', { withLog: true });
    expect(trace).toMatchObject({ error: 'execution reverted', gasUsed: '0x0' });
    expect(trace).not.toHaveProperty('logs');
  });

  test('onlyTopCall shows only the outermost call', async () => {
    const tracerConfig = { onlyTopCall: true, withLog: true };
    const trace = await chain.trace({ to: OUTER }, { tracer: 'callTracer', tracerConfig });
    expect(trace).not.toHaveProperty('calls');
    expect(trace).toHaveProperty('logs');
  });

  test('a revert shows its reason', async () => {
    expect(await chain.trace({ to: BOOM }, { tracer: 'callTracer' })).toMatchObject({
      error: 'execution reverted',
      revertReason: 'boom',
      output: expect.stringMatching(/^0x08c379a0/) as unknown,
    });
  });

  test.each([
    ['f1', { type: 'CALL', from: CODE, to: ECHO, value: '0x2' }],
    ['f2', { type: 'CALLCODE', from: CODE, to: ECHO, value: '0x2' }],
    ['f4', { type: 'DELEGATECALL', from: CODE, to: ECHO, value: '0x0' }],
    ['fa', { type: 'STATICCALL', from: CODE, to: ECHO }],
  ] as const)('opcode 0x%s is a frame of its type', async (opcode, frame) => {
    const trace = (await traceCode(calling(opcode, ECHO, 2), 'callTracer')) as { calls: object[] };
    expect(trace.calls).toEqual([expect.objectContaining(frame)]);
    expect('value' in (trace.calls[0] ?? {})).toBe('value' in frame);
  });

  test('a call that sends more than the balance has a failed frame', async () => {
    expect(await traceCode(calling('f1', HEIR, 6), 'callTracer')).toMatchObject({
      type: 'CALL',
      calls: [
        {
          from: CODE,
          to: HEIR,
          gas: '0x7e2c',
          gasUsed: '0x0',
          input: '0x',
          error: 'insufficient balance for transfer',
          value: '0x6',
          type: 'CALL',
        },
      ],
    });
  });

  test('a self-destruction is a frame that carries the balance', async () => {
    expect(await traceCode(`73${HEIR.slice(2)}ff`, 'callTracer')).toMatchObject({
      calls: [{ from: CODE, gas: '0x0', gasUsed: '0x0', to: HEIR, input: '0x', value: '0x5', type: 'SELFDESTRUCT' }],
    });
  });

  test('a creation shows the code that it stores, a failed one has no address', async () => {
    // Init code that returns one byte of code, made by CREATE.
    const initCode = '600160005360016000f3';
    const create = `69${initCode}600052600a60166000f000`;
    const trace = (await traceCode(create, 'callTracer')) as { calls: { to?: string }[] };
    expect(trace.calls).toEqual([
      expect.objectContaining({ type: 'CREATE', from: CODE, input: `0x${initCode}`, output: '0x01', value: '0x0' }),
    ]);
    expect(trace.calls[0]?.to).toBe(contractAddress(CODE, 1n));
    const failing = await chain.trace({ from: SENDER, data: '0xfe' }, { tracer: 'callTracer' });
    expect(failing).toMatchObject({ type: 'CREATE', error: 'invalid opcode: INVALID', input: '0xfe' });
    expect(failing).not.toHaveProperty('to');
  });
});

describe('flatCallTracer', () => {
  test('lists calls with their trace addresses', async () => {
    const trace = await chain.trace({ from: SENDER, to: OUTER }, { tracer: 'flatCallTracer' });
    expect(trace).toEqual([
      {
        action: { callType: 'call', from: SENDER, gas: '0xf4240', input: '0x', to: OUTER, value: '0x0' },
        blockHash: null,
        blockNumber: 0,
        result: { gasUsed: '0x7a120', output: CALLER_WORD },
        subtraces: 1,
        traceAddress: [],
        transactionHash: null,
        transactionPosition: 0,
        type: 'call',
      },
      expect.objectContaining({
        action: { callType: 'call', from: OUTER, gas: '0x108fb', input: '0x', to: ECHO, value: '0x1' },
        subtraces: 0,
        traceAddress: [0],
      }),
    ]);
  });

  test('leaves calls of precompiles out unless requested', async () => {
    expect(await traceCode(calling('fa', IDENTITY), 'flatCallTracer')).toHaveLength(1);
    const both = await traceCode(calling('fa', IDENTITY), 'flatCallTracer', { includePrecompiles: true });
    expect(both).toHaveLength(2);
  });

  test("converts errors to Parity's words on request; a revert keeps its result", async () => {
    const convertParityErrors = true;
    expect(await chain.trace({ to: BOOM }, { tracer: 'flatCallTracer' })).toMatchObject([
      { error: 'execution reverted', result: { gasUsed: '0x0' } },
    ]);
    expect(await traceCode('fe', 'flatCallTracer', { convertParityErrors })).toMatchObject([
      { error: 'Bad instruction' },
    ]);
    const [failed] = (await traceCode('600056', 'flatCallTracer', { convertParityErrors })) as object[];
    expect(failed).toMatchObject({ error: 'Bad jump destination' });
    expect(failed).not.toHaveProperty('result');
  });

  test('shows a self-destruction as suicide', async () => {
    expect(await traceCode(`73${HEIR.slice(2)}ff`, 'flatCallTracer')).toMatchObject([
      {},
      { type: 'suicide', action: { address: CODE, balance: '0x5', refundAddress: HEIR } },
    ]);
  });
});

describe('small tracers', () => {
  test('4byteTracer counts selectors with the size of their arguments', async () => {
    const trace = await chain.trace({ to: OUTER, input: '0x11223344aabb' }, { tracer: '4byteTracer' });
    expect(trace).toEqual({ '0x11223344-2': 1 });
    expect(await chain.trace({ to: OUTER, input: '0x1122' }, { tracer: '4byteTracer' })).toEqual({});
  });

  test('noopTracer answers an empty trace', async () => {
    expect(await chain.trace({ to: OUTER }, { tracer: 'noopTracer' })).toEqual({});
  });

  test('muxTracer has the trace of each', async () => {
    const tracerConfig = { callTracer: { onlyTopCall: true }, noopTracer: null, '4byteTracer': {} };
    const trace = await chain.trace({ to: OUTER, input: '0x11223344' }, { tracer: 'muxTracer', tracerConfig });
    expect(trace).toMatchObject({ callTracer: { type: 'CALL' }, noopTracer: {}, '4byteTracer': { '0x11223344-0': 1 } });
  });
});
