/**
 * The converter against traces that geth made of the same transactions: its test data of v1.16.9, with the empty fields
 * that its tests treat as equal written as its server writes them.
 */
import { describe, expect, test } from '@jest/globals';
import type { Address } from '../../../generated/types.js';
import { flatTraces, type CallTrace } from '../../../src/tracing/make/flatTraces.js';
import { recording } from '../../support/recordings.js';

interface Vector {
  callTracer: CallTrace;
  flatCallTracer: Record<string, unknown>[];
}

const vectors = recording<Record<string, Vector>>('tracing', 'geth-call-traces.json');
/** The precompiles of the blocks of these transactions. */
const PRECOMPILES = new Set([1, 2, 3, 4].map((index) => `0x${index.toString().padStart(40, '0')}` as Address));

describe('flatTraces of what callTracer answers', () => {
  test.each(Object.entries(vectors))('is what flatCallTracer answers: %s', (_, { callTracer, flatCallTracer }) => {
    const flat = [...flatTraces(callTracer, { parityErrors: false, precompiles: PRECOMPILES })];
    expect(flat.map(({ error, result, ...rest }) => ({ ...rest, error, result }))).toEqual(
      flatCallTracer.map(({ action, error = '', result = null, subtraces, traceAddress, type }) => {
        return { action, error, result, subtraces, traceAddress, type };
      }),
    );
  });
});
