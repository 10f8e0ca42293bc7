import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { ConfigError } from '../../config/config.js';
import type { CommandHost } from '../commandHost.js';
import { readNamedFile } from '../dev/optionFile.js';

const MAX_SECRET_BYTES = 64 * 1024;

/** Secrets from files, standard input (read once; each passphrase is its next line), or a person at a terminal. */
export class Secrets {
  readonly #host: Pick<CommandHost, 'input' | 'printNote'>;
  #lines: string[] | null = null;

  constructor(host: Pick<CommandHost, 'input' | 'printNote'>) {
    this.#host = host;
  }

  /** An existing passphrase: the first line of the file, or what a person types. */
  async passphrase(file: string | undefined, question = 'Passphrase: ', flag = '--password-file'): Promise<string> {
    if (file !== undefined) return firstLine(await readNamedFile({ flag, path: file }, MAX_SECRET_BYTES));
    return this.#host.input.isTTY ? this.#ask(question) : this.#nextLine();
  }

  /** A new passphrase, which a person types twice. Throws ConfigError for an empty one. */
  async newPassphrase(file: string | undefined, flag?: string): Promise<string> {
    const passphrase = await this.passphrase(file, 'New passphrase: ', flag);
    if (passphrase === '') throw new ConfigError('the passphrase is empty: it would protect nothing');
    if (file === undefined && this.#host.input.isTTY && (await this.#ask('Once more: ')) !== passphrase)
      throw new ConfigError('the two passphrases differ');
    return passphrase;
  }

  /** The whole file or standard input, or what a person types. The caller overwrites the bytes. */
  async document(file: string, question: string): Promise<Buffer> {
    if (file !== '' && file !== '-') return readNamedFile({ flag: 'import', path: file }, MAX_SECRET_BYTES);
    if (this.#host.input.isTTY) return Buffer.from(await this.#ask(question));
    const bytes = await this.#readAll();
    // Nothing is left for a passphrase.
    this.#lines = [];
    return bytes;
  }

  async #nextLine(): Promise<string> {
    this.#lines ??= (await this.#readAll()).toString('utf8').split(/\r?\n/);
    const line = this.#lines.shift();
    if (line === undefined || (line === '' && this.#lines.length === 0))
      throw new ConfigError(
        'standard input holds no passphrase: use --password-file, or a terminal to be asked for it',
      );
    return line;
  }

  async #readAll(): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of this.#host.input) {
      // A stream without an encoding gives buffers.
      const bytes = chunk as Buffer;
      length += bytes.length;
      if (length > MAX_SECRET_BYTES) throw new ConfigError(`standard input is longer than ${MAX_SECRET_BYTES} bytes`);
      chunks.push(bytes);
    }
    return Buffer.concat(chunks);
  }

  /** The terminal does not show what is typed. */
  async #ask(question: string): Promise<string> {
    const { input, printNote } = this.#host;
    const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
    const lines = createInterface({ input, output: nowhere, terminal: true, historySize: 0 });
    printNote(question);
    try {
      const given = new AbortController();
      lines.once('SIGINT', () => given.abort());
      lines.once('close', () => given.abort());
      // `once` returns the event's arguments.
      const [line] = (await once(lines, 'line', { signal: given.signal })) as [string];
      return line;
    } catch {
      throw new ConfigError('nothing was entered');
    } finally {
      lines.close();
      printNote('\n');
    }
  }
}

function firstLine(bytes: Buffer): string {
  return bytes.toString('utf8').split(/\r?\n/, 1)[0] ?? '';
}
