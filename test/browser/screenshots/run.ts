/**
 * `npm run screenshots`: takes the views, says how far each is from the picture that is kept in
 * docs-site/screenshots/, and puts it there. Look at the pictures before you commit them.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../support/browser.js';
import { coarseDifference } from './compare.js';
import { takeScreenshots } from './views.js';

const FOLDER = join(import.meta.dirname, '../../../docs-site/screenshots');
const PORT = 8545;

const browser = await launchBrowser();
try {
  for (const { name, png } of await takeScreenshots(browser, PORT)) {
    const file = join(FOLDER, `${name}.png`);
    const difference = existsSync(file) ? await coarseDifference(browser, readFileSync(file), png) : undefined;
    const changed = difference === undefined ? 'new' : `${(difference * 100).toFixed(1)} % of the picture differs`;
    console.log(`${name}: ${changed}, ${Math.ceil(png.length / 1000)} kB`);
    writeFileSync(file, png);
  }
} finally {
  await browser.close();
}
