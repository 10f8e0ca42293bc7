/** Hashes of typed data, held against ethers; and data that is refused, where ethers or geth refuse it too. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { TypedDataEncoder } from 'ethers';
import { hashTypedData as viemHash } from 'viem';
import { hashTypedData, type TypedData } from '../../../../src/chain/typedData/hashTypedData.js';
import { InvalidTypedData } from '../../../../src/chain/typedData/typedDataTypes.js';
import { toHex } from '../../../../src/ethereum/hex.js';

type Fields = { name: string; type: string }[];
interface Given {
  types: Record<string, Fields>;
  primaryType: string;
  domain: Record<string, unknown>;
  message: Record<string, unknown>;
}

const hashOf = async (data: TypedData): Promise<string> => `0x${toHex(await hashTypedData(data))}`;
const ethersHash = ({ types, domain, message }: Given): string => TypedDataEncoder.hash(domain, types, message);

/** One field `v`. */
const one = (type: string, v: unknown, more: Record<string, Fields> = {}): Given => ({
  types: { A: [{ name: 'v', type }], ...more },
  primaryType: 'A',
  domain: {},
  message: v === undefined ? {} : { v },
});

async function refusal(data: TypedData): Promise<string> {
  const error: unknown = await hashTypedData(data).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(InvalidTypedData);
  return (error as Error).message;
}

const hex = (bytes: number) =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((value) => `0x${toHex(value)}`);
const integer = (least: bigint, most: bigint) =>
  fc.bigInt(least, most).map((value) => (value >= 0n && value % 2n === 0n ? `0x${value.toString(16)}` : String(value)));
/** A type with a value of it. */
type Basic = [string, fc.Arbitrary<unknown>];
const basic: fc.Arbitrary<Basic> = fc.oneof(
  fc.constantFrom<Basic>(
    ['string', fc.string({ unit: 'grapheme' })],
    ['bytes', fc.uint8Array({ maxLength: 70 }).map((value) => `0x${toHex(value)}`)],
    ['bool', fc.boolean()],
    ['address', hex(20)],
    ['uint8', fc.nat(255)],
  ),
  fc.integer({ min: 1, max: 32 }).map((size): Basic => [`bytes${size}`, hex(size)]),
  fc.integer({ min: 1, max: 32 }).map((size): Basic => [`uint${size * 8}`, integer(0n, 2n ** BigInt(size * 8) - 1n)]),
  fc
    .integer({ min: 1, max: 32 })
    .map((size): Basic => [`int${size * 8}`, integer(-(2n ** BigInt(size * 8 - 1)), 2n ** BigInt(size * 8 - 1) - 1n)]),
);
/** A type, lists of it, and structs that hold those. */
const given: fc.Arbitrary<Given> = fc
  .array(fc.tuple(basic, fc.constantFrom('', '[]', '[2]', '[][1]')), { minLength: 1, maxLength: 5 })
  .chain((fields) => {
    const list = fields.map(([[type], suffix], index) => ({ name: `f${index}`, type: `${type}${suffix}` }));
    const values = fields.map(([[, value], suffix]) => {
      if (suffix === '[]') return fc.array(value, { maxLength: 3 });
      if (suffix === '[2]') return fc.tuple(value, value);
      return suffix === '' ? value : fc.tuple(fc.array(value, { maxLength: 2 }));
    });
    const inner = fc.tuple(...values).map((all) => Object.fromEntries(all.map((value, index) => [`f${index}`, value])));
    const types = {
      Zebra: list,
      Outer: [
        { name: 'zebras', type: 'Zebra[]' },
        { name: 'apple', type: 'Apple' },
      ],
      Apple: [{ name: 'zebra', type: 'Zebra' }],
    };
    return fc.record({ one: inner, list: fc.array(inner, { maxLength: 3 }), name: fc.string() }).map((made) => ({
      types,
      primaryType: 'Outer',
      domain: { name: made.name, chainId: 5, salt: `0x${'11'.repeat(32)}` },
      message: { zebras: made.list, apple: { zebra: made.one } },
    }));
  });

test('hashes are those of ethers', async () => {
  await fc.assert(
    fc.asyncProperty(given, async (data) => {
      expect(await hashOf(data)).toBe(ethersHash(data));
    }),
    { numRuns: 100 },
  );
});

