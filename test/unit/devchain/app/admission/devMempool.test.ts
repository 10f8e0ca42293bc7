import { describe, expect, test } from '@jest/globals';
import { WEI } from '../../../../../src/chain/fees/feeMarket.js';
import { canonicalTx } from '../../../../../src/devchain/app/admission/decodeTx.js';
import { impersonatedSender, unsignedTransaction } from '../../../../../src/devchain/app/admission/completeUnsigned.js';
import type { SignedTransaction } from '../../../../../src/ethereum/transaction/transaction.js';
import { recording } from '../../../../support/recordings.js';
import { account, GWEI, TestChain, TOKEN } from '../testChain.js';

const proposed = (chain: TestChain): Uint8Array[] => chain.app.propose();
const asTxs = (chain: TestChain, transactions: SignedTransaction[]): Uint8Array[] =>
  transactions.map((transaction) => canonicalTx(transaction, chain.app.config));

describe('a waiting transaction', () => {
  test('is proposed in nonce order, and no longer waits after its block', async () => {
    const chain = await TestChain.start();
    const sent = [await chain.send(0), await chain.send(0), await chain.send(0)];
    expect(proposed(chain)).toEqual(asTxs(chain, sent));
    await chain.mine();
    expect([proposed(chain), chain.app.waiting()]).toEqual([[], []]);
    expect(chain.nonce(0)).toBe(3n);
  });

  test('behind a nonce gap is listed, and becomes executable when the gap is filled', async () => {
    const chain = await TestChain.start();
    let announced = 0;
    chain.app.onExecutable(() => announced++);
    const late = await chain.send(0, { nonce: 1n });
    expect([chain.app.executable, chain.app.waiting().length, announced]).toEqual([0, 1, 0]);
    const first = await chain.send(0, { nonce: 0n });
    expect(announced).toBe(1);
    expect(proposed(chain)).toEqual(asTxs(chain, [first, late]));
  });

  test('that pays more is proposed first; those of one sender by nonce, equals by arrival', async () => {
    const chain = await TestChain.start();
    const tip = (gwei: bigint) => ({ maxFeePerGas: 100n * GWEI, maxPriorityFeePerGas: gwei * GWEI });
    const a0 = await chain.send(0, tip(1n));
    const a1 = await chain.send(0, tip(50n));
    const b0 = await chain.send(1, tip(5n));
    const c0 = await chain.send(2, tip(5n));
    expect(proposed(chain)).toEqual(asTxs(chain, [b0, c0, a0, a1]));
  });

  test('waits for the next block when this one has no gas left for it', async () => {
    const chain = await TestChain.start({ gasLimit: 100_000n });
    const large = await chain.send(0, { gas: 90_000n, maxPriorityFeePerGas: 2n * GWEI });
    const small = await chain.send(1);
    expect(proposed(chain)).toEqual(asTxs(chain, [large]));
    await chain.mine();
    expect(proposed(chain)).toEqual(asTxs(chain, [small]));
  });

  test('waits while the base fee is above its cap', async () => {
    const chain = await TestChain.start({ gasLimit: 100_000n });
    for (const sender of [1, 2, 3, 4]) await chain.send(sender);
    await chain.send(0, { maxFeePerGas: 880_000_000n, maxPriorityFeePerGas: 0n });
    expect(chain.app.propose()).toHaveLength(4);
    await chain.mine();
    expect([chain.app.nextBaseFeeScaled() / WEI, chain.app.executable]).toEqual([949_375_000n, 0]);
    await chain.mine([]);
    expect([chain.app.nextBaseFeeScaled() / WEI, chain.app.executable]).toEqual([830_703_125n, 1]);
  });

  test('is dropped after a block when its sender can no longer pay', async () => {
    const chain = await TestChain.start();
    await chain.send(0);
    chain.app.editor.setBalance(account(0).address, 1n);
    expect(chain.app.executable).toBe(0);
    await chain.mine();
    expect(chain.app.waiting()).toEqual([]);
  });

  test('can be dropped once by its hash', async () => {
    const chain = await TestChain.start();
    const { hash } = await chain.send(0);
    expect([chain.app.editor.dropTransaction(hash.toUpperCase().replace('0X', '0x')), chain.app.executable]).toEqual([
      true,
      0,
    ]);
    expect(chain.app.editor.dropTransaction(hash)).toBe(false);
  });

  test('is refused when 5120 others wait', async () => {
    const chain = await TestChain.start();
    const fields = chain.sign(0, { nonce: 0n });
    for (let nonce = 0n; nonce < 5120n; nonce++) {
      chain.app.mempool.add({
        tx: new Uint8Array(0),
        transaction: { ...fields, nonce, hash: `0x${nonce}` as SignedTransaction['hash'] },
      });
    }
    await expect(chain.offer(chain.sign(1))).resolves.toMatchObject({ code: 1, log: 'txpool is full' });
  });
});

