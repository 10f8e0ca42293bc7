/** The node's state stream in a run: the node starts `halley stream`, and Halley follows it over a socket. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TomlSettings } from '../scripts/testNode/home.mjs';

const MAIN = join(import.meta.dirname, '../dist/bundle/main.js');

/** The stores whose changes Halley needs. */
const STORES = ['evm', 'acc', 'bank', 'precisebank', 'erc20', 'feemarket'];

/** With this variable the node knows the program to start. */
const COMMAND_VARIABLE = 'COSMOS_SDK_ABCI';

export interface StateStream {
  /** The address that the stream listens on, for `--stream` of Halley. */
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

/** Makes a folder for the stream. Nodes that this process starts from now on find its command in their environment. */
export async function prepareStream(): Promise<StateStream> {
  const folder = await mkdtemp(join(tmpdir(), 'halley-stream-'));
  const address = `unix:${join(folder, 'stream.sock')}`;
  const command = [process.execPath, MAIN, 'stream', '--spool', join(folder, 'spool'), '--listen', address];
  // The node has a shell run it. With "exec" the shell does not stay.
  process.env[COMMAND_VARIABLE] = `exec ${command.map((word) => `'${word}'`).join(' ')}`;
  return {
    address,
    async remove() {
      Reflect.deleteProperty(process.env, COMMAND_VARIABLE);
      // The stream ends a moment after its node.
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

/** Settings of app.toml with which a node streams. */
export function streamSettings(): TomlSettings {
  return { 'streaming.abci': { keys: STORES, plugin: 'abci', 'stop-node-on-err': true } };
}
