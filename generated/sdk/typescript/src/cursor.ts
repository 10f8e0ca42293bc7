/**
 * Where a subscription continues after its connection broke. A cursor keeps what was handed out last. By that it finds
 * the block to continue from, drops what the server sends twice, and notices blocks that were replaced meanwhile.
 */
import { MalformedAnswerError } from './errors.js';
import type { Block, BlockHead, Hash, Log } from './types.js';

/** What a cursor asks the server. */
export interface ChainReader {
  /** Number of the newest block. */
  blockNumber(): Promise<bigint>;
  /** Hash of a block; null when there is none. */
  blockHash(number: bigint): Promise<Hash | null>;
}

/** Where to continue. */
export interface Position<T> {
  /** The block to subscribe from; undefined for a subscription that cannot be resumed. */
  readonly fromBlock: bigint | undefined;
  /** What the caller gets first. */
  readonly first: readonly T[];
}

/** Follows what one subscription hands out. */
export interface Cursor<T> {
  /** Where to continue, on the chain as it is now. */
  position(chain: ChainReader): Promise<Position<T>>;
  /** Whether the last block that was handed out is still part of the chain. */
  holds(chain: ChainReader): Promise<boolean>;
  /** What the caller gets when the server sends `item`: nothing when it got it before. */
  accept(item: T): readonly T[];
  /** Everything below this block was handed out. */
  reached(block: bigint): void;
}

/** Of a subscription without blocks: what happens while there is no connection is not sent later. */
export class LiveCursor<T> implements Cursor<T> {
  async position(): Promise<Position<T>> {
    return { fromBlock: undefined, first: [] };
  }

  async holds(): Promise<boolean> {
    return true;
  }

  accept(item: T): readonly T[] {
    return [item];
  }

  reached(): void {
    // It has no place on the chain.
  }
}

/** The block after the newest. */
async function afterHead(chain: ChainReader): Promise<bigint> {
  return (await chain.blockNumber()) + 1n;
}

/** Heads that are remembered: so deep a chain may be replaced while there is no connection. */
const MAX_HEADS = 1024;

/** Of `newHeads`: one notification is one block. */
export class HeadCursor implements Cursor<BlockHead | Block> {
  #from: bigint | undefined;
  /** `#from` is the block that the caller asked for, which may be one to come. */
  #isAsked: boolean;
  /**
   * The last heads that were handed out, by number. Those above the head of a server stay: on a node that lags they
   * come again, and are dropped by their hashes; other blocks take their places.
   */
  readonly #heads: { number: bigint; hash: Hash }[] = [];
  /** Where the subscription was last resumed. */
  #resumed = 0n;

  /** @param from - the first block; undefined for the one after the newest */
  constructor(from: bigint | undefined) {
    this.#from = from;
    this.#isAsked = from !== undefined;
  }

