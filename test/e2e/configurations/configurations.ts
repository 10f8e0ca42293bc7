/**
 * The configurations of real chains: how a chain with each is started, which steps of a user Halley refuses there, and
 * what the page "Your chain" says about it. The matrix asserts the outcomes; the page's table is made from them.
 */
import { accounts } from '../../../scripts/testNode/accounts.mjs';
import type { GoChainOptions } from '../../support/goChain.js';
import type { Configuration, Release } from './configuration.js';
import type { RefusalName } from './refusals.js';
import type { StepName } from './steps.js';

type Refusals = Partial<Record<StepName, RefusalName>>;

type StepConfiguration = Configuration<StepName>;

const [deployer] = accounts.funded.map(({ address }) => address);
const OWNER = [deployer as string];

const PLAIN: GoChainOptions = { erc20Precompiles: false };

/** What a run outside the node cannot do with a coin's contract. */
const GO_CODE_REFUSALS = {
  'token balance with a block override': 'goCode',
  'token balance in eth_simulateV1': 'goCode',
  'access list of a token transfer': 'goCode',
} as const;
/** Only newer nodes trace calls. */
const GO_CODE_REFUSALS_OF = { 'v0.3.2': { 'trace of a token call': 'goCode' } } as const;

/** How many blocks a node keeps that removes them. */
const KEPT_BLOCKS = 60;

const SIX_DECIMALS = {
  name: 'six decimals',
  chain: { ...PLAIN, decimals: 6 },
  setting: 'nothing',
} as const satisfies StepConfiguration;

/** Every configuration of the matrix. */
export const configurations: readonly StepConfiguration[] = [
  {
    name: 'plain',
    chain: PLAIN,
    setting: 'nothing',
  },
  {
    name: 'ERC-20 precompiles',
    chain: {},
    refusals: GO_CODE_REFUSALS,
    refusalsOf: GO_CODE_REFUSALS_OF,
    setting: 'nothing; ask for a coin without block overrides, simulations and access lists',
  },
  SIX_DECIMALS,
  {
    name: 'permissioned create',
    chain: { ...PLAIN, permissions: { create: OWNER } },
    setting: 'nothing',
  },
  {
    name: 'permissioned call',
    chain: { ...PLAIN, permissions: { call: OWNER } },
    setting: 'nothing',
  },
  {
    name: 'no base fee',
    chain: { ...PLAIN, baseFee: false },
    setting: 'nothing',
  },
  {
    name: 'no gas limit',
    chain: { ...PLAIN, maxGas: -1 },
    setting: 'nothing',
  },
  {
    name: 'discarded results',
    chain: { ...PLAIN, config: { storage: { discard_abci_responses: true } } },
    nodeKeepsResults: false,
    refusals: {
      'block 0': 'discardedResults',
      'logs from block 0': 'discardedResults',
      'a block before the start': 'discardedResults',
    },
    setting: 'the [state stream](state.md), or in the node: `discard_abci_responses = false`',
  },
  {
    name: 'gRPC off',
    chain: { ...PLAIN, app: { grpc: { enable: false } } },
    grpc: false,
    setting: 'in the node: `[grpc] enable = true`; in Halley: `--node-grpc`',
  },
  {
    name: 'pruned',
    chain: {
      ...PLAIN,
      blockTimeMs: 400,
      app: { '': { pruning: 'everything', 'min-retain-blocks': KEPT_BLOCKS } },
      genesis: keepLittleEvidence,
    },
    blocksBefore: KEPT_BLOCKS + 20,
    prunes: true,
    refusals: {
      debug_traceTransaction: 'pruned',
      trace_transaction: 'pruned',
      trace_block: 'pruned',
      earliest: 'pruned',
      'block 0': 'pruned',
      'logs from block 0': 'pruned',
    },
    setting: 'in the node, for more history: `pruning = "nothing"`, `min-retain-blocks = 0`',
  },
  {
    name: 'initial height',
    chain: { ...PLAIN, initialHeight: 58_700 },
    setting: 'nothing',
  },
  {
    name: 'vesting',
    chain: { ...PLAIN, vesting: true },
    setting: 'nothing',
  },
];

/** Two chains that have what quick tests can afford. Most coins of six decimals have a contract. */
export const combinations: readonly StepConfiguration[] = [
  {
    name: 'ERC-20 precompiles, vesting and no gas limit',
    chain: { vesting: true, maxGas: -1 },
    refusals: GO_CODE_REFUSALS,
    refusalsOf: GO_CODE_REFUSALS_OF,
  },
  {
    ...SIX_DECIMALS,
    name: 'six decimals, ERC-20 precompiles, initial height and gRPC off',
    chain: { decimals: 6, initialHeight: 58_700, app: { grpc: { enable: false } } },
    refusals: GO_CODE_REFUSALS,
    refusalsOf: GO_CODE_REFUSALS_OF,
    grpc: false,
  },
];

/** The environment variable that names the node of a release; undefined for the one that this project builds. */
export function nodeVariable({ chain }: StepConfiguration, release: Release): string | undefined {
  if (release === 'v0.3.2') return undefined;
  return chain.decimals === 6 ? 'EVMD_0_7_3_PRECISEBANK' : 'EVMD_0_7_3';
}

/** The steps that are refused on a release, and by which error. */
export function refusalsOn({ refusals, refusalsOf }: StepConfiguration, release: Release): Refusals {
  return { ...refusals, ...refusalsOf?.[release] };
}

/** A node keeps all blocks that evidence may be about, whatever `min-retain-blocks` says. */
function keepLittleEvidence<T>(document: T): T {
  // Tests do not name this part of the document otherwise.
  const { consensus } = document as { consensus: { params: { evidence?: Record<string, string> } } };
  Object.assign((consensus.params.evidence ??= {}), {
    max_age_num_blocks: '10',
    max_age_duration: '1000000000',
  });
  return document;
}
