/** The servers of a run, each with the chain behind it and what was put into that chain. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { GoChain } from '../test/support/goChain.js';
import { startHalley, type HalleyProcess } from '../test/support/halleyProcess.js';
import { startGeth } from './geth.js';
import type { Server } from './measure.js';
import type { BenchOptions } from './options.js';
import { processTree } from './processUsage.js';
import { waitUntilIndexed } from './readiness.js';
import { seconds, say } from './say.js';
import type { CompiledContract } from './state/compile.js';
import { deployContracts } from './state/deploy.js';
import type { Deployment } from './state/deploymentPlan.js';
import type { StateStream } from './stateStream.js';
import { makeWorkload, type Workload, type WorkloadOptions } from './workload.js';

/** What a chain was filled with. */
export interface Filling {
  workload: Workload;
  /** Null where section State is not measured. */
  deployment: Deployment | null;
}

/** A server that is measured. */
export interface Side extends Filling {
  server: Server;
  /** The one that makes each trace again: Halley without kept traces; other servers keep none. */
  fresh: Server;
}

/** A Halley that was started, and its process. */
export interface HalleySide extends Side {
  process: HalleyProcess;
}

export interface FillOptions {
  options: BenchOptions;
  /** Those of section State; null where it is not measured. */
  contracts: ReadonlyMap<string, CompiledContract> | null;
}

export interface HalleyPlace {
  chain: GoChain;
  filling: Filling;
  /** Whether traces are measured. */
  isTraced: boolean;
  /** The stream of the chain's node if this Halley follows it. */
  stream: StateStream | null;
  /** The checkout that has built it. Default: this one. */
  folder?: string;
}

/** Takes what undoes a start. */
type OnStop = (stop: () => Promise<unknown>) => void;

const KEEPS_TRACES = { 'log-level': 'info', 'json-rpc.api': 'eth,net,web3,debug,halley' };
const KEEPS_NO_TRACES = { 'json-rpc.api': 'eth,debug,trace,halley', 'trace.cache-size': '0' };

/** Starts one Halley, and a second one that keeps no traces where traces are measured. */
export async function halleySide(place: HalleyPlace, onStop: OnStop): Promise<HalleySide> {
  const halley = await startInFrontOf(place, KEEPS_TRACES, onStop);
  const server = serverOf(halley, place.chain);
  const fresh = place.isTraced ? serverOf(await startInFrontOf(place, KEEPS_NO_TRACES, onStop), place.chain) : server;
  return { server, fresh, process: halley, ...place.filling };
}

/** The server built into the node. */
export function builtInSide({ evmRpcUrl, pid }: GoChain, filling: Filling): Side {
  const pids = processTree(pid);
  const server: Server = { url: evmRpcUrl, pids: () => pids };
  return { server, fresh: server, ...filling };
}

/** Starts geth with a chain of its own, which is filled alike. */
export async function gethSide(binary: string, chain: GoChain, fill: FillOptions, onStop: OnStop): Promise<Side> {
  const geth = await startGeth(binary, privateKeysOf(chain));
  onStop(() => geth.stop());
  const filling = await fillChain('the chain of geth', geth.url, geth.chainId, chain, fill);
  const server: Server = { url: geth.url, pids: () => [geth.pid] };
  return { server, fresh: server, ...filling };
}

/** Makes blocks with transactions and, for section State, contracts. The accounts are those of the Go chain. */
export async function fillChain(
  name: string,
  url: string,
  chainId: number,
  chain: GoChain,
  { options: { blocks, transactionsPerBlock }, contracts }: FillOptions,
): Promise<Filling> {
  const begin = Date.now();
  const privateKeys = privateKeysOf(chain);
  const workload = await makeWorkload({ url, chainId, privateKeys, blocks, transactionsPerBlock });
  const transactions = workload.blocks.reduce((sum, block) => sum + block.transactions.length, 0);
  say(`${workload.blocks.length} blocks with ${transactions} transactions in ${name}, made in ${seconds(begin)} s.`);
  if (contracts === null) return { workload, deployment: null };
  const deployBegin = Date.now();
  const deployment = await deployContracts({ url, chainId, privateKey: privateKeys[0], contracts });
  say(`The contracts of section State, made in ${seconds(deployBegin)} s.`);
  return { workload, deployment };
}

/** Throws where the checkout of this flag has not been built, before a chain is filled for nothing. */
export async function checkBuilt(flag: string, folder: string | null): Promise<void> {
  if (folder === null) return;
  const main = join(folder, 'dist/bundle/main.js');
  await access(main).catch((cause: unknown) => {
    throw new Error(`--${flag}: there is no ${main}; run "npm run setup" in that checkout`, { cause });
  });
}

/** Starts Halley and waits until it has the chain. */
export async function startInFrontOf(
  { chain, stream, folder }: Pick<HalleyPlace, 'chain' | 'stream' | 'folder'>,
  flags: Record<string, string>,
  onStop: OnStop,
): Promise<HalleyProcess> {
  const halley = await startHalley({
    node: chain.rpcUrl,
    nodeGrpc: chain.grpcAddress,
    flags: { ...flags, ...(stream !== null && { stream: stream.address }) },
    ...(folder !== undefined && { folder }),
  });
  onStop(() => halley.stop());
  await waitUntilIndexed(halley);
  return halley;
}

/** Its processes are all of the service: workers may be replaced. */
export function serverOf(halley: HalleyProcess, chain: GoChain): Server {
  const nodePids = processTree(chain.pid);
  return { url: halley.httpUrl, pids: () => [...processTree(halley.pid), ...nodePids], nodePids: () => nodePids };
}

function privateKeysOf(chain: GoChain): WorkloadOptions['privateKeys'] {
  return chain.accounts.map(({ privateKey }) => privateKey) as WorkloadOptions['privateKeys'];
}
