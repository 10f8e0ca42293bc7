import { OWN_WORK } from '../../../../src/caller/caller.js';
import { describe, expect, test } from '@jest/globals';
import type { Address, StructLog, StructLogTrace } from '../../../../generated/types.js';
import { readCallTrace } from '../../../../src/tracing/parity/readCallTrace.js';
import { JsonWriter } from '../../../../src/json/jsonWriter.js';
import { readAccounts } from '../../../support/parity/stateDiff.js';
import { readStructLogs } from '../../../support/parity/structLogReader.js';
import { writeVmTrace } from '../../../support/parity/vmTrace.js';
import { SENDER, TracedChain } from '../../execution/tracers/tracedCall.js';

interface VmTrace {
  code: string;
  ops: VmOperation[];
}

interface VmOperation {
  cost: number;
  op: string;
  pc: number;
  sub: VmTrace | null;
  ex: {
    mem: { data: string; off: number } | null;
    push: string[];
    store: { key: string; val: string } | null;
    used: number;
  } | null;
}

const CODE = `0x${'c0'.repeat(20)}` as Address;
const HELPER = `0x${'d1'.repeat(20)}` as Address;
const bytes = (value: unknown) => Buffer.from(JSON.stringify(value));

/** The vmTrace of a call to `code`, and the struct logs with memory, from another run. */
async function traceCode(code: string, helper = '00', input = '0x'): Promise<{ vm: VmTrace; logs: StructLog[] }> {
  const accounts = { [CODE]: { code, balance: 100n, nonce: 0n }, [HELPER]: { code: helper, balance: 0n, nonce: 1n } };
  const chain = await TracedChain.create(accounts);
  const call = { from: SENDER, to: CODE, gas: '0x7a120', input };
  const [frames, accountsBefore, logs, withMemory] = await Promise.all([
    chain.trace(call, { tracer: 'callTracer' }),
    chain.trace(call, { tracer: 'prestateTracer' }),
    chain.trace(call, { options: { disableStorage: true } }),
    chain.trace(call, { options: { enableMemory: true } }),
  ]);
  const codes = await readAccounts(bytes(accountsBefore), OWN_WORK);
  const writer = new JsonWriter(1_000_000);
  const parts = {
    root: await readCallTrace(bytes(frames), OWN_WORK),
    codeOf: (address: Address) => codes[address]?.code ?? '0x',
  };
  await writeVmTrace(readStructLogs(bytes(logs), OWN_WORK), parts, writer);
  const { structLogs } = withMemory as StructLogTrace;
  return { vm: JSON.parse(writer.end().toString()) as VmTrace, logs: structLogs };
}

/** All operations in the order in which they began, each with its depth. */
function inOrder({ ops }: VmTrace, depth = 1): (VmOperation & { depth: number })[] {
  return ops.flatMap((op) => [{ ...op, depth }, ...(op.sub === null ? [] : inOrder(op.sub, depth + 1))]);
}

const hex = (value: string | number) => `0x${BigInt(value).toString(16)}`;

