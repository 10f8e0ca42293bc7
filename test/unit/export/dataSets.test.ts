/** The columns of each data set, as docs/guide/export.md lists them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { chooseColumns, type Column } from '../../../src/export/columns.js';
import { DATA_SET_NAMES, DATA_SETS } from '../../../src/export/dataSets.js';

const PAGE = readFileSync(join(import.meta.dirname, '../../../docs/guide/export.md'), 'utf8');

test.each(DATA_SET_NAMES)(
  '%s has the columns that the page names, and those in italics are no default ones',
  (name) => {
    const [, list = ''] = new RegExp(`^- \\*\\*${name}\\*\\*: ((?:.|\\n  )*)`, 'm').exec(PAGE) ?? [];
    const named = [...list.matchAll(/(_?)`(\w+)`/g)].map(([, mark, column]) => [column, mark === '']);
    const columns: readonly Column<never>[] = DATA_SETS[name];
    expect(named).toEqual(columns.map((column) => [column.name, column.isDefault]));
  },
);

test('columns are chosen by name, in the given order and once', () => {
  const names = (choice: Parameters<typeof chooseColumns>[1]) =>
    chooseColumns(DATA_SETS.logs, choice).map(({ name }) => name);
  expect(names({ columns: ['data', 'address', 'data', 'author'] })).toEqual(['data', 'address']);
  expect(names({ columns: ['data'], include: ['block_hash', 'data'] })).toEqual(['data', 'block_hash']);
  expect(names({ include: ['timestamp'] }).slice(-2)).toEqual(['chain_id', 'timestamp']);
  expect(names({ columns: ['all'] })).toEqual(DATA_SETS.logs.map(({ name }) => name));
  expect(names({ columns: ['author'] })).toEqual([]);
});
