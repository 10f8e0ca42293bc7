import { mnemonicToSeedSync, validateMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { ConfigError } from '../../config/config.js';
import { deriveKey } from '../../ethereum/hdKey.js';
import { OPEN_BRACE } from '../../json/codes.js';
import { parseKeyFile, UnusableKeyFile, type KeyFile } from '../../keystore/folder/keyFile.js';

/** A key of 32 bytes, or a key file of another program. */
export type ImportedKey = { key: Uint8Array } | { file: KeyFile };

/** Selects a key of a mnemonic. */
export interface DerivationOptions {
  path?: string;
  index?: string;
}

const DEFAULT_PATH = "m/44'/60'/0'/0";
const [ZERO, LOWER_X, UPPER_X] = [0x30, 0x78, 0x58];
const HIGHEST_INDEX = 2 ** 31 - 1;

/** Reads a key file, a key in hex or a mnemonic. Throws ConfigError, which does not quote the document. */
export function readImportedKey(document: Buffer, options: DerivationOptions): ImportedKey {
  const text = trimmed(document);
  const isFile = text[0] === OPEN_BRACE;
  if (!isFile && text.some(isSpace)) return { key: keyOfMnemonic(text.toString('utf8'), options) };
  if (options.path !== undefined || options.index !== undefined)
    throw new ConfigError('--path and --index choose a key of a mnemonic, and this is not one');
  return isFile ? { file: readKeyFile(text) } : { key: decodeHex(text) };
}

function readKeyFile(text: Buffer): KeyFile {
  try {
    return parseKeyFile(text.toString('utf8'));
  } catch (error) {
    if (error instanceof UnusableKeyFile) throw new ConfigError(`this key file cannot be used: ${error.message}`);
    throw error;
  }
}

function keyOfMnemonic(text: string, { path, index }: DerivationOptions): Uint8Array {
  if (path !== undefined && index !== undefined) throw new ConfigError('--path and --index exclude each other');
  const words = text.toLowerCase().split(/\s+/).join(' ');
  if (!validateMnemonic(words, wordlist))
    throw new ConfigError('the mnemonic has a wrong word, length or checksum: it must be 12 to 24 English words');
  const seed = mnemonicToSeedSync(words);
  try {
    return deriveKey(seed, path ?? `${DEFAULT_PATH}/${indexOf(index ?? '0')}`).privateKey;
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`--path: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  } finally {
    seed.fill(0);
  }
}

function indexOf(text: string): number {
  const index = Number(text);
  if (!/^\d+$/.test(text) || index > HIGHEST_INDEX)
    throw new ConfigError(`--index must be a whole number up to ${HIGHEST_INDEX}`);
  return index;
}

/** Decodes hex, with or without 0x, without a string, because strings cannot be overwritten. */
function decodeHex(text: Buffer): Uint8Array {
  const digits = text[0] === ZERO && (text[1] === LOWER_X || text[1] === UPPER_X) ? text.subarray(2) : text;
  const key = Uint8Array.from({ length: 32 }, (_, at) => 16 * digitOf(digits[2 * at]) + digitOf(digits[2 * at + 1]));
  if (digits.length !== 64 || !digits.every((digit) => digitOf(digit) >= 0))
    throw new ConfigError('not a private key (64 hex digits), a key file (JSON) or a mnemonic (words)');
  return key;
}

/** NaN for other characters. */
function digitOf(character: number | undefined): number {
  return parseInt(String.fromCharCode(character ?? 0), 16);
}

function trimmed(bytes: Buffer): Buffer {
  let start = 0;
  let end = bytes.length;
  while (start < end && isSpace(bytes[start])) start++;
  while (end > start && isSpace(bytes[end - 1])) end--;
  return bytes.subarray(start, end);
}

function isSpace(character: number | undefined): boolean {
  return character === 0x20 || character === 0x09 || character === 0x0a || character === 0x0d;
}
