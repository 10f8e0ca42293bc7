import { describe, expect, test } from '@jest/globals';
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { TxMsgDataSchema } from '../../../../generated/proto/cosmos/base/abci/v1beta1/abci_pb.js';
import fc from 'fast-check';
import type { Address } from '../../../../generated/types.js';
import type { AbciEvent, CommittedBlock, TxResult } from '../../../../src/chain/node.js';
import type { BuiltBlock } from '../../../../src/cosmos/block/buildBlock.js';
import { decodeBlock } from '../../../../src/cosmos/block/decodeBlock.js';
import {
  decodeEthereumTransactions,
  decodeMessages,
  decodeSignedMessage,
  encodeEthereumMessage,
  encodeTxRaw,
  FalseSender,
  OtherSender,
} from '../../../../src/chain/tx/ethereumMessage.js';
import { FalseAnswer } from '../../../../src/chain/chainErrors.js';
import { unsignedTransaction } from '../../../../src/devchain/app/admission/completeUnsigned.js';
import { DIALECTS } from '../../../../src/chain/tx/dialect.js';
import { panicked, withPanic } from '../panickedTransaction.js';
import { build, recordedBlock, type RecordedNode } from '../recordings.js';

/** A block with some of its results (and transactions) replaced. */
function changed(
  committed: CommittedBlock,
  change: (result: TxResult, index: number) => Partial<TxResult>,
  txs = committed.block.txs,
): CommittedBlock {
  const { block, results } = committed;
  const txResults = results.txResults.map((result, index) => ({ ...result, ...change(result, index) }));
  return { block: { ...block, txs }, results: { ...results, txResults } };
}

const WITH_LOGS: [RecordedNode, string][] = [
  ['v0.3.2', '4957-all-types'],
  ['v0.3.2', '3728-multi-message-tx'],
  ['evmos-v20', '2134-all-types'],
  ['evmos-v20', '2140-multi-message-tx'],
];

describe('older forms of the same block', () => {
  test.each(WITH_LOGS)('%s %s: results in the form of SDK 0.45 give the same', (node, label) => {
    const { committed } = recordedBlock(node, label);
    const older = changed(committed, ({ data }) => {
      const { msgResponses } = fromBinary(TxMsgDataSchema, data);
      const messages = msgResponses.map(({ typeUrl, value }) => ({
        msgType: typeUrl.replace(/Response$/, ''),
        data: value,
      }));
      return { data: toBinary(TxMsgDataSchema, create(TxMsgDataSchema, { data: messages })) };
    });
    expect(withoutResultsHash(build(node, older))).toEqual(withoutResultsHash(build(node, committed)));
  });

  test.each(WITH_LOGS)('%s %s: events alone give the same', (node, label) => {
    const { committed } = recordedBlock(node, label);
    const eventsOnly = changed(committed, () => ({ data: new Uint8Array(0) }));
    expect(withoutResultsHash(build(node, eventsOnly))).toEqual(withoutResultsHash(build(node, committed)));
  });

  test.each(WITH_LOGS)('%s %s: without reported senders the signatures give the same', (node, label) => {
    const { committed } = recordedBlock(node, label);
    const isSender = ({ type, attributes }: AbciEvent) =>
      type === 'message' && attributes.some(({ key }) => key === 'module');
    const anonymous = changed(committed, ({ events }) => ({ events: events.filter((event) => !isSender(event)) }));
    expect(withoutResultsHash(build(node, anonymous))).toEqual(withoutResultsHash(build(node, committed)));
  });

  test.each(WITH_LOGS)('%s %s: responses with the later fields of other packages give the same', (node, label) => {
    const { committed } = recordedBlock(node, label);
    // Field 6 is bytes and 7 an integer in one line of releases, and the other way round in another.
    const later = [
      Buffer.from(`3220${'ab'.repeat(32)}3805`, 'hex'),
      Buffer.from(`30053a20${'ab'.repeat(32)}4005`, 'hex'),
    ];
    for (const fields of later) {
      const other = changed(committed, ({ data }) => {
        const { msgResponses } = fromBinary(TxMsgDataSchema, data);
        const longer = msgResponses.map(({ typeUrl, value }) => ({ typeUrl, value: Buffer.concat([value, fields]) }));
        return { data: toBinary(TxMsgDataSchema, create(TxMsgDataSchema, { msgResponses: longer })) };
      });
      expect(withoutResultsHash(build(node, other))).toEqual(withoutResultsHash(build(node, committed)));
    }
  });

  test('blocks of a chain that changed its dialect are read in each', () => {
    const { committed } = recordedBlock('v0.3.2', '4957-all-types');
    const txs = committed.block.txs.map((tx, index) => {
      const [transaction] = decodeEthereumTransactions(tx);
      return index % 2 === 0 || transaction === undefined
        ? tx
        : encodeTxRaw(transaction, DIALECTS.cosmosEvm04, 'atest');
    });
    const mixed = changed(committed, () => ({}), txs);
    expect(build('v0.3.2', mixed)).toEqual(build('v0.3.2', committed));
  });
});

