/**
 * The node of the embedded chain, around an application: it makes blocks, keeps them, and serves the CometBFT RPC and
 * gRPC. `chainThread.ts` starts it in a worker thread; it knows nothing of the EVM, and the application nothing of it.
 */
import type { MessagePort } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { BlockTime } from '../../chain/node.js';
import type { Application, ForkAccess, Replay } from '../application.js';
import { AutoMiner, type MiningMode } from './autoMiner.js';
import { BlockProducer, type BlockProducerOptions } from './blockProducer.js';
import { BlockFile, BlockStore } from './blocks/blockStore.js';
import { base64 } from './blocks/blockJson.js';
import { Validator } from './blocks/validator.js';
import { ChainClock } from './chainClock.js';
import { EventSubscriptions } from './events/eventSubscriptions.js';
import { Faults } from './faults.js';
import { blockMethods } from './methods/blockMethods.js';
import { developmentMethods } from './methods/development/developmentMethods.js';
import { eventMethods } from './methods/eventMethods.js';
import { nodeMethods } from './methods/nodeMethods.js';
import { transactionMethods } from './methods/transactionMethods.js';
import { hasApplicationMempool, type NodeOptions, type NodeParts } from './nodeParts.js';
import { CometHttpServer } from './server/cometHttpServer.js';
import { CometWebSocketServer } from './server/cometWebSocketServer.js';
import { GrpcServer } from './server/grpcServer.js';
import { UnusableOption } from '../unusableOption.js';
import type { LinkOutbox } from '../linkMessages.js';
import { LinkServer } from './server/linkServer.js';
import { PendingBlock } from './pendingBlock.js';
import { RpcCalls } from './server/rpcCalls.js';
import { Snapshots } from './snapshots.js';
import { StateFeed } from './stateFeed.js';
import { StateLoading } from './stateLoading.js';
import { StateQueries } from './stateQueries.js';

/** What a node is started with; none has a default here. */
export interface DevNodeOptions extends NodeOptions {
  /** CometBFT's text id of the chain; the validator's key is derived from it. */
  cometChainId: string;
  genesisTime: BlockTime;
  /** True: the clock starts at the genesis time, not now. */
  startsClock: boolean;
  initialHeight: number;
  forkedHashes: BlockProducerOptions['forkedHashes'];
  replay: Replay | null;
  /** Ethereum transactions that follow the first block, block by block. */
  seeds: readonly (readonly Uint8Array[])[];
  mining: MiningMode;
  host: string;
  /** 0 lets the system choose, as for `grpcPort`. */
  rpcPort: number;
  grpcPort: number;
  /** File that keeps the blocks; null keeps them in memory only. */
  blockFile: string | null;
}

/** What the node is built around. */
interface DevNodeParts {
  application: Application;
  fork?: ForkAccess | null;
  onFailure: (error: unknown) => void;
}

/** Where the node listens. */
export interface NodeAddresses {
  /** `http://host:port`, with the WebSocket at `/websocket`. */
  rpcUrl: string;
  grpcAddress: string;
}

/** The node; `start` and `stop` are called once each. */
export class DevNode {
  readonly #options: DevNodeOptions;
  readonly #parts: NodeParts;
  readonly #http: CometHttpServer;
  readonly #webSocket: CometWebSocketServer;
  readonly #grpc: GrpcServer;
  readonly #calls: RpcCalls;
  readonly #links: LinkServer[] = [];

