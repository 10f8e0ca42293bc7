/**
 * What was read of an origin, on disk: one file for each URL, chain and block. The first line is the block; each
 * further line is a value, and values never change. Lines are only appended, each write begins with a new line, and a
 * line that is not whole is skipped. So neither kill -9 nor two processes at once do any harm. The URL may hold a key:
 * only its hash is kept, and only this user may read the folder.
 */
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Address, Hash } from '../../../generated/types.js';
import { fromHex, toHex } from '../../ethereum/hex.js';
import { EMPTY_CODE_HASH, keccakHash } from '../../ethereum/keccak.js';
import type { GoCodeThatSays } from '../../execution/goCode.js';
import type { AccountRecord } from '../app/state/stateBase.js';
import { readBlock, type OriginBlock } from './originAnswers.js';

/** A larger file is not extended, bytes. */
const MAX_FILE_BYTES = 256 * 1024 * 1024;

/** Which file holds what is kept of a fork. */
export interface CacheKey {
  folder: string;
  url: string;
  chainId: bigint;
}

/** The values of a file, by kind. */
export interface KeptValues {
  accounts: Map<Address, AccountRecord | null>;
  codes: Map<Hash, Uint8Array>;
  /** The key is the address, a colon, and the slot without 0x. */
  slots: Map<string, Uint8Array>;
  /** What a call of an address said that only Go code answers so; null where it said nothing. */
  goCodes: Map<Address, GoCodeThatSays | null>;
}

/** One line of a file after the first. */
type Line =
  | ['a', Address, string, string, Hash]
  | ['a', Address]
  | ['c', Hash, string]
  | ['s', string, string]
  | ['g', Address, string];

/** The file of one fork. */
export class OriginCache {
  readonly #path: string;
  readonly #onFailure: (error: unknown) => void;
  #lines: string[] = [];
  #bytes: number;
  #closed = false;

  private constructor(path: string, onFailure: (error: unknown) => void) {
    this.#path = path;
    this.#onFailure = onFailure;
    this.#bytes = statSync(path).size;
  }

  /** Opens or makes the file. Throws when that is not possible. `onFailure` is called once when writing fails later. */
  static open(key: CacheKey, block: OriginBlock, onFailure: (error: unknown) => void): OriginCache {
    const folder = folderOf(key);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(key.folder, 0o700);
    const path = join(folder, `${block.number}-${block.hash.slice(2, 18)}.jsonl`);
    if (!existsSync(path) || readHeader(path)?.hash !== block.hash) {
      const temporary = `${path}.${process.pid}.new`;
      writeFileSync(temporary, `${JSON.stringify(headerOf(block))}\n`, { mode: 0o600 });
      renameSync(temporary, path);
    }
    return new OriginCache(path, onFailure);
  }

  /** The block of a number, when a file for it is there; the newest file counts. */
  static findBlock(key: CacheKey, blockNumber: number): OriginBlock | null {
    const folder = folderOf(key);
    if (!existsSync(folder)) return null;
    const paths = readdirSync(folder)
      .filter((name) => name.startsWith(`${blockNumber}-`) && name.endsWith('.jsonl'))
      .map((name) => join(folder, name))
      .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
    for (const path of paths) {
      const block = readHeader(path);
      if (block?.number === blockNumber) return block;
    }
    return null;
  }

  /** Puts all values of the file into the maps. An account counts only after its code. */
  read({ accounts, codes, slots, goCodes }: KeptValues): void {
    for (const text of readFileSync(this.#path, 'utf8').split('\n').slice(1)) {
      const line = parseLine(text);
      if (line?.[0] === 'g') goCodes.set(line[1], line[2] === '' ? null : { says: line[2] });
      if (line?.[0] === 's') slots.set(line[1], fromHex(line[2]));
      if (line?.[0] === 'c') {
        const code = fromHex(line[2]);
        if (keccakHash(code) === line[1]) codes.set(line[1], code);
      }
      if (line?.[0] !== 'a') continue;
      const [, address, nonce = '0', balance = '0', codeHash] = line;
      if (codeHash === undefined) accounts.set(address, null);
      else if (codeHash === EMPTY_CODE_HASH || codes.has(codeHash))
        accounts.set(address, { nonce: BigInt(nonce), balance: BigInt(balance), codeHash, accountNumber: 0 });
    }
  }

  addAccount(address: Address, record: AccountRecord | null): void {
    if (record === null) this.#add(['a', address]);
    else this.#add(['a', address, String(record.nonce), String(record.balance), record.codeHash]);
  }

  addCode(codeHash: Hash, code: Uint8Array): void {
    this.#add(['c', codeHash, toHex(code)]);
  }

  addSlot(key: string, word: Uint8Array): void {
    this.#add(['s', key, toHex(word)]);
  }

  addGoCode(address: Address, found: GoCodeThatSays | null): void {
    this.#add(['g', address, found?.says ?? '']);
  }

  #add(line: Line): void {
    if (this.#closed) return;
    if (this.#lines.length === 0) setImmediate(() => this.#write());
    this.#lines.push(JSON.stringify(line));
  }

  #write(): void {
    const text = `\n${this.#lines.join('\n')}\n`;
    this.#lines = [];
    this.#bytes += text.length;
    if (this.#bytes > MAX_FILE_BYTES) {
      this.#closed = true;
      return;
    }
    try {
      appendFileSync(this.#path, text);
    } catch (error) {
      // The disk may be full. The fork works without the file, too.
      this.#closed = true;
      this.#onFailure(error);
    }
  }
}

function folderOf({ folder, url, chainId }: CacheKey): string {
  return join(folder, toHex(sha256(new TextEncoder().encode(url))).slice(0, 32), String(chainId));
}

/** A block as the origin would answer it, so that one decoder reads both. */
function headerOf({ number, timestamp, gasLimit, gasUsed, baseFeePerGas, ...block }: OriginBlock): object {
  const hex = (value: number | bigint): string => `0x${value.toString(16)}`;
  return {
    ...block,
    number: hex(number),
    timestamp: hex(timestamp),
    gasLimit: hex(gasLimit),
    gasUsed: hex(gasUsed),
    baseFeePerGas: baseFeePerGas === null ? null : hex(baseFeePerGas),
  };
}

/** The block of a file; null when the file does not begin with one. */
function readHeader(path: string): OriginBlock | null {
  try {
    const [first = ''] = readFileSync(path, 'utf8').split('\n', 1);
    return readBlock(JSON.parse(first));
  } catch {
    // Another program's file, or a damaged one: it is replaced.
    return null;
  }
}

function parseLine(text: string): Line | null {
  if (!text.startsWith('["') || !text.endsWith('"]')) return null;
  try {
    // Only this class writes the file, and a line that was cut off does not parse.
    return JSON.parse(text) as Line;
  } catch {
    return null;
  }
}
