import { NoRoom, saysNoRoom } from '../lmdb/room.js';
import { StoreRefused, StoreWriteFailed } from '../storeErrors.js';
import type { StoreIdentity } from '../store.js';
import { inTransaction } from '../lmdb/inTransaction.js';
import { closeFile } from '../lmdb/openingLock.js';
import { Segments, type StoredSegments } from './segments.js';
import { metaKey } from './stateKeys.js';
import { openStateFile, removeStateFile, whyUntrusted, type StateFile } from './stateFile.js';
import { decodeJson, encodeJson } from './valueRecord.js';

/** Incremented by every change of a record or a key. */
const FORMAT = 1;

/** Whose values they are. */
export interface StateIdentity extends StoreIdentity {
  /** The coin whose amounts are the balances. */
  denom: string;
  decimals: number;
}

/** Logs problems. */
export interface StateStoreLog {
  warn(fields: object, message: string): void;
}

/** Opens the file of a chain. One that is damaged, or of another chain or release, is replaced with an empty one. */
export async function openFileOfChain(
  folder: string,
  { identity, log }: { identity: StateIdentity; log: StateStoreLog },
): Promise<StateFile> {
  const stamp = { format: FORMAT, ...identity, chainId: identity.chainId.toString() };
  let opened = (await whyUntrusted(folder)) ?? (await openOrSayWhyNot(folder, stamp));
  if (typeof opened === 'string') {
    log.warn({ path: folder, reason: opened }, 'the stored values of the state cannot be used: starting without any');
    removeStateFile(folder);
    opened = await openOrSayWhyNot(folder, stamp);
  }
  if (typeof opened === 'string') throw new StoreRefused(opened);
  return opened;
}

async function openOrSayWhyNot(folder: string, stamp: object): Promise<StateFile | string> {
  let file: StateFile | null = null;
  try {
    file = openStateFile(folder);
    if (isEmpty(file)) stampFile(file, stamp);
    const isOfChain = JSON.stringify(readJson(file, 'stamp')) === JSON.stringify(stamp);
    if (isOfChain && readJson(file, 'runs') !== null) return file;
    await closeFile(file);
    return isOfChain ? 'a record is damaged' : 'they are of another chain or release';
  } catch (error) {
    if (file !== null) await closeFile(file);
    if (error instanceof NoRoom || saysNoRoom(error instanceof StoreWriteFailed ? error.cause : error)) throw error;
    return error instanceof Error ? error.message : String(error);
  }
}

/** The runs that are stored. Those whose newest block cannot be compared with the chain's do not count. */
export function readSegments(file: StateFile): Segments {
  // Written by `writeSegments`.
  const segments = new Segments(readJson(file, 'runs') as StoredSegments | null);
  if (segments.hash === '') segments.clear();
  return segments;
}

/** Called in a transaction. */
export function writeSegments({ records }: StateFile, segments: Segments): void {
  const key = metaKey('runs');
  records.putSync(key, encodeJson(key, segments.toJson()));
}

function readJson({ records }: StateFile, name: 'stamp' | 'runs'): unknown {
  const key = metaKey(name);
  return decodeJson(key, records.getBinary(key));
}

function isEmpty({ records }: StateFile): boolean {
  for (const _key of records.getKeys({ limit: 1 })) return false;
  return true;
}

function stampFile(file: StateFile, stamp: object): void {
  const key = metaKey('stamp');
  inTransaction(file, () => {
    file.records.putSync(key, encodeJson(key, stamp));
    writeSegments(file, new Segments(null));
  });
}
