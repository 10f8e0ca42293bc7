/** Says which stream the stored values came from, so that what was replaced in it since is not taken for right. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StreamVersion } from '../stream/message.js';

/** The stream of the newest runs. */
export interface StreamRecord extends StreamVersion {
  /** The run whose blocks came from it; also later ones. */
  run: number;
}

const FILE = 'stream.json';

/** Null when there is none that can be read. */
export function readStreamRecord(folder: string): StreamRecord | null {
  try {
    const { stream, rewinds, run } = JSON.parse(readFileSync(join(folder, FILE), 'utf8')) as Partial<StreamRecord>;
    const isRecord = typeof stream === 'string' && Number.isSafeInteger(rewinds) && Number.isSafeInteger(run);
    // As was just checked.
    return isRecord ? ({ stream, rewinds, run } as StreamRecord) : null;
  } catch {
    return null;
  }
}

/** Replaces the record. Where that fails, an older one stays, so that more is read again than is needed. */
export function writeStreamRecord(folder: string, record: StreamRecord): void {
  try {
    const unfinished = join(folder, `${FILE}.unfinished`);
    writeFileSync(unfinished, JSON.stringify(record), { mode: 0o600 });
    renameSync(unfinished, join(folder, FILE));
  } catch {
    // The disk may be full.
  }
}
