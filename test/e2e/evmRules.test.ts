/**
 * The gateway's EVM against that of the node: every opcode, some 300 calls and accounts with delegated code. The node
 * executes them and, with a block override that changes nothing, so does the gateway: results, gas and errors. A table
 * lists the differences and their reasons. A difference that is not listed fails. `npm test` runs every opcode
 * everywhere and every call somewhere; `npm run test:long` runs all everywhere, where a listed difference that does not
 * occur fails, too.
 */
import { describe, expect, jest, test } from '@jest/globals';
import { accounts } from '../../scripts/testNode/accounts.mjs';
import { startDevChain } from '../../src/devchain/devChain.js';
import type { ForkName } from '../../src/ethereum/forkName.js';
import { startGoChain } from '../support/goChain.js';
import { runs } from '../support/longRuns.js';
import { createDelegations, type BilledCall } from './evmRules/delegations.js';
import {
  OF_EMBEDDED,
  OF_EMBEDDED_SINCE_CANCUN,
  OF_GO,
  SEES_ITS_BLOCK,
  type Difference,
} from './evmRules/differences.js';
import { calls, opcodePrograms, type NamedCall } from './evmRules/programs.js';
import { startDev } from '../support/devProcess.js';
import { startHalley } from '../support/halleyProcess.js';
import { hex, post, rpc, type RpcAnswer } from '../support/rpc.js';

jest.setTimeout(300_000);

const BATCH = 250;
/** DIFFICULTY is PREVRANDAO on these chains, so that this changes nothing that code sees. */
const NO_OVERRIDE = { difficulty: '0x0' };
/** Gas of one simulation; each program has its limit. */
const SIMULATED_GAS = 20_000_000;
const IS_LONG = runs(0, 1) === 1;
const KEYS = accounts.funded.map(({ privateKey }) => privateKey);

/** Which part of the calls a short run has: every `of`th, from the `first` on. */
interface Share {
  first: number;
  of: number;
}

interface Comparison {
  differences: readonly Difference[];
  /** Of the calls, and of what they are asked beside eth_call. */
  share: Share;
  /** Also estimates, simulations and access lists. */
  thorough: boolean;
  /** Also accounts with delegated code; the Go chain's release has no transactions that delegate. */
  delegates: boolean;
}

describe('the gateway executes as', () => {
  test('the Go chain', async () => {
    const chain = await startGoChain({ blockTimeMs: 500 });
    try {
      await compareBehind(chain, { differences: OF_GO, share: { first: 0, of: 3 }, thorough: true, delegates: false });
    } finally {
      await chain.stop();
    }
  });

  const embedded: [ForkName, number, Difference[]][] = [
    ['london', 0, OF_EMBEDDED],
    ['shanghai', 1, OF_EMBEDDED],
    ['cancun', 2, OF_EMBEDDED_SINCE_CANCUN],
    ['prague', 3, OF_EMBEDDED_SINCE_CANCUN],
  ];
  test.each(embedded)('the embedded chain at %s', async (hardfork, first, differences) => {
    const dev = await startDev('--hardfork', hardfork, '--gas-limit', '40000000');
    const isPrague = hardfork === 'prague';
    try {
      const comparison = { differences, share: { first, of: 4 }, thorough: isPrague && IS_LONG, delegates: isPrague };
      await compare(dev.url, comparison);
    } finally {
      await dev.stop();
    }
  });

  test('the embedded chain at osaka, which halley dev does not offer', async () => {
    const mining = { automine: true, intervalMs: 0 };
    const chain = await startDevChain({ hardfork: 'osaka', gasLimit: 40_000_000n, mining });
    const share = { first: 0, of: 4 };
    try {
      await compareBehind(chain, { differences: OF_EMBEDDED_SINCE_CANCUN, share, thorough: false, delegates: true });
    } finally {
      await chain.stop();
    }
  });
});

async function compareBehind(chain: { rpcUrl: string; grpcAddress: string }, comparison: Comparison): Promise<void> {
  const halley = await startHalley({ node: chain.rpcUrl, nodeGrpc: chain.grpcAddress });
  try {
    await compare(halley.httpUrl, comparison);
  } finally {
    await halley.stop();
  }
}

