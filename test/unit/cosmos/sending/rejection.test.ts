import { describe, expect, test } from '@jest/globals';
import type { Address, Hash } from '../../../../generated/types.js';
import type { BroadcastResult } from '../../../../src/chain/node.js';
import { InvalidTransaction, type SignedTransaction } from '../../../../src/ethereum/transaction/transaction.js';
import { decodeTransaction } from '../../../../src/ethereum/transaction/transactionDecoding.js';
import { fromHex } from '../../../../src/ethereum/hex.js';
import { broadcastRefusal } from '../../../../src/comet/refusedCalls.js';
import { CallRefused } from '../../../../src/chain/chainErrors.js';
import { DIALECTS } from '../../../../src/chain/tx/dialect.js';
import { needsAccount, rejectionText, type SendingFacts } from '../../../../src/cosmos/sending/rejection.js';
import { refusalBeforeSending } from '../../../../src/cosmos/sending/sendingRules.js';
import { WRAPPING, type RecordedNode } from '../recordings.js';
import { recording } from '../../../support/recordings.js';

interface RecordedSend {
  name: string;
  eth_raw_tx?: string;
  check_tx?: RecordedAnswer;
  broadcast_tx_sync?: RecordedAnswer;
}

interface RecordedAnswer {
  result?: { code: number; codespace: string; log: string };
  error?: { code: number; data: string };
}

const CHAIN_IDS: Record<RecordedNode, bigint> = { 'v0.3.2': 262144n, head: 262144n, 'evmos-v20': 9002n };
const CODE_HASH = `0x${'c5'.repeat(32)}` as Hash;

/** What a client is told of a recorded attempt: `sent`, or geth's text. */
function told(node: RecordedNode, name: string, account: SendingFacts['account'] = null): string {
  const recorded = recording<RecordedSend[]>(node, 'tx', 'send_results.json').find((attempt) => attempt.name === name);
  if (recorded === undefined) throw new Error(`no recording ${name}`);
  const transaction = decodeOrText(recorded.eth_raw_tx ?? '');
  if (typeof transaction === 'string') return transaction;
  const rules = {
    chainId: CHAIN_IDS[node],
    dialect: DIALECTS[WRAPPING[node].dialect],
    txFeeCap: 1,
    allowUnprotected: false,
    shanghai: true,
  };
  const refusal = refusalBeforeSending(transaction, rules);
  if (refusal !== null) return refusal;
  const app = node === 'head';
  const answer = toBroadcastResult(
    (app ? recorded.check_tx : recorded.broadcast_tx_sync) ?? recorded.broadcast_tx_sync,
  );
  if (account === null && needsAccount(answer)) throw new Error(`${name} is worded by the sender's account`);
  const facts = {
    mempool: app ? 'app' : 'flood',
    chainId: CHAIN_IDS[node],
    shanghai: true,
    account,
    waits: false,
  } as const;
  return rejectionText(answer, transaction, facts) ?? 'sent';
}

