/**
 * Looks at the trees of an LMDB file before LMDB maps it. A page that is damaged would end the process: a missing one
 * by SIGBUS, a garbled one by an assertion or a wild pointer, at latest when it is written. Values are not looked at:
 * records have checksums of their own.
 */
import { existsSync } from 'node:fs';
import { decodeTree, NoPageFile, PageFile, type Meta, type Tree } from './pageFile.js';
import { children, entries, pageFault } from './treePage.js';

/** What a look at a file found. */
export interface FileCheck {
  /** What is wrong, in words, as `page 17 is of another kind`; at most `MAX_LISTED`. */
  faults: string[];
  /** Pages of the trees that were looked at, and that there are as far as that is known. */
  checked: number;
  pages: number;
  /** As in `Meta`: then only LMDB's default way of opening a file for writing goes back to what was flushed. */
  isOlder: boolean;
}

/** How far the leaves of the trees are looked at. All other pages always are; they are one in a hundred. */
export interface CheckOptions {
  /** Milliseconds after which no more leaf pages are read. They begin at a random place. */
  leavesMs: number;
}

const MAX_LISTED = 20;
/** Tries while another process writes: pages of an old snapshot are written over. */
const MAX_TRIES = 5;
/** Pages between two looks at the clock. */
const PAGES_AT_ONCE = 64;

/** A missing or empty file is a new one, with nothing wrong. */
export function checkDataFile(path: string, options: CheckOptions): FileCheck {
  const nothing: FileCheck = { faults: [], checked: 0, pages: 0, isOlder: false };
  if (!existsSync(path)) return nothing;
  const file = new PageFile(path);
  try {
    if (file.bytes() === 0) return nothing;
    for (let tries = 1; ; tries++) {
      const meta = file.meta();
      const check = new TreeCheck(file, meta, options).run();
      if (check.faults.length === 0) return check;
      const hasMoved = file.meta().transaction !== meta.transaction;
      if (!hasMoved) return check;
      // Another process works with the file, so what was found may be nothing but its progress.
      if (tries === MAX_TRIES) return { ...check, faults: [] };
    }
  } catch (error) {
    if (!(error instanceof NoPageFile)) throw error;
    return { ...nothing, faults: [error.message] };
  } finally {
    file.close();
  }
}

class TreeCheck {
  readonly #faults: string[] = [];
  #checked = 0;
  readonly #file: PageFile;
  readonly #meta: Meta;
  readonly #page: Buffer;
  readonly #pagesOfFile: number;
  readonly #leavesMs: number;

  constructor(file: PageFile, meta: Meta, { leavesMs }: CheckOptions) {
    this.#file = file;
    this.#meta = meta;
    this.#page = Buffer.alloc(meta.pageBytes);
    const pagesOfFile = Math.floor(file.bytes() / meta.pageBytes);
    this.#pagesOfFile = Math.min(meta.lastPage + 1, pagesOfFile);
    // The last pages of a file may be free ones that were never written. Else it was cut off, and values may be lost.
    this.#leavesMs = pagesOfFile > meta.lastPage ? leavesMs : Infinity;
  }

  run(): FileCheck {
    const { freePages, names } = this.#meta;
    const trees: Tree[] = [];
    for (const leaf of this.#leavesOf(names)) {
      if (!this.#isSound(leaf, names, true)) continue;
      for (const { key, value, isTree } of entries(this.#page))
        if (isTree && value !== null) trees.push(decodeTree(value, 0, key.toString('latin1').replace(/\0$/, '')));
    }
    const leaves = [freePages, ...trees].map((tree) => ({ tree, pages: this.#leavesOf(tree) }));
    const pages = leaves.reduce((sum, { pages: { length } }) => sum + length, this.#checked);
    this.#checkLeaves(leaves.flatMap(({ tree, pages: numbers }) => numbers.map((number) => ({ tree, number }))));
    return { faults: this.#faults, checked: this.#checked, pages, isOlder: this.#meta.isOlder };
  }

  /** Checks the pages above the leaves; answers the leaves. */
  #leavesOf(tree: Tree): number[] {
    if (tree.depth === 0) return [];
    let level = [tree.root];
    for (let depth = 1; depth < tree.depth; depth++) {
      const next: number[] = [];
      for (const number of level) if (this.#isSound(number, tree, false)) next.push(...children(this.#page));
      level = next;
    }
    return level;
  }

  #checkLeaves(leaves: { tree: Tree; number: number }[]): void {
    const until = performance.now() + this.#leavesMs;
    // In the order of the file, which disks like; from another place each time, so that every page gets its turn.
    leaves.sort((a, b) => a.number - b.number);
    const start = this.#leavesMs === Infinity ? 0 : Math.floor(Math.random() * leaves.length);
    for (let done = 0; done < leaves.length; done++) {
      if (done % PAGES_AT_ONCE === 0 && performance.now() > until) return;
      const { tree, number } = leaves[(start + done) % leaves.length]!;
      this.#isSound(number, tree, true);
    }
  }

  /** Reads a page of a tree. */
  #isSound(number: number, tree: Tree, isLeaf: boolean): boolean {
    this.#checked += 1;
    const expected = {
      number,
      isLeaf,
      hasIntegerKeys: tree.hasIntegerKeys,
      pages: this.#pagesOfFile,
    };
    const isThere = number < this.#pagesOfFile && this.#file.read(this.#page, number * this.#page.length);
    const fault = isThere ? pageFault(this.#page, expected) : 'is missing';
    if (fault !== null && this.#faults.length < MAX_LISTED) this.#faults.push(`page ${number} (${tree.name}) ${fault}`);
    return fault === null;
  }
}
