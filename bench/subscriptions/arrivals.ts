/**
 * What one client received, block by block. It finds the few bytes it needs and parses nothing, so that clients cost
 * less than what they measure.
 */

const NUMBER = Buffer.from('"number":"0x');
const BLOCK_NUMBER = Buffer.from('"blockNumber":"0x');
const LOG_INDEX = Buffer.from('"logIndex":"0x');

/** The logs of one block at one client. */
export interface LogArrival {
  /** Log indices in the order of arrival, each once. */
  indices: number[];
  lastMs: number;
}

export class Arrivals {
  /** Block number to time (ms). */
  readonly heads = new Map<number, number>();
  readonly logs = new Map<number, LogArrival>();
  /** Number of heads and logs that came a second time. */
  repeated = 0;
  /** Number of heads and logs that came after a later one. */
  late = 0;
  #lastHead = -1;
  #lastLogBlock = -1;

  /** Returns false for a message that is neither a head nor a log. */
  take(message: Buffer, atMs: number): boolean {
    const logIndex = quantityAfter(message, LOG_INDEX);
    if (logIndex !== null) this.#log(quantityAfter(message, BLOCK_NUMBER) ?? NaN, logIndex, atMs);
    else {
      const number = quantityAfter(message, NUMBER);
      if (number === null) return false;
      this.#head(number, atMs);
    }
    return true;
  }

  #head(number: number, atMs: number): void {
    if (this.heads.has(number)) this.repeated++;
    else this.heads.set(number, atMs);
    if (number < this.#lastHead) this.late++;
    else this.#lastHead = number;
  }

  #log(block: number, index: number, atMs: number): void {
    let arrival = this.logs.get(block);
    if (arrival === undefined) this.logs.set(block, (arrival = { indices: [], lastMs: atMs }));
    const { indices } = arrival;
    if (block < this.#lastLogBlock || index < (indices.at(-1) ?? 0)) this.late++;
    if (indices.includes(index)) this.repeated++;
    else {
      indices.push(index);
      arrival.lastMs = atMs;
    }
    this.#lastLogBlock = Math.max(block, this.#lastLogBlock);
  }
}

/** The hex number that follows the mark. Null when the message has no such mark. */
function quantityAfter(message: Buffer, mark: Buffer): number | null {
  const found = message.indexOf(mark);
  if (found < 0) return null;
  let value = 0;
  for (let at = found + mark.length; ; at++) {
    const digit = hexDigit(message[at]);
    if (digit < 0) return value;
    value = value * 16 + digit;
  }
}

function hexDigit(code = 0): number {
  if (code >= 48 && code <= 57) return code - 48;
  if (code >= 97 && code <= 102) return code - 87;
  return -1;
}
