import { OWN_WORK } from '../../../../src/caller/caller.js';
import { expect, test } from '@jest/globals';
import { StructLogLimit } from '../../../../src/tracing/make/structLogLimit.js';

const STEP = '{"pc":0,"op":"PUSH1","gas":100,"gasCost":3,"depth":1}';
/** More bytes than the 50,000 that a node which counts bytes takes our limit of instructions for. */
const STEPS = 2000;

/** Struct logs of STEPS instructions, cut as a node cuts them that counts bytes. */
function cutByBytes(limit: number): Uint8Array {
  const listed = Math.min(STEPS, Math.floor(limit / STEP.length) + 1);
  const list = Array<string>(listed).fill(STEP).join(',');
  return Buffer.from(`{"gas":21000,"failed":false,"returnValue":"","structLogs":[${list}]}`);
}

test('requests that wait while another learns that the node counts bytes are asked again, too', async () => {
  const limit = new StructLogLimit(25_000_000, false);
  const ask = async (asked: number) => cutByBytes(asked);
  const reads = await Promise.all([
    limit.read(ask, 0, OWN_WORK),
    limit.read(ask, 0, OWN_WORK),
    limit.read(ask, 0, OWN_WORK),
  ]);
  expect(reads.map(({ count }) => count)).toEqual([STEPS, STEPS, STEPS]);
});
