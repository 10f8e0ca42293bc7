import { sha256 } from '../../../chain/consensus/merkle.js';
import { type TxResultJson, base64Bytes, upperHex, type BlockJson, type BlockResultsJson } from './blockJson.js';
import type { BlockIdJson } from '../../../chain/node.js';
import { LRUCache } from 'lru-cache';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { JsonLinesFile } from '../../jsonLinesFile.js';

/** A block as it is kept: what `block` and `block_results` answer. */
export interface StoredBlock {
  blockId: BlockIdJson;
  block: BlockJson;
  /** Bytes of the block's protobuf form. */
  size: number;
  results: BlockResultsJson;
}

/** Where a transaction is: its height, and its index among all transactions of the block, from 0. */
export interface TxPosition {
  height: number;
  index: number;
}

/** The number of newest blocks that stay unpacked, because clients mostly ask for these. */
const UNPACKED_BLOCKS = 500;

/** Event attributes whose value identifies one transaction; queries for them are answered without a search. */
const IDENTIFYING_KEYS: ReadonlySet<string> = new Set(['ethereum_tx.ethereumTxHash']);

/** All blocks of the chain with their results, from the first height, with an index by hash. */
export class BlockStore {
  #first: number;
  #old = new PackedBlocks();
  readonly #recent: StoredBlock[] = [];
  readonly #heights = new Map<string, number>();
  /** By CometBFT hash and by the attributes above; keys are `key=value`. */
  readonly #positions = new Map<string, TxPosition>();
  readonly #file: BlockFile | null;

  /** Loads the blocks of the file and keeps it up to date; without a file, blocks are in memory only. */
  constructor(file: BlockFile | null = null, first = 1) {
    this.#first = first;
    this.#file = file;
    for (const block of file?.read() ?? []) this.#add(block);
  }

  get first(): number {
    return this.#first;
  }

  /** Forgets all blocks; the next one is the first of another chain. Not for a store with a file. */
  restart(first: number): void {
    this.#first = first;
    this.#old = new PackedBlocks();
    this.#recent.length = 0;
    this.#heights.clear();
    this.#positions.clear();
  }

  /** The newest height; one below the first while there is no block. */
  get height(): number {
    return this.first - 1 + this.#old.count + this.#recent.length;
  }

  get head(): StoredBlock | null {
    return this.#recent.at(-1) ?? this.at(this.height);
  }

  at(height: number): StoredBlock | null {
    const index = height - this.first;
    const { count: packed } = this.#old;
    return index >= packed ? (this.#recent[index - packed] ?? null) : this.#old.at(index);
  }

  /** The height of the block with this hash (upper-case hex); null when there is none. */
  heightOf(hash: string): number | null {
    return this.#heights.get(hash) ?? null;
  }

  /** `hash` is CometBFT's, upper-case hex. */
  positionOfTx(hash: string): TxPosition | null {
    return this.#positions.get(`tx.hash=${hash}`) ?? null;
  }

  /** The transaction that an attribute identifies; null for none, undefined for any other attribute. */
  positionByAttribute(key: string, value: string): TxPosition | null | undefined {
    if (key === 'tx.hash') return this.positionOfTx(value.toUpperCase());
    return IDENTIFYING_KEYS.has(key) ? (this.#positions.get(`${key}=${value}`) ?? null) : undefined;
  }

  append(block: StoredBlock): void {
    this.#file?.append(block);
    this.#add(block);
  }

  #add(block: StoredBlock): void {
    this.#recent.push(block);
    const { height } = this;
    this.#heights.set(block.blockId.hash, height);
    for (const { key, index } of indexKeys(block)) this.#positions.set(key, { height, index });
    if (this.#recent.length >= UNPACKED_BLOCKS + SEGMENT_BLOCKS) {
      this.#old.push(this.#recent.splice(0, SEGMENT_BLOCKS));
    }
  }

  truncate(height: number): void {
    if (this.height <= height) return;
    this.#file?.revertTo(height);
    while (this.height > height) {
      if (this.#recent.length === 0) this.#recent.push(...this.#old.pop());
      const last = this.#recent.pop();
      if (last !== undefined) this.#removeFromIndex(last);
    }
  }

  #removeFromIndex(block: StoredBlock): void {
    this.#heights.delete(block.blockId.hash);
    for (const { key } of indexKeys(block)) this.#positions.delete(key);
  }
}

/** CometBFT's hash of a transaction, its SHA-256, as upper-case hex. */
export function txHash(tx: Uint8Array): string {
  return upperHex(sha256(tx));
}

function* indexKeys({ block, results }: StoredBlock): Generator<{ key: string; index: number }> {
  for (const [index, tx] of block.data.txs.entries()) {
    yield { key: `tx.hash=${txHash(base64Bytes(tx))}`, index };
    const result = results.txs_results?.[index];
    if (result !== undefined) for (const key of identifyingAttributes(result)) yield { key, index };
  }
}

function identifyingAttributes({ events }: TxResultJson): Set<string> {
  const found = new Set<string>();
  for (const { type, attributes } of events) {
    for (const { key, value } of attributes) {
      if (IDENTIFYING_KEYS.has(`${type}.${key}`)) found.add(`${type}.${key}=${value}`);
    }
  }
  return found;
}

/** Blocks in one segment: enough to compress well, few enough to unpack a segment for one block. */
const SEGMENT_BLOCKS = 64;

/** Unpacked segments in the cache: a client that reads one old block usually reads its neighbours. */
const UNPACKED_SEGMENTS = 4;

/** Old blocks in segments of compressed JSON outside the heap, unpacked when one of their blocks is read. */
class PackedBlocks {
  /** Segment k holds the blocks from k * SEGMENT_BLOCKS on. */
  readonly #packed: Buffer[] = [];
  readonly #unpacked = new LRUCache<number, StoredBlock[]>({ max: UNPACKED_SEGMENTS });

