/** Messages of the state stream about changes that a test names. */

/** One changed key of a store. */
export interface Change {
  store: string;
  /** Hex. */
  key: string;
  /** Hex; null deletes the key. */
  value: string | null;
}

/** `ListenCommitRequest`. */
export function commit(height: number, changes: readonly Change[] = []): Buffer {
  const pairs = changes.map(({ store, key, value }) =>
    field(
      3,
      Buffer.concat([
        field(1, Buffer.from(store)),
        ...(value === null ? [Buffer.of(0x10, 1)] : []),
        field(3, Buffer.from(key, 'hex')),
        ...(value === null ? [] : [field(4, Buffer.from(value, 'hex'))]),
      ]),
    ),
  );
  return Buffer.concat([Buffer.of(0x08), varint(height), ...pairs]);
}

/** `ListenFinalizeBlockRequest`; the hash of the block has the same byte 32 times. */
export function finalize(height: number, hashByte: number): Buffer {
  return field(1, Buffer.concat([field(4, Buffer.alloc(32, hashByte)), Buffer.of(0x28), varint(height)]));
}

/** A field with content. */
export function field(number: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.of(number * 8 + 2), varint(content.length), content]);
}

/** A number as protobuf writes it. */
export function varint(value: number): Buffer {
  return value < 128
    ? Buffer.of(value)
    : Buffer.concat([Buffer.of((value % 128) + 128), varint(Math.floor(value / 128))]);
}