describe('the sender that a transaction of cosmos/evm v0.4 or later names', () => {
  const { committed } = recordedBlock('head', '3789-two-transfers');
  const OTHER = `0x${'42'.repeat(20)}` as Address;
  const [message] = decodeMessages(committed.block.txs[0]!);
  const [signed] = decodeEthereumTransactions(committed.block.txs[0]!);
  const naming = ({ typeUrl } = message!) => ({
    ...message!,
    ...{ typeUrl, value: encodeEthereumMessage({ ...signed!, from: OTHER }, DIALECTS.cosmosEvm04) },
  });
  const never = () => false;

  test('is the one that has signed, recovered or not', () => {
    for (const recovered of [never, () => true])
      expect(decodeSignedMessage(message!, true, recovered).from).toBe(signed!.from);
  });

  test('is believed where the ante handler has let it pass, unless it is recovered all the same', () => {
    expect(decodeSignedMessage(naming(), true, never).from).toBe(OTHER);
    expect(() => decodeSignedMessage(naming(), true, () => true)).toThrow(FalseSender);
  });

  test('is recovered where it may have failed before, and on chains that do not verify it', () => {
    const ofCronos = naming({ ...message!, typeUrl: '/ethermint.evm.v1.MsgEthereumTx' });
    expect(() => decodeSignedMessage(naming(), false, never)).toThrow(OtherSender);
    expect(() => decodeSignedMessage(ofCronos, true, never)).toThrow(OtherSender);
  });

  test('is recovered where no key can have signed', () => {
    const unsigned = unsignedTransaction(signed!, OTHER);
    const value = encodeEthereumMessage(unsigned, DIALECTS.cosmosEvm04);
    expect(() => decodeSignedMessage({ ...message!, value }, true, never)).toThrow('invalid sender');
  });

  test('makes the block a false one when it is wrong', () => {
    const wrong = encodeTxRaw({ ...signed!, from: OTHER }, DIALECTS.cosmosEvm04, 'atest');
    const block = changed(committed, () => ({}), committed.block.txs.with(0, wrong));
    // One in a thousand is recovered.
    const refused = (): unknown => {
      for (;;)
        try {
          decodeBlock(block, {});
        } catch (error) {
          return error;
        }
    };
    expect(refused()).toBeInstanceOf(FalseAnswer);
    expect(String(refused())).toContain(`it names the sender ${OTHER}`);
    // From then on, all are recovered, and the transaction is left out: the chain may be one that does not compare.
    expect(decodeBlock(block, { recoversAll: true }).undecodable).toHaveLength(1);
  });
});

