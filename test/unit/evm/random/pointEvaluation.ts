import { bls12_381 } from '@noble/curves/bls12-381.js';
import { decodeData } from '../../../../src/ethereum/hex.js';

const { Point } = bls12_381.G1;

/**
 * Whether a polynomial with this commitment has the value `y` at `z`, by a proof (EIP-4844). All arguments are hex.
 * It has no trusted setup, and needs none: the cases have no true proofs but those of constant polynomials, whose proof
 * is the point at infinity.
 */
export function verifyProof(commitment: string, z: string, y: string, proof: string): boolean {
  const order = bls12_381.fields.Fr.ORDER;
  if (BigInt(z) >= order || BigInt(y) >= order) throw new Error('C_KZG_BADARGS');
  const [committed, proven] = [commitment, proof].map((bytes) => Point.fromBytes(decodeData(bytes)));
  if (committed === undefined || proven === undefined) throw new Error('both are points');
  const value = BigInt(y) === 0n ? Point.ZERO : Point.BASE.multiply(BigInt(y));
  return proven.is0() && committed.equals(value);
}
