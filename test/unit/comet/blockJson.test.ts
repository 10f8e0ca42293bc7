import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { MalformedAnswer } from '../../../src/chain/chainErrors.js';
import {
  decodeCometBlock,
  decodeBlockResults,
  decodeEventHeight,
  decodeNewBlockEvent,
  decodeTime,
  joinBlockResults,
} from '../../../src/comet/blockJson.js';
import { Fields } from '../../../src/comet/fields.js';
import { build, NODES, recordedBlock, recordedBlocks } from '../cosmos/recordings.js';
import { recording } from '../../support/recordings.js';

interface Event {
  type: string;
  attributes: { key: string; value: string }[];
}

interface Results {
  height: string;
  txs_results: { events: Event[] }[] | null;
  finalize_block_events?: Event[];
}

interface NewBlock {
  block_id: unknown;
  block: { header: { height: string } };
  result_finalize_block: { events: Event[]; tx_results: Results['txs_results'] };
}

const newBlock = (node: string) =>
  recording<{ result: { data: { value: NewBlock } } }>(node, 'ws', 'NewBlock.json').result.data.value;

const rawResults = (node: string, label: string) =>
  recording<{ result: Results }>(node, 'blocks', label, 'comet_block_results.json').result;

describe('a NewBlock event', () => {
  test.each(NODES)('%s: gives the block that block and block_results give', (node) => {
    const event = newBlock(node);
    const { block_id, block, result_finalize_block: finalized } = event;
    const results: Results = {
      height: block.header.height,
      txs_results: finalized.tx_results,
      finalize_block_events: finalized.events,
    };
    const committed = joinBlockResults(decodeCometBlock({ block_id, block }), decodeBlockResults(results));
    expect(decodeNewBlockEvent(event)).toEqual(committed);
    expect(build(node, committed).transactions.length).toBeGreaterThan(0);
    expect(decodeEventHeight(event)).toBe(committed.block.height);
  });

  test('of a release without results gives null, and its height', () => {
    const { block } = newBlock('head');
    const older = { block, result_begin_block: {}, result_end_block: {} };
    expect(decodeNewBlockEvent(older)).toBeNull();
    expect(decodeEventHeight(older)).toBe(Number(block.header.height));
  });
});

describe('results of older releases', () => {
  test.each([
    ['0.37', (text: string) => text],
    ['0.34', (text: string) => Buffer.from(text).toString('base64')],
  ])('%s: give the same block', (_release, encode) => {
    for (const { node, label, committed } of recordedBlocks('evmos-v20')) {
      const answer = rawResults(node, label);
      const events = (list: Event[]) =>
        list.map(({ type, attributes }) => ({ type, attributes: attributes.map(attribute) }));
      const attribute = ({ key, value }: Event['attributes'][number]) => ({ key: encode(key), value: encode(value) });
      const older = {
        height: answer.height,
        txs_results: answer.txs_results?.map((result) => ({ ...result, events: events(result.events) })) ?? null,
        begin_block_events: events(answer.finalize_block_events ?? []),
        end_block_events: null,
      };
      expect([label, decodeBlockResults(older)]).toEqual([label, committed.results]);
    }
  });
});

describe('a malformed answer is refused, and the error names the place', () => {
  const good = recording<{ result: unknown }>('head', 'blocks', '3789-two-transfers', 'comet_block.json').result;
  const goodResults = rawResults('head', '3789-two-transfers');

  /** A copy with one field replaced. */
  function withField(of: unknown, path: (string | number)[], value: unknown): unknown {
    const copy = structuredClone(of);
    const parent = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], copy);
    (parent as Record<string, unknown>)[path.at(-1) ?? ''] = value;
    return copy;
  }

  test.each<[(string | number)[], unknown, string]>([
    [['block'], null, 'block: expected an object'],
    [['block_id', 'hash'], 'AB', 'block_id.hash: expected 32 bytes as hex'],
    [['block', 'header', 'height'], '1x', 'block.header.height: expected a decimal integer'],
    [['block', 'header', 'height'], '0', 'block.header.height: expected an integer of at least 1'],
    [['block', 'header', 'time'], 'now', 'block.header.time: expected a time since 1970 in UTC (RFC 3339)'],
    [['block', 'header', 'proposer_address'], 'AB', 'block.header.proposer_address: expected 20 bytes as hex'],
    [['block', 'header', 'last_block_id', 'hash'], 'AB', 'block.header.last_block_id.hash: expected 32 bytes as hex'],
    [['block', 'header', 'chain_id'], 7, 'block.header.chain_id: expected text'],
    [['block', 'data', 'txs'], {}, 'block.data.txs: expected a list'],
    [['block', 'data', 'txs', 1], '***', 'block.data.txs[1]: expected base64'],
  ])('block: %j = %j', (path, value, message) => {
    expect(() => decodeCometBlock(withField(good, path, value))).toThrow(new MalformedAnswer(message));
  });

  test.each<[(string | number)[], unknown, string]>([
    [['height'], undefined, 'height: expected an integer of at least 1'],
    [['txs_results'], 'none', 'txs_results: expected a list'],
    [['txs_results', 1], null, 'txs_results[1]: expected an object'],
    [['txs_results', 1, 'code'], -1, 'txs_results[1].code: expected an integer of at least 0'],
    [['txs_results', 1, 'gas_used'], '-5', 'txs_results[1].gas_used: expected an integer of at least 0'],
    [['txs_results', 1, 'data'], 'x', 'txs_results[1].data: expected base64'],
    [['txs_results', 1, 'events', 2, 'type'], {}, 'txs_results[1].events[2].type: expected text'],
    [
      ['finalize_block_events', 0, 'attributes', 0, 'value'],
      1,
      'finalize_block_events[0].attributes[0].value: expected text',
    ],
  ])('results: %j = %j', (path, value, message) => {
    expect(() => decodeBlockResults(withField(goodResults, path, value))).toThrow(new MalformedAnswer(message));
  });

  test('whatever it is', () => {
    const answer = fc.oneof(
      fc.jsonValue(),
      fc.record({ block: fc.jsonValue(), block_id: fc.jsonValue(), height: fc.nat() }),
    );
    fc.assert(
      fc.property(answer, (json) => {
        for (const decode of [decodeCometBlock, decodeBlockResults, decodeNewBlockEvent, decodeEventHeight]) {
          try {
            decode(json);
          } catch (error) {
            expect(error).toBeInstanceOf(MalformedAnswer);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('results of another height or number do not join a block', () => {
    const { committed } = recordedBlock('head', '3789-two-transfers');
    const { block, results } = committed;
    expect(() => joinBlockResults(block, { ...results, height: 5 })).toThrow(MalformedAnswer);
    expect(() => joinBlockResults(block, { ...results, txResults: [] })).toThrow(
      new MalformedAnswer('answer: expected 2 transaction results at height 3789, not 0'),
    );
  });
});

test('a time keeps its nanoseconds', () => {
  const decode = (time: string) => decodeTime(Fields.of({ time }));
  expect(decode('2026-11-20T15:46:21.627802544Z')).toEqual({ seconds: 1795189581, nanos: 627802544 });
  expect(decode('2026-11-20T15:46:21.5Z')).toEqual({ seconds: 1795189581, nanos: 500000000 });
  expect(decode('1970-01-01T00:00:00Z')).toEqual({ seconds: 0, nanos: 0 });
});
