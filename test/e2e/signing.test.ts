/** Transactions that Halley completes, signs and sends for its accounts. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parseGwei, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { Transaction } from '../../generated/types.js';
import { halleyStage } from '../support/halleyStage.js';
import { hex, rpc, rpcAnswer } from '../support/rpc.js';
import { startAutomining } from '../support/testChains.js';

const TO = `0x${'a1'.repeat(20)}` as const;
const SLOT = `0x${'07'.repeat(32)}` as const;
/** Most that a transaction may cost in fees, in tokens. */
const FEE_CAP = '0.01';

describe('on the embedded chain', () => {
  const { chain, halley } = halleyStage(startAutomining, {
    flags: { 'json-rpc.api': 'eth,evm,txpool', 'json-rpc.txfee-cap': FEE_CAP },
  });
  let key: ReturnType<typeof privateKeyToAccount>;
  let from: string;

  beforeAll(async () => {
    key = privateKeyToAccount(chain.accounts[0]?.privateKey as Hex);
    from = key.address.toLowerCase();
  }, 60_000);

  const call = <T = unknown>(method: string, ...params: unknown[]) => rpc<T>(halley.httpUrl, method, ...params);
  const refusal = async (method: string, ...params: unknown[]) =>
    (await rpcAnswer(halley.httpUrl, method, params)).error;
  const nonceOf = () => call<Hex>('eth_getTransactionCount', from, 'pending');

  describe('eth_signTransaction', () => {
    const given = { to: TO, value: '0x1', gas: '0x186a0', nonce: '0x7' } as const;
    const same = { to: TO, value: 1n, gas: 100_000n, nonce: 7, chainId: 31_337 } as const;
    const price = { gasPrice: hex(parseGwei('3')) };
    const caps = { maxFeePerGas: hex(parseGwei('3')), maxPriorityFeePerGas: '0x1' };
    const samePrice = { gasPrice: parseGwei('3') };
    const sameCaps = { maxFeePerGas: parseGwei('3'), maxPriorityFeePerGas: 1n };
    const accessList = [{ address: TO, storageKeys: [SLOT] }];

    test('answers the bytes that viem signs, of types 0, 1 and 2', async () => {
      const sign = (fields: object) => call('eth_signTransaction', { from, ...given, ...fields });
      const legacy = await key.signTransaction({ ...same, ...samePrice, type: 'legacy' });
      expect(await sign(price)).toBe(legacy);
      expect(await sign({ ...price, type: '0x0', accessList: [] })).toBe(legacy);
      const withList = await key.signTransaction({ ...same, ...samePrice, type: 'eip2930', accessList });
      expect(await sign({ ...price, accessList })).toBe(withList);
      const emptyList = await key.signTransaction({ ...same, ...samePrice, type: 'eip2930' });
      expect(await sign({ ...price, type: '0x1' })).toBe(emptyList);
      const dynamic = await key.signTransaction({ ...same, ...sameCaps, type: 'eip1559', accessList });
      expect(await sign({ ...caps, accessList })).toBe(dynamic);
    });

    test('takes both names of the gas limit, and refuses two limits that differ', async () => {
      const both = { from, ...given, ...price, gasLimit: '0x186A0' };
      expect(await call('eth_signTransaction', both)).toBe(
        await key.signTransaction({ ...same, ...samePrice, type: 'legacy' }),
      );
      const differ = { ...both, gasLimit: '0x186a1' };
      for (const method of ['eth_signTransaction', 'eth_sendTransaction', 'eth_resend'])
        expect(await refusal(method, differ)).toEqual({
          code: -32602,
          message: "invalid argument 0: both 'gas' and 'gasLimit' are set and not equal",
          data: { path: 'transaction.gasLimit', expected: ['the same number as gas'] },
        });
    });

    test('answers the bytes that viem signs, of type 4', async () => {
      const signed = await key.signAuthorization({ chainId: 31_337, nonce: 8, address: TO });
      const authorization = {
        ...{ chainId: '0x7a69', nonce: '0x8', address: TO },
        ...{ yParity: hex(signed.yParity ?? 0), r: hex(BigInt(signed.r)), s: hex(BigInt(signed.s)) },
      };
      const wire = await call('eth_signTransaction', { from, ...given, ...caps, authorizationList: [authorization] });
      const expected = { ...same, ...sameCaps, type: 'eip7702' as const, authorizationList: [signed] };
      expect(wire).toBe(await key.signTransaction(expected));
    });

    test('fills in a gas price where a type without fee caps is named', async () => {
      const raw = await call<Hex>('eth_signTransaction', { from, to: TO, type: '0x0' });
      expect(Number(raw.slice(0, 4))).toBeGreaterThanOrEqual(0xc0);
      expect(await call<Hex>('eth_signTransaction', { from, to: TO, type: '0x1' })).toMatch(/^0x01/);
    });

    test.each([
      [{ type: '0x0', maxFeePerGas: '0x1' }, 'a transaction of type 0x0 has no maxFeePerGas'],
      [{ type: '0x0', accessList }, 'a transaction of type 0x0 has no accessList'],
      [{ type: '0x2', gasPrice: '0x1' }, 'a transaction of type 0x2 has no gasPrice'],
      [{ type: '0x4' }, 'a transaction of type 0x4 needs an authorizationList'],
      [{ type: '0x5' }, 'transaction type 0x5 is not supported'],
    ])('refuses %j, which would be signed as another transaction', async (fields, problem) => {
      const { code, message } = (await refusal('eth_signTransaction', { from, ...given, ...fields })) ?? {};
      expect([code, message]).toEqual([-32602, `invalid argument 0: ${problem}`]);
    });

    test.each([{ type: '0x3' }, { blobVersionedHashes: [SLOT] }])('refuses blobs: %j', async (fields) => {
      for (const method of ['eth_signTransaction', 'eth_sendTransaction', 'eth_fillTransaction']) {
        expect(await refusal(method, { from, ...given, ...fields })).toEqual({
          code: -32004,
          message: 'blob transactions not supported: this chain takes none',
        });
      }
    });

    test('refuses a nonce that no transaction can have', async () => {
      const error = await refusal('eth_signTransaction', { from, ...given, nonce: '0xffffffffffffffff' });
      expect(error).toEqual({ code: -32000, message: 'nonce has max value' });
    });
  });

  test('a fee above the cap is refused before anything is signed', async () => {
    const dear = { from, to: TO, gas: '0x5208', gasPrice: hex(10n ** 12n), nonce: await nonceOf() };
    const capped = { code: -32000, message: 'tx fee (0.02 ether) exceeds the configured cap (0.01 ether)' };
    expect(await refusal('eth_signTransaction', dear)).toEqual(capped);
    expect(await refusal('eth_sendTransaction', dear)).toEqual(capped);
    expect(await refusal('eth_sendTransactionSync', dear)).toEqual(capped);
    expect(await refusal('eth_resend', dear)).toEqual(capped);
    expect(await refusal('eth_resend', { ...dear, gasPrice: '0x1' }, hex(10n ** 12n))).toEqual(capped);
    expect(await refusal('eth_resend', { ...dear, gasPrice: '0x1' }, hex(10n ** 9n), hex(10n ** 8n))).toEqual({
      code: -32000,
      message: 'tx fee (0.10 ether) exceeds the configured cap (0.01 ether)',
    });
    expect(await nonceOf()).toBe(dear.nonce);
  });

  test('of 50 sends at once the refused ones use no nonce', async () => {
    const first = BigInt(await nonceOf());
    const bad: Record<number, object> = {
      10: { gasPrice: hex(10n ** 13n) },
      20: { value: hex(10n ** 30n) },
      30: { gas: '0x1' },
    };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        rpcAnswer<Hex>(halley.httpUrl, 'eth_sendTransaction', [
          { from, to: TO, value: hex(index), gas: '0x5208', ...bad[index] },
        ]),
      ),
    );
    expect(answers.flatMap(({ error }, index) => (error === undefined ? [] : [index]))).toEqual([10, 20, 30]);
    const hashes = answers.flatMap(({ result }) => result ?? []);
    const sent = await Promise.all(hashes.map((hash) => call<Transaction>('eth_getTransactionByHash', hash)));
    const nonces = sent.map(({ nonce }) => BigInt(nonce)).sort((a, b) => Number(a - b));
    expect(nonces).toEqual(Array.from({ length: 47 }, (_, index) => first + BigInt(index)));
  });

  describe('eth_resend', () => {
    beforeAll(() => call('evm_setAutomine', false));
    afterAll(async () => {
      await call('evm_mine');
      await call('evm_setAutomine', true);
    });

    const pendingWith = async (fields: object) => {
      const transaction = { from, to: TO, value: '0x1', gas: '0x5208', nonce: await nonceOf(), ...fields };
      return { transaction, hash: await call<Hex>('eth_sendTransaction', transaction) };
    };

    test('replaces a pending transaction with one of a higher price', async () => {
      const price = parseGwei('3');
      const { transaction, hash } = await pendingWith({ gasPrice: hex(price) });
      const replaced = await call<Hex>('eth_resend', transaction, hex(price * 2n), '0x7530');
      const raw = await key.signTransaction({
        ...{ to: TO, value: 1n, nonce: Number(transaction.nonce), chainId: 31_337, type: 'legacy' },
        ...{ gas: 30_000n, gasPrice: price * 2n },
      });
      expect(await call('eth_getRawTransactionByHash', replaced)).toBe(raw);
      expect(await call('eth_getTransactionByHash', hash)).toBeNull();
      // It is not pending any more.
      const { message } = (await refusal('eth_resend', transaction, hex(price * 3n))) ?? {};
      expect(message).toMatch(/^transaction 0x[0-9a-f]{64} not found$/);
    });

    test('sets both fee caps to the price', async () => {
      const caps = { maxFeePerGas: hex(parseGwei('3')), maxPriorityFeePerGas: '0x1' };
      const { transaction } = await pendingWith(caps);
      const price = hex(parseGwei('4'));
      const replaced = await call<Hex>('eth_resend', transaction, price);
      const found = await call('eth_getTransactionByHash', replaced);
      expect(found).toMatchObject({ ...transaction, to: TO, maxFeePerGas: price, maxPriorityFeePerGas: price });
    });

    test('refuses a price that does not replace, a transaction without nonce, and other transactions', async () => {
      const { transaction } = await pendingWith({ gasPrice: hex(parseGwei('3')) });
      const { nonce: _, ...withoutNonce } = transaction;
      expect(await refusal('eth_resend', withoutNonce)).toEqual({
        code: -32000,
        message: 'missing transaction nonce in transaction spec',
      });
      const tooLow = await refusal('eth_resend', transaction, hex(parseGwei('3') + 1n));
      expect(tooLow).toMatchObject({ code: -32000, message: 'replacement transaction underpriced' });
      const other = await refusal('eth_resend', { ...transaction, value: '0x2' }, hex(parseGwei('9')));
      expect(other?.message).toMatch(/^transaction 0x[0-9a-f]{64} not found$/);
    });
  });
});
