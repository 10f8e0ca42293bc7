/** Compares traces with geth's, field by field, and looks differences up in a table. */
import { isDeepStrictEqual } from 'node:util';
import type { Receipt } from '../../../generated/types.js';
import type { TraceAnswer } from './recording.js';

/** Where two JSON values differ; undefined where one has no such field. */
export interface FieldDifference {
  /** Names of fields, and `[]` for any index: `calls[].gasUsed`. */
  path: string;
  geth: unknown;
  here: unknown;
}

/** A difference that stays. `*` in the tracer, transaction or path stands for any text. */
export interface KnownDifference {
  /** Which chains have it. */
  chains: readonly string[];
  tracer: string;
  transaction: string;
  path: string;
  reason: string;
}

/** Most differences of one trace: struct logs that are out of step differ everywhere. */
const MAX_FIELDS = 200;

/** Fields in which two answers differ. */
export function differences(geth: unknown, here: unknown): FieldDifference[] {
  const found: FieldDifference[] = [];
  collect({ path: '', geth, here }, found);
  return found.slice(0, MAX_FIELDS);
}

function collect({ path, geth, here }: FieldDifference, found: FieldDifference[]): void {
  if (found.length >= MAX_FIELDS || isDeepStrictEqual(geth, here)) return;
  if (Array.isArray(geth) && Array.isArray(here)) {
    if (geth.length !== here.length) found.push({ path: `${path}.length`, geth: geth.length, here: here.length });
    const shared = Math.min(geth.length, here.length);
    for (let index = 0; index < shared; index++)
      collect({ path: `${path}[]`, geth: geth[index], here: here[index] }, found);
    return;
  }
  if (!isObject(geth) || !isObject(here)) return void found.push({ path, geth, here });
  for (const key of new Set([...Object.keys(geth), ...Object.keys(here)])) {
    collect({ path: path === '' ? key : `${path}.${key}`, geth: geth[key], here: here[key] }, found);
  }
}

/** geth's answer as it is for a transaction at this place: flat traces name the block and the transaction's index. */
export function movedTo(answer: TraceAnswer, { blockHash, blockNumber, transactionIndex }: Receipt): TraceAnswer {
  const text = JSON.stringify(answer, (_name, value: unknown) =>
    isObject(value) && 'transactionPosition' in value
      ? { ...value, blockHash, blockNumber: Number(blockNumber), transactionPosition: Number(transactionIndex) }
      : value,
  );
  return JSON.parse(text) as TraceAnswer;
}

/** Finds the rows that explain differences, and remembers which were needed. */
export class DifferenceTable {
  readonly #rows: readonly KnownDifference[];
  readonly #used = new Set<KnownDifference>();

  /** The rows of one chain. */
  constructor(rows: readonly KnownDifference[], chain: string) {
    this.#rows = rows.filter(({ chains }) => chains.includes(chain));
  }

  /** Whether a row explains this difference. */
  explains(tracer: string, transaction: string, { path }: FieldDifference): boolean {
    const matching = this.#rows.filter(
      (row) => matches(row.tracer, tracer) && matches(row.transaction, transaction) && matches(row.path, path),
    );
    for (const row of matching) this.#used.add(row);
    return matching.length > 0;
  }

  /** Rows that explained nothing. */
  get unused(): KnownDifference[] {
    return this.#rows.filter((row) => !this.#used.has(row));
  }
}

function matches(pattern: string, text: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.[\]()|+?^$\\{}]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`).test(text);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
