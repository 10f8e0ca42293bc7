import { describe, expect, test } from '@jest/globals';
import { NodeUnavailable, QueryFailed } from '../../../../src/chain/chainErrors.js';
import type { Data } from '../../../../generated/types.js';
import { encodeQuantity } from '../../../../src/ethereum/hex.js';
import { KnownRules } from '../../../../src/execution/probe/knownRules.js';
import {
  CALLING_OPCODES,
  PRICED_OPCODES,
  READS_CREATION_PRICES,
  readsPrices,
} from '../../../../src/execution/probe/priceProbes.js';
import { probeRules } from '../../../../src/execution/probe/probeRules.js';
import type { NodeRules } from '../../../../src/execution/rules/nodeRules.js';
import { HEAD, headBlock } from '../fakeChain.js';
import { call, createAccessList, simulate } from '../run.js';
import { answering, refusalOf } from '../stage.js';
import { ProbedNode, RULES } from './probedNode.js';

type Release = keyof typeof RULES;
const RELEASES = Object.keys(RULES) as Release[];

test.each(RELEASES)('a node tells its rules: %s', async (release) => {
  const node = new ProbedNode(RULES[release]);
  await expect(probeRules(node, HEAD, RULES[release].hardfork)).resolves.toEqual(RULES[release]);
  expect(node.calls).toBeLessThan(32);
});

/** Those of the EIPs 0, 1 and 2 of evmd. */
const SURCHARGES = [
  { name: 'SSTORE', gas: 500 },
  { name: 'CALL', gas: 900 },
  { name: 'CREATE', gas: 288_000 },
  { name: 'CREATE2', gas: 288_000 },
];

test('a node whose chain charges more for some instructions tells how much', async () => {
  const rules: NodeRules = { ...RULES.cosmosEvm03, surcharges: SURCHARGES };
  await expect(probeRules(new ProbedNode(rules), HEAD, rules.hardfork)).resolves.toEqual(rules);
});

test('what cannot be priced is refused: instructions that create nothing, and those that cost less', async () => {
  const node = new ProbedNode(RULES.cosmosEvmMain);
  node.answer = async (asked) => {
    const outcome = await node.execute(asked);
    if (asked.data === READS_CREATION_PRICES.data)
      return { ...outcome, returnData: `${outcome.returnData.slice(0, 130)}${'0'.repeat(128)}` as Data };
    // EXP, the first, costs one gas less.
    if (asked.data === readsPrices([...PRICED_OPCODES, ...CALLING_OPCODES]).data)
      return { ...outcome, returnData: `0x${'45'.padStart(64, '0')}${outcome.returnData.slice(66)}` as Data };
    return outcome;
  };
  const { failing, surcharges } = await probeRules(node, HEAD, RULES.cosmosEvmMain.hardfork);
  expect(surcharges).toEqual([]);
  expect(failing.slice(RULES.cosmosEvmMain.failing.length)).toEqual([
    { opcode: 0x0a, name: 'EXP', reason: 'it costs 1 gas less than on Ethereum' },
    { opcode: 0xf0, name: 'CREATE', reason: 'it creates nothing' },
    { opcode: 0xf5, name: 'CREATE2', reason: 'it creates nothing' },
  ]);
});

test('SSTORE needs its surcharge on top of the gas that it must leave', async () => {
  const outcome = (gas: number): Promise<string> => {
    const rules = { ...RULES.cosmosEvm03, surcharges: [{ name: 'SSTORE', gas: 500 }] };
    // Writes what is there: 2,200 gas. The creation costs 53,000, its bytes 96 and a word of code 2.
    return call(new ProbedNode(rules), { data: '0x6000600055', gas: encodeQuantity(BigInt(gas)) }, { rules }).then(
      ({ vmError }) => vmError,
    );
  };
  const before = 53_000 + 3 * 16 + 2 * 4 + 2 + 6;
  await expect(outcome(before + 2_800)).resolves.toBe('out of gas: not enough gas for reentrancy sentry');
  await expect(outcome(before + 2_801)).resolves.toBe('');
});

