import { fromBinary, toBinary } from '@bufbuild/protobuf';
import { describe, expect, test } from '@jest/globals';
import { signRecoverable as signRaw } from 'tiny-secp256k1';
import { TxBodySchema, TxRawSchema } from '../../../../generated/proto/cosmos/tx/v1beta1/tx_pb.js';
import type { Address } from '../../../../generated/types.js';
import { signTransaction } from '../../../../src/devchain/app/devAccounts.js';
import { canonicalTx } from '../../../../src/devchain/app/admission/decodeTx.js';
import { DISTRIBUTION, FEE_COLLECTOR } from '../../../../src/devchain/app/block/bankEvents.js';
import type { MinedTransactionReport } from '../../../../src/devchain/application.js';
import { decodeEthereumTransactions } from '../../../../src/chain/tx/ethereumMessage.js';
import { decodeData, encodeData, fromHex } from '../../../../src/ethereum/hex.js';
import { keccak } from '../../../../src/ethereum/keccak.js';
import { contractAddress } from '../../../../src/ethereum/receipt.js';
import { encodeRlp } from '../../../../src/ethereum/encoding/rlp.js';
import { encodeTransaction } from '../../../../src/ethereum/transaction/transactionEncoding.js';
import {
  account,
  accounts,
  CONTRACT,
  GWEI,
  responseOf,
  SLOT_0,
  STORE_NUMBER,
  TestChain,
  TOKEN,
  word,
} from './testChain.js';
import { emptyBlock } from './replayChain.js';
import { turnsDuring } from '../../../support/eventLoop.js';

/** Returns `code` from init code. */
const initCode = (code: Uint8Array): Uint8Array =>
  fromHex(`60${hex1(code.length)}600c60003960${hex1(code.length)}6000f3${encodeData(code).slice(2)}`);
const hex1 = (value: number): string => value.toString(16).padStart(2, '0');
/** One Cosmos transaction with the messages of two. */
function withMessagesOf(first: Uint8Array, second: Uint8Array): Uint8Array {
  const raw = fromBinary(TxRawSchema, first);
  const body = fromBinary(TxBodySchema, raw.bodyBytes);
  const { messages } = fromBinary(TxBodySchema, fromBinary(TxRawSchema, second).bodyBytes);
  body.messages.push(...messages);
  return toBinary(TxRawSchema, { ...raw, bodyBytes: toBinary(TxBodySchema, body) });
}

/** JUMPDEST, PUSH1 0, JUMP. */
const ENDLESS_LOOP = fromHex('5b600056');
/** MSTORE behind 1.25 gigabytes. */
const GIGABYTE_OF_MEMORY = fromHex('6000635000000052');
const OTHER = '0x00000000000000000000000000000000000c0de1' as Address;
/** Calls console.log("hello"). */
const LOG_HELLO = [
  '6341304fac' + '600052', // log(string)
  '6020' + '602052',
  '6005' + '604052',
  '6468656c6c6f' + '60d8' + '1b' + '606052',
  '5f5f' + '6064' + '601c' + '6a636f6e736f6c652e6c6f67' + '5a' + 'fa' + '00',
].join('');