test('a mempool of 64 MB refuses more, and a block gets no more bytes than consensus allows', async () => {
  const chain = await TestChain.start({ gasLimit: 10n ** 15n });
  const { mempool } = chain.app;
  for (let nonce = 0n; nonce < 64n; nonce++) {
    const transaction = { ...chain.sign(0, { nonce: 0n }), nonce, hash: `0x${nonce}` as SignedTransaction['hash'] };
    mempool.add({ tx: new Uint8Array(1024 * 1024), transaction });
  }
  await expect(chain.offer(chain.sign(1))).resolves.toMatchObject({ code: 1, log: 'txpool is full' });
  expect(mempool.executable(10n ** 15n)).toHaveLength(19);
});

describe('a replacement', () => {
  const priced = (cap: bigint, tip: bigint) => ({ nonce: 0n, maxFeePerGas: cap, maxPriorityFeePerGas: tip });

  test('that pays a tenth more is accepted', async () => {
    const chain = await TestChain.start();
    await chain.send(0, priced(20n * GWEI, 10n * GWEI));
    const better = await chain.send(0, priced(22n * GWEI, 11n * GWEI));
    expect(proposed(chain)).toEqual(asTxs(chain, [better]));
  });

  test.each([
    ['neither', 20n, 10n],
    ['the tip alone', 20n, 11n],
    ['the cap alone', 22n, 10n],
    ['too little', 21n, 11n],
  ])('that raises %s is refused', async (_, cap, tip) => {
    const chain = await TestChain.start();
    await chain.send(0, priced(20n * GWEI, 10n * GWEI));
    const other = chain.sign(0, { ...priced(cap * GWEI, tip * GWEI), value: 2n });
    await expect(chain.offer(other)).resolves.toMatchObject({
      code: 1,
      codespace: 'undefined',
      log: 'replacement transaction underpriced',
    });
  });

  test('needs no balance for the transaction that it replaces', async () => {
    const chain = await TestChain.start();
    await chain.send(0, { ...priced(2n * GWEI, GWEI), value: 9_000n * TOKEN });
    await chain.send(0, { ...priced(4n * GWEI, 2n * GWEI), value: 9_000n * TOKEN });
    expect(chain.app.waiting()).toHaveLength(1);
  });
});

