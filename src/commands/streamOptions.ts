import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config/config.js';
import { readSecretFile } from '../config/secretFiles.js';
import type { StreamOptions } from '../stream/process/streamProcess.js';
import type { StreamAddress } from '../stream/streamAddress.js';

/** The flags of the command, but for the folder. */
export interface StreamFlags {
  spoolSize: number;
  listen?: StreamAddress[];
  tokenFile?: string;
  tlsCert?: string;
  tlsKey?: string;
  maxFollowers: number;
}

/** The options of the process for this folder, with the content of the named files. Throws ConfigError. */
export function readStreamOptions(
  folder: string,
  { spoolSize, listen, maxFollowers, ...files }: StreamFlags,
): StreamOptions {
  const socket = join(folder, 'followers.sock');
  const addresses = listen ?? [{ text: `unix:${socket}`, kind: 'unix', path: socket }];
  const remote = addresses.find(({ kind }) => kind !== 'unix');
  if (remote !== undefined && files.tokenFile === undefined)
    throw new ConfigError(`--listen ${remote.text}: anyone who can connect could read it; add --token-file <file>`);
  const tls = addresses.find(({ kind }) => kind === 'tls');
  if (tls !== undefined && (files.tlsCert === undefined || files.tlsKey === undefined))
    throw new ConfigError(`--listen ${tls.text} needs --tls-cert <file> and --tls-key <file>`);
  return {
    folder,
    maxBytes: spoolSize,
    addresses,
    maxFollowers,
    token: files.tokenFile === undefined ? null : named('--token-file', files.tokenFile, readSecretFile),
    tls:
      files.tlsCert === undefined || files.tlsKey === undefined
        ? null
        : { cert: named('--tls-cert', files.tlsCert, read), key: named('--tls-key', files.tlsKey, read) },
  };
}

function read(path: string): Buffer {
  return readFileSync(path);
}

function named<T>(option: string, path: string, reader: (path: string) => T): T {
  try {
    return reader(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`${option}: cannot read ${path}: ${reason}`, { cause: error });
  }
}
