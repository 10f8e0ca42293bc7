/** How progress is shown. */
export interface ProgressOptions {
  total: number;
  verb: string;
  terminal: boolean;
  print: (text: string) => void;
  now?: () => number;
}

const BAR_WIDTH = 30;
const REDRAW_MS = 100;
const LINE_MS = 10_000;

/** Progress of a long command: a bar on a terminal, or else a line every ten seconds. */
export class Progress {
  readonly #now: () => number;
  readonly #startedAt: number;
  #shownAt: number;
  #done = 0;
  /** Blocks done when the last complete line was printed. */
  #printedLineAt: number | null = null;
  readonly #options: ProgressOptions;

  constructor(options: ProgressOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#startedAt = this.#now();
    this.#shownAt = this.#startedAt;
  }

  advance(blocks: number): void {
    this.#done += blocks;
    const now = this.#now();
    if (now - this.#shownAt < (this.#options.terminal ? REDRAW_MS : LINE_MS)) return;
    this.#shownAt = now;
    this.#show(this.#options.terminal ? '' : '\n');
  }

  finish(): void {
    if (this.#printedLineAt !== this.#done) this.#show('\n');
  }

  #show(end: string): void {
    const { terminal, print, total, verb } = this.#options;
    if (end !== '') this.#printedLineAt = this.#done;
    const seconds = Math.max((this.#now() - this.#startedAt) / 1000, 0.001);
    const rate = this.#done / seconds;
    const share = total === 0 ? 1 : this.#done / total;
    const left = this.#done === total ? '' : `, ${rate === 0 ? 'unknown' : duration((total - this.#done) / rate)} left`;
    const figures = `${(share * 100).toFixed(1)} %, ${this.#done} of ${total} blocks ${verb}, ${rate.toFixed(0)} blocks/s${left}`;
    // "\x1b[K" clears the rest of a longer previous line.
    print(terminal ? `\r${bar(share)} ${figures}\x1b[K${end}` : `${figures}${end}`);
  }
}

function bar(share: number): string {
  const full = Math.min(BAR_WIDTH, Math.floor(share * BAR_WIDTH));
  return `[${'#'.repeat(full)}${' '.repeat(BAR_WIDTH - full)}]`;
}

function duration(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return parts.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
