/** Time in which text is collected after a write, milliseconds: too short to be seen. */
const COLLECT_MS = 20;

/** Writes the first text at once and later text together: each write may wake the reading program, which is slow. */
export class CollectedOutput {
  readonly #write: (text: string) => void;
  #collected = '';
  #timer: NodeJS.Timeout | null = null;

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  print(text: string): void {
    if (this.#timer === null) {
      this.#write(text);
      this.#startCollecting();
    } else {
      this.#collected += text;
    }
  }

  flush(): void {
    const text = this.#collected;
    this.#collected = '';
    if (text !== '') this.#write(text);
  }

  #startCollecting(): void {
    this.#timer = setTimeout(() => {
      this.#timer = null;
      if (this.#collected === '') return;
      this.flush();
      this.#startCollecting();
    }, COLLECT_MS);
    // `flush` writes the rest when nothing else keeps the process alive.
    this.#timer.unref();
  }
}