describe('vmTrace', () => {
  /** `test_call_to_create` of OpenEthereum's executive.rs; the gas of CREATE and SSTORE has changed since. */
  test('is what OpenEthereum expects of its own example', async () => {
    const init = '601080600c6000396000f3006000355415600957005b60203560003555';
    const { vm } = await traceCode(`7c${init}600052601d60036017f0600055`);
    const created = expect.stringMatching(/^0x[0-9a-f]{39,40}$/);
    const mem = (off: number, data: string) => ({ off, data: `0x${data}` });
    const shown = ({ ops }: VmTrace) => ops.map(({ pc, ex }) => [pc, ex?.push, ex?.mem ?? null, ex?.store ?? null]);
    expect(vm.code).toBe(`0x7c${init}600052601d60036017f0600055`);
    expect(shown(vm)).toEqual([
      [0, [hex('2589892687202724018173567190521546555304938078595079151649957320078677')], null, null],
      [30, ['0x0'], null, null],
      [32, [], mem(0, `000000${init}`), null],
      [33, ['0x1d'], null, null],
      [35, ['0x3'], null, null],
      [37, ['0x17'], null, null],
      [39, [created], null, null],
      [40, ['0x0'], null, null],
      [42, [], null, { key: '0x0', val: created }],
      // geth and Halley list the STOP behind the end of the code.
      [43, [], null, null],
    ]);
    const sub = vm.ops[6]?.sub;
    expect(sub?.code).toBe(`0x${init}`);
    expect(shown(sub ?? vm)).toEqual([
      [0, ['0x10'], null, null],
      [2, ['0x10', '0x10'], null, null],
      [3, ['0xc'], null, null],
      [5, ['0x0'], null, null],
      [7, [], mem(0, '60003554156009570' + '05b602035600035'), null],
      [8, ['0x0'], null, null],
      [10, [], null, null],
    ]);
    expect(sub?.ops.map(({ cost }) => cost)).toEqual([3, 3, 3, 3, 9, 3, 0]);
    expect(vm.ops.filter((_, index) => index !== 6).map(({ sub: other }) => other)).toEqual(Array(9).fill(null));
  });

  test('shows gas that is left after an instruction, also after a call', async () => {
    const { vm, logs } = await traceCode(`6000600060006000600073${HELPER.slice(2)}61fffff100`, '6001600201');
    const own = logs.filter(({ depth }) => depth === 1);
    expect(vm.ops.slice(0, -1).map(({ ex }) => ex?.used)).toEqual(own.slice(1).map(({ gas }) => gas));
    expect(vm.ops.at(-1)?.ex).toEqual({ mem: null, push: [], store: null, used: own.at(-1)?.gas });
  });

  test('shows the memory that the EVM has, whatever wrote it', async () => {
    const copies = [
      '6020600060003760', // CALLDATACOPY, 32 bytes of 3
      '0a6004602039', // CODECOPY, 10 bytes to 32
      `601060006040${'73'}${HELPER.slice(2)}3c`, // EXTCODECOPY, 16 bytes to 64
      '60ff605553', // MSTORE8
      '602051', // MLOAD
      '6020600160605e', // MCOPY to 96
      // The identity precompile gives 8 bytes into room for 16, which keeps the other 8.
      '601060306008600060006004' + '61fffff1',
      '600860003d3d', // RETURNDATASIZE
      '6008600060803e', // RETURNDATACOPY
      // HELPER reverts with 4 bytes.
      `6020604060006000${'73'}${HELPER.slice(2)}61fffffa`,
      '6004600060a03e',
      '00',
    ].join('');
    const { vm, logs } = await traceCode(copies, '63deadbeef60005260046' + '01cfd', '0xaabbcc');
    const operations = inOrder(vm);
    expect(operations.map(({ pc, depth }) => [pc, depth])).toEqual(logs.map(({ pc, depth }) => [pc, depth]));
    const written = operations.flatMap(({ ex, op, depth }, index) => {
      if (!ex?.mem) return [];
      const after = logs.slice(index + 1).find((log) => log.depth === depth);
      const memory = (after?.memory ?? []).join('');
      const { off, data } = ex.mem;
      return [{ op, shown: data, memory: `0x${memory.slice(off * 2, off * 2 + data.length - 2)}` }];
    });
    expect(written.map(({ op }) => op)).toEqual([
      'CALLDATACOPY',
      'CODECOPY',
      'EXTCODECOPY',
      'MSTORE8',
      'MLOAD',
      'MCOPY',
      'CALL',
      'RETURNDATACOPY',
      'STATICCALL',
      'MSTORE',
      'RETURNDATACOPY',
    ]);
    expect(written.map(({ shown }) => shown)).toEqual(written.map(({ memory }) => memory));
  });

  test('shows no effect of an instruction that failed', async () => {
    const { vm } = await traceCode(`6000600060006000600073${HELPER.slice(2)}61fffff100`, '6001fe');
    const sub = vm.ops.find(({ op }) => op === 'CALL')?.sub;
    expect(sub?.ops.map(({ ex }) => ex?.push ?? null)).toEqual([['0x1'], null]);
    expect(vm.ops.at(-2)?.ex?.push).toEqual(['0x0']);
  });

  test('refuses struct logs that end early', async () => {
    const logs = { structLogs: [{ pc: 0, op: 'PUSH1', gas: 9, gasCost: 3, depth: 1, stack: [] }] };
    const root = await readCallTrace(
      bytes({ type: 'CALL', from: CODE, to: HELPER, gas: '0x9', gasUsed: '0x3', input: '0x' }),
      OWN_WORK,
    );
    const writing = writeVmTrace(
      readStructLogs(bytes(logs), OWN_WORK),
      { root, codeOf: () => '0x6001' },
      new JsonWriter(1000),
    );
    await expect(writing).rejects.toThrow('the struct logs are longer than the limit for them');
  });
});
