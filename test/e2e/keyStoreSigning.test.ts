/** Keys of the key store sign and send on a real chain and on the embedded one. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyMessage, verifyTypedData } from 'ethers';
import { parseGwei, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { Receipt, Transaction } from '../../generated/types.js';
import { goodToken, secretFileIn } from '../unit/transport/tokens.js';
import { until } from '../support/chainProgress.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { hex, post, rpcAnswer, type RpcAnswer } from '../support/rpc.js';
import { testChains, type TestChain } from '../support/testChains.js';

const PASSPHRASE = 'a passphrase';
const TO = `0x${'a1'.repeat(20)}` as const;
const SLOT = `0x${'07'.repeat(32)}` as const;
const UNKNOWN = `0x${'ab'.repeat(20)}`;
const FEE_CAP = '0.02';
/** Short, since the tests wait for blocks. */
const BLOCK_TIME_MS = 100;
const TYPED = {
  types: { Greeting: [{ name: 'text', type: 'string' }] },
  primaryType: 'Greeting',
  domain: { name: 'test' },
  message: { text: 'hello' },
};

describe.each(testChains)('on %s', (name, startChain) => {
  const isEmbedded = name === 'the embedded chain';
  let folder: string;
  let chain: TestChain;
  let halley: HalleyProcess;
  /** An account that is unlocked, and one that is not. */
  let key: ReturnType<typeof privateKeyToAccount>;
  let from: string;
  let locked: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'halley-signing-'));
    chain = await startChain(BLOCK_TIME_MS);
    halley = await startHalley({
      node: chain.rpcUrl,
      nodeGrpc: chain.grpcAddress,
      flags: {
        'json-rpc.api': isEmbedded ? 'eth,personal,evm' : 'eth,personal',
        'json-rpc.auth-secret': secretFileIn(folder),
        'json-rpc.txfee-cap': FEE_CAP,
        'keystore.light-kdf': 'true',
      },
    });
    // Keys that the embedded chain does not hold itself: its own accounts are everybody's.
    key = privateKeyToAccount(isEmbedded ? `0x${'5a'.repeat(32)}` : (chain.accounts[1]?.privateKey as Hex));
    from = key.address.toLowerCase();
    const privateKey = isEmbedded ? `0x${'5a'.repeat(32)}` : chain.accounts[1]?.privateKey;
    await call('personal_importRawKey', privateKey?.slice(2), PASSPHRASE);
    await call('personal_unlockAccount', from, PASSPHRASE, 0);
    locked = await call('personal_newAccount', PASSPHRASE);
    if (isEmbedded) await fund();
  }, 420_000);

  afterAll(async () => {
    await halley?.stop();
    await chain?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** With a token. */
  const answer = <T = unknown>(method: string, params: unknown[]): Promise<RpcAnswer<T>> =>
    post(halley.httpUrl, { jsonrpc: '2.0', id: 1, method, params }, { authorization: `Bearer ${goodToken()}` });
  const call = async <T = unknown>(method: string, ...params: unknown[]): Promise<T> => {
    const { result, error } = await answer<T>(method, params);
    if (error !== undefined) throw new Error(`${method}: ${error.code} ${error.message}`);
    return result as T;
  };
  const nonceOf = async () => Number(await call<Hex>('eth_getTransactionCount', from, 'pending'));

  async function fund() {
    const funded = chain.accounts[0]?.address;
    await call('eth_sendTransactionSync', { from: funded, to: from, value: hex(10n ** 20n) });
  }

  test('its accounts are listed, locked or not', async () => {
    expect(await call('eth_accounts')).toEqual(expect.arrayContaining([from, locked]));
  });

  describe('a caller', () => {
    const requests = (account: string): [string, unknown[]][] => [
      ['eth_sign', [account, '0x00']],
      ['eth_signTypedData_v4', [account, TYPED]],
      ['eth_signTransaction', [{ from: account, to: TO, gas: '0x5208' }]],
      ['eth_sendTransaction', [{ from: account, to: TO, gas: '0x5208' }]],
      ['eth_sendTransactionSync', [{ from: account, to: TO, gas: '0x5208' }]],
      ['eth_resend', [{ from: account, to: TO, gas: '0x5208', nonce: '0x0' }]],
    ];
    const needed = { code: -32000, message: 'authentication needed: password or unlock' };

    test('without a token learns of no account whether it is unlocked, locked or unknown', async () => {
      for (const account of [from, locked, UNKNOWN]) {
        for (const [method, params] of requests(account)) {
          expect([method, (await rpcAnswer(halley.httpUrl, method, params)).error]).toEqual([method, needed]);
        }
      }
    });

    test('with a token is told that an account is locked', async () => {
      for (const [method, params] of requests(locked)) {
        expect([method, (await answer(method, params)).error]).toEqual([method, needed]);
      }
    });

    test('with a token is told that an account has no key', async () => {
      for (const [method, params] of requests(UNKNOWN)) {
        const { code, message } = (await answer(method, params)).error ?? {};
        if (isEmbedded && method === 'eth_resend') expect(message).toMatch(/^transaction 0x[0-9a-f]{64} not found$/);
        else if (isEmbedded && method.startsWith('eth_send')) {
          expect([method, code, message]).toEqual([method, -32000, `unknown account: ${UNKNOWN} is not impersonated`]);
        } else expect([method, code, message]).toEqual([method, -32001, `key of account ${UNKNOWN} not found`]);
      }
    });
  });

  test('messages and typed data recover to the account', async () => {
    const signature = await call<Hex>('eth_sign', from, '0xdeadbeef');
    expect(verifyMessage(Uint8Array.of(0xde, 0xad, 0xbe, 0xef), signature)).toBe(key.address);
    for (const data of [TYPED, JSON.stringify(TYPED)]) {
      const typed = await call<Hex>('eth_signTypedData_v4', from, data);
      expect(verifyTypedData(TYPED.domain, TYPED.types, TYPED.message, typed)).toBe(key.address);
    }
  });

  test('transactions are the bytes that viem signs', async () => {
    const given = { from, to: TO, value: '0x1', gas: '0x186a0', nonce: '0x7' };
    const same = { to: TO, value: 1n, gas: 100_000n, nonce: 7, chainId: chain.chainId } as const;
    const accessList = [{ address: TO, storageKeys: [SLOT] }];
    const gasPrice = parseGwei('3');
    const caps = { maxFeePerGas: gasPrice, maxPriorityFeePerGas: 1n };
    const wireCaps = { maxFeePerGas: hex(gasPrice), maxPriorityFeePerGas: '0x1' };
    const sign = (fields: object) => call('eth_signTransaction', { ...given, ...fields });
    expect(await sign({ gasPrice: hex(gasPrice) })).toBe(
      await key.signTransaction({ ...same, gasPrice, type: 'legacy' }),
    );
    expect(await sign({ gasPrice: hex(gasPrice), accessList })).toBe(
      await key.signTransaction({ ...same, gasPrice, accessList, type: 'eip2930' }),
    );
    expect(await sign(wireCaps)).toBe(await key.signTransaction({ ...same, ...caps, type: 'eip1559' }));
  });

  test('transactions of all types are mined', async () => {
    const nonce = await nonceOf();
    // The delegation counts when the nonces of the four transactions are used.
    const delegate = await key.signAuthorization({ chainId: chain.chainId, nonce: nonce + 4, address: TO });
    const authorization = {
      ...{ chainId: hex(chain.chainId), nonce: hex(nonce + 4), address: TO },
      ...{ yParity: hex(delegate.yParity ?? 0), r: hex(BigInt(delegate.r)), s: hex(BigInt(delegate.s)) },
    };
    const types = [
      { type: '0x0' },
      { type: '0x1', accessList: [{ address: TO, storageKeys: [SLOT] }] },
      { type: '0x2' },
      { type: '0x4', authorizationList: [authorization] },
    ];
    const receipts = [];
    for (const fields of types) {
      receipts.push(await answer<Receipt>('eth_sendTransactionSync', [{ from, to: TO, value: '0x1', ...fields }]));
    }
    const mined = (type: string) => ({ result: expect.objectContaining({ from, type, status: '0x1' }) });
    // The Go chain is of a release without EIP-7702.
    const unsupported = { code: -32000, message: 'transaction type not supported: received type 4' };
    const last = isEmbedded ? mined('0x4') : { error: unsupported };
    expect(receipts).toMatchObject([mined('0x0'), mined('0x1'), mined('0x2'), last]);
    expect(await call('eth_getCode', from, 'latest')).toBe(isEmbedded ? `0xef0100${TO.slice(2)}` : '0x');
  });

  test('of 50 sends at once the refused ones leave no gap, and the others are mined', async () => {
    const first = await nonceOf();
    const bad: Record<number, [fields: object, reason: RegExp]> = {
      10: [{ gas: '0x5208', gasPrice: hex(10n ** 13n) }, /^tx fee \(0\.21 ether\) exceeds the configured cap/],
      20: [{ gas: '0x5208', value: hex(10n ** 30n) }, /^insufficient funds for gas \* price \+ value/],
      // The price is given: a chain that made empty blocks for long has a base fee of 0, and then other words.
      30: [{ gasPrice: hex(10n ** 9n), value: hex(10n ** 30n) }, /^insufficient funds for transfer/],
      40: [{ gas: '0x1' }, /^intrinsic gas too low/],
    };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        answer<Hex>('eth_sendTransaction', [{ from, to: TO, value: hex(index), ...bad[index]?.[0] }]),
      ),
    );
    for (const [index, { error }] of answers.entries()) {
      if (bad[index] === undefined) expect(error).toBeUndefined();
      else expect(error?.message).toMatch(bad[index][1]);
    }
    const hashes = answers.flatMap(({ result }) => result ?? []);
    const sent = await Promise.all(hashes.map((hash) => call<Transaction>('eth_getTransactionByHash', hash)));
    const nonces = sent.map(({ nonce }) => Number(nonce)).sort((a, b) => a - b);
    expect(nonces).toEqual(Array.from({ length: 46 }, (_, index) => first + index));
    await until(
      'all are mined',
      async () => Number(await call('eth_getTransactionCount', from, 'latest')) === first + 46,
    );
  }, 60_000);

  test('eth_resend replaces a pending transaction, and finds none that is mined', async () => {
    const gasPrice = parseGwei('3');
    const given = { from, to: TO, value: '0x1', gas: '0x5208', gasPrice: hex(gasPrice), nonce: hex(await nonceOf()) };
    if (isEmbedded) await call('evm_setIntervalMining', 0);
    const old = await call<Hex>('eth_sendTransaction', given);
    if (isEmbedded) {
      const resent = await call<Hex>('eth_resend', given, hex(gasPrice * 2n));
      await call('evm_mine');
      expect(await call('eth_getTransactionReceipt', resent)).toMatchObject({ status: '0x1' });
      expect(await call('eth_getTransactionByHash', old)).toBeNull();
    } else {
      // This chain's mempool replaces none.
      await until('it is mined', async () => (await call('eth_getTransactionReceipt', old)) !== null);
    }
    const { error } = await answer('eth_resend', [given, hex(gasPrice * 3n)]);
    expect(error?.code).toBe(-32000);
    expect(error?.message).toMatch(/^transaction 0x[0-9a-f]{64} not found$/);
  });
});
