/** All blocks of the chain with their results, from height 1, and where blocks and transactions of a hash are. */
import type { BlockFile } from './blockFile.js';
import { sha256 } from './merkle.js';
import { SEGMENT_BLOCKS, Segments } from './packedBlocks.js';
import type { StoredBlock, TxPosition } from './storedBlock.js';
import type { TxResultJson } from './blockJson.js';
import { base64Bytes, upperHex } from './blockJson.js';

/** The newest blocks stay as objects; clients mostly ask for these. */
const UNPACKED_BLOCKS = 500;

/** Event attributes that name one transaction; queries for them are answered without a search. */
const NAMING_KEYS: ReadonlySet<string> = new Set(['ethereum_tx.ethereumTxHash']);

export class BlockStore {
  readonly #old = new Segments();
  readonly #recent: StoredBlock[] = [];
  readonly #heights = new Map<string, number>();
  /** By CometBFT hash and by the attributes above, as `key=value`. */
  readonly #places = new Map<string, TxPosition>();
  readonly #file: BlockFile | null;

  /** With a file, begins with the blocks in it and keeps it up to date. */
  constructor(file: BlockFile | null = null) {
    this.#file = file;
    for (const block of file?.read() ?? []) this.#take(block);
  }

  /** 0 while there is no block. */
  get height(): number {
    return this.#old.height + this.#recent.length;
  }

  get head(): StoredBlock | null {
    return this.#recent.at(-1) ?? this.#old.at(this.height);
  }

  at(height: number): StoredBlock | null {
    const { height: packed } = this.#old;
    return height > packed ? (this.#recent[height - packed - 1] ?? null) : this.#old.at(height);
  }

  /** `hash` as upper-case hex. */
  heightOf(hash: string): number | null {
    return this.#heights.get(hash) ?? null;
  }

  /** `hash` as upper-case hex: the transaction's own, of CometBFT. */
  placeOfTx(hash: string): TxPosition | null {
    return this.#places.get(`tx.hash=${hash}`) ?? null;
  }

  /** Where the one transaction is that such an event attribute names; undefined when attributes of this key are not kept apart. */
  placeByAttribute(key: string, value: string): TxPosition | null | undefined {
    if (key === 'tx.hash') return this.placeOfTx(value.toUpperCase());
    return NAMING_KEYS.has(key) ? (this.#places.get(`${key}=${value}`) ?? null) : undefined;
  }

  append(block: StoredBlock): void {
    this.#file?.append(block);
    this.#take(block);
  }

  #take(block: StoredBlock): void {
    this.#recent.push(block);
    const { height } = this;
    this.#heights.set(block.blockId.hash, height);
    for (const { name, index } of txNames(block)) this.#places.set(name, { height, index });
    if (this.#recent.length >= UNPACKED_BLOCKS + SEGMENT_BLOCKS) {
      this.#old.push(this.#recent.splice(0, SEGMENT_BLOCKS));
    }
  }

  /** Forgets every block above `height`. */
  truncate(height: number): void {
    if (this.height <= height) return;
    this.#file?.revertTo(height);
    while (this.height > height) {
      if (this.#recent.length === 0) this.#recent.push(...this.#old.pop());
      const last = this.#recent.pop();
      if (last !== undefined) this.#forget(last);
    }
  }

  #forget(block: StoredBlock): void {
    this.#heights.delete(block.blockId.hash);
    for (const { name } of txNames(block)) this.#places.delete(name);
  }
}

/** SHA-256 of a transaction, as upper-case hex. */
export function txHash(tx: Uint8Array): string {
  return upperHex(sha256(tx));
}

/** Under which names the transactions of a block are found. */
function* txNames({ block, results }: StoredBlock): Generator<{ name: string; index: number }> {
  for (const [index, tx] of block.data.txs.entries()) {
    yield { name: `tx.hash=${txHash(base64Bytes(tx))}`, index };
    const result = results.txs_results?.[index];
    if (result !== undefined) for (const name of attributeNames(result)) yield { name, index };
  }
}

function attributeNames({ events }: TxResultJson): Set<string> {
  const names = new Set<string>();
  for (const { type, attributes } of events) {
    for (const { key, value } of attributes) {
      if (NAMING_KEYS.has(`${type}.${key}`)) names.add(`${type}.${key}=${value}`);
    }
  }
  return names;
}
