/**
 * Reads the pages of an LMDB file without mapping it: a page that is damaged or missing is then an answer, and not the
 * end of the process. The layouts are those of lmdb 3.5.6 (liblmdb/mdb.c: MDB_meta, MDB_db, MDB_page_header), on
 * little-endian machines.
 */
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';

/** A tree of pages: one database. */
export interface Tree {
  /** Name of the database; `free pages` and `names` for LMDB's own two. */
  name: string;
  hasIntegerKeys: boolean;
  /** Levels, the leaves included; 0 for an empty tree. */
  depth: number;
  root: number;
}

/** The snapshot that LMDB serves. */
export interface Meta {
  pageBytes: number;
  /** Highest page that the snapshot may use. */
  lastPage: number;
  transaction: number;
  /** Whether later transactions are noted, which were not flushed before the machine was restarted. */
  isOlder: boolean;
  freePages: Tree;
  names: Tree;
}

/** The file does not begin as a file of LMDB does. */
export class NoPageFile extends Error {
  override readonly name = 'NoPageFile';
}

const PAGE_HEADER_BYTES = 24;
const PAGE_FLAGS_AT = 18;
const META_FLAG = 0x08;
const MAGIC = 0xbeefc0de;
const VERSION = 2;
const MIN_PAGE_BYTES = 512;
const MAX_PAGE_BYTES = 65_536;
const MAX_DEPTH = 32;
const INTEGER_KEYS = 0x08;
/** The meta was written before the pages of its transaction were flushed. */
const UNFLUSHED = 0x1000;

/** Offsets in a meta. */
const VERSION_AT = 4;
const FREE_TREE_AT = 24;
const NAMES_TREE_AT = 72;
const LAST_PAGE_AT = 120;
const TRANSACTION_AT = 128;
const BOOT_AT = 136;
const META_BYTES = 144;

/** Bytes of a tree's description. */
export const TREE_BYTES = 48;

/** An open file. */
export class PageFile {
  readonly #descriptor: number;

  constructor(path: string) {
    this.#descriptor = openSync(path, 'r');
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  bytes(): number {
    return fstatSync(this.#descriptor).size;
  }

  /** Reads into `target`; false when the file ends before. */
  read(target: Buffer, position: number): boolean {
    return readSync(this.#descriptor, target, 0, target.length, position) === target.length;
  }

  /**
   * The meta that LMDB would choose. There are three: those of even and of odd transactions, and one that is written
   * when a transaction is flushed. After a restart of the machine, only the last counts for sure.
   */
  meta(): Meta {
    const even = this.#metaAt(0, true);
    const odd = this.#metaAt(even.pageBytes, true);
    const latest = even.transaction >= odd.transaction ? even : odd;
    if (!latest.isUnflushed || latest.boot === bootId()) return latest;
    const flushed = this.#metaAt(even.pageBytes / 2, false);
    const isOlder = flushed.transaction > 0 && flushed.transaction < latest.transaction;
    return isOlder ? { ...flushed, isOlder } : latest;
  }

  #metaAt(position: number, isPage: boolean): Meta & { isUnflushed: boolean; boot: string } {
    const page = Buffer.alloc(PAGE_HEADER_BYTES + META_BYTES);
    if (!this.read(page, position)) throw new NoPageFile('it is cut off in its first pages');
    const meta = page.subarray(PAGE_HEADER_BYTES);
    // The meta of the last flush has only what changes.
    if (isPage && (page.readUInt16LE(PAGE_FLAGS_AT) & META_FLAG) === 0)
      throw new NoPageFile('its first pages are lost');
    if (isPage && meta.readUInt32LE(0) !== MAGIC) throw new NoPageFile('its first pages are lost');
    if (meta.readUInt16LE(VERSION_AT) !== VERSION && isPage) throw new NoPageFile('it has another version');
    const pageBytes = meta.readUInt32LE(FREE_TREE_AT);
    if (isPage && (pageBytes < MIN_PAGE_BYTES || pageBytes > MAX_PAGE_BYTES || (pageBytes & (pageBytes - 1)) !== 0))
      throw new NoPageFile('its first pages are lost');
    return {
      pageBytes,
      lastPage: readNumber(meta, LAST_PAGE_AT),
      transaction: readNumber(meta, TRANSACTION_AT),
      isOlder: false,
      freePages: { ...decodeTree(meta, FREE_TREE_AT, 'free pages'), hasIntegerKeys: true },
      names: decodeTree(meta, NAMES_TREE_AT, 'names'),
      isUnflushed: (meta.readUInt16LE(FREE_TREE_AT + 4) & UNFLUSHED) !== 0,
      boot: meta.toString('hex', BOOT_AT, BOOT_AT + 8),
    };
  }
}

/** A tree's description, in a meta or in a record of the tree of names. Throws NoPageFile for an impossible one. */
export function decodeTree(bytes: Buffer, offset: number, name: string): Tree {
  const flags = bytes.readUInt16LE(offset + 4);
  const isEmpty = bytes.readUInt32LE(offset + 40) === 0xffffffff && bytes.readUInt32LE(offset + 44) === 0xffffffff;
  const depth = isEmpty ? 0 : bytes.readUInt16LE(offset + 6);
  if (depth > MAX_DEPTH || (depth === 0 && !isEmpty)) throw new NoPageFile(`the tree of ${name} is lost`);
  return {
    name,
    hasIntegerKeys: (flags & INTEGER_KEYS) !== 0,
    depth,
    root: isEmpty ? 0 : readNumber(bytes, offset + 40),
  };
}

/** A 64-bit integer, little-endian; not exact above 2^53, which no page number reaches. */
export function readNumber(bytes: Buffer, offset: number): number {
  return bytes.readUInt32LE(offset) + bytes.readUInt32LE(offset + 4) * 2 ** 32;
}

/** What LMDB notes of the run of the operating system: the first group of its id, little-endian; empty when unknown. */
function bootId(): string {
  try {
    const group = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').split('-')[0]!;
    const bytes = Buffer.alloc(8);
    bytes.writeBigInt64LE(BigInt(`0x${group}`));
    return bytes.toString('hex');
  } catch {
    return '';
  }
}
