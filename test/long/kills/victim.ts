/** `halley start` as a process that is killed at any moment, also while it starts, with its index damaged meanwhile. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { changeFile, damagePage, PAGE_BYTES, type PageDamage } from '../../unit/store/damage/damage.js';
import { dataFile } from '../../../src/store/lmdb/lmdbDatabases.js';

const MAIN = join(import.meta.dirname, '../../../dist/bundle/main.js');
/** The unit of `ulimit -f`. */
const LIMIT_BYTES = 512;

const DAMAGE_SIGNALS: (string | null)[] = ['SIGBUS', 'SIGSEGV', 'SIGABRT'];

/** How a start ended: it follows the chain, or it was refused with exit code 1 and this text, or it was killed. */
export type StartOutcome = { kind: 'follows' } | { kind: 'refused'; text: string } | { kind: 'killed' };

export class Victim {
  httpUrl = 'http://127.0.0.1:0';
  wsUrl = 'ws://127.0.0.1:0';
  /** Starts so far. */
  lives = 0;
  /** Messages of log lines with level `warn` or above, and how often each was written. */
  readonly complaints = new Map<string, number>();
  /** Ends that were neither kills nor refusals of a start. */
  readonly unexpected: string[] = [];
  readonly indexFolder: string;
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'halley-killed-'));
  readonly #node: string;
  readonly #nodeGrpc: string;
  #child: ChildProcess | null = null;
  /** Pages of the index were damaged: those that a start does not find may end the process in LMDB. */
  #isDamaged = false;

  constructor(node: { rpcUrl: string; grpcAddress: string }) {
    this.#node = node.rpcUrl;
    this.#nodeGrpc = node.grpcAddress;
    this.indexFolder = join(this.#dataDir, 'index');
  }

  /** With `room`, its files cannot grow by more than so many bytes; then its disk is as good as full. */
  start(room?: number): Promise<StartOutcome> {
    this.lives += 1;
    const args = [
      MAIN,
      'start',
      `--node=${this.#node}`,
      `--node-grpc=${this.#nodeGrpc}`,
      `--data-dir=${this.#dataDir}`,
      `--json-rpc.address=${new URL(this.httpUrl).host}`,
      `--json-rpc.ws-address=${new URL(this.wsUrl).host}`,
      '--metrics.address=',
      '--json-rpc.api=eth,net,web3,halley',
    ];
    const limit = room === undefined ? 'unlimited' : Math.ceil((this.#fileBytes() + room) / LIMIT_BYTES);
    const child = spawn('sh', ['-c', `ulimit -f ${limit}; trap '' XFSZ; exec "$0" "$@"`, process.execPath, ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#child = child;
    return this.#outcome(child);
  }

  /** False when the process had ended before. */
  async kill(): Promise<boolean> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return false;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    return child.signalCode === 'SIGKILL';
  }

  /** Damages pages of the index behind the first two, wherever they are. Only between a kill and a start. */
  damage(pages: number, random: () => number): void {
    if (this.#fileBytes() < 3 * PAGE_BYTES) return;
    this.#isDamaged = true;
    changeFile(dataFile(this.indexFolder), (content) => {
      const count = Math.floor(content.length / PAGE_BYTES);
      const kinds: PageDamage[] = ['zeroed', 'garbled', 'a few bytes'];
      for (let i = 0; i < pages; i++) {
        const page = 2 + Math.floor(random() * (count - 2));
        damagePage(content, page, kinds[Math.floor(random() * kinds.length)]!, random);
      }
    });
  }

  /** What the error of a damaged index says is to be done. */
  removeIndex(): void {
    rmSync(this.indexFolder, { recursive: true });
    this.#isDamaged = false;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  #outcome(child: ChildProcess): Promise<StartOutcome> {
    const lines: string[] = [];
    let follows = false;
    return new Promise((resolve) => {
      // Not its exit: what it wrote last may be read after that.
      child.once('close', (code, signal) => {
        const text = lines.join('\n');
        const isRefusal = code === 1 && !follows;
        const isByDamage = this.#isDamaged && DAMAGE_SIGNALS.includes(signal);
        if (signal !== 'SIGKILL' && !isRefusal && !isByDamage) this.unexpected.push(`${code ?? signal}: ${text}`);
        resolve(isRefusal ? { kind: 'refused', text } : { kind: 'killed' });
      });
      createInterface({ input: child.stderr! }).on('line', (line) => {
        lines.push(line);
        if (this.#read(line) !== 'following the chain') return;
        follows = true;
        resolve({ kind: 'follows' });
      });
    });
  }

  #read(line: string): string {
    if (!line.startsWith('{')) return line;
    const { msg, level, http, ws } = JSON.parse(line) as { msg: string; level: number; http?: string; ws?: string };
    if (msg === 'serving') [this.httpUrl, this.wsUrl] = [http!, ws!];
    if (level >= 40) this.complaints.set(msg, (this.complaints.get(msg) ?? 0) + 1);
    return msg;
  }

  #fileBytes(): number {
    return statSync(dataFile(this.indexFolder), { throwIfNoEntry: false })?.size ?? 0;
  }
}