  async position(chain: ChainReader): Promise<Position<BlockHead | Block>> {
    if (this.#heads.length > 0) {
      this.#resumed = await this.#next(chain);
      return { fromBlock: this.#resumed, first: [] };
    }
    // A chain that started again may be shorter: then it continues with its next block.
    if (!this.#isAsked) this.#from = lowest(await afterHead(chain), this.#from);
    return { fromBlock: this.#from, first: [] };
  }

  async holds(chain: ChainReader): Promise<boolean> {
    return this.#heads.length === 0 || (await this.#next(chain)) >= this.#resumed;
  }

  /** The block after the newest head that is part of the chain as the server has it. */
  async #next(chain: ChainReader): Promise<bigint> {
    let next: bigint | undefined;
    for (const { number, hash } of [...this.#heads].reverse()) {
      if (next !== undefined && number >= next) continue;
      if ((await chain.blockHash(number)) === hash) return number + 1n;
      next = lowest(number, next ?? (await afterHead(chain)));
    }
    return next ?? this.#resumed;
  }

  accept(head: BlockHead | Block): readonly (BlockHead | Block)[] {
    needs(head, 'number', 'hash');
    if (this.#heads.some(({ hash }) => hash === head.hash)) return [];
    while ((this.#heads.at(-1)?.number ?? -1n) >= head.number) this.#heads.pop();
    this.#isAsked = false;
    this.#heads.push({ number: head.number, hash: head.hash });
    if (this.#heads.length > MAX_HEADS) this.#heads.shift();
    return [head];
  }

  reached(block: bigint): void {
    this.#from = block;
    this.#isAsked = false;
  }
}

/** Logs that are remembered, and all of the newest block besides. */
const MAX_LOGS = 4096;

/**
 * Of `logs`. No log is marked as the last of its block, so the subscription continues with the block of the last log,
 * and the logs of it that were handed out are dropped.
 */
export class LogCursor implements Cursor<Log> {
  /** Every log below this block was handed out. */
  #from: bigint | undefined;
  /** `#from` is the block that the caller asked for, which may be one to come. */
  #isAsked: boolean;
  /** The last logs that were handed out and not taken back, in order. */
  #logs: Log[] = [];
  /** The places of those logs. */
  readonly #places = new Set<string>();

  /** @param from - the first block; undefined for the one after the newest */
  constructor(from: bigint | undefined) {
    this.#from = from;
    this.#isAsked = from !== undefined;
  }

  async position(chain: ChainReader): Promise<Position<Log>> {
    let lost: Log[] = [];
    for (let newest = this.#logs.at(-1); newest !== undefined; newest = this.#logs.at(-1)) {
      if ((await chain.blockHash(newest.blockNumber)) === newest.blockHash) {
        return { fromBlock: highest(newest.blockNumber, this.#from), first: lost };
      }
      lost = [...this.#takeBack(newest.blockNumber), ...lost];
    }
    // A chain that started again may be shorter: then it continues with its next block.
    if (!this.#isAsked) this.#from = lowest(await afterHead(chain), this.#from);
    return { fromBlock: this.#from, first: lost };
  }

  async holds(chain: ChainReader): Promise<boolean> {
    const newest = this.#logs.at(-1);
    return newest === undefined || (await chain.blockHash(newest.blockNumber)) === newest.blockHash;
  }

  accept(log: Log): readonly Log[] {
    needs(log, 'blockNumber', 'blockHash', 'logIndex');
    this.#isAsked = false;
    const place = placeOf(log);
    if (log.removed) {
      this.#forget((one) => placeOf(one) === place);
      this.#goBack(log.blockNumber);
      return [log];
    }
    if (this.#places.has(place)) return [];
    const newest = this.#logs.at(-1);
    const isBehind =
      newest !== undefined && newest.blockNumber >= log.blockNumber && newest.blockHash !== log.blockHash;
    const lost = isBehind ? this.#takeBack(log.blockNumber) : [];
    this.#logs.push(log);
    this.#places.add(place);
    // Trimmed only now and then, because it copies.
    if (this.#logs.length > 2 * MAX_LOGS) this.#trim(log.blockHash);
    return [...lost, log];
  }

  reached(block: bigint): void {
    this.#from = block;
    this.#isAsked = false;
  }

  /** The chain changed from this block on. */
  #goBack(block: bigint): void {
    if (this.#from !== undefined && this.#from > block) this.#from = block;
  }

  /** The remembered logs from a block on, marked as removed, lowest block first. */
  #takeBack(from: bigint): Log[] {
    const lost = this.#logs.filter(({ blockNumber }) => blockNumber >= from);
    this.#forget(({ blockNumber }) => blockNumber >= from);
    this.#goBack(from);
    return lost.map((log) => ({ ...log, removed: true }));
  }

  #trim(newestBlock: Hash): void {
    const kept = new Set(this.#logs.slice(-MAX_LOGS));
    this.#forget((log) => !kept.has(log) && log.blockHash !== newestBlock);
  }

  #forget(isForgotten: (log: Log) => boolean): void {
    for (const log of this.#logs) if (isForgotten(log)) this.#places.delete(placeOf(log));
    this.#logs = this.#logs.filter((log) => !isForgotten(log));
  }
}

/** Other fields may be missing. Without these no one knows where to continue. */
function needs<T extends object>(item: T, ...fields: readonly (keyof T & string)[]): void {
  for (const field of fields) {
    if (item[field] === undefined) throw new MalformedAnswerError(`notification.${field} is missing`);
  }
}

function highest(a: bigint, b: bigint | undefined): bigint {
  return b === undefined || a > b ? a : b;
}

function lowest(a: bigint, b: bigint | undefined): bigint {
  return b === undefined || a < b ? a : b;
}

function placeOf({ blockHash, logIndex }: Log): string {
  return `${blockHash}:${logIndex}`;
}
