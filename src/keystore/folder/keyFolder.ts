import { lstatSync, opendirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Address } from '../../../generated/types.js';
import type { PartLog } from '../../observe/logger.js';
import { MAX_ENTRIES, MAX_FILES } from '../limits.js';
import { parseKeyFile, UnusableKeyFile, type EncryptedKey } from './keyFile.js';
import { fileIdentity, isSystemError, readSmallFile } from './readSmallFile.js';

/** Milliseconds: the resolution of change times on some file systems. */
const COARSE_MS = 2000;

/** Milliseconds after which all files are checked again: writing into a file does not change the folder. */
const LOOK_AGAIN_MS = 1000;

/** Mode bits of a folder in which other users may replace files. */
const OPEN_TO_OTHERS = 0o022n;

/** A file of the folder that holds the key of an account. */
export interface StoredKey {
  account: Address;
  name: string;
}

interface Seen {
  /** Differs after every change of the file. */
  identity: string;
  /** Null for a file that is ignored. */
  account: Address | null;
  problem: string | null;
}

/**
 * The key files of a folder. Its content may be hostile: anything but small files of this user is ignored, with one
 * line in the log.
 *
 * There is no watcher: every call first checks whether the folder has changed, which takes about 3 µs and works on
 * every file system. Only new and changed files are read.
 */
export class KeyFolder {
  readonly path: string;
  readonly #log: PartLog;
  #files: ReadonlyMap<string, Seen> = new Map();
  /** In order of file names; the first file of an account counts. */
  #keys = new Map<Address, StoredKey>();
  #duplicates: ReadonlySet<string> = new Set();
  /** Differs after every change of the list of files. */
  #identity: string | null = null;
  /** `Date.now()` from which an unchanged folder is read again. */
  #readAgainFrom = 0;
  readonly #complaints = new Set<string>();

  constructor(path: string, log: PartLog) {
    this.path = path;
    this.#log = log;
  }

  keys(): StoredKey[] {
    this.#refresh();
    return [...this.#keys.values()];
  }

  isFull(): boolean {
    this.#refresh();
    return this.#files.size >= MAX_FILES;
  }

  find(account: Address): StoredKey | undefined {
    this.#refresh();
    return this.#keys.get(account);
  }

  /** Reads the encrypted key from its file; undefined when the file no longer holds a key of the account. */
  read({ account, name }: StoredKey): EncryptedKey | undefined {
    try {
      const { address, encrypted } = parseKeyFile(readSmallFile(join(this.path, name)).text);
      return address === account ? encrypted : undefined;
    } catch (error) {
      if (!(error instanceof UnusableKeyFile) && !isSystemError(error)) throw error;
      this.changed();
      return undefined;
    }
  }

  /** Ignores a file with a false claim until it changes. */
  passOver({ name }: StoredKey, problem: string): void {
    const seen = this.#files.get(name);
    if (seen === undefined) return;
    this.#logPassedOver(name, problem);
    this.#files = new Map(this.#files).set(name, { ...seen, account: null, problem });
    this.#collect();
  }

  changed(): void {
    this.#readAgainFrom = 0;
  }

  #refresh(): void {
    try {
      const found = statSync(this.path, { throwIfNoEntry: false, bigint: true });
      const identity = found === undefined ? null : fileIdentity(found);
      const now = Date.now();
      if (identity === this.#identity && now < this.#readAgainFrom) return;
      if (found !== undefined && (found.mode & OPEN_TO_OTHERS) !== 0n)
        this.#complain('other users can write to the folder of the key store: its mode should be 0700', {});
      this.#scan(found === undefined ? [] : this.#names());
      this.#identity = identity;
      this.#readAgainFrom = now + LOOK_AGAIN_MS;
      if (found !== undefined && now - Number(found.mtimeMs) < COARSE_MS) this.changed();
    } catch (error) {
      if (!isSystemError(error)) throw error;
      // Known files and unlocked keys stay: the reason may only be too many open files.
      this.#complain('the folder of the key store cannot be read', { code: error.code });
    }
  }

  /** Sorted names of possible key files: without hidden files and editor backups, as in geth. */
  #names(): string[] {
    const { names, complete } = entryNames(this.path);
    const candidates = names.filter((name) => !name.startsWith('.') && !name.endsWith('~')).sort();
    if (!complete || candidates.length > MAX_FILES)
      this.#complain('too many files in the folder of the key store: some are not read', { limit: MAX_FILES });
    return candidates.slice(0, MAX_FILES);
  }

  #scan(names: string[]): void {
    const files = new Map<string, Seen>();
    for (const name of names) {
      const seen = this.#look(name);
      if (seen !== null) files.set(name, seen);
    }
    this.#files = files;
    this.#collect();
  }

  /** Null when the file is gone. */
  #look(name: string): Seen | null {
    const path = join(this.path, name);
    const found = lstatSync(path, { throwIfNoEntry: false, bigint: true });
    if (found === undefined) return null;
    const identity = fileIdentity(found);
    const known = this.#files.get(name);
    if (known?.identity === identity) return known;
    try {
      return { identity, account: this.#accountOf(path), problem: null };
    } catch (error) {
      if (!(error instanceof UnusableKeyFile) && !isSystemError(error)) throw error;
      const problem = error instanceof UnusableKeyFile ? error.message : `it cannot be read (${error.code})`;
      // A file that is being written changes all the time: one line is enough.
      if (known?.problem !== problem) this.#logPassedOver(name, problem);
      // The system may allow later what it refused now.
      return { identity: isSystemError(error) ? '' : identity, account: null, problem };
    }
  }

  #accountOf(path: string): Address {
    const { text, isOpenToOthers } = readSmallFile(path);
    const { address } = parseKeyFile(text);
    if (address === null) throw new UnusableKeyFile('it does not name its account (address)');
    if (isOpenToOthers) this.#log.warn({ file: path }, 'a key file is open to other users: its mode should be 0600');
    return address;
  }

  #collect(): void {
    const keys = new Map<Address, StoredKey>();
    const duplicates = new Set<string>();
    for (const [name, { account }] of this.#files) {
      if (account === null) continue;
      if (!keys.has(account)) keys.set(account, { account, name });
      else duplicates.add(name);
    }
    for (const name of duplicates) {
      if (!this.#duplicates.has(name)) this.#logPassedOver(name, 'another file holds a key of the same account');
    }
    this.#keys = keys;
    this.#duplicates = duplicates;
  }

  #logPassedOver(name: string, problem: string): void {
    this.#log.warn({ file: join(this.path, name), problem }, 'a file in the folder of the key store is passed over');
  }

  #complain(message: string, fields: object): void {
    if (this.#complaints.has(message)) return;
    this.#complaints.add(message);
    this.#log.warn({ folder: this.path, ...fields }, message);
  }
}

/** The first entries of a folder in any order; and whether these are all. */
function entryNames(path: string): { names: string[]; complete: boolean } {
  const folder = opendirSync(path);
  try {
    const names: string[] = [];
    for (let entry = folder.readSync(); entry !== null; entry = folder.readSync()) {
      if (names.length === MAX_ENTRIES) return { names, complete: false };
      names.push(entry.name);
    }
    return { names, complete: true };
  } finally {
    folder.closeSync();
  }
}