test('a tree, whose type holds a list of itself, has a hash', async () => {
  const Tree = [
    { name: 'v', type: 'uint8' },
    { name: 'trees', type: 'Tree[]' },
  ];
  const message = { v: 1, trees: [{ v: 2, trees: [] }] };
  const data = { types: { Tree }, primaryType: 'Tree', domain: {}, message } as const;
  expect(await hashOf(data)).toBe(viemHash(data));
});

test.each<[Given, string]>([
  [one('uint8', 256), 'message.v: expected a whole number that fits uint8, got 256'],
  [one('uint8', -1), 'message.v: expected a whole number that fits uint8, got -1'],
  [one('int8', '128'), 'message.v: expected a whole number that fits int8, got "128"'],
  [one('uint256', 1.5), 'message.v: expected a whole number that fits uint256, got 1.5'],
  [one('uint256', 1e21), 'message.v: expected a whole number that fits uint256, got 1e+21'],
  [one('uint256', ''), 'message.v: expected a whole number that fits uint256, got ""'],
  [one('uint256', null), 'message.v: expected a whole number that fits uint256, got null'],
  [one('uint256', undefined), 'message.v: expected a whole number that fits uint256, got nothing'],
  [one('address', '0x12'), 'message.v: expected an address, got "0x12"'],
  [one('bytes4', '0x12'), 'message.v: expected 4 bytes as 0x text, got "0x12"'],
  [one('bytes', [1, 2]), 'message.v: expected bytes as 0x text, got a list'],
  [one('bool', 'true'), 'message.v: expected true or false, got "true"'],
  [one('string', 5), 'message.v: expected a text, got 5'],
  [one('string', { a: 1 }), 'message.v: expected a text, got an object'],
  [one('uint8[2]', [1]), 'message.v: expected a list of 2, got one of 1'],
  [one('uint8[]', 5), 'message.v: expected a list, got 5'],
  [one('uint8[]', [1, 'x']), 'message.v[1]: expected a whole number that fits uint8, got "x"'],
  [one('B', undefined, { B: [] }), 'message.v: expected an object, got nothing'],
  [one('B', { w: 1 }, { B: [] }), 'message.v: the type "B" has no field "w"'],
  [{ ...one('bool', true), domain: { foo: 1 } }, 'domain: the type "EIP712Domain" has no field "foo"'],
  [
    { ...one('bool', true), domain: { verifyingContract: '0x12' } },
    'domain.verifyingContract: expected an address, got "0x12"',
  ],
  [{ ...one('bool', true), primaryType: 'Q' }, 'primaryType: types has no "Q"'],
  [{ ...one('bool', true), primaryType: 'uint8' }, 'primaryType: types has no "uint8"'],
  [one('Z', 1), 'types.A.v: there is no type "Z"'],
  [one('uint7', 1), 'types.A.v: there is no type "uint7"'],
  [one('bytes33', 1), 'types.A.v: there is no type "bytes33"'],
  [one('uint8[-1]', []), 'types.A.v: there is no type "uint8[-1]"'],
  [one('constructor', {}), 'types.A.v: there is no type "constructor"'],
  [one('A', {}), 'types.A: circular type reference (A, A)'],
  [one('B', {}, { B: [{ name: 'a', type: 'A[2]' }] }), 'types.A: circular type reference (A, B, A)'],
  [one('bool', true, { uint8: [] }), 'types.uint8: Solidity has a type of this name'],
  [one('bool', true, { 'B C': [] }), 'types: "B C" is no name of a type'],
])('%j', async (data, reason) => {
  expect(await refusal(data)).toBe(`typed data: ${reason}`);
});

test.each<[string, object, string]>([
  ['a list of types', { types: { A: 5 } }, 'types.A: expected a list of fields, got 5'],
  ['a field', { types: { A: [null] } }, 'types.A[0].name: expected the name of a field, got nothing'],
  ['a type', { types: { A: [{ name: 'v' }] } }, 'types.A[0].type: expected the name of a type, got nothing'],
  [
    'a name',
    { types: { A: ['v', 'v'].map((name) => ({ name, type: 'bool' })) } },
    'types.A[1].name: there is an earlier field "v"',
  ],
])('%s of the wrong form', async (_what, change, reason) => {
  expect(await refusal({ ...one('bool', true), ...change })).toBe(`typed data: ${reason}`);
});
