/** Runs a user's steps on a chain with one configuration. */
import type { BaseError } from 'viem';
import type { GenesisDocument } from '../../../scripts/testNode/home.mjs';
import { startGoChain, type GoChainOptions } from '../../support/goChain.js';
import { until } from '../../support/chainProgress.js';
import { startHalley } from '../../support/halleyProcess.js';
import { rpc, rpcAnswer } from '../../support/rpc.js';
import type { Configuration, Release } from './configuration.js';
import { nodeVariable, refusalsOn } from './configurations.js';
import type { KnownDifference } from './knownDifferences.js';
import { refusalOf, type RefusalName } from './refusals.js';
import { stepsOn, type StepName } from './steps.js';
import { ErrorAnswer, User, WrongAnswer } from './user.js';

/** What became of the steps. All that are in neither list were right. */
export interface Outcome {
  refused: Partial<Record<StepName, RefusalName>>;
  /** One line for each wrong answer, or error that is not listed: the step, the method, both answers. */
  wrong: string[];
  /** Differences of the node's own server that it showed. */
  differences: ReadonlySet<KnownDifference>;
}

const BLOCK_TIME_MS = 300;
const NAMESPACES = 'eth,net,web3,txpool,debug,trace';

/** Starts the chain and Halley, takes all steps, and ends both. */
export async function runConfiguration(release: Release, configuration: Configuration): Promise<Outcome> {
  const chain = await startGoChain(chainOptions(release, configuration));
  try {
    const { initialHeight = 1 } = configuration.chain;
    const first = initialHeight + (configuration.blocksBefore ?? 0);
    const head = async () => Number(await rpc<string>(chain.evmRpcUrl, 'eth_blockNumber'));
    await until(`the chain has block ${first}`, async () => (await head()) >= first);
    const headBefore = await head();
    const halley = await startHalley({
      node: chain.rpcUrl,
      nodeGrpc: configuration.grpc === false ? '' : chain.grpcAddress,
      flags: { 'json-rpc.api': NAMESPACES, 'rate-limit': '0' },
      untilListening: true,
    });
    try {
      await until('Halley serves the chain', async () => {
        return (await rpcAnswer(halley.httpUrl, 'eth_blockNumber', [])).error === undefined;
      });
      return await takeSteps(new User({ release, configuration, chain, halley, headBefore }));
    } finally {
      await halley.stop();
    }
  } finally {
    await chain.stop();
  }
}

/** What makes a chain of the release with the configuration. */
export function chainOptions(release: Release, configuration: Configuration): GoChainOptions {
  const { chain } = configuration;
  const options = { blockTimeMs: BLOCK_TIME_MS, ...chain };
  const variable = nodeVariable(configuration, release);
  if (variable === undefined) return options;
  const evmd = process.env[variable];
  if (evmd === undefined) throw new Error(`${variable} does not name a node of ${release}`);
  return {
    ...options,
    evmd,
    // The example node of this release has no other mempool.
    config: { ...chain.config, mempool: { type: 'app' } },
    ...(chain.decimals === 6 && { genesis: withExtendedDenomination }),
  };
}

/** Newer releases read it from the parameters. */
function withExtendedDenomination(document: GenesisDocument): GenesisDocument {
  // Each module has a shape of its own.
  const { params } = document.app_state['evm'] as { params: Record<string, unknown> };
  params['extended_denom_options'] = { extended_denom: 'atest' };
  return document;
}

async function takeSteps(user: User): Promise<Outcome> {
  const expected = refusalsOn(user.place.configuration, user.place.release);
  const refused: Outcome['refused'] = {};
  const wrong: string[] = [];
  for (const [name, take] of stepsOn(user.place.configuration))
    try {
      await take(user);
    } catch (error) {
      const answer = errorAnswer(error);
      const refusal = answer === null ? null : refusalOf(answer.code, answer.text);
      if (refusal !== null && refusal === expected[name]) refused[name] = refusal;
      else for (const line of linesOf(error)) wrong.push(`${name}: ${line}`);
    }
  return { refused, wrong, differences: user.differences };
}

/** The error with which Halley answered, also where viem wraps it; null where something else failed. */
function errorAnswer(error: unknown): { code: number; text: string } | null {
  if (error instanceof ErrorAnswer) return error;
  const { walk } = error as Partial<BaseError>;
  if (walk === undefined) return null;
  const cause = (error as BaseError).walk((one) => (one as { name?: string }).name === 'RpcRequestError');
  const { code, details } = (cause ?? {}) as { code?: number; details?: string };
  return code === undefined || details === undefined ? null : { code, text: details };
}

function linesOf(error: unknown): readonly string[] {
  if (error instanceof WrongAnswer) return error.lines;
  const answer = errorAnswer(error);
  if (answer !== null && !(error instanceof ErrorAnswer)) return [`Halley ${answer.code} ${answer.text}`];
  return [error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)];
}
