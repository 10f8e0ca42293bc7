/** Reads the messages of the node's state stream (`cosmos.store.streaming.abci`): only the fields that are used. */

/** One changed key of a store; null for a key that was deleted. */
export interface StoreChange {
  store: string;
  key: Uint8Array;
  value: Uint8Array | null;
}

/** What a block says of itself, before it is committed. */
export interface FinalizedBlock {
  height: number;
  /** The CometBFT hash of the block, 32 bytes. */
  hash: Uint8Array;
}

/** A message that is not what the stream should send. */
export class MalformedStream extends Error {
  override readonly name = 'MalformedStream';
}

/** Field numbers, and types on the wire. */
const [VARINT, BYTES] = [0, 2];
const REQUEST = { req: 1 } as const;
const FINALIZE = { hash: 4, height: 5 } as const;
const COMMIT = { height: 1, changeSet: 3 } as const;
const PAIR = { store: 1, isDelete: 2, key: 3, value: 4 } as const;

/** The height and the hash in a ListenFinalizeBlockRequest. Throws MalformedStream. */
export function decodeFinalized(message: Uint8Array): FinalizedBlock {
  let [height, hash] = [0, new Uint8Array(0)];
  const outer = new Fields(message);
  while (outer.next()) {
    if (outer.number !== REQUEST.req || outer.type !== BYTES) continue;
    const request = new Fields(outer.bytes());
    while (request.next()) {
      if (request.number === FINALIZE.hash && request.type === BYTES) hash = new Uint8Array(request.bytes());
      else if (request.number === FINALIZE.height && request.type === VARINT) height = request.integer;
    }
  }
  if (height < 1 || hash.length !== 32) throw new MalformedStream('FinalizeBlock without height or hash');
  return { height, hash };
}

/** The changes in a ListenCommitRequest, in order, and its height first. Throws MalformedStream. */
export function* decodeCommit(message: Uint8Array): Generator<StoreChange, void, undefined> {
  const fields = new Fields(message);
  const stores = new StoreNames();
  while (fields.next())
    if (fields.number === COMMIT.changeSet && fields.type === BYTES) yield decodePair(fields.bytes(), stores);
}

/** The height in a ListenCommitRequest. Throws MalformedStream. */
export function heightOfCommit(message: Uint8Array): number {
  const fields = new Fields(message);
  while (fields.next()) if (fields.number === COMMIT.height && fields.type === VARINT) return fields.integer;
  throw new MalformedStream('Commit without a height');
}

function decodePair(message: Uint8Array, stores: StoreNames): StoreChange {
  const fields = new Fields(message);
  let store = '';
  let isDelete = false;
  let key: Uint8Array | null = null;
  let value: Uint8Array | null = null;
  while (fields.next()) {
    if (fields.type === VARINT) isDelete ||= fields.number === PAIR.isDelete && fields.integer !== 0;
    else if (fields.type !== BYTES) continue;
    else if (fields.number === PAIR.store) store = stores.read(fields.bytes());
    else if (fields.number === PAIR.key) key = fields.bytes();
    else if (fields.number === PAIR.value) value = fields.bytes();
  }
  // proto3 leaves out what is empty.
  return { store, key: key ?? EMPTY, value: isDelete ? null : (value ?? EMPTY) };
}

const EMPTY = new Uint8Array(0);

/** The same few names come for each pair: they are decoded once. */
class StoreNames {
  #bytes: Uint8Array = EMPTY;
  #name = '';

  read(bytes: Uint8Array): string {
    if (Buffer.compare(bytes, this.#bytes) !== 0) {
      this.#bytes = bytes;
      this.#name = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
    }
    return this.#name;
  }
}

/** The fields of a protobuf message, one after the other. */
class Fields {
  number = 0;
  type = 0;
  /** The value of a varint. */
  integer = 0;
  readonly #message: Uint8Array;
  #at = 0;
  #from = 0;

  constructor(message: Uint8Array) {
    this.#message = message;
  }

  /** Moves to the next field; false at the end. */
  next(): boolean {
    if (this.#at >= this.#message.length) return false;
    const tag = this.#varint();
    this.type = tag % 8;
    this.number = Math.floor(tag / 8);
    switch (this.type) {
      case VARINT:
        this.integer = this.#varint();
        return true;
      case 1:
        this.#skip(8);
        return true;
      case BYTES:
        this.#skip(this.#varint());
        return true;
      case 5:
        this.#skip(4);
        return true;
      default:
        throw new MalformedStream(`a field of type ${this.type}`);
    }
  }

  /** The bytes of the field: a part of the message, not a copy. */
  bytes(): Uint8Array {
    return this.#message.subarray(this.#from, this.#at);
  }

  #skip(length: number): void {
    this.#from = this.#at;
    this.#at += length;
    if (this.#at > this.#message.length) throw new MalformedStream('a field is longer than its message');
  }

  /** Above 2^53 it is inexact, which no height or length reaches. */
  #varint(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.#message[this.#at++];
      if (byte === undefined || scale > 2 ** 63) throw new MalformedStream('a number without an end');
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  }
}
