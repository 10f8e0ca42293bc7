import { DISCARD_SETTING, type ResultsDiscarded } from '../../chain/chainErrors.js';
import type { NodeStatus } from '../../chain/node.js';
import type { Logger } from '../../observe/logger.js';
import type { Coverage } from '../coverage.js';

/** What the log and readiness report of blocks whose results the node lacks, while the head is followed. */
export class LostResults {
  #obstacle: string | null = null;
  #gapFrom: number | null = null;
  /** The height whose results were found missing last. */
  #doubted = 0;
  readonly #coverage: Coverage;
  readonly #log: Logger;

  constructor({ coverage, log }: { coverage: Coverage; log: Logger }) {
    this.#coverage = coverage;
    this.#log = log;
  }

  /** Null when further blocks can be indexed. */
  get obstacle(): string | null {
    return this.#obstacle;
  }

  /** Whether the head is below a gap. */
  get isInGap(): boolean {
    return this.#gapFrom !== null;
  }

  /** Whether to read a height again: the block may not be executed yet, or one of several nodes may lag. */
  isDoubtful({ from }: ResultsDiscarded, newest: number): boolean {
    if (this.#doubted === from || (this.isInGap && from < newest)) return false;
    this.#doubted = from;
    return true;
  }

  /** Notes that results are missing. That the node keeps none is reported until a block is indexed again. */
  note({ from, to, keepsOthers }: ResultsDiscarded, { cometVersion }: Pick<NodeStatus, 'cometVersion'>): void {
    if (keepsOthers) return this.#coverage.noteLost({ from, to }, true);
    const setting = `the node does not keep the results of blocks (${DISCARD_SETTING})`;
    const isAnnounced = announcesResults(cometVersion);
    if (!this.#coverage.discards && isAnnounced)
      this.#log.warn(
        { upTo: to },
        `${setting}: only blocks that it announces from now on are served; ` +
          'set it to false and restart the node to keep more',
      );
    this.#coverage.noteDiscards(to);
    if (this.#obstacle !== null) return;
    if (isAnnounced) {
      this.#obstacle = `${setting}; the next block that it announces can be served`;
      return;
    }
    this.#obstacle =
      `${setting}, and CometBFT ${cometVersion} does not announce them, either: ` +
      'no block can be served until it is set to false and the node is restarted';
    this.#log.error({ cometVersion }, this.#obstacle);
  }

  /** The head skips this height. */
  leaveOut(height: number): void {
    this.#gapFrom ??= height;
  }

  /** Called when a block is indexed; logs the gap that it ends. */
  indexed(number: number): void {
    const from = this.#gapFrom;
    this.forgetGap();
    this.#obstacle = null;
    if (from === null || from >= number) return;
    const reason = `the node did not keep their results (${DISCARD_SETTING})`;
    this.#log.error({ from, to: number - 1 }, `blocks are missing in the index: ${reason}`);
  }

  /** The head continues elsewhere. */
  forgetGap(): void {
    this.#gapFrom = null;
  }
}

/** Whether the events of a release carry the results of blocks: since CometBFT 0.38. */
export function announcesResults(cometVersion: string): boolean {
  const [, major, minor] = /^v?(\d+)\.(\d+)\./.exec(cometVersion) ?? [];
  return major !== '0' || Number(minor) >= 38;
}
