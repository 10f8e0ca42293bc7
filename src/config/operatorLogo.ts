/** The logo of the operator: a small picture that the documentation shows on its home page. */
import { readFile, stat } from 'node:fs/promises';
import { expandPath } from '../files/expandPath.js';
import { ConfigError } from './config.js';

/** A picture, and the name under which the site has it. */
export interface OperatorLogo {
  name: 'operator-logo.svg' | 'operator-logo.png';
  bytes: Buffer;
}

const MAX_BYTES = 256 * 1024;
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

/** What may stand before the element: a declaration, comments, a document type without entities of its own. */
const PROLOG = [/\s+/y, /<\?xml[^>]*>/iy, /<!--[\s\S]*?-->/y, /<!DOCTYPE[^>[]*>/iy];
const ELEMENT = /<svg[\s>]/iy;

/** A document type that defines entities: small files of these can become texts of any size. */
const OWN_ENTITIES = /<!DOCTYPE\s+svg[^>[]*\[/iy;

/** The first bytes of an XML document in UTF-16: a byte order mark, or `<` with a zero on either side. */
const UTF16_STARTS = ['feff', 'fffe', '003c', '3c00'];

/** Reads the file of the setting `site.operator-logo`; null when it is empty. Throws ConfigError. */
export async function readOperatorLogo(setting: string): Promise<OperatorLogo | null> {
  if (setting === '') return null;
  const path = expandPath(setting);
  const bytes = await readSmallFile(path);
  if (bytes.subarray(0, PNG.length).equals(PNG)) return { name: 'operator-logo.png', bytes };
  const problem = problemOfSvg(bytes);
  if (problem !== null) throw unusable(path, problem);
  return { name: 'operator-logo.svg', bytes };
}

/** Why a file cannot be shown as SVG; null for one that can. */
function problemOfSvg(bytes: Buffer): string | null {
  if (UTF16_STARTS.includes(bytes.toString('hex', 0, 2))) return 'it is not UTF-8 text';
  const text = bytes.toString('utf8');
  const start = endOfProlog(text);
  if (matchEnd(ELEMENT, text, start) !== undefined) return null;
  if (matchEnd(OWN_ENTITIES, text, start) !== undefined) return 'it has a document type with entities of its own';
  return 'it is neither a PNG nor an SVG picture';
}

/** Part by part: one pattern for all of them tries every way to cut the comments, minutes for 40 without an element. */
function endOfProlog(text: string): number {
  let end = 0;
  let next: number | undefined = 0;
  while (next !== undefined) {
    end = next;
    next = PROLOG.map((part) => matchEnd(part, text, end)).find((found) => found !== undefined);
  }
  return end;
}

/** Where the match of a sticky pattern at `start` ends; undefined when there is none. */
function matchEnd(pattern: RegExp, text: string, start: number): number | undefined {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

async function readSmallFile(path: string): Promise<Buffer> {
  let bytes: Buffer;
  try {
    const file = await stat(path);
    if (!file.isFile()) throw new Error('it is not a regular file');
    if (file.size > MAX_BYTES) throw new Error(`it has ${file.size} bytes, of which at most ${MAX_BYTES} are allowed`);
    bytes = await readFile(path);
  } catch (error) {
    throw unusable(path, error instanceof Error ? error.message : String(error));
  }
  return bytes;
}

function unusable(path: string, why: string): ConfigError {
  return new ConfigError(`site.operator-logo: ${path} cannot be used: ${why}`);
}
