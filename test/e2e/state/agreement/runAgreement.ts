/**
 * Runs questions against a gateway that follows the node's state stream, while transactions change the state, and
 * compares every answer with the node's at the same height.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileContracts } from '../../../../bench/state/compile.js';
import { deployContracts } from '../../../../bench/state/deploy.js';
import { ERC20_PRECOMPILES } from '../../../../scripts/testNode/genesis.mjs';
import type { GenesisDocument } from '../../../../scripts/testNode/home.mjs';
import { startGoChain, type GoChainOptions } from '../../../support/goChain.js';
import { until } from '../../../support/chainProgress.js';
import { withShortVotes } from '../../../support/governance.js';
import { startHalley, type HalleyProcess } from '../../../support/halleyProcess.js';
import { rpc } from '../../../support/rpc.js';
import type { Configuration, Release } from '../../configurations/configuration.js';
import { chainOptions } from '../../configurations/runConfiguration.js';
import { Random } from '../../goCode/randomCalls.js';
import { compare, type Difference } from './compare.js';
import { Disturbances } from './disturbances.js';
import { stateMetrics, type StateMetrics } from '../../../support/streamedChain.js';
import { Questions } from './questions.js';
import { Traffic } from './traffic.js';
import { Transfers } from './transfers.js';

export interface AgreementOptions {
  release: Release;
  configuration: Configuration;
  /** How many questions. */
  count: number;
  /** How long it lasts at least, milliseconds; more is asked then. Default: 0. */
  leastMs?: number;
  /** Transfers of a token in a second, besides the other transactions. Default: 0. */
  transfersPerSecond?: number;
  seed: number;
  /**
   * Whether the gateway is killed and started again meanwhile, and the stream process replaced; with `everything` that
   * is stopped and killed as well, and so is the node. Default: false.
   */
  disturbed?: boolean | 'everything';
  /** The folder of the spool, empty, on a small disk of its own, which is filled now and then. */
  disk?: string;
  /** Further flags of the gateway; an empty `stream` for none. */
  flags?: Record<string, string>;
  /** Called with the number of questions so far. */
  onProgress?: (asked: number) => void;
}

export interface AgreementReport {
  compared: number;
  unknown: number;
  errors: number;
  ambiguous: number;
  timeouts: number;
  differences: Difference[];
  /** Heights that were made meanwhile. */
  blocks: number;
  /** Of all starts of the gateway together. */
  metrics: StateMetrics;
  starts: number;
  disturbances: Disturbances['happened'];
  traffic: Traffic['sent'];
  transfers: number;
  /** What the gateway logged as a warning or an error, each text once. */
  warnings: string[];
  /** What it logged of its own comparisons that failed. */
  distrusted: unknown[];
}

const SIZES = { accounts: 300, holders: 200, members: 40 };
/** Wei per gas, by the decimals of the coin, of which the base fee is a whole number. */
const PRICES = { 18: 50n * 10n ** 9n, 6: 5n * 10n ** 12n } as const;
const BLOCK_MS = 400;
const BATCH = 24;
const WORKERS = 2;
const MOST_DIFFERENCES = 30;
/** What the gateway says of a difference. */
const DIFFERENCE = /^a (call in the gateway|value of the state) differs/;
/** Heights below the head that many questions are about. */
const RECENT = 16;
const NAMESPACES = 'eth,net,web3,debug';

