/** Which calls run in the gateway, and what is compared with the node. */
import { describe, expect, test } from '@jest/globals';
import type { Address, CallObject, Data, Hash } from '../../../generated/types.js';
import { NodeUnavailable, QueryFailed } from '../../../src/chain/chainErrors.js';
import type { CallOutcome, EstimateOutcome, KnownState } from '../../../src/chain/state.js';
import { CallPlaces, whyLeftToNode, type PlacedCall } from '../../../src/execution/callPlaces.js';
import { goCodeUnsupported } from '../../../src/execution/goCode.js';
import {
  executionError,
  executionLimit,
  NodeFailure,
  TooLongHere,
} from '../../../src/execution/refusals/executionError.js';

const TOKEN = `0x${'aa'.repeat(20)}` as Address;
const OTHER = `0x${'bb'.repeat(20)}` as Address;
const HEIGHT = 100;
const ANSWER: CallOutcome = { returnData: '0x07' as Data, vmError: '', gasUsed: 21_000n };

/** A node that answers each call alike, and knows the state of one height. */
class Node {
  outcome: CallOutcome | Error = ANSWER;
  /** The outcomes of calls with this much gas. */
  readonly byGas = new Map<string, CallOutcome>();
  estimate: EstimateOutcome = { gas: 21_000n };
  asked = 0;

  knownAt(height: number): KnownState | null {
    if (height !== HEIGHT) return null;
    return {
      rules: 'one',
      number: 1,
      // Each has its own code.
      account: (address) => ({ balance: 0n, nonce: 1n, codeHash: `${address}${'00'.repeat(12)}` as Hash }),
      storage: () => undefined,
      code: () => undefined,
      isCurrent: () => true,
    };
  }

  async call({ gas }: CallObject): Promise<CallOutcome> {
    this.asked += 1;
    const outcome = this.byGas.get(gas ?? '');
    if (outcome !== undefined) return outcome;
    if (this.outcome instanceof Error) throw this.outcome;
    return this.outcome;
  }

  async estimateGas(): Promise<EstimateOutcome> {
    this.asked += 1;
    return this.estimate;
  }
}

function stage(runsHere = true) {
  const node = new Node();
  const logged: object[] = [];
  const places = new CallPlaces({ state: node, runsHere, log: { error: (fields) => void logged.push(fields) } });
  return { node, places, logged };
}

function placed(to: Address, height = HEIGHT, input = '0x70a08231'): PlacedCall {
  return { call: { to, input } as CallObject, height };
}

