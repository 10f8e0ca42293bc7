/** Limits of the pushed bytes that clients leave unread. */
export interface SendBudgetOptions {
  /** Highest number of pushed bytes that one connection may leave unread. */
  sendBudgetBytes: number;
  /** The same for all connections together; 0 means no limit. */
  totalSendBudgetBytes: number;
}

/** However many connections share the total, each may leave a few notifications unread: two pages of a replay. */
const SMALLEST_SHARE_BYTES = 131_072;

/**
 * Counts the pushed bytes that clients have not read. While less than half of the total is used, only the budget of
 * each connection applies. Above that, each connection gets an equal share of the other half: clients that read hardly
 * notice, and those that do not read are the ones that are disconnected.
 */
export class SendBudget {
  #unread = 0;
  #connections = 0;
  readonly #options: SendBudgetOptions;

  constructor(options: SendBudgetOptions) {
    this.#options = options;
  }

  /** What one connection may leave unread at present, in bytes. */
  get perConnectionBytes(): number {
    const { sendBudgetBytes, totalSendBudgetBytes } = this.#options;
    const half = totalSendBudgetBytes / 2;
    if (this.#unread <= half || totalSendBudgetBytes === 0) return sendBudgetBytes;
    return Math.min(sendBudgetBytes, Math.max(SMALLEST_SHARE_BYTES, Math.floor(half / this.#connections)));
  }

  /** Counts a connection. Returns the function to call when it is closed. */
  addConnection(): () => void {
    this.#connections++;
    return () => this.#connections--;
  }

  /** Counts pushed bytes as unread. Returns the callback for when they are written, which also calls `onSent`. */
  track(length: number, onSent: () => void): () => void {
    this.#unread += length;
    return () => {
      this.#unread -= length;
      onSent();
    };
  }
}