describe('refusals', () => {
  const refused = async (chain: TestChain, transaction: SignedTransaction) => {
    const { code, codespace, log } = await chain.offer(transaction);
    return `${code} ${codespace}: ${log}`;
  };

  test('by cosmos/evm v0.4 are those of the recorded mempool', async () => {
    const chain = await TestChain.start();
    await chain.run(0);
    const offers: Record<string, SignedTransaction> = {
      nonce_too_low: chain.sign(0, { nonce: 0n }),
      insufficient_funds_for_value: chain.sign(0, { value: 10n ** 30n }),
      intrinsic_gas_too_low: chain.sign(0, { gas: 20_000n }),
      exceeds_block_gas_limit: chain.sign(0, { gas: 50_000_000n }),
      wrong_chain_id: chain.sign(0, { chainId: 1n }),
      initcode_too_large: chain.sign(0, { to: null, input: new Uint8Array(49_153), gas: 10_000_000n }),
    };
    for (const [name, transaction] of Object.entries(offers)) {
      expect([name, await refused(chain, transaction)]).toEqual([name, recordedRefusal('head', name)]);
    }
  });

  test('by cosmos/evm v0.3 are those of the recorded ante handler', async () => {
    const chain = await TestChain.start({ dialect: 'cosmosEvm03', gasLimit: 40_000_000n, evmChainId: 262_144n });
    await chain.run(0);
    const offers: Record<string, SignedTransaction> = {
      nonce_too_low: chain.sign(0, { nonce: 0n }),
      intrinsic_gas_too_low: chain.sign(0, { gas: 20_000n }),
      exceeds_block_gas_limit: chain.sign(0, { gas: 50_000_000n }),
      wrong_chain_id: chain.sign(0, { chainId: 1n }),
      nonce_gap: chain.sign(0, { nonce: 5n }),
      unprotected_legacy: chain.sign(0, {
        type: 0,
        chainId: null,
        gasPrice: 2n * GWEI,
        maxFeePerGas: null,
        maxPriorityFeePerGas: null,
      }),
    };
    for (const [name, transaction] of Object.entries(offers)) {
      expect([name, await refused(chain, transaction)]).toEqual([name, recordedRefusal('v0.3.2', name)]);
    }
  });

  test.each([
    [
      'a tip above the cap',
      { maxPriorityFeePerGas: 3n * GWEI },
      '1 undefined: max priority fee per gas higher than max fee per gas',
    ],
    [
      'a cap below the base fee',
      { maxFeePerGas: GWEI / 2n, maxPriorityFeePerGas: 0n },
      '13 sdk: max fee per gas (500000000) is lower than the base fee (875000000): insufficient fee',
    ],
    [
      'a gas limit below the floor for call data (EIP-7623)',
      { input: new Uint8Array(100).fill(1), gas: 24_999n },
      '1 undefined: insufficient gas for floor data gas cost',
    ],
    [
      'a transaction with too many bytes',
      { input: new Uint8Array(131_073), gas: 5_000_000n },
      '1 undefined: oversized data',
    ],
    [
      'a type 4 transaction without authorizations',
      { type: 4 as const, authorizationList: [], gas: 100_000n },
      '1 undefined: set code transaction must have at least one authorization',
    ],
  ])('%s', async (_, fields, answer) => {
    const chain = await TestChain.start();
    expect(await refused(chain, chain.sign(0, fields))).toBe(answer);
  });

  test('the same transaction again', async () => {
    const chain = await TestChain.start();
    const transaction = await chain.send(0);
    expect(await refused(chain, transaction)).toBe('1 undefined: already known');
  });

  test('a price below the minimum', async () => {
    const chain = await TestChain.start({
      dialect: 'cosmosEvm03',
      minGasPriceScaled: 3n * GWEI * WEI,
      baseFeeScaled: WEI,
    });
    const transaction = chain.sign(0, { maxFeePerGas: 2n * GWEI, maxPriorityFeePerGas: 0n });
    expect(await refused(chain, transaction)).toBe(
      '13 sdk: provided fee < minimum global fee (21000 < 63000000000000). Please increase the gas price.: insufficient fee',
    );
  });

  test('a sender that is a contract, unless its code is a delegation (EIP-7702)', async () => {
    const chain = await TestChain.start();
    chain.app.editor.setCode(account(0).address, Uint8Array.of(0x60));
    expect(await refused(chain, chain.sign(0))).toBe(
      `29 sdk: the sender is not EOA: address ${account(0).address}: invalid type`,
    );
    chain.app.editor.setCode(account(0).address, Uint8Array.of(0xef, 0x01, 0x00, ...new Uint8Array(20)));
    expect(await refused(chain, chain.sign(0))).toBe('0 : ');
  });

  test('a message whose sender differs from that of its signature', async () => {
    const chain = await TestChain.start();
    const transaction = { ...chain.sign(0), from: account(1).address };
    expect(await refused(chain, transaction)).toBe('1 undefined: invalid sender');
  });

  test('a transaction without a signature that comes by checkTx', async () => {
    const chain = await TestChain.start();
    chain.app.editor.impersonate(account(5).address);
    const transaction = unsignedTransaction(chain.sign(0), account(5).address);
    expect(impersonatedSender(transaction)).toBe(account(5).address);
    expect(await refused(chain, transaction)).toBe('1 undefined: invalid sender');
  });

  test.each([
    ['no bytes', new Uint8Array(0), 'must contain at least one message: invalid request'],
    ['bytes that are no transaction', Uint8Array.of(1, 2, 3), 'tx parse error'],
    [
      'a wrapper of an empty message',
      Uint8Array.of(10, 2, 10, 0),
      'this chain takes Ethereum transactions only, not : invalid request',
    ],
  ])('%s', async (_, tx, log) => {
    const chain = await TestChain.start();
    await expect(chain.app.checkTx(tx)).resolves.toMatchObject({ codespace: 'sdk', log });
  });
});

/** As `code codespace: log`. */
function recordedRefusal(node: 'head' | 'v0.3.2', name: string): string {
  interface Sent {
    name: string;
    check_tx?: { result: { code: number; codespace: string; log: string } };
    broadcast_tx_sync?: { result: { code: number; codespace: string; log: string } };
  }
  const sent = recording<Sent[]>(node, 'tx', 'send_results.json').find((entry) => entry.name === name);
  const result = (sent?.check_tx ?? sent?.broadcast_tx_sync)?.result;
  return `${result?.code} ${result?.codespace}: ${result?.log}`;
}
