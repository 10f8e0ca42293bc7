/**
 * `npm run record:configurations`: writes the table of the page "Your chain" from the matrix. What it says holds: the
 * matrix asserts it of real chains (`npm run test:long -- test/e2e/configurations`), and a test compares the page.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { PAGE, withTable } from './page.js';

await writeFile(PAGE, await withTable(await readFile(PAGE, 'utf8')));