describe('a block', () => {
  test('moves value, uses the nonce up, and takes the fee for at least half of the gas limit', async () => {
    const chain = await TestChain.start();
    const result = await chain.run(0, { value: TOKEN, gas: 100_000n });
    expect([result.gasWanted, result.gasUsed, result.maxUsedGas]).toEqual([100_000n, 50_000n, 21_000n]);
    // Base fee 0.875 gwei and a tip of 1 gwei.
    expect(chain.balance(0)).toBe(9_999n * TOKEN - 50_000n * 1_875_000_000n);
    expect(chain.balance(1)).toBe(10_001n * TOKEN);
    expect(chain.nonce(0)).toBe(1n);
  });

  test('bills the gas used when it is more than half of the limit', async () => {
    const chain = await TestChain.start();
    const { gasUsed } = await chain.run(0, { gas: 30_000n });
    expect(gasUsed).toBe(21_000n);
  });

  test('collects fees at its end, and the next block passes them on', async () => {
    const chain = await TestChain.start();
    await chain.run(0);
    const fee = 21_000n * 1_875_000_000n;
    const balances = (): (bigint | undefined)[] =>
      [FEE_COLLECTOR, DISTRIBUTION].map((address) => chain.app.stateAt(0)?.account(address)?.balance);
    expect(balances()).toEqual([fee, undefined]);
    await chain.mine([]);
    expect(balances()).toEqual([0n, fee]);
    expect(chain.balance(0) + chain.balance(1) + fee).toBe(20_000n * TOKEN);
  });

  test('gives code 0 to a transaction whose code fails, with the failure in its response', async () => {
    const chain = await TestChain.start();
    chain.app.editor.setCode(CONTRACT, fromHex('60aa60005260206000fd'));
    const result = await chain.run(0, { to: CONTRACT, input: new Uint8Array(0), gas: 100_000n, value: 0n });
    expect([result.code, result.vmError, encodeData(result.ret)]).toEqual([0, 'execution reverted', word(0xaan)]);
    const executed = result.events.filter(({ type }) => type === 'ethereum_tx')[1];
    expect(executed?.attributes).toContainEqual({ key: 'ethereumTxFailed', value: 'execution reverted' });
  });

  test('runs code that sees the block that it is in', async () => {
    const chain = await TestChain.start();
    await chain.mine([]);
    // NUMBER, TIMESTAMP, COINBASE, GASLIMIT, BASEFEE, PREVRANDAO, CHAINID, BLOCKHASH(1) to slots 0 to 7.
    chain.app.editor.setCode(
      CONTRACT,
      fromHex('43600055 42600155 41600255 45600355 48600455 44600555 46600655 600140600755'.replaceAll(' ', '')),
    );
    await chain.run(0, { to: CONTRACT, value: 0n, gas: 1_000_000n });
    const slots = Array.from({ length: 8 }, (_, slot) => chain.app.stateAt(0)?.storage(CONTRACT, word(BigInt(slot))));
    expect(slots).toEqual([
      word(2n),
      word(1_700_000_002n),
      word(BigInt(chain.app.config.operator)),
      word(30_000_000n),
      word(765_625_000n),
      `0x${'f'.repeat(64)}`,
      word(31_337n),
      chain.app.blockRecord(1)?.hash,
    ]);
  });

  test('runs code that sees the hash of block 0 in block 1 and later', async () => {
    const chain = await TestChain.start();
    // BLOCKHASH(0) to the slot of NUMBER.
    chain.app.editor.setCode(CONTRACT, fromHex('5f40435500'));
    for (let block = 0; block < 2; block++) await chain.run(0, { to: CONTRACT, value: 0n, gas: 100_000n });
    const hash = chain.app.blockRecord(1)?.parentHash;
    expect(hash).toMatch(/^0x[0-9a-f]{64}$/);
    const slots = [1n, 2n].map((number) => chain.app.stateAt(0)?.storage(CONTRACT, word(number)));
    expect(slots).toEqual([hash, hash]);
    expect(chain.app.blockRecord(2)).not.toHaveProperty('parentHash');
  });

  test('refuses a transaction whose gas limit exceeds the gas that is left', async () => {
    const chain = await TestChain.start({ gasLimit: 100_000n });
    const txs = [chain.sign(0, { gas: 60_000n }), chain.sign(1, { gas: 60_000n })].map((tx) =>
      canonicalTx(tx, chain.app.config),
    );
    const { txResults } = await chain.mine(txs);
    expect(txResults.map(({ code, log }) => [code, log])).toEqual([
      [0, ''],
      [11, 'no block gas left to run tx: out of gas'],
    ]);
  });

  test('takes no fee and counts no gas for a transaction whose second message is refused', async () => {
    const chain = await TestChain.start();
    const tx = withMessagesOf(
      canonicalTx(chain.sign(0), chain.app.config),
      canonicalTx(chain.sign(1, { nonce: 5n }), chain.app.config),
    );
    const { txResults } = await chain.mine([tx]);
    expect(txResults.map(({ code }) => code)).toEqual([1]);
    expect(chain.app.stateAt(0)?.account(FEE_COLLECTOR)?.balance ?? 0n).toBe(0n);
    expect([chain.balance(0), chain.nonce(0)]).toEqual([10_000n * TOKEN, 0n]);
    expect(chain.app.blockRecord(1)).toMatchObject({ gasWanted: 0n, gasUsed: 0n, blockGas: 0n });
  });

  test('fails a transaction that the engine cannot run to its end, and the chain goes on', async () => {
    const lines: string[] = [];
    const onConsoleLog = (line: string): void => void lines.push(line);
    const chain = await TestChain.start({ gasLimit: 10n ** 15n }, { onConsoleLog });
    chain.app.editor.setCode(CONTRACT, fromHex(LOG_HELLO));
    chain.app.editor.setCode(OTHER, GIGABYTE_OF_MEMORY);
    chain.app.editor.setBalance(account(2).address, 10n ** 30n);
    await chain.send(0, { to: CONTRACT, value: 0n, gas: 100_000n });
    await chain.send(2, { to: OTHER, value: 0n, gas: 10n ** 13n });
    await chain.send(1);
    const { txResults } = await chain.mine();
    // All gas of the one that failed is billed.
    const ran = txResults.map((result) => [result.code, responseOf(result).vmError, result.gasUsed]);
    expect(ran).toEqual([
      [0, '', 50_000n],
      [0, 'the engine stopped: no memory is left', 10n ** 13n],
      [0, '', 21_000n],
    ]);
    expect(lines).toEqual(['hello']);
    expect([0, 1, 2].map((index) => chain.nonce(index))).toEqual([1n, 1n, 1n]);
    expect((await chain.run(0)).code).toBe(0);
  });

  test('runs the point evaluation, which fails as in a node', async () => {
    const chain = await TestChain.start();
    const POINT_EVALUATION = '0x000000000000000000000000000000000000000a' as Address;
    const { vmError, gasUsed } = await chain.run(0, { to: POINT_EVALUATION, input: new Uint8Array(192), value: 0n });
    expect([vmError, gasUsed]).toEqual(['mismatched versioned hash', 1_000_000n]);
  });

  test('lets other work run during a long execution', async () => {
    const chain = await TestChain.start();
    chain.app.editor.setCode(CONTRACT, ENDLESS_LOOP);
    const turns = await turnsDuring(1, async () => {
      const { vmError } = await chain.run(0, { to: CONTRACT, value: 0n, gas: 30_000_000n });
      expect(vmError).toBe('out of gas');
    });
    expect(turns).toBeGreaterThan(0);
  });

  test('fails a transaction that exceeds the time limit, and keeps its fee and its nonce', async () => {
    const chain = await TestChain.start({ maxTransactionMs: 50 });
    chain.app.editor.setCode(CONTRACT, ENDLESS_LOOP);
    await chain.send(0, { to: CONTRACT, value: 0n, gas: 30_000_000n });
    await chain.send(1);
    const { txResults } = await chain.mine();
    expect(txResults.map((result) => [result.code, responseOf(result).vmError, result.gasUsed])).toEqual([
      [0, 'execution aborted (timeout = 0.05s)', 30_000_000n],
    ]);
    expect([chain.nonce(0), chain.nonce(1), txResults.length]).toEqual([1n, 0n, 1]);
    expect((await chain.mine()).txResults).toMatchObject([{ code: 0 }]);
  });

  test('is refused when it does not follow the newest block', async () => {
    const chain = await TestChain.start();
    await expect(chain.app.executeBlock(emptyBlock(5))).rejects.toThrow('block 5 does not follow 0');
  });

  test('gives the same application hash on every chain, and another hash for another state', async () => {
    const [first, second, third] = [await TestChain.start(), await TestChain.start(), await TestChain.start()];
    for (const chain of [first, second]) await chain.run(0);
    await third.run(0, { value: 2n });
    expect(first.app.appHash).toEqual(second.app.appHash);
    expect(first.app.appHash).not.toEqual(third.app.appHash);
    expect(first.app.appHash).toHaveLength(32);
  });
});

