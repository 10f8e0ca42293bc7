/** A stored record of which some places are written again for each block, so that nothing is encoded twice. */
export class RecordTemplate {
  readonly #record: Buffer;
  readonly #copies: Buffer[] = [];
  #taken = 0;

  constructor(record: Uint8Array) {
    this.#record = Buffer.from(record);
  }

  /** Offsets of all places with this text. Throws when there is none. */
  placesOf(text: string): number[] {
    const places: number[] = [];
    for (let at = this.#record.indexOf(text, 0, 'latin1'); at >= 0; at = this.#record.indexOf(text, at + 1, 'latin1'))
      places.push(at);
    if (places.length === 0) throw new Error(`the record has no ${text}`);
    return places;
  }

  /** Offsets behind all places with this text. */
  placesAfter(text: string): number[] {
    return this.placesOf(text).map((at) => at + text.length);
  }

  /** A copy, for the next block. All its places must be filled: it may have been that of an earlier block. */
  copy(): Buffer {
    if (this.#taken === this.#copies.length) this.#copies.push(Buffer.from(this.#record));
    return this.#copies[this.#taken++]!;
  }

  /** From now on, the copies are used again. */
  release(): void {
    this.#taken = 0;
  }
}

/** Writes a text at each place. It must have the length of the text that was there. */
export function fill(record: Buffer, places: readonly number[], text: string): void {
  for (const at of places) record.write(text, at, 'latin1');
}
