/** What a key signs, held against published vectors and against viem's signatures with the same key. */
import { describe, expect, test } from '@jest/globals';
import { verifyMessage } from 'ethers';
import { keccak256, stringToHex, toBytes, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { HashingSigner } from '../../../../src/chain/signing/hashingSigner.js';
import type { TypedData } from '../../../../src/chain/typedData/hashTypedData.js';
import { signHash } from '../../../../src/devchain/app/devAccounts.js';
import { encodeData, normalizeAddress } from '../../../../src/ethereum/hex.js';
import { encodeSignature } from '../../../../src/ethereum/transaction/signing.js';
import { ABSENT_FIELDS, type TransactionFields } from '../../../../src/ethereum/transaction/transaction.js';
import { encodeTransaction } from '../../../../src/ethereum/transaction/transactionEncoding.js';

/** The key of the examples of EIP-712. */
const KEY = keccak256(stringToHex('cow'));
const account = privateKeyToAccount(KEY);
const address = normalizeAddress(account.address);
const signer = new HashingSigner({ signHash: async (_, hash) => signHash(hash, toBytes(KEY)) });

describe('typed data', () => {
  const EIP712Domain = [
    { name: 'name', type: 'string' },
    { name: 'version', type: 'string' },
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
  ];
  const domain = {
    name: 'Ether Mail',
    version: '1',
    chainId: 1,
    verifyingContract: '0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC',
  };
  const mail = (to: string) => [
    { name: 'from', type: 'Person' },
    { name: 'to', type: to },
    { name: 'contents', type: 'string' },
  ];
  const COW = '0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826';
  const BOB = '0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB';
  const contents = 'Hello, Bob!';

  test.each<[string, TypedData, Hex]>([
    [
      'the mail of EIP-712',
      {
        types: {
          EIP712Domain,
          Person: [
            { name: 'name', type: 'string' },
            { name: 'wallet', type: 'address' },
          ],
          Mail: mail('Person'),
        },
        primaryType: 'Mail',
        domain,
        message: { from: { name: 'Cow', wallet: COW }, to: { name: 'Bob', wallet: BOB }, contents },
      },
      '0x4355c47d63924e8a72e509b65029052eb6c299d53a04e167c5775fd466751c9d07299936d304c153f6443dfa05f40ff007d72911b6f72307f996231605b915621c',
    ],
    [
      'the lists of the tests of MetaMask/eth-sig-util for version 4',
      {
        types: {
          EIP712Domain,
          Person: [
            { name: 'name', type: 'string' },
            { name: 'wallets', type: 'address[]' },
          ],
          Mail: mail('Person[]'),
          Group: [
            { name: 'name', type: 'string' },
            { name: 'members', type: 'Person[]' },
          ],
        },
        primaryType: 'Mail',
        domain,
        message: {
          from: { name: 'Cow', wallets: [COW, '0xDeaDbeefdEAdbeefdEadbEEFdeadbeEFdEaDbeeF'] },
          to: [
            {
              name: 'Bob',
              wallets: [
                BOB,
                '0xB0BdaBea57B0BDABeA57b0bdABEA57b0BDabEa57',
                '0xB0B0b0b0b0b0B000000000000000000000000000',
              ],
            },
          ],
          contents,
        },
      },
      '0x65cbd956f2fae28a601bebc9b906cea0191744bd4c4247bcd27cd08f8eb6b71c78efdf7a31dc9abee78f492292721f362d296cf86b4538e07b51303b67f749061b',
    ],
  ])('of %s have the published signature', async (_, data, signature) => {
    expect(encodeSignature(await signer.signTypedData(address, data))).toBe(signature);
  });
});

test.each([new Uint8Array(0), Buffer.from('hello'), new Uint8Array(1_000).fill(0xff)])(
  'messages recover to the account',
  async (message) => {
    const signature = encodeSignature(await signer.signMessage(address, message));
    expect(normalizeAddress(verifyMessage(message, signature))).toBe(address);
  },
);

describe('transactions', () => {
  const to = `0x${'a1'.repeat(20)}` as const;
  const delegate = `0x${'de'.repeat(20)}` as const;
  const slot = `0x${'07'.repeat(32)}` as const;
  const accessList = [{ address: to, storageKeys: [slot] }];
  const common = { chainId: 262_144n, nonce: 7n, gas: 90_000n, value: 10n ** 18n, input: toBytes('0x00ff') };
  const wire = { chainId: 262_144, nonce: 7, gas: 90_000n, value: 10n ** 18n, data: '0x00ff' as const, to };
  const unsigned = { ...common, ...ABSENT_FIELDS, to: normalizeAddress(to), v: 0n, r: 0n, s: 0n };
  const list = [{ address: normalizeAddress(to), storageKeys: [slot] }] as NonNullable<TransactionFields['accessList']>;
  const fees = { maxFeePerGas: 3_000_000_000n, maxPriorityFeePerGas: 1n };

  test.each<[TransactionFields['type'], Partial<TransactionFields>, object]>([
    [0, { gasPrice: 2_000_000_000n }, { type: 'legacy', gasPrice: 2_000_000_000n }],
    [0, { gasPrice: 0n, to: null, value: 0n }, { type: 'legacy', gasPrice: 0n, to: undefined, value: 0n }],
    [1, { gasPrice: 1n, accessList: list }, { type: 'eip2930', gasPrice: 1n, accessList }],
    [2, { ...fees, accessList: list }, { type: 'eip1559', ...fees, accessList }],
    [2, { ...fees, accessList: [], to: null }, { type: 'eip1559', ...fees, to: undefined }],
  ])('of type %s equal those that viem signs', async (type, fields, given) => {
    const signed = await signer.signTransaction(address, { ...unsigned, ...fields, type });
    const expected = await account.signTransaction({ ...wire, ...given });
    expect(encodeData(encodeTransaction(signed))).toBe(expected);
  });

  test('of type 4 equal those that viem signs', async () => {
    const authorization = await account.signAuthorization({ chainId: 262_144, nonce: 8, address: delegate });
    const { r, s, yParity = 0 } = authorization;
    const authorizationList = [
      { chainId: 262_144n, nonce: 8n, address: normalizeAddress(delegate), yParity, r: BigInt(r), s: BigInt(s) },
    ];
    const fields: TransactionFields = { ...unsigned, ...fees, type: 4, accessList: [], authorizationList };
    const signed = await signer.signTransaction(address, fields);
    const given = { ...wire, ...fees, type: 'eip7702' as const, authorizationList: [authorization] };
    expect(encodeData(encodeTransaction(signed))).toBe(await account.signTransaction(given));
  });
});