export async function runAgreement({
  release,
  configuration,
  count,
  leastMs = 0,
  transfersPerSecond = 0,
  seed,
  disturbed = false,
  disk,
  flags: moreFlags = {},
  onProgress,
}: AgreementOptions): Promise<AgreementReport> {
  const folder = await mkdtemp(join(tmpdir(), 'halley-agreement-'));
  const spool = disk ?? join(folder, 'spool');
  const options = chainOptions(release, configuration);
  const governs = options.decimals !== 6;
  let parameters: Record<string, unknown> = {};
  const genesis = (document: GenesisDocument): GenesisDocument => {
    const changed = options.genesis?.(document) ?? document;
    const { params } = changed.app_state['evm'] as { params: Record<string, unknown> };
    parameters = structuredClone(params);
    return governs ? withShortVotes(changed) : changed;
  };
  // Gas of a coin of six decimals costs a lot.
  const app = { ...options.app, 'json-rpc': { 'txfee-cap': 0 } };
  const streamed: GoChainOptions = {
    ...options,
    app,
    blockTimeMs: BLOCK_MS,
    genesis,
    stream: { spool, stopNodeOnErr: false },
  };
  const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const chain = await startGoChain(streamed);
    ends.unshift(() => chain.stop());
    const key = chain.accounts[0]?.privateKey as `0x${string}`;
    const common = {
      node: chain.rpcUrl,
      nodeGrpc: configuration.grpc === false ? '' : chain.grpcAddress,
      untilListening: true,
    };
    const flags = {
      'json-rpc.api': NAMESPACES,
      'json-rpc.txfee-cap': '0',
      'rate-limit': '0',
      'metrics.address': '127.0.0.1:0',
    };
    const other = await startHalley({ ...common, flags: { ...flags, execution: 'node' } });
    ends.unshift(() => other.stop());
    const contracts = compileContracts();
    const decimals = options.decimals ?? 18;
    const price = PRICES[decimals];
    const deployment = await deployContracts({
      // The node's server may know nothing of what has happened.
      url: other.httpUrl,
      chainId: chain.chainId,
      privateKey: key,
      contracts,
      sizes: SIZES,
      maxFee: price,
    });
    const random = new Random(seed);
    const denom = decimals === 6 ? 'utest' : 'atest';
    const hasTokens = options.erc20Precompiles !== false;
    const delegates = release === 'v0.7.3';
    const traffic = new Traffic({ chain, deployment, denom, decimals, price, delegates, governs, hasTokens, random });
    await traffic.prepare(parameters);
    const started = Number(await rpc<string>(chain.evmRpcUrl, 'eth_blockNumber'));
    const halley = await startHalley({
      ...common,
      flags: { ...flags, stream: `unix:${join(spool, 'followers.sock')}`, ...moreFlags },
    });
    ends.unshift(() => halley.stop());
    const headOf = async (url: string): Promise<number> =>
      Number(await rpc<string>(url, 'eth_blockNumber').catch(() => '0x0'));
    await until('both follow the chain', async () => {
      return (await headOf(halley.httpUrl)) > started && (await headOf(other.httpUrl)) > started;
    });
    if (moreFlags['stream'] !== '')
      await until('the stream is followed', async () => (await stateMetrics(halley)).streamBlock > 0);
    const goCode = [
      ...(parameters['active_static_precompiles'] as string[]),
      ...(hasTokens ? Object.values(ERC20_PRECOMPILES) : []),
    ].map((address) => address.toLowerCase());
    const questions = new Questions({ deployment, sights: traffic.sights, goCode, random, seed });
    traffic.start();
    ends.unshift(() => traffic.stop());
    const transfers = new Transfers({ chain, deployment, price, random }, transfersPerSecond);
    if (transfersPerSecond > 0) transfers.start();
    ends.unshift(() => transfers.stop());

    const servers = {
      halley: halley.httpUrl,
      other: other.httpUrl,
      node: configuration.nodeKeepsResults === false ? null : chain.evmRpcUrl,
    };
    const first = await headOf(halley.httpUrl);
    const lowest = options.initialHeight ?? 1;
    let head = first;
    const reached = async (height: number): Promise<void> => {
      head = Math.max(head, height);
      if ((await headOf(other.httpUrl)) < height)
        await until('the other gateway has the block', async () => (await headOf(other.httpUrl)) >= height);
    };
    const report = { compared: 0, unknown: 0, errors: 0, ambiguous: 0, timeouts: 0, differences: [] as Difference[] };
    let asked = 0;
    const work = async (): Promise<void> => {
      while ((asked < count || Date.now() < end) && report.differences.length < MOST_DIFFERENCES) {
        asked += BATCH;
        const kind = random.below(100);
        let height: number | 'latest' = 'latest';
        if (configuration.prunes === true) height = 'latest';
        else if (kind >= 85 && configuration.nodeKeepsResults !== false)
          height = lowest + 1 + random.below(head - lowest);
        else if (kind >= 75) height = first + random.below(Math.max(1, head - first));
        else if (kind >= 50) height = Math.max(first, head - random.below(RECENT));
        const some = Array.from({ length: BATCH }, () => questions.next());
        const { differences, ...counts } = await compare(servers, some, height, reached);
        for (const key of ['compared', 'unknown', 'errors', 'ambiguous', 'timeouts'] as const)
          report[key] += counts[key];
        report.differences.push(...differences);
        onProgress?.(asked);
      }
    };
    const disturbances = new Disturbances({ chain, halley, spool, hasOwnDisk: disk !== undefined });
    if (disturbed !== false) disturbances.start(disturbed === 'everything');
    ends.unshift(() => disturbances.stop());
    const end = Date.now() + leastMs;
    await Promise.all(Array.from({ length: WORKERS }, work));
    await disturbances.stop();
    const metrics = [...disturbances.counted, await stateMetrics(halley)];
    return {
      ...report,
      blocks: (await headOf(halley.httpUrl)) - first,
      metrics: metrics.reduce(sumOf),
      starts: metrics.length,
      disturbances: disturbances.happened,
      traffic: traffic.sent,
      transfers: transfers.taken,
      warnings: warningsOf(halley),
      distrusted: halley.log.filter(({ msg }) => DIFFERENCE.test(String(msg))),
    };
  } finally {
    for (const end of ends) await end();
  }
}

function sumOf(one: StateMetrics, other: StateMetrics): StateMetrics {
  const sum = { ...other };
  for (const key of ['run', 'left', 'same', 'different', 'differentValues', 'questions'] as const) sum[key] += one[key];
  return sum;
}

function warningsOf({ log }: HalleyProcess): string[] {
  const warnings = log
    .filter(({ level }) => Number(level) >= 40)
    .map(({ msg, reason }) => `${String(msg)} ${typeof reason === 'string' ? reason : ''}`);
  return [...new Set(warnings)];
}
