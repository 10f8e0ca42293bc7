import type { Address, Bytes32 } from '../../../generated/types.js';
import { bytesToBigInt, encodeAddress, encodeBytes32 } from '../hex.js';
import { RlpError, type RlpItem } from './rlp.js';

/**
 * Reads the fields of a decoded RLP list in order, as values of an Ethereum structure. It refuses what geth's decoder
 * refuses, in its words. `of` is geth's name of the structure, such as `types.DynamicFeeTx`, for these messages.
 */
export class RlpFields {
  #next = 0;
  readonly #items: RlpItem[];
  readonly #of: string;

  private constructor(items: RlpItem[], of: string) {
    this.#items = items;
    this.#of = of;
  }

  /** The fields of a list of exactly `count` items. */
  static of(item: RlpItem, of: string, count: number): RlpFields {
    if (item instanceof Uint8Array) throw new RlpError(`rlp: expected input list for ${of}`);
    if (item.length < count) throw new RlpError(`rlp: too few elements for ${of}`);
    if (item.length > count) throw new RlpError(`rlp: input list has too many elements for ${of}`);
    return new RlpFields(item, of);
  }

  bytes(field: string): Uint8Array {
    const item = this.#take();
    if (item instanceof Uint8Array) return item;
    throw new RlpError(`rlp: expected input string or byte for []uint8, decoding into (${this.#of}).${field}`);
  }

  list(field: string): RlpItem[] {
    const item = this.#take();
    if (!(item instanceof Uint8Array)) return item;
    throw new RlpError(`rlp: expected input list, decoding into (${this.#of}).${field}`);
  }

  uint8(field: string): bigint {
    return this.#integer(field, 1, 'uint8');
  }

  uint64(field: string): bigint {
    return this.#integer(field, 8, 'uint64');
  }

  uint256(field: string): bigint {
    return this.#integer(field, 32, 'uint256');
  }

  address(field: string): Address {
    return encodeAddress(this.#sized(field, 20, 'common.Address'));
  }

  /** Null for no bytes. */
  optionalAddress(field: string): Address | null {
    const item = this.#items[this.#next];
    if (item instanceof Uint8Array && item.length === 0) {
      this.#next++;
      return null;
    }
    return this.address(field);
  }

  word(field: string): Bytes32 {
    return encodeBytes32(this.#sized(field, 32, 'common.Hash'));
  }

  #take(): RlpItem {
    const item = this.#items[this.#next++];
    if (item === undefined) throw new RlpError(`rlp: too few elements for ${this.#of}`);
    return item;
  }

  #sized(field: string, length: number, type: string): Uint8Array {
    const bytes = this.bytes(field);
    if (bytes.length === length) return bytes;
    const fault = bytes.length < length ? 'short' : 'long';
    throw new RlpError(`rlp: input string too ${fault} for ${type}, decoding into (${this.#of}).${field}`);
  }

  #integer(field: string, maxBytes: number, type: string): bigint {
    const bytes = this.bytes(field);
    if (bytes.length > maxBytes) {
      throw new RlpError(`rlp: input string too long for ${type}, decoding into (${this.#of}).${field}`);
    }
    if (bytes[0] === 0) {
      throw new RlpError(
        `rlp: non-canonical integer (leading zero bytes) for ${type}, decoding into (${this.#of}).${field}`,
      );
    }
    return bytesToBigInt(bytes);
  }
}
