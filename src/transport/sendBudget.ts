export interface SendBudgetOptions {
  /** What one connection may leave unread of what was pushed to it. */
  sendBudgetBytes: number;
  /** What all connections together may; 0 is no limit. */
  totalSendBudgetBytes: number;
}

/** However many connections share a budget, each may leave a few notifications unread: two pages of a replay. */
const SMALLEST_SHARE_BYTES = 131_072;

/**
 * What clients may leave unread: each for itself, and all together. While half of the whole is free, only the budget of one connection counts;
 * then each has its equal share of the other half, so that those who read hardly notice, and those who do not are the ones to be closed.
 */
export class SendBudget {
  #unread = 0;
  #connections = 0;
  readonly #options: SendBudgetOptions;

  constructor(options: SendBudgetOptions) {
    this.#options = options;
  }

  /** What one connection may leave unread at present, bytes. */
  get perConnectionBytes(): number {
    const { sendBudgetBytes, totalSendBudgetBytes } = this.#options;
    const half = totalSendBudgetBytes / 2;
    if (this.#unread <= half || totalSendBudgetBytes === 0) return sendBudgetBytes;
    return Math.min(sendBudgetBytes, Math.max(SMALLEST_SHARE_BYTES, Math.floor(half / this.#connections)));
  }

  /** Counts a connection; returns what to call when it is closed. */
  addConnection(): () => void {
    this.#connections++;
    return () => this.#connections--;
  }

  /** Counts bytes that are pushed; returns the callback for when they are written out, in place of `sent`. */
  track(length: number, sent: () => void): () => void {
    this.#unread += length;
    return () => {
      this.#unread -= length;
      sent();
    };
  }
}
