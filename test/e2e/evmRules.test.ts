/**
 * The gateway's EVM against that of the node: every opcode and some 300 calls, executed by the node and, with a block
 * override that changes nothing, by the gateway: results, gas and errors. A table lists the differences and their
 * reasons. A difference that is not listed fails, and so does a listed one that does not occur.
 */
import { describe, expect, jest, test } from '@jest/globals';
import { startDevChain } from '../../src/devchain/devChain.js';
import type { ForkName } from '../../src/evm/forkName.js';
import { startGoChain } from '../chain/goChain.js';
import {
  OF_EMBEDDED,
  OF_EMBEDDED_SINCE_CANCUN,
  OF_GO,
  SEES_ITS_BLOCK,
  type Difference,
} from './evmRules/differences.js';
import { calls, opcodePrograms, type NamedCall } from './evmRules/programs.js';
import { startHalley } from './support/halleyProcess.js';
import { hex, post, rpc, type RpcAnswer } from './support/rpc.js';

jest.setTimeout(300_000);

const BATCH = 250;
/** DIFFICULTY is PREVRANDAO on these chains, so that this changes nothing that code sees. */
const NO_OVERRIDE = { difficulty: '0x0' };
/** Gas of one simulation; each program has its limit. */
const SIMULATED_GAS = 20_000_000;

interface Chain {
  rpcUrl: string;
  grpcAddress: string;
  accounts: { address: string }[];
  stop(): Promise<unknown>;
}

describe('the gateway executes as', () => {
  test('the Go chain', async () => {
    await compare(await startGoChain({ blockTimeMs: 500 }), { differences: OF_GO, thorough: true });
  });

  const embedded: [ForkName, Difference[]][] = [
    ['london', OF_EMBEDDED],
    ['shanghai', OF_EMBEDDED],
    ['cancun', OF_EMBEDDED_SINCE_CANCUN],
    ['prague', OF_EMBEDDED_SINCE_CANCUN],
    ['osaka', OF_EMBEDDED_SINCE_CANCUN],
  ];
  test.each(embedded)('the embedded chain at %s', async (hardfork, differences) => {
    const chain = await startDevChain({ hardfork, gasLimit: 40_000_000n, mining: { automine: true, intervalMs: 0 } });
    await compare(chain, { differences, thorough: hardfork === 'prague' });
  });
});

interface Comparison {
  differences: readonly Difference[];
  /** Also estimates, simulations and access lists. */
  thorough: boolean;
}

async function compare(chain: Chain, comparison: Comparison): Promise<void> {
  try {
    const halley = await startHalley({ node: chain.rpcUrl, nodeGrpc: chain.grpcAddress });
    try {
      await compareOn(halley.httpUrl, chain, comparison);
    } finally {
      await halley.stop();
    }
  } finally {
    await chain.stop();
  }
}

async function compareOn(url: string, chain: Chain, { differences, thorough }: Comparison): Promise<void> {
  const height = Number(await rpc<string>(url, 'eth_blockNumber'));
  const funded = chain.accounts[0]?.address ?? '';
  const all = [...opcodePrograms(['small numbers']), ...calls({ funded, height })];
  const further = differences === OF_GO ? opcodePrograms(['zeros', 'large numbers']) : [];
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
  const called = await hold(all, 'eth_call');
  await hold(further, 'eth_call');
  if (thorough) {
    const estimated = await hold(all, 'eth_estimateGas');
    unexplained.push(...(await compareSimulated(url, height, all, called, estimated)));
    unexplained.push(...compareLists(all, await ask(all, 'eth_createAccessList'), estimated));
  }
  expect(unexplained).toEqual([]);
  expect(differences.filter((difference) => !seen.has(difference)).map(({ reason }) => reason)).toEqual([]);
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