async function compare(url: string, { differences, share, thorough, delegates }: Comparison): Promise<void> {
  const onGo = differences === OF_GO;
  const delegations = delegates ? await createDelegations(url, KEYS) : { billed: [], calls: [] };
  const height = Number(await rpc<string>(url, 'eth_blockNumber'));
  const opcodes = opcodePrograms(['small numbers']);
  const called = calls({ funded: accounts.funded[0]?.address ?? '', height });
  const all = [...opcodes, ...(onGo ? called : sharedOut(called, share)), ...delegations.calls];
  const further = onGo && IS_LONG ? opcodePrograms(['zeros', 'large numbers']) : [];
  const unexplained: string[] = [];
  const seen = new Set<Difference>();
  const ask = (programs: NamedCall[], question: string, ...more: unknown[]): Promise<RpcAnswer[]> =>
    batched(
      url,
      programs.map(({ call }) => [question, [call, hex(height), ...more]]),
    );
  const hold = async (programs: NamedCall[], question: string): Promise<RpcAnswer[]> => {
    const byNode = await ask(programs, question);
    const byGateway = await ask(programs, question, {}, NO_OVERRIDE);
    for (const [index, { name }] of programs.entries()) {
      const asked = { question, name, node: byNode[index] as RpcAnswer, gateway: byGateway[index] as RpcAnswer };
      if (told(asked.node) === told(asked.gateway)) continue;
      const difference = differences.find(({ explains }) => explains(asked));
      if (difference !== undefined) seen.add(difference);
      else
        unexplained.push(`${question} ${name}: ${told(asked.node)} in the node, ${told(asked.gateway)} in the gateway`);
    }
    return byNode;
  };
  const outcomes = new Map<NamedCall, RpcAnswer>();
  for (const [index, answer] of (await hold(all, 'eth_call')).entries()) outcomes.set(all[index] as NamedCall, answer);
  await hold(further, 'eth_call');
  if (thorough) {
    const some = sharedOut(all, share);
    const outcomesOfSome = some.map((one) => outcomes.get(one) as RpcAnswer);
    const estimated = await hold(some, 'eth_estimateGas');
    unexplained.push(...(await compareSimulated(url, height, some, outcomesOfSome, estimated)));
    unexplained.push(...compareLists(some, await ask(some, 'eth_createAccessList'), estimated));
  }
  unexplained.push(...(await compareBilled(url, delegations.billed)));
  expect(unexplained).toEqual([]);
  if (IS_LONG)
    expect(differences.filter((difference) => !seen.has(difference)).map(({ reason }) => reason)).toEqual([]);
}

/** All in a long run. */
function sharedOut<T>(list: T[], { first, of }: Share): T[] {
  return IS_LONG ? list : list.filter((_, index) => index % of === first);
}

/** The gas of transactions: what the chain billed, and what a simulation on the block before says. */
async function compareBilled(url: string, billed: BilledCall[]): Promise<string[]> {
  const answers = await batched<[{ calls: [{ status: string; gasUsed: string }] }]>(
    url,
    billed.map(({ call, height }) => ['eth_simulateV1', [{ blockStateCalls: [{ calls: [call] }] }, hex(height - 1)]]),
  );
  return billed.flatMap(({ name, gasUsed }, index) => {
    const outcome = answers[index]?.result?.[0].calls[0];
    if (outcome?.status === '0x1' && outcome.gasUsed === gasUsed) return [];
    return [`${name}: ${told(answers[index])} instead of ${gasUsed} gas`];
  });
}

/** Output and success of the same calls in eth_simulateV1, and the gas of those that no other limit changes. */
async function compareSimulated(
  url: string,
  height: number,
  all: NamedCall[],
  called: RpcAnswer[],
  estimated: RpcAnswer[],
): Promise<string[]> {
  // A call that may not run ends its simulation.
  const runnable = all.flatMap(({ name, call }, index) => {
    const { result } = called[index] as RpcAnswer<string>;
    return result === undefined || SEES_ITS_BLOCK.test(name) ? [] : [{ name, call, output: result, index }];
  });
  const simulations = runnable.map(({ call }): [string, unknown[]] => {
    const blockOverrides = { gasLimit: hex(SIMULATED_GAS) };
    return ['eth_simulateV1', [{ blockStateCalls: [{ blockOverrides, calls: [call] }] }, hex(height)]];
  });
  const answers = await batched<[{ calls: [{ status: string; returnData: string; gasUsed: string }] }]>(
    url,
    simulations,
  );
  return runnable.flatMap(({ name, output, index }, at) => {
    const answer = answers[at];
    const outcome = answer?.result?.[0].calls[0];
    if (name.startsWith('0x45 ')) return [];
    if (outcome?.returnData !== output) return [`eth_simulateV1 ${name}: ${told(answer)} instead of ${output}`];
    const estimate = estimated[index]?.result;
    const isFixed = name.startsWith('0x') && !/^0x(5[456]|f[0-5a]|ff) /.test(name);
    if (!isFixed || outcome.gasUsed === estimate) return [];
    return [`eth_simulateV1 ${name}: ${outcome.gasUsed} gas instead of ${String(estimate)}`];
  });
}

/** An opcode that reads no account and no slot has an empty list, and then takes what the node estimates. */
function compareLists(all: NamedCall[], lists: RpcAnswer[], estimated: RpcAnswer[]): string[] {
  return all.flatMap(({ name }, index) => {
    const { result } = lists[index] as RpcAnswer<{ accessList: unknown[]; gasUsed: string; error?: string }>;
    const estimate = (estimated[index] as RpcAnswer<string>).result;
    if (result === undefined || estimate === undefined || !name.startsWith('0x')) return [];
    if (result.accessList.length > 0 || /^0x(5[45]|f[0-5a]|ff) /.test(name)) return [];
    return result.gasUsed === estimate
      ? []
      : [`eth_createAccessList ${name}: ${result.gasUsed} instead of ${estimate}`];
  });
}

async function batched<T = unknown>(url: string, questions: [string, unknown[]][]): Promise<RpcAnswer<T>[]> {
  const answers: RpcAnswer<T>[] = [];
  for (let from = 0; from < questions.length; from += BATCH) {
    const batch = questions
      .slice(from, from + BATCH)
      .map(([method, params], index) => ({ jsonrpc: '2.0', id: index, method, params }));
    answers.push(...(await post<RpcAnswer<T>[]>(url, batch)));
  }
  return answers;
}

function told(answer: RpcAnswer | undefined): string {
  if (answer?.error === undefined) return JSON.stringify(answer?.result);
  const { code, message, data } = answer.error;
  return `${code} ${message} ${JSON.stringify(data ?? null)}`;
}
