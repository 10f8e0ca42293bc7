import { describe, expect, test } from '@jest/globals';
import type { MethodName } from '../../../../generated/methods.js';
import { resultValidators } from '../../../../src/contract/resultValidators.js';
import type { BuiltBlock } from '../../../../src/cosmos/block/buildBlock.js';
import { decodeQuantity } from '../../../../src/ethereum/hex.js';
import { recoverSender } from '../../../../src/ethereum/transaction/signature.js';
import { decodeTransaction } from '../../../../src/ethereum/transaction/transactionDecoding.js';
import { differences } from '../differences.js';
import { build, NODES, recordedBlocks, type RecordedNode } from '../recordings.js';
import { recording, recordingsIn } from '../../../support/recordings.js';

interface Found {
  field: string;
  ours: unknown;
  theirs: unknown;
}

/** Every leaf in which two answers differ; lists must have the same length. */
function compare(field: string, ours: unknown, theirs: unknown): Found[] {
  if (typeof ours !== 'object' || ours === null || typeof theirs !== 'object' || theirs === null) {
    return ours === theirs ? [] : [{ field, ours, theirs }];
  }
  if (Array.isArray(ours) && Array.isArray(theirs)) {
    if (ours.length !== theirs.length) return [{ field: `${field}.length`, ours: ours.length, theirs: theirs.length }];
    return ours.flatMap((item, index) => compare(`${field}[]`, item, (theirs as unknown[])[index]));
  }
  const keys = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
  const at = (of: object, key: string) => (of as Record<string, unknown>)[key];
  return [...keys].flatMap((key) => compare(`${field}.${key}`, at(ours, key), at(theirs, key)));
}

interface Answer<T> {
  result: T;
}

/** Differences between a built block and everything recorded of it. */
function compareWithRecorded(node: RecordedNode, label: string, built: BuiltBlock): Found[] {
  const path = (file: string) => [node, 'blocks', label, file];
  const recorded = recordingsIn(node, 'blocks', label);
  const has = (file: string) => recorded.includes(file);
  const read = <T>(file: string) => recording<T>(...path(file));
  const { result: block } = read<Answer<unknown>>('eth_getBlockByNumber_full.json');
  const found = compare('block', { ...built.block, transactions: built.transactions }, block);
  if (has('eth_getBlockReceipts.json')) {
    found.push(...compare('receipts', built.receipts, read<Answer<unknown>>('eth_getBlockReceipts.json').result));
  }
  if (has('eth_getLogs.json')) {
    const logs = built.receipts.flatMap((receipt) => receipt.logs);
    found.push(...compare('logs', logs, read<Answer<unknown>>('eth_getLogs.json').result));
  }
  if (has('eth_getTransactionByHash_each.json')) {
    const each = results(read('eth_getTransactionByHash_each.json'));
    found.push(...each.flatMap((theirs, index) => compare('transaction', built.transactions[index], theirs)));
  }
  if (has('eth_getTransactionReceipt_each.json')) {
    const each = results(read('eth_getTransactionReceipt_each.json'));
    // Where a server has no eth_getBlockReceipts, these take its place.
    const field = has('eth_getBlockReceipts.json') ? 'receipt' : 'receipts[]';
    found.push(...each.flatMap((theirs, index) => compare(field, built.receipts[index], theirs)));
  }
  return found;
}

/** Recorded answers by hash, in block order. */
function results(answers: Record<string, Answer<unknown>>): unknown[] {
  return Object.values(answers).map(({ result }) => result);
}

const blocks = NODES.flatMap((node) =>
  recordedBlocks(node).map((block) => ({ ...block, built: build(node, block.committed) })),
);

