import type { Contract } from './contract.js';

/** A file of generated/. */
export interface Output {
  /** Its path below generated/, with `/`. */
  readonly file: string;
  readonly emit: (contract: Contract) => string;
  /**
   * True for TypeScript that is to be formatted. No one reads compiled validators; other languages format their own.
   */
  readonly formatted: boolean;
}
