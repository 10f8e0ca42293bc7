import type { SubscriptionId } from '../../generated/types.js';
import { ID_LENGTH } from '../ethereum/randomId.js';

const TAIL = '}}';

/**
 * A notification for any number of subscriptions. Its result is encoded once: ids have the same length, so each
 * subscription gets a copy with its id written into it.
 */
export class Notification {
  readonly #template: Buffer;
  readonly #idOffset: number;

  /** `result` is one complete JSON value. */
  constructor(method: string, result: Uint8Array) {
    const head = `{"jsonrpc":"2.0","method":"${method}","params":{"subscription":"`;
    const between = '","result":';
    this.#idOffset = head.length;
    const resultOffset = head.length + ID_LENGTH + between.length;
    this.#template = Buffer.allocUnsafe(resultOffset + result.length + TAIL.length);
    this.#template.write(head, 0, 'latin1');
    this.#template.write(between, head.length + ID_LENGTH, 'latin1');
    this.#template.set(result, resultOffset);
    this.#template.write(TAIL, resultOffset + result.length, 'latin1');
  }

  /** On the wire, in bytes. */
  get length(): number {
    return this.#template.length;
  }

  /** The whole message for one subscription. */
  addressedTo(id: SubscriptionId): Buffer {
    const message = Buffer.allocUnsafe(this.#template.length);
    message.set(this.#template);
    message.write(id, this.#idOffset, 'latin1');
    return message;
  }
}
