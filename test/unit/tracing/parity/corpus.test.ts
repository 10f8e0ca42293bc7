/** The conversions on what geth answered to the corpus of transactions, held against its other answers. */
import { OWN_WORK } from '../../../../src/caller/caller.js';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Address, PrestateDiff } from '../../../../generated/types.js';
import { activePrecompiles } from '../../../../src/execution/rules/activePrecompiles.js';
import { flatTraces } from '../../../../src/tracing/make/flatTraces.js';
import { JsonWriter } from '../../../../src/json/jsonWriter.js';
import { readCallTrace } from '../../../../src/tracing/parity/readCallTrace.js';
import { readAccounts, readPrestateDiff } from '../../../support/parity/stateDiff.js';
import { readStructLogs } from '../../../support/parity/structLogReader.js';
import { writeVmTrace } from '../../../support/parity/vmTrace.js';
import { readRecording, type GethRecording } from '../../../e2e/corpus/recording.js';
import type { TracerName } from '../../../e2e/corpus/tracers.js';

interface VmOperation {
  op: string;
  pc: number;
  cost: number;
  sub: { ops: VmOperation[] } | null;
  ex: { used: number; push: string[]; mem: { off: number; data: string } | null } | null;
}

interface GethLog {
  op: string;
  pc: number;
  gas: number;
  gasCost: number;
  depth: number;
  memory?: string[];
  stack?: string[];
}

let geth: GethRecording;
beforeAll(async () => {
  geth = await readRecording();
});

const answers = (name: TracerName): unknown[] =>
  geth.traces[name].map((answer) => ('result' in answer ? answer.result : null));
const bytes = (value: unknown) => Buffer.from(JSON.stringify(value));

describe('call frames as flat traces', () => {
  test.each(['flatCallTracer', 'flatCallTracer convertParityErrors', 'flatCallTracer includePrecompiles'] as const)(
    'are what geth answers: %s',
    async (name) => {
      const options = {
        parityErrors: name.endsWith('convertParityErrors'),
        precompiles: name.endsWith('includePrecompiles') ? new Set<Address>() : activePrecompiles('osaka'),
      };
      const flat = await Promise.all(
        answers('callTracer').map(async (trace) => [
          ...flatTraces(await readCallTrace(bytes(trace), OWN_WORK), options),
        ]),
      );
      expect(flat.length).toBeGreaterThan(100);
      const expected = answers(name) as Record<string, unknown>[][];
      expect(flat).toEqual(
        expected.map((list) =>
          list.map(({ action, error = '', result = null, subtraces, traceAddress, type }) => {
            return { action, error, result, subtraces, traceAddress, type };
          }),
        ),
      );
    },
  );
});

describe('struct logs as vmTrace', () => {
  test('have the instructions, gas, stack and memory that geth shows', async () => {
    for (const index of geth.hashes.keys()) {
      const [frames, before, diff, logs] = (
        ['callTracer', 'prestateTracer', 'prestateTracer diffMode', 'structLogs'] as const
      ).map((name) => answers(name)[index]);
      const codes = await readAccounts(bytes(before), OWN_WORK);
      const changes = diff as PrestateDiff;
      const { post } = await readPrestateDiff(bytes(changes), OWN_WORK);
      const codeOf = (address: Address) => post[address]?.code ?? codes[address]?.code ?? '0x';
      const writer = new JsonWriter(50_000_000);
      await writeVmTrace(
        readStructLogs(bytes(logs), OWN_WORK),
        { root: await readCallTrace(bytes(frames), OWN_WORK), codeOf },
        writer,
      );
      const { ops } = JSON.parse(writer.end().toString()) as { ops: VmOperation[] };
      const { structLogs } = answers('structLogs with memory')[index] as { structLogs: GethLog[] };
      const stacks = (logs as { structLogs: GethLog[] }).structLogs.map(({ stack }) => stack ?? []);
      check(inOrder(ops), structLogs, stacks);
    }
  });
});

/** Each operation against the next of the same frame. */
function check(operations: (VmOperation & { depth: number })[], logs: GethLog[], stacks: string[][]): void {
  expect(operations.map(({ op, pc, cost, depth }) => ({ op, pc, gasCost: cost, depth }))).toEqual(
    logs.map(({ op, pc, gasCost, depth }) => ({ op, pc, gasCost, depth })),
  );
  const next = nextInFrame(logs);
  const shown = operations.map(({ ex }) => ex && { used: ex.used, push: ex.push, mem: ex.mem?.data ?? null });
  const expected = operations.map(({ ex }, index) => {
    const after = next[index];
    if (after === undefined || ex === null) return shown[index] ?? null;
    const push = ex.push.length === 0 ? [] : stacks[after]?.slice(-ex.push.length);
    const memory = (logs[after]?.memory ?? []).join('');
    const { off = 0, data = '' } = ex.mem ?? {};
    const mem = ex.mem && `0x${memory.slice(off * 2, off * 2 + data.length - 2)}`;
    return { used: logs[after]?.gas, push, mem };
  });
  expect(shown).toEqual(expected);
}

/** For each instruction, the index of the next of the same frame; undefined for the last. */
function nextInFrame(logs: GethLog[]): (number | undefined)[] {
  const next: (number | undefined)[] = [];
  const open: number[] = [];
  for (const [index, { depth }] of logs.entries()) {
    open.length = Math.min(open.length, depth);
    const before = open[depth - 1];
    if (before !== undefined) next[before] = index;
    open[depth - 1] = index;
  }
  return next;
}

function inOrder(ops: VmOperation[], depth = 1): (VmOperation & { depth: number })[] {
  return ops.flatMap((op) => [{ ...op, depth }, ...(op.sub === null ? [] : inOrder(op.sub.ops, depth + 1))]);
}
