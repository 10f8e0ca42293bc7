/**
 * Looks at the pages that lead to a key, in a file that this process has mapped. A page that was damaged since the
 * start would end the process by an assertion of LMDB when something is written to it.
 */
import { decodeTree, NoPageFile, type PageFile, readNumber, type Meta, type Tree } from './pageFile.js';
import { childrenAround, entries, integerOf, pageFault } from './treePage.js';

/** Tries while another process writes: pages of an old snapshot are written over. */
const MAX_TRIES = 5;

/** A key of a database, as it is stored. */
export interface StoredKey {
  database: string;
  key: Buffer;
  /** True when its record may be replaced: then LMDB may join its leaf with one beside it, and frees a long value. */
  isReplaced: boolean;
}

/** The key of a block in the databases by number. */
export function numberKey(blockNumber: number): Buffer {
  const key = Buffer.alloc(4);
  key.writeUInt32LE(blockNumber);
  return key;
}

/**
 * What is wrong with a page on the way to one of the keys, as `page 17 (blocks) is of another kind`; null when nothing
 * is. A database that does not exist has no pages. The way to the lowest free pages is looked at, too.
 */
export function faultOnTheWay(file: PageFile, keys: readonly StoredKey[]): string | null {
  try {
    for (let tries = 1; ; tries++) {
      const meta = file.meta();
      const fault = new Ways(file, meta).fault(keys);
      if (fault === null || file.meta().transaction === meta.transaction) return fault;
      // Another process works with the file, so what was found may be nothing but its progress.
      if (tries === MAX_TRIES) return null;
    }
  } catch (error) {
    if (!(error instanceof NoPageFile)) throw error;
    return error.message;
  }
}

/** The ways through the trees of one snapshot. */
class Ways {
  readonly #trees = new Map<string, Tree>();
  /** Pages that are sound: many keys share those above the leaves. */
  readonly #pages = new Map<number, Buffer>();
  readonly #file: PageFile;
  readonly #meta: Meta;
  readonly #pagesOfFile: number;

  constructor(file: PageFile, meta: Meta) {
    this.#file = file;
    this.#meta = meta;
    this.#pagesOfFile = Math.min(meta.lastPage + 1, Math.floor(file.bytes() / meta.pageBytes));
  }

  fault(keys: readonly StoredKey[]): string | null {
    const { names, freePages } = this.#meta;
    const lowest = this.#leafFor(freePages, { key: Buffer.alloc(8), isReplaced: false });
    if (typeof lowest === 'string') return lowest;
    for (const wanted of keys) {
      const { database } = wanted;
      let tree = this.#trees.get(database);
      if (tree === undefined) {
        const leaf = this.#leafFor(names, { key: Buffer.from(database), isReplaced: false });
        if (typeof leaf === 'string') return leaf;
        const entry = leaf && [...entries(leaf)].find(({ key }) => nameOf(key) === database);
        if (!entry || entry.value === null) continue;
        this.#trees.set(database, (tree = decodeTree(entry.value, 0, database)));
      }
      const leaf = this.#leafFor(tree, wanted);
      if (typeof leaf === 'string') return leaf;
    }
    return null;
  }

  /** The leaf to which the key belongs; null in an empty tree, and the fault of a damaged page. */
  #leafFor(tree: Tree, { key, isReplaced }: Omit<StoredKey, 'database'>): Buffer | string | null {
    if (tree.depth === 0) return null;
    let number = tree.root;
    for (let depth = 1; depth < tree.depth; depth++) {
      const page = this.#page(number, tree, false);
      if (typeof page === 'string') return page;
      const [child, ...beside] = childrenAround(page, key, tree.hasIntegerKeys);
      for (const sibling of isReplaced ? beside : []) {
        const isSound = this.#page(sibling, tree, depth + 1 === tree.depth);
        if (typeof isSound === 'string') return isSound;
      }
      number = child;
    }
    const leaf = this.#page(number, tree, true);
    return typeof leaf === 'string' || !isReplaced ? leaf : (this.#faultOfValue(tree, key, leaf) ?? leaf);
  }

  /** What is wrong with the page of its own in which a long value begins. */
  #faultOfValue({ name, hasIntegerKeys }: Tree, key: Buffer, leaf: Buffer): string | null {
    const isWanted = (other: Buffer): boolean =>
      hasIntegerKeys ? integerOf(other) === integerOf(key) : other.equals(key);
    for (const { key: other, value, longAt } of entries(leaf)) {
      if (value !== null || !isWanted(other)) continue;
      const number = Math.floor(longAt / this.#meta.pageBytes);
      const head = Buffer.alloc(8);
      const isThere = this.#file.read(head, number * this.#meta.pageBytes);
      if (!isThere || readNumber(head, 0) !== number) return `page ${number} (${name}) holds something else`;
    }
    return null;
  }

  #page(number: number, { name, hasIntegerKeys }: Tree, isLeaf: boolean): Buffer | string {
    const seen = this.#pages.get(number);
    if (seen !== undefined) return seen;
    const page = Buffer.alloc(this.#meta.pageBytes);
    const isThere = number < this.#pagesOfFile && this.#file.read(page, number * page.length);
    const expected = { number, isLeaf, hasIntegerKeys, pages: this.#pagesOfFile };
    const fault = isThere ? pageFault(page, expected) : 'is missing';
    if (fault !== null) return `page ${number} (${name}) ${fault}`;
    this.#pages.set(number, page);
    return page;
  }
}

function nameOf(key: Buffer): string {
  return key.toString('latin1').replace(/\0$/, '');
}
