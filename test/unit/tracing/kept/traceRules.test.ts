/** Which frames are calls of precompiles: what a node has, and not what its configured forks say. */
import { describe, expect, test } from '@jest/globals';
import type { Address, Data } from '../../../../generated/types.js';
import { NodeUnavailable } from '../../../../src/chain/chainErrors.js';
import { encodeQuantity } from '../../../../src/ethereum/hex.js';
import type { NodeRules } from '../../../../src/execution/rules/nodeRules.js';
import { flatTraces, type CallTrace } from '../../../../src/tracing/make/flatTraces.js';
import { chargesInitCode, traceRules } from '../../../../src/tracing/kept/traceRules.js';
import { FakeChain, headBlock } from '../../execution/fakeChain.js';
import { RULES } from '../../execution/probe/probedNode.js';

const CALLER = '0x00000000000000000000000000000000deadbeef' as Address;
const precompile = (number: number) => `0x${number.toString(16).padStart(40, '0')}` as Address;

function frame(to: Address, calls: CallTrace[] = [], type: CallTrace['type'] = 'CALL'): CallTrace {
  const gas = encodeQuantity(21_000n);
  return { type, from: CALLER, to, gas, gasUsed: gas, input: '0x' as Data, value: encodeQuantity(0n), calls };
}

function behind(answer: NodeRules | Error) {
  const asked: number[] = [];
  const rulesOn = async ({ number }: { number: number }): Promise<NodeRules> => {
    asked.push(number);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { parts: { state: new FakeChain(), executor: { rulesOn } }, asked };
}

/** The addresses whose calls are shown below the top one. */
async function shownOf(rules: NodeRules, called: number[]): Promise<number[]> {
  const root = frame(
    CALLER,
    called.map((number) => frame(precompile(number))),
  );
  const { precompiles } = await traceRules(root, headBlock(), behind(rules).parts);
  const shown = Array.from(flatTraces(root, { parityErrors: true, precompiles }), ({ action }) => action);
  return shown.slice(1).map((action) => Number((action as { to: string }).to));
}

describe('calls of precompiles are hidden where the node has them', () => {
  const called = [1, 9, 0x0a, 0x0b, 0x11, 0x12, 0x100];

  test.each<[keyof typeof RULES, number[]]>([
    ['evmos', [0x0a, 0x0b, 0x11, 0x12, 0x100]],
    // It knows the others, and fails at them.
    ['cosmosEvm03', [0x12, 0x100]],
    ['osaka', [0x12]],
  ])('%s', async (release, shown) => {
    expect(await shownOf(RULES[release], called)).toEqual(shown);
  });
});

test('what every node shows alike needs no node', async () => {
  const { parts, asked } = behind(new NodeUnavailable('it is down'));
  const root = frame(CALLER, [frame(precompile(4)), frame(CALLER)]);
  const { precompiles } = await traceRules(root, headBlock(), parts);
  expect(precompiles.has(precompile(4))).toBe(true);
  expect(await chargesInitCode({ to: CALLER }, headBlock(), parts)).toBe(true);
  expect(asked).toEqual([]);
});

test('what depends on the node is not guessed while it is down', async () => {
  const { parts } = behind(new NodeUnavailable('it is down'));
  const root = frame(CALLER, [frame(precompile(0x0a))]);
  await expect(traceRules(root, headBlock(), parts)).rejects.toMatchObject({ name: 'NodeUnavailable' });
});

test('the words of init code cost what they cost in the node', async () => {
  const created = frame(CALLER, [], 'CREATE');
  for (const [release, charged] of [
    ['evmos', false],
    ['osaka', true],
  ] as const) {
    const { parts } = behind(RULES[release]);
    expect((await traceRules(created, headBlock(), parts)).shanghai).toBe(charged);
    expect(await chargesInitCode({ to: null }, headBlock(), parts)).toBe(charged);
  }
});