  constructor(options: DevNodeOptions, given: DevNodeParts) {
    this.#options = options;
    this.#parts = createParts(options, given, () => this.#http.port);
    const { faults, queries, subscriptions } = this.#parts;
    this.#calls = new RpcCalls(
      {
        ...nodeMethods(this.#parts),
        ...blockMethods(this.#parts),
        ...transactionMethods(this.#parts),
        ...eventMethods(subscriptions),
        ...developmentMethods(this.#parts),
      },
      faults,
    );
    this.#http = new CometHttpServer(this.#calls);
    this.#webSocket = new CometWebSocketServer({ calls: this.#calls, subscriptions, faults });
    this.#webSocket.attach(this.#http.server);
    this.#grpc = new GrpcServer(queries, faults);
  }

  /** Serves another thread at a port, besides the sockets. The outbox posts to the same port. */
  serve(port: MessagePort, outbox: LinkOutbox): void {
    const { queries, subscriptions, faults } = this.#parts;
    const stateFeed = new StateFeed(this.#parts);
    this.#links.push(new LinkServer(port, { calls: this.#calls, queries, subscriptions, faults, outbox, stateFeed }));
  }

  /** Makes the first block unless there is one, listens, and begins to mine. */
  async start(): Promise<NodeAddresses> {
    const { producer, miner } = this.#parts;
    const blocks = this.#reconcile();
    const { host, rpcPort, grpcPort } = this.#options;
    const isNew = blocks.head === null;
    if (isNew) await producer.makeBlock();
    if (this.#options.startsClock) this.#parts.clock.startAt(producer.headTime);
    if (isNew && this.#options.replay !== null) await runAgain(this.#options.replay, this.#parts);
    if (isNew) for (const block of this.#options.seeds) await runSeeds(block, this.#parts);
    await new Promise<void>((resolve, reject) => {
      this.#http.server.once('error', reject);
      this.#http.server.listen(rpcPort, host, resolve);
    });
    const grpcAddress = `${host}:${await this.#grpc.listen(host, grpcPort)}`;
    miner.setMode(this.#options.mining);
    return { rpcUrl: `http://${host}:${this.#parts.rpcPort()}`, grpcAddress };
  }

  /** Where a process died between writing block and state, the lower height of the two counts. */
  #reconcile(): BlockStore {
    const { application, blocks } = this.#parts;
    blocks.truncate(application.height);
    if (application.height > blocks.height) application.revertTo(blocks.height);
    if (blocks.head !== null && blocks.head.results.app_hash !== base64(application.appHash)) {
      throw new UnusableOption(`state and block at height ${blocks.height} do not match: ${blocks.head.blockId.hash}`);
    }
    return blocks;
  }

  get genesisTime(): BlockTime {
    return this.#parts.producer.genesisTime;
  }

  /** Loads a dump of anvil or of this chain. Rejects with the reason when it cannot. Call it after `start`. */
  async loadState(dump: Uint8Array): Promise<void> {
    const { stateLoading } = this.#parts;
    let { remaining } = await stateLoading.load(dump);
    while (remaining > 0) ({ remaining } = await stateLoading.continue());
  }

  async stop(): Promise<void> {
    this.#parts.miner.stop();
    this.#webSocket.stop();
    for (const link of this.#links) link.stop();
    await Promise.all([this.#http.stop(), this.#grpc.stop()]);
  }
}

/** CometBFT's default of `mempool.cache_size`. */
const TX_CACHE_SIZE = 10_000;

function createParts(
  options: DevNodeOptions,
  { application, onFailure, fork = null }: DevNodeParts,
  rpcPort: () => number,
): NodeParts {
  const { cometChainId, genesisTime, initialHeight, forkedHashes } = options;
  const blocks = new BlockStore(options.blockFile === null ? null : new BlockFile(options.blockFile), initialHeight);
  const clock = new ChainClock();
  const faults = new Faults(() => blocks.first);
  const txCache = new LRUCache<string, true>({ max: TX_CACHE_SIZE });
  const subscriptions = new EventSubscriptions();
  const validator = new Validator(cometChainId);
  const hasAuthority = hasApplicationMempool(options);
  const producerOptions = { cometChainId, genesisTime, forkedHashes, fork, hasAuthority };
  const producer = new BlockProducer(producerOptions, { application, validator, blocks, clock });
  const chain = { application, producer, blocks, clock };
  const miner = new AutoMiner({ producer, application, onFailure });
  const snapshots = new Snapshots({ ...chain, txCache });
  const stateLoading = new StateLoading(chain);
  const pendingBlock = new PendingBlock(chain);
  const queries = new StateQueries({ application, blocks, producer, faults, cometChainId });
  producer.onBlock((block) => subscriptions.publish(block));
  snapshots.onRevert((head) => subscriptions.publish(head));
  faults.onChange(({ fault }, on) => {
    if (fault === 'stall') miner.setStalled(on);
  });
  const others = { miner, snapshots, stateLoading, txCache, pendingBlock, subscriptions, queries, faults };
  return { options, validator, ...chain, ...others, rpcPort };
}

/** Makes a block of transactions of the origin as they ran there. Rejects with the name of one that cannot run. */
async function runAgain(
  { timestamp, baseFee, prevRandao, transactions }: Replay,
  { application, producer, clock }: Pick<NodeParts, 'application' | 'producer' | 'clock'>,
): Promise<void> {
  const { editor } = application;
  const previous = producer.headTime;
  clock.setStep(Math.max(timestamp - previous.seconds, 0), previous);
  if (baseFee !== null) editor.setNextBaseFee(baseFee);
  if (prevRandao !== null) editor.setPrevRandao(prevRandao);
  await makeBlockOf(transactions, { application, producer }, (index, reason) => {
    const { hash } = transactions[index] ?? {};
    return new Error(`transaction ${hash} of the origin cannot be run again: ${reason}`);
  });
}

/** Makes a block of the first transactions of a chain. Rejects when it does not take one: they are for its options. */
async function runSeeds(
  raws: readonly Uint8Array[],
  parts: Pick<NodeParts, 'application' | 'producer'>,
): Promise<void> {
  const transactions = raws.map((raw) => ({ raw, from: null }));
  await makeBlockOf(
    transactions,
    parts,
    (_index, reason) => new Error(`a transaction that the chain begins with cannot run: ${reason}`),
  );
}

/** Makes a block of Ethereum transactions. Rejects with the refusal of the first that the chain does not take. */
async function makeBlockOf(
  transactions: readonly Pick<Replay['transactions'][number], 'raw' | 'from'>[],
  { application, producer }: Pick<NodeParts, 'application' | 'producer'>,
  refusal: (index: number, reason: string) => Error,
): Promise<void> {
  const { editor } = application;
  const txs = transactions.map(({ raw, from }, index) => {
    // A sender whom no signature shows was impersonated.
    if (from !== null) editor.impersonate(from);
    const outcome = application.completeTransaction(from, raw);
    if (from !== null) editor.stopImpersonating(from);
    if ('tx' in outcome) return outcome.tx;
    throw refusal(index, outcome.refusal);
  });
  const { results } = await producer.makeBlockOf(txs);
  for (const [index, { code, log }] of (results.txs_results ?? []).entries()) if (code !== 0) throw refusal(index, log);
}