describe('contracts', () => {
  test('are created at the address of their sender and nonce, and keep their storage', async () => {
    const chain = await TestChain.start();
    const created = contractAddress(account(0).address, 0n);
    await chain.run(0, { to: null, input: initCode(STORE_NUMBER), value: 0n });
    expect(chain.app.stateAt(0)?.code(created)).toEqual(STORE_NUMBER);
    const { logs } = await chain.run(0, { to: created, value: 0n, gas: 200_000n });
    expect(logs.map(({ address, data, index }) => [address.toLowerCase(), encodeData(data), index])).toEqual([
      [created, word(2n), 0n],
    ]);
    expect(chain.app.stateAt(0)?.storage(created, SLOT_0)).toBe(word(2n));
  });

  test('that self-destruct in the transaction that creates them leave neither account nor storage', async () => {
    const chain = await TestChain.start();
    const created = contractAddress(account(0).address, 0n);
    // Stores 1 at slot 0, then SELFDESTRUCT to the caller.
    await chain.run(0, { to: null, input: fromHex('600160005533ff'), value: 5n });
    expect(chain.app.stateAt(0)?.account(created)).toBeNull();
    expect(chain.app.stateAt(0)?.storage(created, SLOT_0)).toBe(word(0n));
  });
});

describe('an authorization (EIP-7702)', () => {
  test('lets an account run the code of another, and uses up a nonce of the authority', async () => {
    const chain = await TestChain.start();
    chain.app.editor.setCode(CONTRACT, STORE_NUMBER);
    const authorizationList = [authorize(3, CONTRACT, 0n)];
    const { code, vmError } = await chain.run(0, {
      type: 4,
      to: account(3).address,
      value: 0n,
      gas: 200_000n,
      authorizationList,
    });
    expect([code, vmError]).toEqual([0, '']);
    expect(encodeData(chain.app.stateAt(0)?.code(account(3).address) ?? new Uint8Array(0))).toBe(
      `0xef0100${CONTRACT.slice(2)}`,
    );
    expect(chain.app.stateAt(0)?.storage(account(3).address, SLOT_0)).toBe(word(1n));
    expect(chain.nonce(3)).toBe(1n);
    // The account itself can still send.
    expect((await chain.run(3)).code).toBe(0);
  });

  function authorize(index: number, address: Address, nonce: bigint) {
    const message = Uint8Array.of(5, ...encodeRlp([fromHex('7a69'), decodeData(address), new Uint8Array(0)]));
    const { privateKey } = account(index);
    const { recoveryId, signature } = signRaw(keccak(message), privateKey);
    const r = BigInt(encodeData(signature.subarray(0, 32)));
    const s = BigInt(encodeData(signature.subarray(32)));
    return { chainId: 31_337n, address, nonce, yParity: recoveryId, r, s };
  }
});

