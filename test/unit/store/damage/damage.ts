/** Damages files with a fixed seed, for tests of what becomes of them. */
import { readFileSync, writeFileSync } from 'node:fs';

export const PAGE_BYTES = 4096;

/** Numbers from 0 to below 1, the same for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = Math.imul(seed, 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
}

/** Whole numbers from 0 to below a limit, the same for the same seed. */
export function randomBelow(seed: number): (limit: number) => number {
  const random = randomNumbers(seed);
  return (limit) => Math.floor(random() * limit);
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
