/** Random transactions of every type, signed with random keys, for property tests. */
import fc from 'fast-check';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import type { Address, Bytes32 } from '../../../generated/types.js';
import { encodeAddress, encodeBytes32 } from '../../../src/ethereum/hex.js';
import { keccak } from '../../../src/ethereum/keccak.js';
import { publicKeyAddress } from '../../../src/ethereum/transaction/signature.js';
import type { SignedTransaction, TransactionFields } from '../../../src/ethereum/transaction/transaction.js';
import { decodeTransaction } from '../../../src/ethereum/transaction/transactionDecoding.js';
import { encodeTransaction, signingPayload } from '../../../src/ethereum/transaction/transactionEncoding.js';

const uint64 = fc.oneof(fc.bigInt(0n, 300n), fc.bigInt(0n, 2n ** 64n - 1n));
const uint256 = fc.oneof(fc.bigInt(0n, 300n), fc.bigInt(0n, 2n ** 256n - 1n));
/** A legacy v is twice the chain id plus 35 or 36, and must fit 256 bits. */
const chainId = fc.oneof(fc.bigInt(1n, 300n), fc.bigInt(1n, 2n ** 254n));
const address: fc.Arbitrary<Address> = bytes(20).map(encodeAddress);
const word: fc.Arbitrary<Bytes32> = bytes(32).map(encodeBytes32);
const accessList = fc.array(fc.record({ address, storageKeys: fc.array(word, { maxLength: 3 }) }), { maxLength: 3 });
const authorizationList = fc.array(
  fc.record({
    chainId: uint256,
    address,
    nonce: uint64,
    yParity: fc.integer({ min: 0, max: 255 }),
    r: uint256,
    s: uint256,
  }),
  { maxLength: 3 },
);

function bytes(length: number): fc.Arbitrary<Uint8Array> {
  return fc.uint8Array({ minLength: length, maxLength: length });
}

/** The fields of a transaction that is not signed: v, r and s are zero. */
export const unsigned: fc.Arbitrary<TransactionFields> = fc
  .record({
    type: fc.constantFrom(0 as const, 1 as const, 2 as const, 4 as const),
    chainId,
    protect: fc.boolean(),
    nonce: uint64,
    prices: fc.tuple(uint256, uint256),
    gas: uint64,
    to: fc.oneof(address, fc.constant(null)),
    recipient: address,
    value: uint256,
    input: fc.uint8Array({ maxLength: 80 }),
    accessList,
    authorizationList,
  })
  .map(({ type, protect, prices, to, recipient, ...rest }) => ({
    ...rest,
    type,
    chainId: type === 0 && !protect ? null : rest.chainId,
    gasPrice: type < 2 ? prices[0] : null,
    maxFeePerGas: type < 2 ? null : prices[0],
    maxPriorityFeePerGas: type < 2 ? null : prices[1],
    to: type === 4 ? recipient : to,
    accessList: type === 0 ? null : rest.accessList,
    authorizationList: type === 4 ? rest.authorizationList : null,
    v: 0n,
    r: 0n,
    s: 0n,
  }));

const privateKey = fc.bigInt(1n, secp256k1.Point.Fn.ORDER - 1n).map((key) => secp256k1.Point.Fn.toBytes(key));

/** A signed transaction and the address of the key that signed it. */
export const signed: fc.Arbitrary<SignedTransaction> = fc.tuple(unsigned, privateKey).map(([fields, key]) => {
  return sign(fields, key);
});

/** Signs as a wallet does. */
export function sign(fields: TransactionFields, key: Uint8Array): SignedTransaction {
  const recovered = secp256k1.sign(keccak(signingPayload(fields)), key, { prehash: false, format: 'recovered' });
  const { r, s, recovery } = secp256k1.Signature.fromBytes(recovered, 'recovered');
  const bit = BigInt(recovery ?? 0);
  const v = fields.type !== 0 ? bit : fields.chainId === null ? 27n + bit : 35n + 2n * fields.chainId + bit;
  const from = publicKeyAddress(secp256k1.getPublicKey(key, false));
  return decodeTransaction(encodeTransaction({ ...fields, v, r, s }), { from });
}
