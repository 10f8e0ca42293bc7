/** A folder of a user, outside this project, with a shell. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** How much of the standard error is shown. */
const SHOWN = 4000;

export class UserFolder {
  readonly #path: string;
  readonly #env: NodeJS.ProcessEnv;
  #shell: ChildProcess | undefined;

  private constructor(path: string, env: NodeJS.ProcessEnv) {
    this.#path = path;
    this.#env = env;
  }

  /** An empty folder. The shell has these variables, too. */
  static async create(env: NodeJS.ProcessEnv): Promise<UserFolder> {
    return new UserFolder(await mkdtemp(join(tmpdir(), 'halley-user-')), env);
  }

  async save(file: string, text: string): Promise<void> {
    const path = join(this.#path, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }

  /**
   * Types lines into a shell, and ends it when what they print matches `enough`. Resolves to what they printed. Rejects
   * when a line fails, and when they end before there is enough.
   */
  async type(lines: string, enough?: RegExp): Promise<string> {
    // A group of its own: the programs that the shell starts end with it.
    const shell = spawn('sh', ['-ec', lines], {
      cwd: this.#path,
      env: { ...process.env, ...this.#env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#shell = shell;
    let output = '';
    let complaints = '';
    let isEnough = false;
    shell.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
    shell.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (isEnough || enough?.test(output) !== true) return;
      isEnough = true;
      this.#kill();
    });
    const [code] = (await once(shell, 'close')) as [number | null];
    this.#shell = undefined;
    if (enough === undefined ? code === 0 : isEnough) return output;
    throw new Error(`these lines ended with ${code}:\n${lines}\n${output}\n${complaints.slice(-SHOWN)}`);
  }

  /** Ends what still runs, and removes the folder. */
  async remove(): Promise<void> {
    const shell = this.#shell;
    if (shell !== undefined) {
      const closed = once(shell, 'close');
      this.#kill();
      await closed;
    }
    await rm(this.#path, { recursive: true });
  }

  #kill(): void {
    if (this.#shell?.pid !== undefined) process.kill(-this.#shell.pid, 'SIGKILL');
  }
}
