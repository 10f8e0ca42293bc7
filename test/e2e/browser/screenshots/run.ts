/**
 * `npm run screenshots`: takes the views, says how far each is from the picture that is kept in
 * docs-site/screenshots/, and puts it there. Look at the pictures before you commit them.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../support/browser.js';
import { cellsOf, difference } from './compare.js';
import { takeScreenshots } from './views.js';

const FOLDER = join(import.meta.dirname, '../../../../docs-site/screenshots');
const PORT = 8545;

const browser = await launchBrowser();
try {
  const page = await browser.newPage();
  for (const { name, png } of await takeScreenshots(browser, PORT)) {
    const file = join(FOLDER, `${name}.png`);
    const far = existsSync(file)
      ? difference(await cellsOf(page, readFileSync(file)), await cellsOf(page, png))
      : undefined;
    const changed = far === undefined ? 'new' : `${(far * 100).toFixed(1)} % of what it shows differs`;
    console.log(`${name}: ${changed}, ${Math.ceil(png.length / 1000)} kB`);
    writeFileSync(file, png);
  }
} finally {
  await browser.close();
}