describe('recorded blocks', () => {
  test.each(blocks)('$node $label: equals the built-in answers but for the listed fields', ({ node, label, built }) => {
    const unlisted = compareWithRecorded(node, label, built).filter(({ field, ours, theirs }) => {
      const listed = differences.find((item) => item.field === field && item.nodes.includes(node));
      return listed === undefined || !(listed.holds?.(ours, theirs, built) ?? true);
    });
    expect(unlisted).toEqual([]);
  });

  test('the list names no difference that does not occur', () => {
    const occurring = new Set<string>();
    for (const { node, label, built } of blocks) {
      for (const { field } of compareWithRecorded(node, label, built)) occurring.add(`${node} ${field}`);
    }
    const listed = differences.flatMap(({ nodes: on, field }) => on.map((node) => `${node} ${field}`));
    expect([...occurring].sort()).toEqual(listed.sort());
  });

  test('size, roots and bloom are those of the server that computes them as Ethereum does', () => {
    const head = blocks.filter(({ node }) => node === 'head');
    expect(head).toHaveLength(8);
    for (const { label, built } of head) {
      const { result } = recording<Answer<typeof built.block>>(
        'head',
        'blocks',
        label,
        'eth_getBlockByNumber_full.json',
      );
      expect([label, built.block.size]).toEqual([label, result.size]);
      expect(built.header.transactionsRoot).toBe(result.transactionsRoot);
      expect(built.header.logsBloom).toBe(result.logsBloom);
      if (label !== '5348-cosmos-and-eth') expect(built.header.receiptsRoot).toBe(result.receiptsRoot);
    }
  });

  test('every transaction is decoded, with the sender that its signature gives', () => {
    const counts: Record<string, number> = {};
    for (const { node, built } of blocks) {
      expect(built.undecodable).toEqual([]);
      for (const [index, raw] of built.rawTransactions.entries()) {
        const transaction = decodeTransaction(raw, { from: built.transactions[index]!.from });
        expect(recoverSender(transaction)).toBe(built.transactions[index]?.from);
        expect(transaction.hash).toBe(built.transactionHashes[index]);
      }
      counts[node] = (counts[node] ?? 0) + built.transactions.length;
    }
    expect(counts).toEqual({ 'v0.3.2': 97, head: 76, 'evmos-v20': 63 });
  });
});

describe('in every recorded block', () => {
  test.each(blocks)('$node $label: the answers are what the contract describes', ({ built }) => {
    const full = { ...built.block, transactions: built.transactions };
    expect(invalid('eth_getBlockByNumber', full)).toBeNull();
    expect(invalid('eth_getBlockByNumber', { ...built.block, transactions: built.transactionHashes })).toBeNull();
    expect(invalid('eth_getHeaderByNumber', built.header)).toBeNull();
    expect(invalid('eth_getBlockReceipts', built.receipts)).toBeNull();
    for (const transaction of built.transactions) expect(invalid('eth_getTransactionByHash', transaction)).toBeNull();
  });

  test.each(blocks)(
    '$node $label: gas adds up, log indices have no gap, the bloom is that of the logs',
    ({ built }) => {
      const { receipts, header, transactions } = built;
      let logIndex = 0;
      let gasUsed = 0n;
      let bloom = 0n;
      receipts.forEach((receipt, index) => {
        const cumulative = decodeQuantity(receipt.cumulativeGasUsed);
        expect(cumulative - gasUsed).toBeGreaterThanOrEqual(decodeQuantity(receipt.gasUsed));
        gasUsed = cumulative;
        expect(receipt.transactionIndex).toBe(`0x${index.toString(16)}`);
        expect([receipt.blockHash, transactions[index]?.blockHash]).toEqual([header.hash, header.hash]);
        for (const log of receipt.logs) {
          expect(log.logIndex).toBe(`0x${(logIndex++).toString(16)}`);
          expect([log.blockHash, log.transactionHash, log.blockTimestamp]).toEqual([
            header.hash,
            receipt.transactionHash,
            header.timestamp,
          ]);
        }
        bloom |= BigInt(receipt.logsBloom);
      });
      expect(gasUsed).toBeLessThanOrEqual(decodeQuantity(header.gasUsed));
      expect(BigInt(header.logsBloom)).toBe(bloom);
      expect(built.summary.rewards.map((reward) => reward.gasUsed)).toEqual(
        receipts.map((r) => decodeQuantity(r.gasUsed)),
      );
    },
  );

  test.each(blocks)('$node $label: address and topics of a log are at fixed places in its JSON', ({ built }) => {
    for (const log of built.receipts.flatMap((receipt) => receipt.logs)) {
      expect(JSON.stringify(log)).toMatch(
        /^\{"address":"0x[0-9a-f]{40}","topics":\[("0x[0-9a-f]{64}",?){0,4}\],"data":"0x/,
      );
    }
  });
});

/** The validator's complaint about a result, or null. */
function invalid(method: MethodName, result: unknown): unknown {
  const validate = resultValidators().results[method];
  return validate(result) ? null : validate.errors;
}
