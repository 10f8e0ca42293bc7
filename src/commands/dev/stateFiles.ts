/** The meaning of `--state`, `--load-state` and `--dump-state`, which depends on the content of their files. */
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_STATE_BYTES } from '../../devchain/app/dump/anvilState.js';
import type { StateFlags } from './options/devOptions.js';
import { assertReplaceable, readNamedFile, type NamedFile } from './optionFile.js';
import type { DumpTarget } from './stateDump.js';

const DUMP_INTERVAL_SECONDS = 60;
/** How Halley's own format begins. */
const OWN_BEGINNING = '{"kind":';
const NO_DUMP = { loadState: null, loadedFrom: null };

/** The files that are read at the start and written later. */
export interface StateFiles {
  /** File in Halley's own format, for the chain; null without. */
  stateFile: string | null;
  loadState: Uint8Array | null;
  loadedFrom: NamedFile | null;
  dump: DumpTarget | null;
}

/**
 * Reads what the options name. A file of `--state` that holds a dump, of anvil or of `--dump-state`, is read at the
 * start and dumped to; any other is in Halley's own format. Rejects with ConfigError when a file cannot be used.
 */
export async function readStateFiles({ state, loadState, dumpState, stateInterval }: StateFlags): Promise<StateFiles> {
  const intervalSeconds = stateInterval ?? DUMP_INTERVAL_SECONDS;
  if (state !== undefined) {
    const path = await fileOf(state);
    await assertReplaceable({ flag: '--state', path });
    if (!(await isDump(path))) return { stateFile: path, ...NO_DUMP, dump: null };
    const loaded = await readDump('--state', path);
    return { stateFile: null, ...loaded, dump: { flag: '--state', path, intervalSeconds } };
  }
  const path = dumpState === undefined ? null : await fileOf(dumpState);
  if (path !== null) await assertReplaceable({ flag: '--dump-state', path });
  return {
    stateFile: null,
    ...(loadState === undefined ? NO_DUMP : await readDump('--load-state', await fileOf(loadState))),
    dump: path === null ? null : { flag: '--dump-state', path, intervalSeconds },
  };
}

/** The file that a path means: in a folder, `state.json`. */
async function fileOf(path: string): Promise<string> {
  const found = await stat(path).catch(() => null);
  return found?.isDirectory() === true ? join(path, 'state.json') : path;
}

/** Whether the file looks like a dump: JSON that does not begin as Halley's own format, or gzip. */
async function isDump(path: string): Promise<boolean> {
  const file = await open(path).catch(() => null);
  if (file === null) return false;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    const start = buffer.subarray(0, bytesRead);
    const text = start.toString('latin1').trimStart();
    return (start[0] === 0x1f && start[1] === 0x8b) || (text.startsWith('{') && !text.startsWith(OWN_BEGINNING));
  } finally {
    await file.close();
  }
}

async function readDump(flag: string, path: string): Promise<Pick<StateFiles, 'loadState' | 'loadedFrom'>> {
  return { loadState: await readNamedFile({ flag, path }, MAX_STATE_BYTES), loadedFrom: { flag, path } };
}
