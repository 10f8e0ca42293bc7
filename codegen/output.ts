import type { Contract } from './contract.js';

/** A file that is made from the contract. */
export interface Output {
  /** Its path below the folder of its component, with `/`. */
  readonly file: string;
  readonly emit: (contract: Contract) => string;
  /**
   * True for TypeScript that is to be formatted. No one reads compiled validators; other languages format their own.
   */
  readonly formatted: boolean;
}

/** A part of generated/, which @open-rpc/generator makes in one go. */
export interface Component {
  /** What the generator calls its language: the name by which run.ts and component.ts find it. */
  readonly language: string;
  /** Its folder below generated/. */
  readonly folder: string;
  readonly outputs: readonly Output[];
  /** The folder of hand-written files that are copied next to the outputs. */
  readonly handwritten?: string;
  /** Runs when all files are in the component's folder. */
  readonly finish?: (folder: string) => Promise<void>;
}