/** Comparisons end within some turns of the event loop. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
}

describe('places of calls', () => {
  test('are the gateway where it knows the state, unless the settings say otherwise', () => {
    const { places } = stage();
    expect(places.runsHere(placed(TOKEN))).toBe(true);
    expect(places.runsHere(placed(TOKEN, HEIGHT - 1))).toBe(false);
    expect(stage(false).places.runsHere(placed(TOKEN))).toBe(false);
  });

  test('compares the first call of each code and one of a thousand', async () => {
    const { node, places, logged } = stage();
    for (const to of [TOKEN, TOKEN, OTHER, TOKEN]) {
      places.ran('call', placed(to), ANSWER);
      await settled();
    }
    expect([node.asked, places.counts.sampled]).toEqual([2, 2]);
    for (let call = 5; call <= 2_004; call++) {
      places.ran('call', placed(TOKEN), ANSWER);
      if (call % 100 === 0) await settled();
    }
    await settled();
    expect(places.counts).toEqual({ here: 2_004, left: 0, sampled: 4, different: 0 });
    expect(logged).toEqual([]);
  });

  test('compares the next call of a code where the node was away at the first', async () => {
    const { node, places } = stage();
    node.outcome = new NodeUnavailable('it is away');
    places.ran('call', placed(TOKEN), ANSWER);
    await settled();
    expect([node.asked, places.counts.sampled]).toEqual([1, 0]);
    node.outcome = ANSWER;
    for (let call = 0; call < 2; call++) {
      places.ran('call', placed(TOKEN), ANSWER);
      await settled();
    }
    expect([node.asked, places.counts.sampled]).toEqual([2, 1]);
  });

  test.each<[string, Partial<CallOutcome>]>([
    ['result', { returnData: '0x08' as Data }],
    ['gas', { gasUsed: 21_001n }],
    ['error', { vmError: 'execution reverted' }],
  ])('leaves a contract to the node once a call has another %s there', async (_what, difference) => {
    const { node, places, logged } = stage();
    node.outcome = { ...ANSWER, ...difference };
    places.ran('call', placed(TOKEN), ANSWER);
    await settled();
    expect(places.counts.different).toBe(1);
    expect(logged).toMatchObject([{ operation: 'call', to: TOKEN, input: '0x70a08231', height: HEIGHT }]);
    expect([TOKEN, OTHER].map((to) => places.runsHere(placed(to)))).toEqual([false, true]);
    expect(places.runsHere(placed(TOKEN.toUpperCase().replace('X', 'x') as Address))).toBe(false);
  });

  test('takes gas that old releases do not tell, and a node that is away, for no difference', async () => {
    const { node, places } = stage();
    node.outcome = { ...ANSWER, gasUsed: null };
    places.ran('call', placed(TOKEN), ANSWER);
    await settled();
    node.outcome = new Error('away');
    places.ran('call', placed(OTHER), ANSWER);
    await settled();
    expect(places.counts).toMatchObject({ sampled: 1, different: 0 });
    expect([TOKEN, OTHER].map((to) => places.runsHere(placed(to)))).toEqual([true, true]);
  });

  test.each<[string, CallOutcome | null, CallOutcome | Error, number]>([
    ['refused here and run by the node', null, ANSWER, 1],
    ['refused here, and failed in the node', null, { ...ANSWER, vmError: 'insufficient balance for transfer' }, 0],
    ['refused by both', null, new QueryFailed('intrinsic gas too low', 2, 'evm'), 0],
    ['run here and refused by the node', ANSWER, new QueryFailed('no permission', 2, 'evm'), 1],
  ])('compares what is %s', async (_what, here, ofNode, different) => {
    const { node, places, logged } = stage();
    node.outcome = ofNode;
    places.ran('call', placed(TOKEN), here);
    await settled();
    expect(places.counts).toEqual({ here: 1, left: 0, sampled: 1, different });
    expect(logged).toHaveLength(different);
    expect(places.runsHere(placed(TOKEN))).toBe(different === 0);
  });

  test('takes a call that takes too long in the node for no difference', async () => {
    const { node, places } = stage();
    node.outcome = new QueryFailed('execution aborted (timeout = 5s)', 0, '');
    places.ran('call', placed(TOKEN), ANSWER);
    await settled();
    expect(places.counts).toMatchObject({ sampled: 0, different: 0 });
  });

  test.each([
    ['contract creation code storage out of gas', 0],
    ['execution reverted', 1],
  ])('compares data where clients get it: %s', async (vmError, different) => {
    const { node, places } = stage();
    node.outcome = { ...ANSWER, vmError, returnData: '0x08' as Data };
    places.ran('call', placed(TOKEN), { ...ANSWER, vmError });
    await settled();
    expect(places.counts).toMatchObject({ sampled: 1, different });
  });

  test.each([
    [21_000n, true],
    [21_315n, true],
    [21_316n, false],
    [20_999n, false],
  ])('compares estimates as near as geth searches: %d', async (gas, isSame) => {
    const { node, places } = stage();
    node.estimate = { gas };
    places.ran('estimateGas', placed(TOKEN), { gas: 21_000n });
    await settled();
    expect(places.counts.different).toBe(isSame ? 0 : 1);
  });

  test.each<[string, Partial<CallOutcome>, boolean]>([
    ['returns something else with less gas', { returnData: '0x00' as Data }, true],
    ['uses other gas with less gas', { gasUsed: 20_000n }, true],
    ['does not tell its gas', { gasUsed: null }, true],
    ['does the same with less gas', {}, false],
    ['fails with less gas', { vmError: 'out of gas' }, false],
  ])('takes both of two estimates for right where the call %s', async (_what, withLess, isSame) => {
    const { node, places } = stage();
    node.estimate = { gas: 0x7000n };
    node.byGas.set('0x7000', { ...ANSWER, ...withLess });
    node.byGas.set('0x8000', { ...ANSWER, ...(withLess.gasUsed === null && { gasUsed: null }) });
    places.ran('estimateGas', placed(TOKEN), { gas: 0x8000n });
    await settled();
    expect(places.counts.different).toBe(isSame ? 0 : 1);
  });

  test('leaves a call to the node for a while after it could not run here, and no other call', () => {
    const { places } = stage();
    places.left(placed(TOKEN), 'unsupported');
    expect(places.counts.left).toBe(1);
    expect(places.runsHere(placed(TOKEN))).toBe(false);
    expect(places.runsHere(placed(TOKEN, HEIGHT, '0x70a0823100'))).toBe(true);
    const long = `0x70a08231${'00'.repeat(1_000)}`;
    places.left(placed(TOKEN, HEIGHT, long), 'unsupported');
    expect(places.runsHere(placed(TOKEN, HEIGHT, long))).toBe(false);
    expect(places.runsHere(placed(TOKEN, HEIGHT, `${long}01`))).toBe(true);
    places.left(placed(OTHER), 'busy');
    expect(places.runsHere(placed(OTHER))).toBe(true);
  });

  test('leaves a function to the node when it has taken too long here three times', () => {
    const { places } = stage();
    for (const isHere of [true, true, false]) {
      places.left(placed(TOKEN), 'long');
      expect(places.runsHere(placed(TOKEN))).toBe(isHere);
    }
    expect(places.runsHere(placed(OTHER))).toBe(true);
  });

  test('compares nothing where that is switched off', async () => {
    const { node } = stage();
    const places = new CallPlaces({ state: node, compares: false, log: { error: () => undefined } });
    for (let run = 0; run < 1_001; run++) places.ran('call', placed(TOKEN), ANSWER);
    await settled();
    expect(places.counts).toMatchObject({ here: 1_001, sampled: 0 });
    expect(node.asked).toBe(0);
  });

  test.each<[string, unknown, string | null]>([
    ['a time that the caller does not give here', new TooLongHere(), 'long'],
    ['Go code', goCodeUnsupported(TOKEN, { listed: 'tokens' }), 'unsupported'],
    ['an instruction at which the node fails', new NodeFailure('no'), 'unsupported'],
    ['too many reads', executionLimit('limitExceeded', 'state reads of one call', 9, 8), 'unsupported'],
    ['too many calls', executionLimit('limitExceeded', 'calls waiting to be executed', 9, 8), 'busy'],
    ['a time-out', executionError('requestTimedOut', { timeoutMs: 1 }), null],
    ['another error', new Error('no'), null],
  ])('decides by the error what the node may still run: %s', (_what, error, why) => {
    expect(whyLeftToNode(error)).toBe(why);
  });
});