describe('which transactions are in a block', () => {
  test('one that failed before execution is not, and the gas of later ones still counts', () => {
    const { transactions, undecodable } = decodeBlock(recordedBlock('v0.3.2', '3646-excluded-failed-tx').committed);
    expect(transactions.map(({ txIndex }) => txIndex)).toEqual([0, 2]);
    expect(undecodable).toEqual([]);
  });

  test('each message of a CometBFT transaction is one, in order', () => {
    const { transactions } = decodeBlock(recordedBlock('evmos-v20', '2140-multi-message-tx').committed);
    expect(transactions.map(({ txIndex, messageIndex }) => [txIndex, messageIndex])).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
    ]);
    expect(new Set(transactions.map(({ transaction }) => transaction.from)).size).toBe(2);
  });

  test("the chain's own transactions are not, but their gas counts", () => {
    const decoded = decodeBlock(recordedBlock('head', '5348-cosmos-and-eth').committed);
    expect(decoded.transactions).toHaveLength(4);
    const own = decoded.transactions.reduce((sum, { gasUsed }) => sum + gasUsed, 0n);
    expect(decoded.gasUsed).toBeGreaterThan(own);
    expect(decoded.transactions.at(-1)?.cumulativeGasUsed).toBeLessThanOrEqual(decoded.gasUsed);
  });

  test('one that ran out of block gas is, as failed, with all its gas paid', () => {
    const { committed } = recordedBlock('head', '3789-two-transfers');
    const log = 'out of gas in location: block gas meter; gasWanted: 40000000, gasUsed: 40021000: out of gas';
    const overran = changed(committed, (_result, index) => {
      return index === 1 ? { abciCode: 11, log, data: new Uint8Array(0), gasUsed: 21000n } : {};
    });
    const [, last] = build('head', overran).receipts;
    expect([last?.status, last?.gasUsed, last?.logs]).toEqual(['0x0', '0x5208', []]);
  });

  describe('one that paid for its gas and failed before it had a result', () => {
    const { committed } = recordedBlock('head', '3789-two-transfers');

    test('is, as failed, with all its gas, and the gas of the block counts it', () => {
      const block = withPanic(committed, 0);
      const { receipts, header, transactions } = build('head', block);
      expect(receipts.map(({ status, gasUsed, cumulativeGasUsed }) => [status, gasUsed, cumulativeGasUsed])).toEqual([
        ['0x0', '0x5208', '0x5208'],
        ['0x1', '0x5208', '0xa410'],
      ]);
      expect([receipts[0]?.logs, receipts[0]?.logsBloom]).toEqual([[], `0x${'00'.repeat(256)}`]);
      expect([header.gasUsed, transactions.map(({ transactionIndex }) => transactionIndex)]).toEqual([
        '0xa410',
        ['0x0', '0x1'],
      ]);
    });

    test('is also in releases whose ante phase has no event but the fee', () => {
      const withoutAnte = ({ events }: TxResult) => events.filter(({ type }) => type !== 'ethereum_tx');
      const block = changed(committed, (result, index) =>
        index === 0 ? { ...panicked(result), events: withoutAnte({ ...result, ...panicked(result) }) } : {},
      );
      expect(build('head', block).receipts.map(({ status }) => status)).toEqual(['0x0', '0x1']);
    });

    test('is not without any event: then the ante phase failed, and it paid nothing', () => {
      const block = changed(committed, (result, index) => (index === 0 ? { ...panicked(result), events: [] } : {}));
      expect(build('head', block).receipts.map(({ transactionHash }) => transactionHash)).toEqual([
        build('head', committed).receipts[1]?.transactionHash,
      ]);
    });

    test('is once for each of its messages', () => {
      const { committed: multi } = recordedBlock('v0.3.2', '3728-multi-message-tx');
      const events = multi.results.txResults[0]?.events.filter(
        ({ type, attributes }) => type !== 'ethereum_tx' || attributes.length === 2,
      );
      const failed = { abciCode: 5, log: 'x', data: new Uint8Array(0), gasUsed: 0n, events: events ?? [] };
      const { receipts, header } = build(
        'v0.3.2',
        changed(multi, () => failed),
      );
      const limits = build('v0.3.2', multi).transactions.map(({ gas }) => gas);
      expect(receipts.map(({ status, gasUsed }) => [status, gasUsed])).toEqual(limits.map((gas) => ['0x0', gas]));
      expect(header.gasUsed).toBe(receipts.at(-1)?.cumulativeGasUsed);
    });
  });

  test('one that was refused because the block was full is not, and its gas does not count', () => {
    const { committed } = recordedBlock('head', '3789-two-transfers');
    const log = 'no block gas left to run tx: out of gas';
    const refused = changed(committed, (_result, index) => {
      return index === 1 ? { abciCode: 11, log, data: new Uint8Array(0), gasUsed: 5000n } : {};
    });
    const decoded = decodeBlock(refused);
    expect([decoded.transactions.length, decoded.gasUsed]).toEqual([1, 21000n]);
  });
});

describe('a transaction that cannot be decoded', () => {
  const { committed } = recordedBlock('v0.3.2', '4957-all-types');
  const whole = decodeBlock(committed);
  const faults: [string, CommittedBlock, RegExp][] = [
    ['has bytes that are no transaction', replaceTx(Uint8Array.of(1, 2, 3)), /^transaction: /],
    ['has a result that does not parse', replaceData(Uint8Array.of(0xff)), /./],
    [
      'has the result of another',
      replaceData(committed.results.txResults[5]?.data ?? new Uint8Array(0)),
      /^result of message 0 names /,
    ],
  ];

  function replaceTx(bytes: Uint8Array): CommittedBlock {
    return changed(committed, () => ({}), committed.block.txs.with(3, bytes));
  }

  function replaceData(data: Uint8Array): CommittedBlock {
    return changed(committed, (_result, index) => (index === 3 ? { data } : {}));
  }

  test.each(faults)('%s: it is listed with its reason, and the others are served', (_what, faulty, reason) => {
    const decoded = decodeBlock(faulty);
    expect(decoded.undecodable).toEqual([{ txIndex: 3, reason: expect.stringMatching(reason) }]);
    expect(decoded.transactions).toEqual(whole.transactions.filter(({ txIndex }) => txIndex !== 3));
    expect(decoded.gasUsed).toBe(whole.gasUsed);
  });

  test('never makes decoding fail, whatever its bytes and result', () => {
    const bytes = fc.uint8Array({ maxLength: 60 });
    fc.assert(
      fc.property(bytes, bytes, (tx, data) => {
        const any = changed(
          committed,
          (_result, index) => (index === 3 ? { data } : {}),
          committed.block.txs.with(5, tx),
        );
        expect(decodeBlock(any).transactions.length).toBeGreaterThanOrEqual(8);
      }),
      { numRuns: 300 },
    );
  });

  test('because it has no result is listed', () => {
    const nothing = changed(committed, (_result, index) =>
      index === 3 ? { data: new Uint8Array(0), events: [] } : {},
    );
    expect(decodeBlock(nothing).undecodable).toEqual([{ txIndex: 3, reason: '1 Ethereum messages, but 0 results' }]);
  });
});

/** A made-up result has another hash than the recorded one. */
function withoutResultsHash({ summary: { resultsHash: _, ...summary }, ...built }: BuiltBlock): object {
  return { ...built, summary };
}
