/** The calls of a transaction as rows of a tree. The trace comes from a server, so no field of it is trusted. */
import { cut, revertReason } from './revert.js';

/** A call, as a row shows it. */
export interface TraceRow {
  /** Its place: `0`, `0.2`, `0.2.1`; unique. */
  readonly id: string;
  /** 1 for the first call. */
  readonly level: number;
  /** Its place among the calls of the same caller, from 1, and how many these are. */
  readonly position: number;
  readonly siblings: number;
  /** The instruction: CALL, CREATE, … */
  readonly type: string;
  readonly from: string;
  /** Null for a creation that failed. */
  readonly to: string | null;
  /** Wei; null when the instruction passes none. */
  readonly value: bigint | null;
  readonly gasUsed: bigint | null;
  /** The first four bytes of the input; null when it has fewer. */
  readonly selector: string | null;
  readonly input: string;
  readonly output: string;
  /** Why it failed; null when it did not. */
  readonly error: string | null;
  /** How many calls it made itself. */
  readonly calls: number;
}

/** The rows, and whether there are more calls than rows. */
export interface TraceTree {
  readonly rows: readonly TraceRow[];
  readonly isCut: boolean;
}

/** Most rows. */
export const MOST_ROWS = 1_000;
/** Characters of an input or output that are kept. */
const MOST_DATA = 10_000;

interface Place {
  readonly frame: unknown;
  readonly id: string;
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
}

/** The calls in the order in which they were made. Not recursive: a trace may be as deep as its server likes. */
export function traceTree(trace: unknown): TraceTree {
  const rows: TraceRow[] = [];
  const open: Place[] = [{ frame: trace, id: '0', level: 1, position: 1, siblings: 1 }];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (!isObject(place.frame)) continue;
    if (rows.length === MOST_ROWS) return { rows, isCut: true };
    const { calls: made } = place.frame;
    const calls: readonly unknown[] = Array.isArray(made) ? made : [];
    rows.push(rowOf(place.frame, place, calls.length));
    const shown = calls.slice(0, MOST_ROWS);
    for (const [index, frame] of [...shown.entries()].toReversed()) {
      const id = `${place.id}.${index}`;
      open.push({ frame, id, level: place.level + 1, position: index + 1, siblings: calls.length });
    }
  }
  return { rows, isCut: false };
}

/** The rows that are visible when some calls are folded. */
export function visibleRows(rows: readonly TraceRow[], folded: ReadonlySet<string>): TraceRow[] {
  const visible: TraceRow[] = [];
  let hiddenBelow: number | null = null;
  for (const row of rows) {
    if (hiddenBelow !== null && row.level > hiddenBelow) continue;
    hiddenBelow = folded.has(row.id) ? row.level : null;
    visible.push(row);
  }
  return visible;
}

function rowOf(frame: Readonly<Record<string, unknown>>, place: Place, calls: number): TraceRow {
  const input = textOf(frame['input']) ?? '0x';
  const output = textOf(frame['output']) ?? '0x';
  return {
    id: place.id,
    level: place.level,
    position: place.position,
    siblings: place.siblings,
    type: cut(textOf(frame['type']) ?? '?', 20),
    from: cut(textOf(frame['from']) ?? '?', 42),
    to: textOf(frame['to']) === null ? null : cut(textOf(frame['to']) ?? '', 42),
    value: amountOf(frame['value']),
    gasUsed: amountOf(frame['gasUsed']),
    selector: input.length >= 10 ? input.slice(0, 10) : null,
    input: cut(input, MOST_DATA),
    output: cut(output, MOST_DATA),
    error: errorOf(frame, output),
    calls,
  };
}

/** The error of a frame with the reason that the contract gave. */
function errorOf(frame: Readonly<Record<string, unknown>>, output: string): string | null {
  const error = textOf(frame['error']);
  if (error === null) return null;
  const reason = textOf(frame['revertReason']) ?? revertReason(output);
  return reason === null ? cut(error) : cut(`${error}: ${reason}`);
}

/** A quantity as a bigint or as hex text; null for anything else. */
function amountOf(value: unknown): bigint | null {
  if (typeof value === 'bigint') return value;
  return typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value) ? BigInt(value) : null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
