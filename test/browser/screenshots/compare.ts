/** How far two pictures are apart, told so coarsely that the fonts of the machine do not matter. */
import type { Browser } from 'playwright-core';

/** The pictures are compared in as many cells as this, across and down. */
const CELLS = 24;
/** Cells whose mean colour differs by more than this, of 255, count. */
const TOLERANCE = 16;

interface Cells {
  /** Width divided by height. */
  readonly shape: number;
  /** Red, green, blue and opacity of each cell, row by row. */
  readonly means: readonly number[];
}

/** Runs in the browser: each picture drawn so small that a pixel is the mean of a cell. */
const CELLS_OF = `(pictures) => Promise.all(pictures.map(async (url) => {
  const image = new Image();
  image.src = url;
  await image.decode();
  const context = new OffscreenCanvas(${CELLS}, ${CELLS}).getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, ${CELLS}, ${CELLS});
  const means = [...context.getImageData(0, 0, ${CELLS}, ${CELLS}).data];
  return { shape: image.naturalWidth / image.naturalHeight, means };
}))`;

/** The part of the cells that differ, 0 to 1. Pictures of another shape differ wholly. */
export async function coarseDifference(browser: Browser, kept: Buffer, taken: Buffer): Promise<number> {
  const page = await browser.newPage();
  try {
    const pictures = [kept, taken].map((png) => `data:image/png;base64,${png.toString('base64')}`);
    const [before, now] = await page.evaluate<Cells[]>(`(${CELLS_OF})(${JSON.stringify(pictures)})`);
    if (before === undefined || now === undefined || before.shape !== now.shape) return 1;
    const different = before.means.filter((mean, index) => Math.abs(mean - (now.means[index] ?? 0)) > TOLERANCE);
    return different.length / before.means.length;
  } finally {
    await page.close();
  }
}
