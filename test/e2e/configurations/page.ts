/** The page "Your chain": its table lies between a heading and the paragraph after it. */
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { configurationTable } from './table.js';

/** The file of the page. */
export const PAGE = join(import.meta.dirname, '../../../docs/operate/your-chain.md');

/** What stands where the table is; the first line of a table, and all that follow it. */
const TABLE = /^\| Configuration .*\n(\|.*\n)+/m;

/** The text of the page with the table that the matrix says. */
export async function withTable(text: string): Promise<string> {
  if (!TABLE.test(text)) throw new Error(`${PAGE} has no table that begins with "| Configuration"`);
  const filled = text.replace(TABLE, () => `${configurationTable()}\n`);
  return format(filled, { ...(await resolveConfig(PAGE)), filepath: PAGE });
}
