/** The node's state stream in a run: the node starts `halley stream`, and Halley follows it over a socket. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const MAIN = join(import.meta.dirname, '../dist/bundle/main.js');

export interface StateStream {
  /** The folder of the process, for the node that starts it. */
  spool: string;
  /** Where the process listens, for `--stream` of Halley. */
  address: string;
  /** Removes what the stream has kept. The node must have ended. */
  remove(): Promise<void>;
}

/** True when Halley as it is built has the process that a node starts, and can follow it. */
export async function canStream(): Promise<boolean> {
  return (await helpOf()).includes('\n  stream ') && (await helpOf('start')).includes(' --stream ');
}

async function helpOf(...command: string[]): Promise<string> {
  return (await promisify(execFile)(process.execPath, [MAIN, ...command, '--help'])).stdout;
}

/** Makes a folder for the stream. */
export async function prepareStream(): Promise<StateStream> {
  const spool = await mkdtemp(join(tmpdir(), 'halley-stream-'));
  return {
    spool,
    address: `unix:${join(spool, 'followers.sock')}`,
    // The stream ends a moment after its node.
    remove: () => rm(spool, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }),
  };
}
