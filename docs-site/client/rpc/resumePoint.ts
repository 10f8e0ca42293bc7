/** Where a subscription is, so that it continues there after its connection broke, without a gap or a repetition. */

/** What is read of a notification of newHeads or logs. */
interface Position {
  readonly block: bigint;
  /** Tells one notification of a block from the next. */
  readonly key: string;
  readonly isRemoved: boolean;
}

/** Newest hashes of blocks that are remembered, to tell a repeated header from a new one of the same number. */
const REMEMBERED_HEADS = 64;

/**
 * Follows the notifications of one subscription. A header is followed by those of the next block. Logs are sent one by
 * one, so the last block is asked for again, and those of its logs that were seen are left out.
 */
export class ResumePoint {
  /** Next block to ask for; undefined while nothing is known. */
  #next: bigint | undefined;
  #seenOfBlock = new Set<string>();
  readonly #heads: string[] = [];
  /** Blocks that were never announced, as far as the numbers of headers show. */
  missedBlocks = 0n;

  constructor(readonly name: string) {}

  /** True for subscriptions that Halley resumes. */
  get canResume(): boolean {
    return this.name === 'newHeads' || this.name === 'logs';
  }

  /** Notes the head at the time when the subscription started, for one that sees nothing before it breaks. */
  startAfter(head: bigint): void {
    this.#next ??= head + 1n;
  }

  /**
   * Takes the head of the chain at a reconnect. When the chain is shorter than the place, it continues after the head.
   * True when it went back like that: what was before may be missing.
   */
  comeBackTo(head: bigint): boolean {
    if (this.#next === undefined || this.#next <= head + 1n) return false;
    this.#next = head + 1n;
    this.#seenOfBlock.clear();
    return true;
  }

  /** Forgets the place: the next notification is the first one of a subscription that starts again. */
  forget(): void {
    this.#next = undefined;
    this.#seenOfBlock.clear();
  }

  /** `fromBlock` of the subscription that continues; undefined when there is no place to continue from. */
  get fromBlock(): string | undefined {
    return this.canResume && this.#next !== undefined ? `0x${this.#next.toString(16)}` : undefined;
  }

  /** Takes a notification; false for one that was seen before. */
  accept(result: unknown): boolean {
    if (!this.canResume) return true;
    const position = positionOf(this.name, result);
    if (position === undefined) return true;
    return this.name === 'newHeads' ? this.#acceptHead(position) : this.#acceptLog(position);
  }

  #acceptHead({ block, key }: Position): boolean {
    if (this.#heads.includes(key)) return false;
    this.#heads.push(key);
    if (this.#heads.length > REMEMBERED_HEADS) this.#heads.shift();
    if (this.#next !== undefined && block > this.#next) this.missedBlocks += block - this.#next;
    this.#next = block + 1n;
    return true;
  }

  #acceptLog({ block, key, isRemoved }: Position): boolean {
    if (isRemoved) {
      // The block is gone: its number comes again with other logs.
      this.#seenOfBlock.clear();
      this.#next = block;
      return true;
    }
    if (this.#next !== undefined && block < this.#next) return false;
    if (block !== this.#next) this.#seenOfBlock.clear();
    this.#next = block;
    if (this.#seenOfBlock.has(key)) return false;
    this.#seenOfBlock.add(key);
    return true;
  }
}

function positionOf(name: string, result: unknown): Position | undefined {
  if (typeof result !== 'object' || result === null) return undefined;
  // Every field of what a server sent is looked at before it is used.
  const fields = result as Readonly<Record<string, unknown>>;
  const number = fields[name === 'newHeads' ? 'number' : 'blockNumber'];
  if (typeof number !== 'string' || !/^0x[0-9a-fA-F]{1,16}$/.test(number)) return undefined;
  const key = name === 'newHeads' ? String(fields['hash']) : `${fields['blockHash']} ${fields['logIndex']}`;
  return { block: BigInt(number), key, isRemoved: fields['removed'] === true };
}
