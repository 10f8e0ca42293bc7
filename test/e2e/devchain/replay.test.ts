/**
 * Executes recorded blocks of real chains again. The recordings lack the state before a block, so the test makes it up:
 * nonces come from the transactions themselves, and balances suffice. The token contract and its storage come from the
 * recorded creation.
 */
import { describe, expect, test } from '@jest/globals';
import type { AbciEvent, TxResult } from '../../../src/chain/node.js';
import type { ExecTxResult } from '../../../src/devchain/application.js';
import { toHex } from '../../../src/ethereum/hex.js';
import { recordedBlock, type RecordedNode } from '../../unit/cosmos/recordings.js';
import { chainLike, replay } from '../../unit/devchain/app/replayChain.js';

const BANK_TRANSFER = 'this chain takes Ethereum transactions only, not /cosmos.bank.v1beta1.MsgSend: invalid request';

/** Events of minting, staking and distribution, which the embedded chain does not have. */
const ABSENT_MODULES = /^(coinbase|mint|commission|rewards)$/;

describe.each<{ node: RecordedNode; blocks: { label: string; transactions: number; bankTransfers?: number[] }[] }>([
  {
    node: 'head',
    blocks: [
      { label: '668-deploy-1559', transactions: 1 },
      { label: '669-57-txs', transactions: 57 },
      { label: '3789-two-transfers', transactions: 2 },
      { label: '5247-all-types-and-7702', transactions: 11 },
      { label: '5348-cosmos-and-eth', transactions: 5, bankTransfers: [2] },
      { label: '7402-7702-success', transactions: 1 },
    ],
  },
  {
    node: 'v0.3.2',
    blocks: [
      { label: '640-deploy-1559', transactions: 1 },
      { label: '641-76-txs', transactions: 76 },
      { label: '3728-multi-message-tx', transactions: 1 },
      { label: '4957-all-types', transactions: 10 },
      { label: '5068-cosmos-and-eth', transactions: 6, bankTransfers: [3] },
    ],
  },
])('blocks of $node', ({ node, blocks }) => {
  const chain = chainLike(node);

  test.each(blocks)(
    '$label: every result equals the recorded one',
    async ({ label, transactions, bankTransfers = [] }) => {
      const { committed } = recordedBlock(node, label);
      const { txResults } = await replay(await chain, committed);
      expect(txResults).toHaveLength(transactions);
      for (const [index, result] of txResults.entries()) {
        if (bankTransfers.includes(index))
          expect(result).toMatchObject({ code: 18, codespace: 'sdk', log: BANK_TRANSFER });
        else expect(ofOurs(result)).toEqual(ofRecorded(committed.results.txResults[index]));
      }
    },
  );
});

describe('events of a block', () => {
  test.each<[RecordedNode, string, string]>([
    ['head', '668-deploy-1559', '669-57-txs'],
    ['v0.3.2', '640-deploy-1559', '641-76-txs'],
  ])('%s: the events of base fee, bloom and gas equal the recorded ones', async (node, before, label) => {
    const chain = await chainLike(node);
    await replay(chain, recordedBlock(node, before).committed);
    const { committed } = recordedBlock(node, label);
    const { events } = await replay(chain, committed);
    const own = ['fee_market', 'evm_fee_market', 'block_bloom', 'block_gas'];
    const theirs = committed.results.blockEvents;
    expect(ofTypes(events, own)).toEqual(ofTypes(theirs, own));
    expect(ofMode(events, 'EndBlock')).toEqual(ofMode(theirs, 'EndBlock'));
  });

  test.each<[RecordedNode, string, string]>([
    ['head', '668-deploy-1559', '669-57-txs'],
    ['v0.3.2', '640-deploy-1559', '641-76-txs'],
  ])('%s: every event has a type and attributes that the recorded chain has too', async (node, before, label) => {
    const chain = await chainLike(node);
    await replay(chain, recordedBlock(node, before).committed);
    const { committed } = recordedBlock(node, label);
    const { events } = await replay(chain, committed);
    const known = new Set(committed.results.blockEvents.map(shapeOf));
    expect(events.map(shapeOf).filter((shape) => !known.has(shape))).toEqual([]);
    const ours = new Set(events.map(shapeOf));
    const missing = committed.results.blockEvents.filter((event) => !ours.has(shapeOf(event)));
    // The minter, which is absent here, also receives coins.
    expect(missing.filter(({ type }) => !ABSENT_MODULES.test(type) && type !== 'coin_received')).toEqual([]);
  });

  test('head: the base fee falls from its start as recorded', async () => {
    const chain = await chainLike('head', { baseFeeScaled: 10n ** 27n });
    for (const label of ['2-empty', '3-empty']) {
      const { committed } = recordedBlock('head', label);
      const { events } = await replay(chain, committed);
      const fees = ['fee_market', 'evm_fee_market'];
      expect(ofTypes(events, fees)).toEqual(ofTypes(committed.results.blockEvents, fees));
    }
  });
});

describe('a transaction that fails before it runs', () => {
  test('has the recorded result, and no index among the Ethereum transactions', async () => {
    const { committed } = recordedBlock('v0.3.2', '3646-excluded-failed-tx');
    const chain = await chainLike('v0.3.2');
    // The first sender had a hundred tokens, and its second transaction finds what the first left.
    const { txResults } = await replay(chain, committed, 100n * 10n ** 18n);
    expect(txResults.map(ofOurs)).toEqual(committed.results.txResults.map(ofRecorded));
  });
});

function ofOurs({ code, codespace, log, gasWanted, gasUsed, data, events }: ExecTxResult) {
  return { code, codespace, log, gasWanted, gasUsed, data: toHex(data ?? new Uint8Array(0)), events };
}

function ofRecorded(result: TxResult | undefined) {
  if (result === undefined) return undefined;
  const { abciCode: code, codespace, log, gasWanted, gasUsed, data, events } = result;
  return { code, codespace, log, gasWanted, gasUsed, data: toHex(data), events };
}

function ofTypes(events: AbciEvent[], types: string[]): AbciEvent[] {
  return events.filter(({ type }) => types.includes(type));
}

function ofMode(events: AbciEvent[], mode: string): AbciEvent[] {
  return events.filter(({ attributes }) => attributes.some(({ key, value }) => key === 'mode' && value === mode));
}

function shapeOf({ type, attributes }: AbciEvent): string {
  return `${type}: ${attributes.map(({ key }) => key).join(' ')}`;
}
