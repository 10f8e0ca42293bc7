/** What geth answers to the corpus, as `record.ts` keeps it in test/support/fixtures. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { TracerName } from './tracers.js';

/** JSON in Brotli, because struct logs of several options repeat each other. */
export const RECORDING = join(import.meta.dirname, '../../support/fixtures/tracing/geth-corpus.json.br');

/** A trace or the error in its place. */
export type TraceAnswer = { result: unknown } | { error: string };

export interface GethRecording {
  /** The version of geth. */
  version: string;
  /** Of the transactions, in order. */
  hashes: string[];
  /** Gas used by each transaction. */
  gasUsed: number[];
  /** Of each transaction, in order. */
  traces: Record<TracerName, TraceAnswer[]>;
  /** Of debug_traceCall after all transactions, by the name of the call. */
  calls: Record<string, Partial<Record<TracerName, TraceAnswer>>>;
}

export async function readRecording(): Promise<GethRecording> {
  const json = await promisify(brotliDecompress)(await readFile(RECORDING));
  return JSON.parse(json.toString()) as GethRecording;
}
