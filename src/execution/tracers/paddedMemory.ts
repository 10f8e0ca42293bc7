/** Zeros beyond the end of memory that tracers read, as in go-ethereum. */
const MAX_PADDING_BYTES = 1024 * 1024;

/**
 * A copy of a range of memory, with zeros beyond its end, where memory does not grow before its instruction runs. Null
 * where go-ethereum's tracers read nothing: a range that only an instruction without enough gas names.
 */
export function paddedMemory(memory: Uint8Array, offset: bigint, length: bigint): Uint8Array | null {
  const [from, size] = [BigInt.asIntN(64, offset), BigInt.asIntN(64, length)];
  if (from < 0n || size < 0n || from + size - BigInt(memory.length) > MAX_PADDING_BYTES) return null;
  const bytes = new Uint8Array(Number(size));
  if (size > 0n) bytes.set(memory.subarray(Number(from), Number(from + size)));
  return bytes;
}
