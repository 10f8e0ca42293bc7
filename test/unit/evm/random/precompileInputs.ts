/** Input of precompiled contracts: good, almost good, and bad. */
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { bn254 } from '@noble/curves/bn254.js';
import { p256 } from '@noble/curves/nist.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { createHash } from 'node:crypto';
import { bigIntToBytes } from '../../../../src/ethereum/hex.js';
import { Chance } from './chance.js';

const WORD_BYTES = 32;
const BLS_FIELD_BYTES = 64;
const BN_FIELD = bn254.fields.Fp.ORDER;
const BLS_FIELD = bls12_381.fields.Fp.ORDER;
const BLS_ORDER = bls12_381.fields.Fr.ORDER;
/** Input of more points takes the library of the oracle too long. */
const MOST_POINTS = 2;
/** Curves are slow in JavaScript, so that all cases share this many signatures, and multiples of each generator. */
const POOL = 16;

type Make = (chance: Chance) => Uint8Array;

/** Makers by the number of the precompile's address. */
const MAKERS: Readonly<Record<number, Make>> = {
  1: signature,
  2: (chance) => chance.bytes(chance.below(200)),
  3: (chance) => chance.bytes(chance.below(200)),
  4: (chance) => chance.bytes(chance.below(200)),
  5: exponentiation,
  6: (chance) => join(times(2, () => bnPoint(chance))),
  7: (chance) => join([bnPoint(chance), scalar(chance)]),
  8: bnPairing,
  9: compression,
  10: pointEvaluation,
  11: (chance) => join(times(2, () => blsPoint1(chance))),
  12: (chance) => join(times(chance.between(1, MOST_POINTS), () => join([blsPoint1(chance), scalar(chance)]))),
  13: (chance) => join(times(2, () => blsPoint2(chance))),
  14: (chance) => join(times(chance.between(1, MOST_POINTS), () => join([blsPoint2(chance), scalar(chance)]))),
  15: blsPairing,
  16: (chance) => blsField(chance),
  17: (chance) => join([blsField(chance), blsField(chance)]),
  256: p256Signature,
};

/** The numbers of the addresses at which some fork has a precompile. */
export const PRECOMPILE_NUMBERS: readonly number[] = Object.keys(MAKERS).map(Number);

/** Input for the precompile with this number. */
export function precompileInput(number: number, chance: Chance): Uint8Array {
  const make = MAKERS[number];
  if (make === undefined || chance.happens(0.05)) return chance.bytes(chance.below(300));
  return damaged(make(chance), chance);
}

/** Sometimes cut, extended or with a bit changed. */
function damaged(input: Uint8Array, chance: Chance): Uint8Array {
  const copy = Uint8Array.from(input);
  switch (chance.below(10)) {
    case 0:
      return copy.subarray(0, chance.below(copy.length + 1));
    case 1:
      return join([copy, chance.bytes(chance.below(70))]);
    case 2: {
      const at = chance.below(copy.length);
      copy[at] = (copy[at] ?? 0) ^ (1 << chance.below(8));
      return copy;
    }
    default:
      return copy;
  }
}

function signature(chance: Chance): Uint8Array {
  const { hash, signed } = chance.pick(SIGNATURES());
  const parity = chance.happens(0.1) ? chance.below(256) : 27 + (signed[0] ?? 0);
  return join([hash, word(BigInt(parity)), signed.subarray(1)]);
}

function exponentiation(chance: Chance): Uint8Array {
  if (chance.happens(0.1)) return join(times(3, () => word(chance.bits(chance.pick([8, 11, 32, 64, 256])))));
  const lengths = times(3, () => chance.pick([0, 1, 2, 8, 31, 32, 33, 40, 64, 100]));
  const operands = lengths.map((length) => {
    const bytes = chance.bytes(length);
    return chance.happens(0.2) ? bytes.fill(0, 0, chance.below(length + 1)) : bytes;
  });
  return join([...lengths.map((length) => word(BigInt(length))), ...operands]);
}

function scalar(chance: Chance): Uint8Array {
  return word(chance.pick([0n, 1n, 2n, chance.bits(64), chance.bits(256), BLS_ORDER, 2n ** 256n - 1n]));
}

function bnPoint(chance: Chance): Uint8Array {
  if (chance.happens(0.15)) return new Uint8Array(64);
  if (chance.happens(0.1)) return join(times(2, () => word(chance.pick([0n, 1n, BN_FIELD, BN_FIELD - 1n]))));
  const { x, y } = chance.pick(BN_POINTS()).toAffine();
  return join([word(x), word(y)]);
}

/** A product of pairings that is one, or a pair of any points, or nothing. */
function bnPairing(chance: Chance): Uint8Array {
  if (chance.happens(0.1)) return new Uint8Array();
  const { g1, g2 } = pairs(chance, BN_POINTS(), BN_POINTS_2());
  const encode1 = ({ x, y }: Affine<bigint>): Uint8Array => join([word(x), word(y)]);
  const encode2 = ({ x, y }: Affine<Quadratic>): Uint8Array => join([x.c1, x.c0, y.c1, y.c0].map(word));
  return join(g1.flatMap((point, index) => [encode1(point), encode2(g2[index] ?? missing())]));
}