test('a node with another limit on code than Ethereum has none here, until it is told', async () => {
  const rules = { ...RULES.osaka, maxCodeBytes: null, maxInitCodeBytes: null, maxCreationBytes: null };
  await expect(probeRules(new ProbedNode(rules), HEAD, 'prague')).resolves.toEqual(rules);
});

describe('a node that cannot be asked', () => {
  const failing = async (error: Error): Promise<unknown> => {
    const node = new ProbedNode(RULES.osaka);
    node.answer = () => Promise.reject(error);
    return refusalOf(probeRules(node, HEAD, 'prague'));
  };

  test('is unavailable', async () => {
    await expect(failing(new NodeUnavailable('it is down'))).resolves.toMatchObject({ name: 'nodeUnavailable' });
  });

  test('runs out of time', async () => {
    const error = new QueryFailed('execution aborted (timeout = 5s)', 0, '');
    await expect(failing(error)).resolves.toMatchObject({ name: 'executionFailed' });
  });

  test('answers something else, which is never taken for rules', async () => {
    const node = new ProbedNode(RULES.osaka);
    const nonsense = { returnData: '0x01' as Data, vmError: '', gasUsed: null };
    node.answer = () => Promise.resolve(nonsense);
    await expect(refusalOf(probeRules(node, HEAD, 'prague'))).resolves.toMatchObject({
      name: 'featureNotSupported',
      arguments: { feature: 'an execution outside the node' },
    });
  });

  test.each([
    'EVM Create operation is disabled',
    'caller address 0x48616c6C657900000000000000000070726F6265 does not have permission to deploy contracts',
  ])('restricts creations, and says so: %s', async (reason) => {
    const node = new ProbedNode(RULES.osaka);
    const hint = 'it is asked by eth_call of creations, and the chain restricts who may create contracts';
    const refused = {
      name: 'featureNotSupported',
      arguments: { reason: expect.stringMatching(new RegExp(`^the node does not tell .*: ${reason}; ${hint}$`)) },
    };
    node.answer = () => Promise.resolve({ returnData: '0x' as Data, vmError: reason, gasUsed: null });
    await expect(refusalOf(probeRules(node, HEAD, 'prague'))).resolves.toMatchObject(refused);
    node.answer = () => Promise.reject(new QueryFailed(reason, 2, ''));
    await expect(refusalOf(probeRules(node, HEAD, 'prague'))).resolves.toMatchObject(refused);
  });
});

describe('known rules', () => {
  test('are asked once for a fork and a state of the parameters', async () => {
    const node = new ProbedNode(RULES.cosmosEvm03);
    const known = new KnownRules(node);
    const [first, second] = await Promise.all([known.at(headBlock(), HEAD), known.at(headBlock(), HEAD)]);
    expect(second).toBe(first);
    await expect(known.at(headBlock({ number: 7 }), 7)).resolves.toBe(first);
    node.fingerprint = 'with another instruction';
    await expect(known.at(headBlock(), HEAD)).resolves.not.toBe(first);
  });

  test('are asked again when they are to be forgotten, as after an upgrade', async () => {
    const node = new ProbedNode(RULES.cosmosEvmMain);
    const known = new KnownRules(node);
    await known.at(headBlock(), HEAD);
    node.rules = RULES.osaka;
    await expect(known.at(headBlock(), HEAD)).resolves.toEqual(RULES.cosmosEvmMain);
    known.forget();
    await expect(known.at(headBlock(), HEAD)).resolves.toEqual(RULES.osaka);
  });

  test('that could not be asked are asked by the next execution', async () => {
    const node = new ProbedNode(RULES.osaka);
    const known = new KnownRules(node);
    node.answer = () => Promise.reject(new NodeUnavailable('it is down'));
    await expect(known.at(headBlock(), HEAD)).rejects.toMatchObject({ name: 'NodeUnavailable' });
    node.answer = null;
    await expect(known.at(headBlock(), HEAD)).resolves.toEqual(RULES.osaka);
  });
});

