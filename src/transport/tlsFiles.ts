/** The certificate of the listeners. A renewed one is taken over without a restart; connections in use keep theirs. */
import { readFile } from 'node:fs/promises';
import { unwatchFile, watchFile } from 'node:fs';
import type { Server } from 'node:https';
import { createSecureContext } from 'node:tls';
import { ConfigError } from '../config/config.js';

/** Where the files are. */
export interface TlsPaths {
  /** The certificate, and those between it and its root, PEM. */
  certificate: string;
  /** Its private key, PEM, without a passphrase. */
  key: string;
  /**
   * How often the files are looked at, milliseconds. Default: 5,000. Looking works on every file system, and where
   * orchestrators exchange a link.
   */
  checkIntervalMs?: number;
}

/** The content of the files. */
interface Identity {
  cert: Buffer;
  key: Buffer;
}

/** Where reloads are told. */
export interface TlsLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** A certificate with its key, read from files and kept up to date. */
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

  /** Looks at the files no more. */
  close(): void {
    for (const path of [this.#paths.certificate, this.#paths.key]) unwatchFile(path, this.#onChange);
  }

  /** One after another, so that the files of the last change are what is used. */
  readonly #onChange = (): void => {
    this.#reading = this.#reading.then(() => this.#reload());
  };

  /** Between the change of one file and that of the other they do not belong together. The old pair stays meanwhile. */
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
    // The file system's functions throw nothing else.
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`${name}: the file ${path} cannot be read (${code})`, { cause: error });
  }
}
