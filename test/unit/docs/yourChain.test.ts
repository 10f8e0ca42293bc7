/** The page "Your chain" says what the matrix of configurations asserts. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { configurations } from '../../e2e/configurations/configurations.js';
import { PAGE, withTable } from '../../e2e/configurations/page.js';
import { REFUSALS } from '../../e2e/configurations/refusals.js';

test('its table is the one of the matrix (npm run record:configurations writes it)', async () => {
  const text = await readFile(PAGE, 'utf8');
  expect(await withTable(text)).toBe(text);
});

test('it has a section for every configuration, and every error that may be refused', async () => {
  const text = await readFile(PAGE, 'utf8');
  const missing = configurations.filter(({ name }) => !text.toLowerCase().includes(`\n## ${name.toLowerCase()}\n`));
  expect(missing.map(({ name }) => name)).toEqual([]);
  for (const { code } of Object.values(REFUSALS)) expect(text).toContain(String(code));
});