describe('executions with the rules of', () => {
  /** What became of a program: its output, why it failed, or why it was not run. */
  async function run(release: Release, data: string, more: object = {}): Promise<unknown> {
    const node = new ProbedNode(RULES[release]);
    const outcome = call(node, { data, ...more }, { rules: RULES[release] });
    return outcome.then(
      ({ vmError }) => vmError,
      (error: { rpc: unknown }) => error.rpc,
    );
  }
  const NOT_DEFINED = (opcode: string): string => `invalid opcode: opcode ${opcode} not defined`;
  const PANIC = {
    name: 'featureNotSupported',
    arguments: {
      feature: 'BLOBBASEFEE',
      reason: `the node's own EVM fails at it: runtime error: invalid memory address or nil pointer dereference`,
    },
  };

  test.each<[string, string, Record<'evmos' | 'cosmosEvm03' | 'cosmosEvmMain', unknown>]>([
    ['PUSH0', '0x5f5f5260205ff3', { evmos: '', cosmosEvm03: '', cosmosEvmMain: '' }],
    ['MCOPY', '0x6000600060005e', { evmos: NOT_DEFINED('0x5e'), cosmosEvm03: '', cosmosEvmMain: '' }],
    ['TSTORE', '0x600060005d', { evmos: NOT_DEFINED('0x5d'), cosmosEvm03: '', cosmosEvmMain: '' }],
    ['BLOBHASH', '0x600049', { evmos: NOT_DEFINED('0x49'), cosmosEvm03: '', cosmosEvmMain: '' }],
    ['BLOBBASEFEE', '0x4a', { evmos: NOT_DEFINED('0x4a'), cosmosEvm03: PANIC, cosmosEvmMain: PANIC }],
    [
      'CLZ',
      '0x60011e',
      { evmos: NOT_DEFINED('0x1e'), cosmosEvm03: NOT_DEFINED('0x1e'), cosmosEvmMain: NOT_DEFINED('0x1e') },
    ],
    ['long init code', `0x${'00'.repeat(49_153)}`, { evmos: '', cosmosEvm03: '', cosmosEvmMain: '' }],
  ])('%s', async (_, data, expected) => {
    for (const release of ['evmos', 'cosmosEvm03', 'cosmosEvmMain'] as const)
      await expect(run(release, data)).resolves.toEqual(expected[release]);
  });

  test('precompiles that are there, not there, or refused', async () => {
    const to = RULES.evmos.absent[1];
    await expect(run('evmos', '0x', { to })).resolves.toBe('');
    await expect(run('cosmosEvm03', '0x', { to })).resolves.toMatchObject({
      name: 'executionFailed',
      arguments: { reason: `precompiled contract not stored in memory: ${to}` },
    });
    await expect(run('cosmosEvmMain', '0x', { to })).resolves.toBe('invalid input length');
  });

  test('the floor of call data is not billed where the node does not', async () => {
    const to = '0x00000000000000000000000000000000deadbeef';
    const message = { to, data: `0x${'01'.repeat(100)}` };
    const calls = [message];
    const gasUsed = async (release: Release): Promise<unknown> => {
      const node = new ProbedNode(RULES[release]);
      const [block] = await simulate(node, { blockStateCalls: [{ calls }] }, { rules: RULES[release] });
      const list = await createAccessList(node, message, { rules: RULES[release] });
      return [block?.calls[0]?.gasUsed, list.gasUsed];
    };
    await expect(gasUsed('cosmosEvm03')).resolves.toEqual(['0x5848', 22_600n]);
    await expect(gasUsed('cosmosEvmMain')).resolves.toEqual(['0x5848', 22_600n]);
    await expect(gasUsed('osaka')).resolves.toEqual(['0x61a8', 25_000n]);
  });

  test('no block hashes, neither of the chain nor of simulated blocks', async () => {
    const code = answering('6001430340');
    const to = '0x00000000000000000000000000000000deadbeef';
    const stateOverrides = { [to]: { code } };
    const blockStateCalls = [{ stateOverrides }, { calls: [{ to }] }];
    const options = { rules: RULES.cosmosEvm03, hidesHashes: true };
    const blocks = await simulate(new ProbedNode(RULES.cosmosEvm03), { blockStateCalls }, options);
    expect(blocks[1]?.calls[0]?.returnData).toBe(`0x${'0'.repeat(64)}`);
  });
});