describe('transactions without a signature', () => {
  const fields = {
    type: 2 as const,
    chainId: 31_337n,
    nonce: 0n,
    gasPrice: null,
    maxFeePerGas: 2n * GWEI,
    maxPriorityFeePerGas: GWEI,
    gas: 21_000n,
    to: account(1).address,
    value: 5n,
    input: new Uint8Array(0),
    accessList: [],
    authorizationList: null,
    v: 0n,
    r: 0n,
    s: 0n,
  };

  test('are signed for the accounts of the chain', async () => {
    const chain = await TestChain.start();
    const { code, hash } = await chain.app.submitUnsigned(
      account(2).address.toUpperCase().replace('0X', '0x'),
      encodeTransaction(fields),
    );
    expect([code, hash]).toEqual([0, signTransaction(fields, account(2)).hash]);
    const { txResults } = await chain.mine();
    expect([txResults[0]?.code, chain.nonce(2)]).toEqual([0, 1n]);
  });

  test('are accepted as they are for impersonated accounts, with a different hash for each sender', async () => {
    const chain = await TestChain.start();
    const [one, two] = ['0x' + '11'.repeat(20), '0x' + '22'.repeat(20)];
    const hashes: string[] = [];
    for (const sender of [one, two]) {
      chain.app.editor.setBalance(sender, TOKEN);
      chain.app.editor.impersonate(sender);
      hashes.push((await chain.app.submitUnsigned(sender, encodeTransaction(fields))).hash);
    }
    expect(new Set(hashes).size).toBe(2);
    const txs = chain.app.propose();
    // Readers of the chain find sender and hash in the message.
    expect(txs.flatMap((tx) => decodeEthereumTransactions(tx).map(({ from, hash }) => [from, hash]))).toEqual([
      [one, hashes[0]],
      [two, hashes[1]],
    ]);
    const { txResults } = await chain.mine();
    expect(txResults.map((result) => [result.code, responseOf(result).hash])).toEqual([
      [0, hashes[0]],
      [0, hashes[1]],
    ]);
    expect(chain.balance(1)).toBe(10_000n * TOKEN + 10n);
  });

  test('are accepted from a contract while it is impersonated, and refused afterwards', async () => {
    const chain = await TestChain.start();
    chain.app.editor.setBalance(CONTRACT, TOKEN);
    chain.app.editor.impersonate(CONTRACT);
    chain.app.editor.setCode(CONTRACT, Uint8Array.of(0));
    expect(await chain.app.submitUnsigned(CONTRACT, encodeTransaction(fields))).toMatchObject({ code: 0 });
    expect((await chain.mine()).txResults[0]).toMatchObject({ code: 0 });
    chain.app.editor.stopImpersonating(CONTRACT);
    expect(await chain.app.submitUnsigned(CONTRACT, encodeTransaction({ ...fields, nonce: 1n }))).toMatchObject({
      code: 1,
      log: `unknown account: ${CONTRACT} is not impersonated`,
    });
  });

  test('are refused when they do not decode', async () => {
    const chain = await TestChain.start();
    expect(await chain.app.submitUnsigned(account(0).address, Uint8Array.of(2, 1))).toMatchObject({
      code: 1,
      log: 'rlp: expected input list for types.DynamicFeeTx',
      hash: '',
    });
  });
});

