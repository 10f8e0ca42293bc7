/** Damages files with a fixed seed, for tests of what becomes of them. */
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';

export const PAGE_BYTES = 4096;

/** Where a page says what it is. */
const FLAGS_AT = 18;
const LEAF = 2;
const UPPER_AT = 22;
/** Less than a record and more than its checksum. */
const GARBLED_BYTES = 10;

/** Numbers from 0 to below 1, the same for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = Math.imul(seed, 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
}

/** How a page is damaged. */
export type PageDamage = 'zeroed' | 'garbled' | 'a few bytes';

/** Damages one page of a file's content. */
export function damagePage(content: Buffer, page: number, damage: PageDamage, random: () => number): void {
  const start = page * PAGE_BYTES;
  if (damage === 'zeroed') content.fill(0, start, start + PAGE_BYTES);
  if (damage === 'garbled') for (let i = 0; i < PAGE_BYTES; i++) content[start + i] = Math.floor(random() * 256);
  if (damage === 'a few bytes')
    for (let i = 0; i < 40; i++) content[start + Math.floor(random() * PAGE_BYTES)] = Math.floor(random() * 256);
}

/** Changes the content of a file. */
export function changeFile(path: string, change: (content: Buffer) => Buffer | void): void {
  const content = readFileSync(path);
  writeFileSync(path, change(content) ?? content);
}

/**
 * Damages pages with records in a file that is open, as a disk or a stray write would: the end of each, and where it
 * says that its room ends. LMDB can read what is left, and ends the process when it writes there.
 */
export function damageLeaves(path: string, count: number, seed: number): void {
  const content = readFileSync(path);
  const random = randomNumbers(seed);
  const leaves = Array.from({ length: content.length / PAGE_BYTES }, (_, page) => page).filter((page) => {
    const start = page * PAGE_BYTES;
    return content.readUInt32LE(start) === page && content.readUInt16LE(start + FLAGS_AT) === LEAF;
  });
  const file = openSync(path, 'r+');
  for (let n = 0; n < count; n++) {
    const start = leaves[Math.floor(random() * leaves.length)]! * PAGE_BYTES;
    content.writeUInt16LE(0, start + UPPER_AT);
    for (let i = 0; i < GARBLED_BYTES; i++) content[start + PAGE_BYTES - 1 - i] = Math.floor(random() * 256);
    writeSync(file, content, start, PAGE_BYTES, start);
  }
  closeSync(file);
}
