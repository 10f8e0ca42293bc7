/** Why a precompile failed, in go-ethereum's words. */
import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';
import { bytesToBigInt, paddedSlice } from '../../ethereum/hex.js';
import { precompileAddress } from '../../ethereum/precompileNames.js';

/** The words of go-ethereum by those of the libraries that run the precompiles. */
const PRECOMPILE_WORDS: ReadonlyMap<string, string> = new Map([
  ['fp point not in field', 'invalid fp.Element encoding'],
  ['point not on curve', 'invalid point: not on curve'],
  ['input is empty', 'invalid input length'],
]);

/** Where the points of BN254's addition and multiplication are in the input, by the end of their addresses. */
const BN254_POINTS: Partial<Record<string, readonly number[]>> = { '06': [0, 64], '07': [0] };
const BN254_PAIRING = '08';
const MODEXP = precompileAddress(5);
const BLAKE2F = precompileAddress(9);
const BLAKE2F_BYTES = 213;
const PAIR_BYTES = 192;
const G1_BYTES = 64;
const FIELD = 21888242871839275222246405745257275088696311157297823662689037894645226208583n;

/** The price of a pairing (EIP-1108), which is charged before the input is checked. */
function pairingGas({ length }: Uint8Array): bigint {
  return 45_000n + 34_000n * BigInt(Math.floor(length / PAIR_BYTES));
}

/** The message of a precompile that failed with `error`, the text of its library. */
export function precompileError(
  error: string,
  { to, input, gas }: { to: string; input: Uint8Array; gas: bigint },
): string {
  const words = PRECOMPILE_WORDS.get(error);
  if (words !== undefined) return words;
  if (to === BLAKE2F && error !== GETH_MESSAGES.outOfGas)
    return input.length === BLAKE2F_BYTES ? 'invalid final flag' : 'invalid input length';
  if (to === MODEXP && error === 'invalid input length')
    return 'one or more of base/exponent/modulus length exceeded 1024 bytes';
  const number = /^0x0{38}(0[678])$/.exec(to)?.[1];
  if (number === undefined || error === GETH_MESSAGES.insufficientBalance) return error;
  if (number === BN254_PAIRING && input.length % PAIR_BYTES !== 0)
    return gas < pairingGas(input) ? GETH_MESSAGES.outOfGas : 'bad elliptic curve pairing size';
  if (error !== GETH_MESSAGES.executionReverted) return error;
  const points = BN254_POINTS[number] ?? Array.from({ length: input.length / PAIR_BYTES }, (_, at) => at * PAIR_BYTES);
  for (const at of points) {
    const reason = pointError(input, at, number === BN254_PAIRING ? PAIR_BYTES : G1_BYTES);
    if (reason !== null) return reason;
  }
  // All other checks passed, so the point on the twist is not in its group.
  return 'point is not in correct subgroup';
}

/** Why the point of the first curve, or a coordinate of the point that follows it, is refused. */
function pointError(input: Uint8Array, at: number, bytes: number): string | null {
  const coordinate = (index: number): bigint => bytesToBigInt(paddedSlice(input, at + index * 32, 32));
  for (let index = 0; index < bytes / 32; index++) {
    if (coordinate(index) >= FIELD) return 'invalid fp.Element encoding';
    if (index !== 1) continue;
    const [x, y] = [coordinate(0), coordinate(1)];
    const isInfinity = x === 0n && y === 0n;
    if (!isInfinity && (y * y - x * x * x - 3n) % FIELD !== 0n) return 'point is not on curve';
  }
  return null;
}