test('the ten accounts are those of other development chains', () => {
  expect(accounts[0]?.address).toBe('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
  expect(encodeData(account(0).privateKey)).toBe('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
  expect(accounts[9]?.address).toBe('0xa0ee7a142d267c1f36714e4a8f75612f20a79720');
});

test('console.log of a contract is reported, even when the call reverts', async () => {
  const lines: string[] = [];
  const chain = await TestChain.start({}, { onConsoleLog: (line) => lines.push(line) });
  // log(uint256) of 42 to the console's address, then REVERT.
  const log = 'f82c50f1' + '2a'.padStart(64, '0');
  const code =
    `7f${log.slice(0, 64)}600052` +
    `63${log.slice(64)}60e01b602052` +
    '60006000602460006a636f6e736f6c652e6c6f675afa' +
    '60006000fd';
  chain.app.editor.setCode(CONTRACT, fromHex(code));
  const { vmError } = await chain.run(0, { to: CONTRACT, value: 0n, gas: 100_000n });
  expect([vmError, lines]).toEqual(['execution reverted', ['42']]);
});

test('every transaction of a block is reported, with its failure', async () => {
  const mined: MinedTransactionReport[] = [];
  const chain = await TestChain.start({}, { onMined: (transaction) => mined.push(transaction) });
  // Reverts with Error("no").
  const reason = `08c379a0${'20'.padStart(64, '0')}${'02'.padStart(64, '0')}${'6e6f'.padEnd(64, '0')}`;
  chain.app.editor.setCode(CONTRACT, fromHex(`6064600c60003960646000fd${reason}`));
  const good = await chain.send(0);
  const bad = await chain.send(1, { to: CONTRACT, gas: 100_000n });
  await chain.send(2);
  const early = await chain.send(2);
  const [first, second, , fourth] = chain.app.waiting();
  const { txResults } = await chain.mine([first, second, fourth] as Uint8Array[]);
  expect(txResults[2]?.log).toMatch(/nonce/);
  const report = { height: 1, created: null, input: new Uint8Array(), revertData: new Uint8Array() };
  expect(mined).toEqual([
    { ...report, hash: good.hash, failure: null, to: account(1).address, gasUsed: 21_000n },
    {
      ...report,
      ...{ hash: bad.hash, failure: 'execution reverted: no', to: CONTRACT },
      // Half of the limit is billed.
      ...{ gasUsed: 50_000n, revertData: fromHex(reason) },
    },
    { ...report, hash: early.hash, failure: txResults[2]?.log, to: account(3).address, gasUsed: null },
  ]);
});