function blsPairing(chance: Chance): Uint8Array {
  if (chance.happens(0.1)) return chance.bytes(384);
  const { g1, g2 } = pairs(chance, BLS_POINTS_1(), BLS_POINTS_2());
  const encode1 = ({ x, y }: Affine<bigint>): Uint8Array => join([field(x), field(y)]);
  const encode2 = ({ x, y }: Affine<Quadratic>): Uint8Array => join([x.c0, x.c1, y.c0, y.c1].map(field));
  return join(g1.flatMap((point, index) => [encode1(point), encode2(g2[index] ?? missing())]));
}

interface Affine<T> {
  x: T;
  y: T;
}

interface Quadratic {
  c0: bigint;
  c1: bigint;
}

interface CurvePoint<T> {
  negate(): CurvePoint<T>;
  toAffine(): Affine<T>;
}

/** The product e(aP, Q) e(-P, aQ) is one. Often the second pair is left out or another. The first point is P or Q. */
function pairs<A, B>(
  chance: Chance,
  points1: readonly CurvePoint<A>[],
  points2: readonly CurvePoint<B>[],
): { g1: Affine<A>[]; g2: Affine<B>[] } {
  const factor = chance.below(POOL);
  const other = chance.happens(0.6) ? factor : chance.below(POOL);
  const at = <T>(points: readonly CurvePoint<T>[], index: number): CurvePoint<T> => points[index] ?? missing();
  const g1 = [at(points1, factor), at(points1, 0).negate()];
  const g2 = [at(points2, 0), at(points2, other)];
  const count = chance.happens(0.3) ? 1 : 2;
  const affine = <T>(points: CurvePoint<T>[]): Affine<T>[] => points.slice(0, count).map((point) => point.toAffine());
  return { g1: affine(g1), g2: affine(g2) };
}

/** Input of BLAKE2F. */
function compression(chance: Chance): Uint8Array {
  const rounds = Buffer.alloc(4);
  rounds.writeUInt32BE(chance.happens(0.05) ? 0xffff_ffff : chance.below(50));
  const flag = chance.happens(0.1) ? chance.below(256) : chance.below(2);
  return join([rounds, chance.bytes(208), Uint8Array.of(flag)]);
}

/** The constant polynomial `value` has `value` times the generator as its commitment, and no point as its proof. */
function pointEvaluation(chance: Chance): Uint8Array {
  const { BASE, ZERO } = bls12_381.G1.Point;
  const points = [ZERO, ...BLS_POINTS_1()];
  const value = chance.below(points.length);
  const commitment = points[value] ?? missing();
  const proof = chance.happens(0.2) ? BASE : ZERO;
  const bytes = commitment.toBytes();
  const hash = createHash('sha256').update(bytes).digest();
  hash[0] = 1;
  const at = word(chance.happens(0.1) ? BLS_ORDER : chance.bits(200));
  return join([hash, at, word(BigInt(chance.happens(0.2) ? value + 1 : value)), bytes, proof.toBytes()]);
}

function blsPoint1(chance: Chance): Uint8Array {
  if (chance.happens(0.15)) return new Uint8Array(2 * BLS_FIELD_BYTES);
  const { x, y } = chance.pick(BLS_POINTS_1()).toAffine();
  return join([field(x), field(y)]);
}

function blsPoint2(chance: Chance): Uint8Array {
  if (chance.happens(0.15)) return new Uint8Array(4 * BLS_FIELD_BYTES);
  const { x, y } = chance.pick(BLS_POINTS_2()).toAffine();
  return join([x.c0, x.c1, y.c0, y.c1].map(field));
}

function blsField(chance: Chance): Uint8Array {
  return field(chance.pick([0n, 1n, BLS_FIELD - 1n, BLS_FIELD, chance.bits(380)]));
}

function p256Signature(chance: Chance): Uint8Array {
  return chance.pick(P256_SIGNATURES());
}

/** The first multiples of a generator. */
function multiples<P extends { add(other: P): P }>(base: P): P[] {
  const points = [base];
  for (let last = base; points.length < POOL;) {
    last = last.add(base);
    points.push(last);
  }
  return points;
}

const BN_POINTS = once(() => multiples(bn254.G1.Point.BASE));
const BN_POINTS_2 = once(() => multiples(bn254.G2.Point.BASE));
const BLS_POINTS_1 = once(() => multiples(bls12_381.G1.Point.BASE));
const BLS_POINTS_2 = once(() => multiples(bls12_381.G2.Point.BASE));

const SIGNATURES = once(() => {
  const chance = new Chance('signatures');
  return times(POOL, () => {
    const hash = chance.bytes(WORD_BYTES);
    const key = secp256k1.utils.randomSecretKey(chance.bytes(48));
    return {
      hash,
      signed: secp256k1.sign(hash, key, { prehash: false, format: 'recovered', lowS: chance.happens(0.5) }),
    };
  });
});

const P256_SIGNATURES = once(() => {
  const chance = new Chance('signatures of P-256');
  return times(POOL, () => {
    const hash = chance.bytes(WORD_BYTES);
    const key = p256.utils.randomSecretKey(chance.bytes(48));
    const signed = p256.sign(hash, key, { prehash: false, lowS: chance.happens(0.5) });
    return join([hash, signed, p256.getPublicKey(key, false).subarray(1)]);
  });
});

/** Makes a value when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

function word(value: bigint): Uint8Array {
  return padded(value, WORD_BYTES);
}

function field(value: bigint): Uint8Array {
  return padded(value, BLS_FIELD_BYTES);
}

function padded(value: bigint, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  const digits = bigIntToBytes(value);
  bytes.set(digits, length - digits.length);
  return bytes;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(parts);
}

function times<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make);
}

function missing(): never {
  throw new Error('each point has its partner');
}
