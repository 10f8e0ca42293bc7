/** The logo of the operator: a small picture that the documentation shows on its home page. */
import { readFile, stat } from 'node:fs/promises';
import { ConfigError, expandPath } from './config.js';

/** A picture, and the name under which the site has it. */
export interface OperatorLogo {
  name: 'operator-logo.svg' | 'operator-logo.png';
  bytes: Buffer;
}

const MAX_BYTES = 256 * 1024;
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

/** The element, after a declaration, comments and a document type without entities of its own. */
const SVG = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*>\s*)*<svg[\s>]/i;

/** Reads the file of the setting `site.operator-logo`; null when it is empty. Throws ConfigError. */
export async function readOperatorLogo(setting: string): Promise<OperatorLogo | null> {
  if (setting === '') return null;
  const path = expandPath(setting);
  const bytes = await readSmallFile(path);
  if (bytes.subarray(0, PNG.length).equals(PNG)) return { name: 'operator-logo.png', bytes };
  if (SVG.test(bytes.toString('utf8'))) return { name: 'operator-logo.svg', bytes };
  throw unusable(path, 'it is neither a PNG nor an SVG picture');
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
