import type { GoChain } from '../../support/goChain.js';
import type { HalleyProcess } from '../../support/halleyProcess.js';
import type { Configuration, Release } from './configuration.js';

/** Where a run takes place. */
export interface Place {
  release: Release;
  configuration: Configuration;
  chain: GoChain;
  halley: HalleyProcess;
  /** The node's newest block before Halley started. */
  headBefore: number;
}

/** A place at which two answers differ. */
export interface Difference {
  /** How to get there from the result. */
  keys: readonly (string | number)[];
  /** The same as a text; `[]` is any index. */
  path: string;
  ours: unknown;
  theirs: unknown;
}
