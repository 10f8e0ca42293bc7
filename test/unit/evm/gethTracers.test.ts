/**
 * Traces equal those that go-ethereum's own vectors expect. The files stay in Go's module cache, for the sake of their
 * licence. Halley knows no rules before Berlin: for vectors that are older, the answers of geth by the rules of Berlin
 * are recorded (`recordGethVectors.go`).
 */
import { describe, expect, test } from '@jest/globals';
import { recording } from '../../support/recordings.js';
import { traceTransaction, valueOf } from './engine.js';
import { javascriptTracer, tracerVectorFolders, tracerVectors, type TracerVector } from './gethVectors.js';

/** The tracer of the vectors of each folder. */
const TRACERS: Record<string, string> = {
  call_tracer: 'callTracer',
  call_tracer_flat: 'flatCallTracer',
  call_tracer_legacy: javascriptTracer('call_tracer_legacy'),
  call_tracer_withLog: 'callTracer',
  erc7562_tracer: 'erc7562Tracer',
  prestate_tracer: 'prestateTracer',
  prestate_tracer_legacy: javascriptTracer('prestate_tracer_legacy'),
  prestate_tracer_with_diff_mode: 'prestateTracer',
};

/** Vectors that Halley refuses, with its words. */
const REFUSED = new Map([
  // These chains take no blob transactions.
  ['call_tracer/blob_tx.json', 'transaction type not supported: received type 3'],
  ['prestate_tracer/blob_tx.json', 'transaction type not supported: received type 3'],
]);

/** A value in a trace, and the one of geth that it takes the place of. */
interface Difference {
  path: string[];
  value: string;
  instead: string;
}

/** Values that differ. */
const DIFFERENT = new Map<string, Difference>([
  // The zero address is warm from the start, so SELFDESTRUCT in favour of it costs 2600 less.
  ['call_tracer_flat/selfdestruct.json', { path: ['0', 'result', 'gasUsed'], value: '0x102a1', instead: '0x10cc9' }],
  // EXTCODESIZE of the zero address costs 2500 less, so code comes to its REVERT, which leaves 1609 gas.
  [
    'prestate_tracer_with_diff_mode/create_failed.json',
    {
      path: ['post', '0x808b4da0be6c9512e948521452227efc619bea52', 'balance'],
      value: '0x2cdb600f35d0f69db',
      instead: '0x2cdb5f8e62cc9ad1c',
    },
  ],
]);

/** Fields that geth's own tests leave out: places in chains that they do not make, and times. */
const LEFT_OUT = new Set(['blockHash', 'blockNumber', 'transactionHash', 'transactionPosition', 'time']);

const berlin = recording<Record<string, unknown>>('tracing', 'geth-vectors-berlin.json');

test('all vectors have a tracer, and all that are older than Berlin an answer', () => {
  expect(tracerVectorFolders()).toEqual(Object.keys(TRACERS).sort());
  const vectors = tracerVectorFolders().flatMap(tracerVectors);
  expect(vectors).toHaveLength(96);
  const older = vectors.filter(({ isOlderThanBerlin }) => isOlderThanBerlin).map(({ name }) => name);
  expect(Object.keys(berlin).sort()).toEqual(older.sort());
});

describe.each(Object.entries(TRACERS))('%s', (folder, tracer) => {
  const vectors = tracerVectors(folder).map((vector): [string, TracerVector] => [vector.name, vector]);

  test.each(vectors.filter(([name]) => !REFUSED.has(name)))('%s', async (name, vector) => {
    const { stage, tracerConfig } = vector;
    const trace = await traceTransaction(stage, vector.transaction(), { tracer, tracerConfig });
    expect(comparable(valueOf(trace))).toEqual(expected(name, vector));
  });
});

test.each([...REFUSED])('%s is refused: %s', (name, words) => {
  const vector = tracerVectors(name.split('/')[0] ?? '').find((each) => each.name === name);
  expect(() => vector?.transaction()).toThrow(words);
});

/** geth's trace, but for the differences that are meant. */
function expected(name: string, { isOlderThanBerlin, result, tracerConfig, miner }: TracerVector): unknown {
  const trace = comparable(isOlderThanBerlin ? berlin[name] : result);
  if (tracerConfig['diffMode'] === true) takeTip(trace as StateDiff, miner);
  const different = DIFFERENT.get(name);
  if (different !== undefined) replace(trace, different);
  return trace;
}

function replace(trace: unknown, { path, value, instead }: Difference): void {
  const [last = '', ...outside] = [...path].reverse();
  const holder = outside.reduceRight((outer, key) => (outer as Record<string, unknown>)[key], trace);
  expect(holder).toHaveProperty([last], instead);
  (holder as Record<string, unknown>)[last] = value;
}

type StateDiff = Record<'pre' | 'post', Record<string, { balance?: string }>>;

/** These chains pay the fee recipient nothing, and in all vectors it changes by the fees alone. */
function takeTip({ pre, post }: StateDiff, miner: string): void {
  expect(Object.keys(post[miner] ?? {})).toEqual(['balance']);
  delete post[miner];
  delete pre[miner];
}

function comparable(trace: unknown): unknown {
  return JSON.parse(JSON.stringify(trace), (key, value: unknown) => (LEFT_OUT.has(key) ? undefined : value));
}
