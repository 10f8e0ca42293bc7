import { bigIntToBytes } from '../../../../src/ethereum/hex.js';

const PUSH1 = 0x60;
const PUSH2 = 0x61;
const PUSH20 = 0x73;
const JUMPDEST = 0x5b;

/** A place in code that jumps lead to. */
export interface Label {
  /** Null until it is placed. */
  at: number | null;
}

/** Code that grows instruction by instruction. */
export class Code {
  readonly #bytes: number[] = [];
  readonly #jumps: { at: number; label: Label }[] = [];

  op(...codes: readonly number[]): this {
    this.#bytes.push(...codes);
    return this;
  }

  raw(bytes: Uint8Array): this {
    return this.op(...bytes);
  }

  /** Pushes words; the last is on top. All forks have PUSH1, so zero is a byte, too. */
  push(...words: readonly (bigint | number)[]): this {
    for (const word of words) {
      const bytes = bigIntToBytes(BigInt(word));
      const shown = bytes.length === 0 ? [0] : bytes;
      this.op(PUSH1 + shown.length - 1, ...shown);
    }
    return this;
  }

  pushAddress(address: string): this {
    return this.op(PUSH20, ...Buffer.from(address.slice(2), 'hex'));
  }

  pushLabel(label: Label): this {
    this.#jumps.push({ at: this.#bytes.length + 1, label });
    return this.op(PUSH2, 0, 0);
  }

  /** JUMPDEST. */
  place(label: Label): this {
    label.at = this.#bytes.length;
    return this.op(JUMPDEST);
  }

  get length(): number {
    return this.#bytes.length;
  }

  /** Labels without a place lead to the beginning. */
  build(): Uint8Array {
    const code = Buffer.from(this.#bytes);
    for (const { at, label } of this.#jumps) code.writeUInt16BE(label.at ?? 0, at);
    return code;
  }
}
