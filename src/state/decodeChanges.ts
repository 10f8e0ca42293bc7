/** Reads the messages of the node's state stream (`cosmos.store.streaming.abci`): only the fields that are used. */
import { MalformedAnswer } from '../chain/chainErrors.js';
import { ProtobufReader, WIRE_TYPES } from '../chain/protobufReader.js';

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

const { varint: VARINT, bytes: BYTES } = WIRE_TYPES;
const REQUEST = { req: 1 } as const;
const FINALIZE = { hash: 4, height: 5 } as const;
const COMMIT = { height: 1, changeSet: 3 } as const;
const PAIR = { store: 1, isDelete: 2, key: 3, value: 4 } as const;

/** The height and the hash in a ListenFinalizeBlockRequest. Throws MalformedAnswer. */
export function decodeFinalized(message: Uint8Array): FinalizedBlock {
  let [height, hash] = [0, new Uint8Array(0)];
  const outer = new ProtobufReader(message);
  while (outer.next()) {
    if (outer.number !== REQUEST.req || outer.type !== BYTES) continue;
    const request = new ProtobufReader(outer.bytes());
    while (request.next()) {
      if (request.number === FINALIZE.hash && request.type === BYTES) hash = new Uint8Array(request.bytes());
      else if (request.number === FINALIZE.height && request.type === VARINT) height = request.integer;
    }
  }
  if (height < 1 || hash.length !== 32) throw new MalformedAnswer('FinalizeBlock without height or hash');
  return { height, hash };
}

/** The changes in a ListenCommitRequest, in order, and its height first. Throws MalformedAnswer. */
export function* decodeCommit(message: Uint8Array): Generator<StoreChange, void, undefined> {
  const fields = new ProtobufReader(message);
  const stores = new StoreNames();
  while (fields.next())
    if (fields.number === COMMIT.changeSet && fields.type === BYTES) yield decodePair(fields.bytes(), stores);
}

/** The height in a ListenCommitRequest. Throws MalformedAnswer. */
export function heightOfCommit(message: Uint8Array): number {
  const fields = new ProtobufReader(message);
  while (fields.next()) if (fields.number === COMMIT.height && fields.type === VARINT) return fields.integer;
  throw new MalformedAnswer('Commit without a height');
}

function decodePair(message: Uint8Array, stores: StoreNames): StoreChange {
  const fields = new ProtobufReader(message);
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
