/** Encoded blocks as threads pass them on: without copies, and without an object for each transaction. */
import type { BlockSummary } from '../chain/blocks.js';
import { encodeHash, NO_BYTES } from '../ethereum/hex.js';
import type { Hash } from '../../generated/types.js';
import type { EncodedBlock, Undecodable } from './store.js';
import { decodeSummary, encodeSummary } from './summaryRecord.js';

/** The parts of a block, one after another. */
export interface PackedBlock {
  /** In memory that threads share. */
  bytes: Uint8Array;
  /** Bytes of the summary, the four records, the bloom filter (0 where there is none) and the hashes. */
  lengths: number[];
  undecodable: Undecodable[];
}

const HASH_BYTES = 32;

/** Packs blocks into one piece of shared memory. */
export function packBlocks(blocks: readonly EncodedBlock[]): PackedBlock[] {
  const parts = blocks.map(partsOf);
  const lengths = parts.map((ofBlock) => ofBlock.map((part) => part.length));
  const sizes = lengths.map((ofBlock) => ofBlock.reduce((sum, length) => sum + length, 0));
  const shared = new Uint8Array(new SharedArrayBuffer(sizes.reduce((sum, size) => sum + size, 0)));
  let offset = 0;
  return blocks.map(({ undecodable }, index) => {
    const start = offset;
    for (const part of parts[index]!) {
      shared.set(part, offset);
      offset += part.length;
    }
    return { bytes: shared.subarray(start, offset), lengths: lengths[index]!, undecodable };
  });
}

function partsOf(block: EncodedBlock): Uint8Array[] {
  const { summary, transactions, receipts, rawTransactions, logsBloom, transactionHashes } = block;
  const hashes = Buffer.alloc(transactionHashes.length * HASH_BYTES);
  transactionHashes.forEach((hash, index) => hashes.write(hash.slice(2), index * HASH_BYTES, 'hex'));
  return [encodeSummary(summary), block.block, transactions, receipts, rawTransactions, logsBloom ?? NO_BYTES, hashes];
}

/** A block in its packed form; its summary and hashes are decoded when they are first read. */
export class UnpackedBlock implements EncodedBlock {
  readonly block: Uint8Array;
  readonly transactions: Uint8Array;
  readonly receipts: Uint8Array;
  readonly rawTransactions: Uint8Array;
  readonly logsBloom: Uint8Array | null;
  readonly undecodable: Undecodable[];
  readonly #packed: PackedBlock;
  readonly #summaryRecord: Uint8Array;
  readonly #hashes: Uint8Array;
  #summary: BlockSummary | undefined;
  #transactionHashes: Hash[] | undefined;

  constructor(packed: PackedBlock) {
    this.#packed = packed;
    const parts = split(packed);
    [this.#summaryRecord, this.block, this.transactions, this.receipts, this.rawTransactions] = parts;
    this.logsBloom = parts[5].length === 0 ? null : parts[5];
    this.#hashes = parts[6];
    this.undecodable = packed.undecodable;
  }

  /** The packed form of a block, which is made unless the block came in it. */
  static packedOf(block: EncodedBlock): PackedBlock {
    return block instanceof UnpackedBlock ? block.#packed : packBlocks([block])[0]!;
  }

  get summary(): BlockSummary {
    return (this.#summary ??= decodeSummary(this.#summaryRecord, this.#summaryRecord.length));
  }

  get transactionHashes(): Hash[] {
    return (this.#transactionHashes ??= Array.from({ length: this.#hashes.length / HASH_BYTES }, (_, index) =>
      encodeHash(this.#hashes.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES)),
    ));
  }
}

type Parts = [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array];

function split({ bytes, lengths }: PackedBlock): Parts {
  let offset = 0;
  // `partsOf` makes seven.
  return lengths.map((length) => bytes.subarray(offset, (offset += length))) as Parts;
}
