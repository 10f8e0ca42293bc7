/** How far two pictures are apart, told so coarsely that the fonts of the machine do not matter. */
import type { Page } from 'playwright-core';

/** The pictures are compared in as many cells as this, across and down. */
const CELLS = 8;

/** What is compared of a picture. */
export interface Cells {
  /** Width divided by height. */
  readonly shape: number;
  /** Red, green and blue of the colour that most pixels have. */
  readonly background: readonly number[];
  /** Mean red, green and blue of each cell, row by row. */
  readonly means: readonly number[];
}

/** A place in a picture, in pixels from its upper left corner. */
export interface Place {
  readonly left: number;
  readonly top: number;
}

/** Runs in the browser. */
const CELLS_OF = `async (url, blank) => {
  const image = new Image();
  image.src = url;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  context.drawImage(image, 0, 0);
  const pixels = () => context.getImageData(0, 0, width, height).data;
  const counts = new Map();
  for (const pixel of new Uint32Array(pixels().buffer)) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const [most] = [...counts].reduce((one, other) => (other[1] > one[1] ? other : one));
  const background = [most & 255, (most >> 8) & 255, (most >> 16) & 255];
  context.fillStyle = 'rgb(' + background + ')';
  if (blank) context.fillRect(blank.left, blank.top, width, height);
  const data = pixels();
  const sums = new Float64Array(${CELLS ** 2 * 3});
  const sizes = new Float64Array(${CELLS ** 2});
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const cell = Math.floor((y * ${CELLS}) / height) * ${CELLS} + Math.floor((x * ${CELLS}) / width);
      sizes[cell]++;
      for (let part = 0; part < 3; part++) sums[cell * 3 + part] += data[(y * width + x) * 4 + part];
    }
  const means = [...sums].map((sum, index) => sum / sizes[Math.floor(index / 3)]);
  return { shape: width / height, background, means };
}`;

/** What is compared of a picture; of one that is blank right of and below `blank`, if that is given. */
export function cellsOf(page: Page, png: Buffer, blank?: Place): Promise<Cells> {
  const url = `data:image/png;base64,${png.toString('base64')}`;
  return page.evaluate<Cells>(`(${CELLS_OF})('${url}', ${JSON.stringify(blank)})`);
}

/**
 * The difference from the kept picture, as a share of what stands on the background of that one: 0 for the same, 1 for
 * a blank page. Pictures of another shape differ wholly.
 */
export function difference(kept: Cells, taken: Cells): number {
  if (kept.shape !== taken.shape) return 1;
  const sumOf = (other: (index: number) => number): number =>
    kept.means.reduce((sum, mean, index) => sum + Math.abs(mean - other(index)), 0);
  return sumOf((index) => taken.means[index] ?? 0) / sumOf((index) => kept.background[index % 3] ?? 0);
}
