import { readFile } from 'node:fs/promises';
import { unwatchFile, watchFile } from 'node:fs';
import type { Server } from 'node:https';
import { createSecureContext } from 'node:tls';
import { ConfigError } from '../config/config.js';

/** The paths of the files. */
export interface TlsPaths {
  /** The certificate, and those between it and its root, PEM. */
  certificate: string;
  /** Its private key, PEM, without a passphrase. */
  key: string;
  /** Interval of polling, milliseconds. Default: 5,000. Polling works on every file system. */
  checkIntervalMs?: number;
}

interface Identity {
  cert: Buffer;
  key: Buffer;
}

type TlsLog = Record<'info' | 'warn', (fields: object, message: string) => void>;

/** The certificate of the listeners, with its key. Renewed files are used without a restart, for new connections. */
export class TlsFiles {
  readonly #paths: TlsPaths;
  readonly #log: TlsLog;
  readonly #servers = new Set<Server>();
  #identity: Identity;
  #reading: Promise<void> = Promise.resolve();

  private constructor(paths: TlsPaths, log: TlsLog, identity: Identity) {
    this.#paths = paths;
    this.#log = log;
    this.#identity = identity;
  }

  /** Rejects with ConfigError when a file cannot be read, or the two do not belong together. */
  static async open(paths: TlsPaths, log: TlsLog): Promise<TlsFiles> {
    const files = new TlsFiles(paths, log, await readIdentity(paths));
    const options = { persistent: false, interval: paths.checkIntervalMs ?? 5_000 };
    for (const path of [paths.certificate, paths.key]) watchFile(path, options, files.#onChange);
    return files;
  }

  /** What a new server begins with. */
  get identity(): Readonly<Identity> {
    return this.#identity;
  }

  /** Gives the server each new certificate until it is closed. */
  follow(server: Server): void {
    this.#servers.add(server);
    server.once('close', () => this.#servers.delete(server));
  }

  close(): void {
    for (const path of [this.#paths.certificate, this.#paths.key]) unwatchFile(path, this.#onChange);
  }

  /** One after another, so that the last change wins. */
  readonly #onChange = (): void => {
    this.#reading = this.#reading.then(() => this.#reload());
  };

  /** The files do not match between the change of one and of the other. The old pair stays meanwhile. */
  async #reload(): Promise<void> {
    const { certificate } = this.#paths;
    try {
      this.#identity = await readIdentity(this.#paths);
      for (const server of this.#servers) server.setSecureContext(this.#identity);
      this.#log.info({ certificate }, 'the new TLS certificate is in use');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#log.warn({ certificate, reason }, 'the new TLS certificate cannot be used; the old one stays');
    }
  }
}

async function readIdentity({ certificate, key }: TlsPaths): Promise<Identity> {
  const identity = {
    cert: await readNamed('tls.certificate-path', certificate),
    key: await readNamed('tls.key-path', key),
  };
  try {
    createSecureContext(identity);
  } catch (error) {
    throw new ConfigError(
      'tls.certificate-path and tls.key-path: the files are not a PEM certificate and its PEM private key without a passphrase',
      { cause: error },
    );
  }
  return identity;
}

async function readNamed(name: string, path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    // The file system throws nothing else.
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`${name}: the file ${path} cannot be read (${code})`, { cause: error });
  }
}