  get count(): number {
    return this.#packed.length * SEGMENT_BLOCKS;
  }

  push(blocks: StoredBlock[]): void {
    const packed = deflateRawSync(JSON.stringify(blocks), { level: 3 });
    // zlib returns a slice of a larger buffer; the copy lets the garbage collector free that.
    this.#packed.push(Buffer.from(packed));
  }

  /** The block at an index, counted from the first block; null when it is not packed. */
  at(index: number): StoredBlock | null {
    if (index < 0) return null;
    return this.#unpack(Math.floor(index / SEGMENT_BLOCKS))?.[index % SEGMENT_BLOCKS] ?? null;
  }

  /** Removes the newest segment and returns its blocks. */
  pop(): StoredBlock[] {
    const blocks = this.#unpack(this.#packed.length - 1) ?? [];
    this.#packed.pop();
    this.#unpacked.delete(this.#packed.length);
    return blocks;
  }

  #unpack(index: number): StoredBlock[] | null {
    const packed = this.#packed[index];
    if (packed === undefined) return null;
    // `push` packed blocks.
    const blocks = this.#unpacked.get(index) ?? (JSON.parse(inflateRawSync(packed).toString('utf8')) as StoredBlock[]);
    this.#unpacked.set(index, blocks);
    return blocks;
  }
}

type Step = { block: StoredBlock } | { revertTo: number };

/** The chain's blocks on disk: one line of JSON for each block and for each revert. */
export class BlockFile {
  readonly #lines: JsonLinesFile<Step>;

  constructor(path: string) {
    this.#lines = new JsonLinesFile(path, {
      prefix: '{"block":',
      invalidMessage: 'no block of a chain',
      encode: (step) => JSON.stringify(step),
      // Only this class writes the file; its first line is checked by `prefix`.
      decode: (line) => JSON.parse(line) as Step,
    });
  }

  /** The blocks that were not reverted, from the first height. Throws when the file holds anything else. */
  read(): StoredBlock[] {
    const blocks: StoredBlock[] = [];
    for (const step of this.#lines.read()) {
      if ('block' in step) blocks.push(step.block);
      else blocks.length = Math.min(blocks.length, step.revertTo - firstHeight(blocks) + 1);
    }
    return blocks;
  }

  append(block: StoredBlock): void {
    this.#lines.append({ block });
  }

  revertTo(height: number): void {
    this.#lines.append({ revertTo: height });
  }
}

function firstHeight([first]: StoredBlock[]): number {
  return first === undefined ? 1 : Number(first.block.header.height);
}
