/**
 * The child process of `trialOpening.ts`. It opens the environment in the folder of its first argument for writing, so
 * that LMDB goes back to what was flushed before a power cut, reads it, and writes without a commit.
 */
import { randomBytes } from 'node:crypto';
import { statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { ABORT, open, type Database, type RootDatabase } from 'lmdb';
import { saysDamage } from '../storeErrors.js';
import { closeInOrder, OpeningLock, UNCOMMITTED } from './openingLock.js';
import { LOCKED, MET_DAMAGE } from './trialOpening.js';

interface Tried {
  name: string;
  database: Database<Buffer, number | Uint8Array>;
}

/** Records read between two checks of the clock. */
const RECORDS_AT_ONCE = 64;
/** The databases with numbers as keys, of all environments. A wrong count shows a missing name. */
const BY_NUMBER: ReadonlySet<string> = new Set([
  'blocks',
  'transactions',
  'receipts',
  'raw',
  'summaries',
  'blooms',
  'undecodable',
  'keptRollbacks',
  'units',
]);

class Damage extends Error {}

/** As lmdb 3.5.6 returns them; they are missing in its types. */
interface Stats {
  entryCount: number;
  lastPageNumber: number;
  pageSize: number;
}

try {
  await tryEnvironment(process.argv[2]!, Number(process.argv[3]));
} catch (error) {
  // The process that opens the environment to use it reports other errors.
  if (!(error instanceof Damage || error instanceof RangeError || saysDamage(error))) process.exit(1);
  writeSync(1, error.message);
  process.exit(MET_DAMAGE);
}

async function tryEnvironment(folder: string, readMs: number): Promise<void> {
  const opening = new OpeningLock(folder);
  writeSync(1, LOCKED);
  const readOnly = opening.isReadOnly;
  const root = opening.hold(() =>
    open<Buffer, string>({ path: folder, readOnly, encoding: 'binary', noSubdir: false, maxDbs: 32 }),
  );
  const { lastPageNumber, pageSize } = statsOf(root);
  // The last pages may be free ones that were never written. Otherwise the file was cut off, and values may be lost.
  const isShort = statSync(join(folder, 'data.mdb')).size < (lastPageNumber + 1) * pageSize;
  const names = [...root.getKeys()];
  const { entryCount } = statsOf(root);
  if (names.length !== entryCount) throw new Damage(`${names.length} of ${entryCount} databases are left`);
  const all = names.map((name) => ({ name, database: openByName(root, name) }));
  readSome(all, isShort ? Infinity : performance.now() + readMs);
  if (!readOnly) writeAtEnds(root, all);
  await closeInOrder({ root, opening });
}

function openByName(root: RootDatabase<Buffer, string>, name: string): Tried['database'] {
  return root.openDB(name, { encoding: 'binary', keyEncoding: BY_NUMBER.has(name) ? 'uint32' : 'binary' });
}

/** Reads the databases until a time, in random order from random places, so that several starts cover all. */
function readSome(all: readonly Tried[], until: number): void {
  let read = 0;
  // All reads are synchronous, and so of one snapshot.
  for (const { name, database } of all.toSorted(() => Math.random() - 0.5)) {
    const { entryCount } = statsOf(database);
    const [first, last] = endsOf(database);
    const start =
      typeof first === 'number' ? first + Math.floor(Math.random() * (Number(last) - first)) : randomBytes(32);
    const before = read;
    for (const range of [{ start }, { end: start }])
      for (const _copied of database.getRange(range)) {
        read += 1;
        if (read % RECORDS_AT_ONCE === 0 && performance.now() > until) return;
      }
    if (read - before !== entryCount) throw new Damage(`${read - before} of ${entryCount} records of ${name} are left`);
  }
}

/** Writes the first and the last record of each database again, and aborts. */
function writeAtEnds(root: RootDatabase<Buffer, string>, all: readonly Tried[]): void {
  root.transactionSync(() => {
    for (const { database } of all)
      for (const key of endsOf(database)) database.putSync(key, Buffer.from(database.getBinary(key)!));
    return ABORT;
  }, UNCOMMITTED);
}

/** The first and the last key; none of an empty database. */
function endsOf(database: Tried['database']): (number | Uint8Array)[] {
  return [...database.getKeys({ limit: 1 }), ...database.getKeys({ limit: 1, reverse: true })];
}

function statsOf(database: { getStats(): object }): Stats {
  // lmdb is pinned to the release that returns these.
  return database.getStats() as Stats;
}
