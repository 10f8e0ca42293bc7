/** The page "Your chain": its table, and the list below it. */
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { configurationTable } from './table.js';

/** The file of the page. */
export const PAGE = join(import.meta.dirname, '../../../docs/operate/your-chain.md');

/** The lines of the table, and the list after it. */
const TABLE = /^\| Configuration .*\n(?:\|.*\n)+\n(?:- .*\n(?: {2}.*\n)*)+/m;

/** The text of the page with what the matrix says. */
export async function withTable(text: string): Promise<string> {
  if (!TABLE.test(text)) throw new Error(`${PAGE} has no table that begins with "| Configuration"`);
  const filled = text.replace(TABLE, () => `${configurationTable()}\n`);
  return format(filled, { ...(await resolveConfig(PAGE)), filepath: PAGE });
}
