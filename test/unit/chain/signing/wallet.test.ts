import { ownWork } from '../../../../src/caller/caller.js';
import { describe, expect, test } from '@jest/globals';
import type { Address, Hash } from '../../../../generated/types.js';
import { ResourceNotFound } from '../../../../src/chain/chainErrors.js';
import type { UnsignedSender } from '../../../../src/chain/development/embeddedAccounts.js';
import { HashingSigner } from '../../../../src/chain/signing/hashingSigner.js';
import { Wallet } from '../../../../src/chain/signing/wallet.js';
import { KeyedMutex } from '../../../../src/concurrency/keyedMutex.js';
import { signHash } from '../../../../src/devchain/app/devAccounts.js';
import { normalizeAddress } from '../../../../src/ethereum/hex.js';
import { ABSENT_FIELDS, type TransactionFields } from '../../../../src/ethereum/transaction/transaction.js';
import { decodeTransaction } from '../../../../src/ethereum/transaction/transactionDecoding.js';

const KEY = new Uint8Array(32).fill(7);
const FROM = normalizeAddress(`0x${'ab'.repeat(20)}`);
const signer = new HashingSigner({ signHash: async (_, hash) => signHash(hash, KEY) });

const fields = (nonce: bigint): TransactionFields => ({
  ...ABSENT_FIELDS,
  ...{ type: 0, chainId: 1n, nonce, gasPrice: 1n, gas: 21_000n, to: FROM, value: 0n },
  ...{ input: new Uint8Array(0), v: 0n, r: 0n, s: 0n },
});

/** A wallet, and the nonces of what it has sent. */
function walletThatSends(unsigned: UnsignedSender | null = null) {
  const sent: bigint[] = [];
  const sender = {
    async send(raw: Uint8Array): Promise<Hash> {
      const { nonce, hash } = decodeTransaction(raw);
      sent.push(nonce);
      return hash;
    },
  };
  return { wallet: new Wallet({ sender, unsigned, nonces: new KeyedMutex() }), sent };
}

describe('a request that is aborted', () => {
  test.each([
    ['while its fields are completed', 'complete'],
    ['while it is signed', 'sign'],
  ])('%s sends nothing, and the next one gets its nonce', async (_, moment) => {
    const { wallet, sent } = walletThatSends();
    const client = new AbortController();
    const by = new (class extends HashingSigner {
      override async signTransaction(account: Address, given: TransactionFields): Promise<TransactionFields> {
        const signed = await super.signTransaction(account, given);
        if (moment === 'sign') client.abort();
        return signed;
      }
    })({ signHash: async (__, hash) => signHash(hash, KEY) });
    const complete = async () => {
      if (moment === 'complete') client.abort();
      return fields(BigInt(sent.length));
    };
    const { signal } = client;
    const first = wallet.nonces.run(FROM, () => wallet.send(FROM, complete, { by, caller: ownWork(signal) }), signal);
    const next = new AbortController();
    const second = wallet.nonces.run(FROM, () =>
      wallet.send(FROM, async () => fields(BigInt(sent.length)), { by: signer, caller: ownWork(next.signal) }),
    );
    await expect(first).rejects.toThrow('aborted');
    await second;
    expect(sent).toEqual([0n]);
  });

  test('after it was signed and handed to the node is sent all the same', async () => {
    const client = new AbortController();
    const seen: unknown[] = [];
    const sender = {
      async send(...args: unknown[]): Promise<Hash> {
        client.abort();
        seen.push(...args.slice(1));
        return decodeTransaction(args[0] as Uint8Array).hash;
      },
    };
    const wallet = new Wallet({ sender, unsigned: null, nonces: new KeyedMutex() });
    const sent = wallet.send(FROM, async () => fields(0n), { by: signer, caller: ownWork(client.signal) });
    expect(await sent).toMatch(/^0x[0-9a-f]{64}$/);
    // The chain may have the transaction, so its answer is waited for.
    expect(seen).toMatchObject([{ signal: { aborted: false } }]);
  });
});

test('accounts of the embedded chain do not send in front of another chain', async () => {
  const { wallet, sent } = walletThatSends();
  const { signal } = new AbortController();
  for (const by of ['chain', 'anybody'] as const) {
    await expect(wallet.send(FROM, async () => fields(0n), { by, caller: ownWork(signal) })).rejects.toThrow(
      ResourceNotFound,
    );
  }
  expect(sent).toEqual([]);
});

test('the embedded chain signs for its own accounts, and sends for anybody where that is asked', async () => {
  const asked: [Address, boolean][] = [];
  const unsigned: UnsignedSender = {
    async send(from, complete, { anybody }) {
      asked.push([from, anybody]);
      return `0x${(await complete()).nonce.toString().padStart(64, '0')}` as Hash;
    },
  };
  const { wallet, sent } = walletThatSends(unsigned);
  const { signal } = new AbortController();
  for (const by of ['chain', 'anybody'] as const)
    await wallet.send(FROM, async () => fields(1n), { by, caller: ownWork(signal) });
  expect(asked).toEqual([
    [FROM, false],
    [FROM, true],
  ]);
  expect(sent).toEqual([]);
});
