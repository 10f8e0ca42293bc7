import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { parseQuery } from '../../../../src/devchain/comet/events/eventQuery.js';
import { RunningNode } from './runningNode.js';

let node: RunningNode;
let methods: string[];

beforeAll(async () => {
  node = await RunningNode.start();
  methods = (await node.get('/')).body.match(/(?<=\/\/)\w+/g) ?? [];
});

afterAll(() => node.stop());

/** A call that succeeds only when earlier requests did no harm. */
async function expectToAnswer(): Promise<void> {
  expect(await node.call('health')).toEqual({});
  expect(node.failures).toEqual([]);
}

const NAMES = [
  'height',
  'hash',
  'path',
  'data',
  'prove',
  'query',
  'page',
  'per_page',
  'order_by',
  'tx',
  'address',
  'balance',
  'fault',
];
const scalar = fc.oneof(
  fc.jsonValue(),
  fc.string().map((text) => `0x${Buffer.from(text).toString('hex')}`),
  fc.integer().map(String),
  fc.bigInt().map(String),
);
const params = fc.oneof(fc.dictionary(fc.constantFrom(...NAMES), scalar), fc.array(scalar, { maxLength: 5 }), scalar);

test('every method answers any parameters, by POST', async () => {
  expect(methods.length).toBeGreaterThan(40);
  // These methods stop answers or the head on purpose, or make as many blocks as they are told.
  const safe = methods.filter((name) => !['dev_fault', 'dev_setAutomine', 'dev_mine'].includes(name));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...safe), params, async (method, given) => {
      const { status, body } = await node.post(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: given }));
      const answer = JSON.parse(body) as { id: number; result?: unknown; error?: { code: number } };
      expect([status, answer.id]).toEqual([200, 1]);
      if (answer.error !== undefined) expect([-32601, -32602, -32603]).toContain(answer.error.code);
    }),
    { numRuns: 600 },
  );
  await expectToAnswer();
});

test('any body, and any URI, is answered', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (body) => {
      expect([200, 500]).toContain((await node.post(body)).status);
    }),
    { numRuns: 200 },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...methods),
      fc.constantFrom(...NAMES),
      fc.string(),
      async (method, name, value) => {
        if (method.startsWith('dev_')) return;
        const { status } = await node.get(`/${method}?${new URLSearchParams({ [name]: value }).toString()}`);
        expect([200, 404, 500]).toContain(status);
      },
    ),
    { numRuns: 300 },
  );
  await expectToAnswer();
});

test('any text is parsed as a query or refused', () => {
  const pieces = fc.array(
    fc.oneof(
      fc.constantFrom('tm.event', '=', "'Tx'", ' AND ', ' > ', '5', ' CONTAINS ', ' EXISTS', ' TIME '),
      fc.string(),
    ),
  );
  fc.assert(
    fc.property(pieces, (parts) => {
      try {
        expect(parseQuery(parts.join('')).length).toBeGreaterThan(0);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
        expect((error as Error).message).not.toBe('');
      }
    }),
    { numRuns: 2_000 },
  );
});