function decodeOrText(raw: string): SignedTransaction | string {
  try {
    return decodeTransaction(fromHex(raw.replace(/"/g, '').slice(2)));
  } catch (error) {
    if (error instanceof InvalidTransaction) return error.message;
    throw error;
  }
}

function toBroadcastResult(answer: RecordedAnswer | undefined): BroadcastResult {
  if (answer?.error !== undefined) {
    const refusal = broadcastRefusal(new CallRefused('broadcast_tx_sync', answer.error.code, answer.error.data));
    if (refusal !== null) return refusal;
  }
  if (answer?.result === undefined) throw new Error('nothing recorded');
  const { code, codespace, log } = answer.result;
  return { abciCode: code, codespace, log };
}

const account = (nonce: bigint, balance = 0n) => ({ nonce, balance, codeHash: CODE_HASH });

describe('cosmos/evm v0.3', () => {
  const node = 'v0.3.2';
  test.each([
    ['nonce_too_high', 'nonce too high: tx nonce 3, gapped nonce 1'],
    ['nonce_gap', 'nonce too high: tx nonce 5, gapped nonce 1'],
    [
      'insufficient_funds_for_value',
      'insufficient funds for gas * price + value: balance 99999978999999999999, tx cost 1000000000000000420000000000000, overshot 999999999900000441000000000001',
    ],
    [
      'insufficient_funds_unfunded_sender',
      'insufficient funds for gas * price + value: balance 0, tx cost 420000000000009, overshot 420000000000009',
    ],
    ['intrinsic_gas_too_low', 'intrinsic gas too low: gas 20000, minimum needed 21000'],
    ['exceeds_block_gas_limit', 'exceeds block gas limit'],
    ['wrong_chain_id', 'invalid sender: invalid chain id for signer: have 1 want 262144'],
    ['unprotected_legacy', 'only replay-protected (EIP-155) transactions allowed over RPC'],
    ['tip_above_fee_cap', 'max priority fee per gas higher than max fee per gas'],
    ['accepted', 'sent'],
  ])('%s: %s', (name, text) => {
    expect(told(node, name)).toBe(text);
  });

  test('a nonce is too low once a block has used it', () => {
    expect(told(node, 'nonce_too_low', account(1n))).toBe('nonce too low: next nonce 1, tx nonce 0');
  });

  test.each(['same_nonce_same_price', 'same_nonce_higher_price'])(
    '%s: nothing replaces a transaction that waits, and its nonce is too low only once it is mined',
    (name) => {
      expect(told(node, name, account(0n))).toBe('replacement transaction underpriced');
      expect(told(node, name, account(1n))).toBe('nonce too low: next nonce 1, tx nonce 0');
    },
  );

  test('a duplicate is known while it waits, and too late once it is mined', () => {
    expect(told(node, 'exact_duplicate_while_pending', account(0n))).toBe('already known');
    expect(told(node, 'exact_duplicate_while_pending', account(1n))).toBe('nonce too low: next nonce 1, tx nonce 0');
  });
});

describe('cosmos/evm of 2026, whose answers lost their numbers', () => {
  const node = 'head';
  test.each([
    ['intrinsic_gas_too_low', 'intrinsic gas too low: gas 20000, minimum needed 21000'],
    ['exceeds_block_gas_limit', 'exceeds block gas limit'],
    ['wrong_chain_id', 'invalid sender: invalid chain id for signer: have 1 want 262144'],
    ['tip_above_fee_cap', 'max priority fee per gas higher than max fee per gas'],
    ['exact_duplicate_while_pending', 'already known'],
    ['same_nonce_same_price', 'replacement transaction underpriced'],
    ['same_nonce_higher_price', 'sent'],
    ['nonce_gap', 'sent'],
    ['accepted', 'sent'],
  ])('%s: %s', (name, text) => {
    expect(told(node, name)).toBe(text);
  });

  test("the sender's account supplies the nonce", () => {
    expect(told(node, 'nonce_too_low', account(1n))).toBe('nonce too low: next nonce 1, tx nonce 0');
  });

  test("the sender's account supplies the balance", () => {
    expect(told(node, 'insufficient_funds_for_value', account(1n, 99999978999999999999n))).toBe(
      'insufficient funds for gas * price + value: balance 99999978999999999999, tx cost 1000000000000000420000000000000, overshot 999999999900000441000000000001',
    );
    expect(told(node, 'insufficient_funds_unfunded_sender', account(0n))).toBe(
      'insufficient funds for gas * price + value: balance 0, tx cost 420000000000009, overshot 420000000000009',
    );
  });
});

describe('Evmos v20', () => {
  const node = 'evmos-v20';
  test.each([
    ['nonce_too_high', 'nonce too high: tx nonce 4, gapped nonce 3'],
    ['intrinsic_gas_too_low', 'intrinsic gas too low: gas 20000, minimum needed 21000'],
    ['exceeds_block_gas_limit', 'exceeds block gas limit'],
    ['wrong_chain_id', 'invalid sender: invalid chain id for signer: have 1 want 9002'],
    ['unprotected_legacy', 'only replay-protected (EIP-155) transactions allowed over RPC'],
    ['tip_above_fee_cap', 'max priority fee per gas higher than max fee per gas'],
    ['zero_gas_price', 'sent'],
    ['one_wei_gas_price', 'sent'],
    ['blob_tx_type_3', 'transaction type not supported: received type 3'],
    ['set_code_tx_type_4', 'transaction type not supported: received type 4'],
    ['garbage', 'rlp: value size exceeds available input length'],
    ['empty', 'typed transaction too short'],
    ['type_2_garbage', 'rlp: too few elements for types.DynamicFeeTx'],
  ])('%s: %s', (name, text) => {
    expect(told(node, name)).toBe(text);
  });

  test('a nonce is too low once a block has used it', () => {
    expect(told(node, 'nonce_too_low', account(2n))).toBe('nonce too low: next nonce 2, tx nonce 1');
  });

  test('a fee cap below the base fee names both and the sender', () => {
    const text = /^max fee per gas less than block base fee: address 0x[0-9a-f]{40}, maxFeePerGas: 1, baseFee: 4$/;
    expect(told(node, 'fee_cap_below_base_fee')).toMatch(text);
  });

  test('a fee above the cap is refused with both', () => {
    expect(told(node, 'fee_above_one_token')).toMatch(
      /^tx fee \(\d+\.\d\d ether\) exceeds the configured cap \(1\.00 ether\)$/,
    );
  });
});

describe('answers that were not recorded', () => {
  const transaction: SignedTransaction = {
    type: 2,
    chainId: 1n,
    nonce: 3n,
    gasPrice: null,
    maxFeePerGas: 10n,
    maxPriorityFeePerGas: 1n,
    gas: 21_000n,
    to: null,
    value: 5n,
    input: new Uint8Array([1, 0]),
    accessList: [],
    authorizationList: null,
    v: 0n,
    r: 1n,
    s: 1n,
    hash: `0x${'11'.repeat(32)}` as Hash,
    from: `0x${'22'.repeat(20)}` as Address,
    raw: new Uint8Array(200),
  };
  const facts: SendingFacts = { mempool: 'flood', chainId: 1n, shanghai: true, account: account(3n), waits: false };
  const word = (codespace: string, abciCode: number, log: string, more: Partial<SendingFacts> = {}) =>
    rejectionText({ codespace, abciCode, log }, transaction, { ...facts, ...more });

  const tooHigh = 'tx nonce: 3, account accountNonce: 0: tx nonce is higher than account nonce';
  const tooLow = 'invalid nonce; got 3, expected 4: tx nonce is lower than account nonce';

  test('a nonce gap is accepted where the application queues it, and refused where it does not', () => {
    expect(word('undefined', 1, tooHigh, { mempool: 'floodWithQueue' })).toBeNull();
    expect(word('undefined', 1, tooHigh)).toBe('nonce too high: tx nonce 3, gapped nonce 0');
  });

  test('a replacement is accepted where the application queues it, and refused where it does not', () => {
    expect(word('undefined', 1, tooLow, { mempool: 'floodWithQueue' })).toBeNull();
    expect(word('undefined', 1, tooLow)).toBe('replacement transaction underpriced');
    for (const mempool of ['floodWithQueue', 'flood'] as const) {
      const text = word('undefined', 1, tooLow, { mempool, account: account(4n) });
      expect(text).toBe('nonce too low: next nonce 4, tx nonce 3');
    }
  });

  test.each([tooLow, 'invalid nonce; got 3, expected 4: invalid sequence'])(
    'the same transaction once more is known while it waits: %s',
    (log) => {
      expect(word('undefined', 1, log, { waits: true })).toBe('already known');
      expect(word('undefined', 1, log, { waits: true, account: account(4n) })).toBe(
        'nonce too low: next nonce 4, tx nonce 3',
      );
    },
  );

  test.each([
    [
      13,
      'provided fee < minimum global fee (21000 < 2100000000000). Please increase the priority tip: insufficient fee',
      'transaction underpriced: gas price 1, minimum needed 100000000',
    ],
    [
      13,
      'provided fee < minimum global fee (21000 < 21000). Please increase the priority tip: insufficient fee',
      'transaction underpriced: gas price 1, minimum needed 2',
    ],
    [
      13,
      'insufficient fee; got: 21000atest required: 2100001atest: insufficient fee',
      'transaction underpriced: gas price 1, minimum needed 101',
    ],
    [
      13,
      'max fee per gas (1) is lower than the base fee (7): insufficient fee',
      `max fee per gas less than block base fee: address 0x${'22'.repeat(20)}, maxFeePerGas: 1, baseFee: 7`,
    ],
    [20, 'mempool is full: number of txs 5000 (max: 5000)', 'txpool is full'],
    [
      21,
      'Tx too large. Max size is 1048576, but got 1048577',
      'oversized data: transaction size 1048577, limit 1048576',
    ],
    [
      24,
      "couldn't retrieve sender: invalid chain id for signer: tx intended signer does not match the given signer",
      'invalid sender: invalid chain id for signer: have 1 want 1',
    ],
    [
      29,
      'the sender is not EOA: address 0x2222: invalid type',
      `sender not an eoa: address 0x${'22'.repeat(20)}, codehash: ${CODE_HASH}`,
    ],
    [
      37,
      'rejected unprotected ethereum transaction; please sign: feature not supported',
      'only replay-protected (EIP-155) transactions allowed over RPC',
    ],
    [18, 'invalid AuthInfo Fee Amount (1atest != 420): invalid request', 'invalid AuthInfo Fee Amount (1atest != 420)'],
  ])('code %i, %s', (code, log, text) => {
    expect(word('sdk', code, log)).toBe(text);
  });

  test.each([
    [
      'insufficient gas for floor data gas cost',
      'insufficient gas for floor data gas cost: gas 21000, minimum needed 21050',
    ],
    ['intrinsic gas too low', 'intrinsic gas too low: gas 21000, minimum needed 53022'],
    // The recording of this one is cut short.
    ['max initcode size exceeded', 'max initcode size exceeded: code size 2, limit 49152'],
    ['oversized data', 'oversized data: transaction size 200, limit 131072'],
    ['transaction type not supported', 'transaction type not supported: received type 2'],
    ['txpool is full', 'txpool is full'],
    ['future transaction tries to replace pending', 'future transaction tries to replace pending'],
  ])('%s', (log, text) => {
    expect(word('undefined', 1, log)).toBe(text);
  });
});

test('an application that panicked is told in one line, and the panic at a transaction without a chain id as what it is', () => {
  const facts = { mempool: 'flood', chainId: 262144n, shanghai: true, account: null, waits: false } as const;
  const panic = (reason: string) => ({
    abciCode: 111222,
    codespace: 'undefined',
    log: `recovered: ${reason}\nstack:\ngo`,
  });
  const unprotected = { chainId: null } as SignedTransaction;
  const words = 'only replay-protected (EIP-155) transactions allowed over RPC';
  expect(rejectionText(panic('invalid chainID 0'), unprotected, facts)).toBe(words);
  expect(rejectionText(panic('nil pointer'), unprotected, facts)).toBe(
    "the node's application failed at the transaction: nil pointer",
  );
});
