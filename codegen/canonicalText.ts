/** The one way in which openrpc.json is written, so that a diff shows only what was changed. */
import { format } from 'prettier';
import type { Document } from './contract.js';
import { sortDocument } from './order.js';

/** The text of openrpc.json: sorted, and with everything on one line that fits there. */
export function canonicalText(document: Document): Promise<string> {
  // Prettier keeps the line breaks of objects that it is given, so it is given none.
  return format(JSON.stringify(sortDocument(document)), { parser: 'json', printWidth: 120 });
}
