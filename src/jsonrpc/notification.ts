import { randomBytes } from 'node:crypto';
import type { SubscriptionId } from '../../generated/types.js';

const ID_BYTES = 16;
/** `0x` and two digits per byte. */
const ID_LENGTH = 2 + 2 * ID_BYTES;
const TAIL = '}}';

/** A new subscription id: 16 random bytes as hex, so that clients cannot guess each other's ids. */
export function createSubscriptionId(): SubscriptionId {
  // Made in the form that the type stands for.
  return `0x${randomBytes(ID_BYTES).toString('hex')}` as SubscriptionId;
}

/**
 * A notification without its subscription id. Its result is encoded once, however many subscriptions it goes to: all
 * ids have the same length, so each subscription gets a copy with its id written into it.
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
