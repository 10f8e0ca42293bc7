/**
 * A page of a directory: which of sixteen sections may have a value. So a search reads no page of the others. Little
 * endian:
 *
 *   2 bytes   number of entries
 *   2 bytes   per entry, ascending: the 16 bits of the hash behind those that name the page
 *   2 bytes   per entry: a bit for each section
 *
 * Two values with the same bits share an entry: a section is then looked at for nothing.
 */
import type { ValueHash } from './valueHash.js';

/** Sections of one directory. */
export const DIRECTORY_SECTIONS = 16;

/** A value, as a page has it. */
export interface DirectoryEntry {
  /** 16 bits of the hash. */
  print: number;
  /** The lowest bit is of the first section. */
  sections: number;
}

const HEADER_BYTES = 2;
const HASH_BITS = 40;
const PRINT_BITS = 16;

/** The bits of a hash by which an entry is found in its page. */
export function printOf({ top, low }: ValueHash, bits: number): number {
  const hash = top * 2 ** 32 + low;
  return Math.floor(hash / 2 ** (HASH_BITS - PRINT_BITS - bits)) % 2 ** PRINT_BITS;
}

/** Writes the page of ascending entries. */
export function encodeDirectory(entries: readonly DirectoryEntry[]): Buffer {
  const page = Buffer.allocUnsafe(HEADER_BYTES + 4 * entries.length);
  let at = page.writeUInt16LE(entries.length, 0);
  for (const { print } of entries) at = page.writeUInt16LE(print, at);
  for (const { sections } of entries) at = page.writeUInt16LE(sections, at);
  return page;
}

/** The sections that may have a value, a bit each; 0 for none. */
export function findSections(page: Buffer, print: number): number {
  const count = page.readUInt16LE(0);
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (page.readUInt16LE(HEADER_BYTES + 2 * middle) < print) low = middle + 1;
    else high = middle;
  }
  if (low === count || page.readUInt16LE(HEADER_BYTES + 2 * low) !== print) return 0;
  return page.readUInt16LE(HEADER_BYTES + 2 * (count + low));
}
