/** The whole node of an embedded chain: blocks, mining and both doors, around an application. */
import type { AddressInfo } from 'node:net';

import type { BlockTime } from '../../chain/node.js';
import type { Application } from '../application.js';
import { BlockFile } from './blocks/blockFile.js';
import { BlockStore } from './blocks/blockStore.js';
import { Chain } from './blockProducer.js';
import { ChainClock } from './chainClock.js';
import { Faults } from './faults.js';
import { GrpcServer } from './server/grpcServer.js';
import { HttpServer } from './server/cometHttpServer.js';
import { blockMethods } from './methods/blockMethods.js';
import { developmentMethods } from './methods/developmentMethods.js';
import { eventMethods } from './methods/eventMethods.js';
import { nodeMethods } from './methods/nodeMethods.js';
import { transactionMethods } from './methods/transactionMethods.js';
import { Mining, type MiningMode } from './autoMiner.js';
import { hasApplicationMempool, type NodeOptions, type NodeParts } from './nodeParts.js';
import { RpcCalls } from './server/rpcCalls.js';
import { Snapshots } from './snapshots.js';
import { StateQueries } from './stateQueries.js';
import { Subscriptions } from './events/eventSubscriptions.js';
import { TxCache } from './txCache.js';
import { Validator } from './blocks/validator.js';
import { WebSocketServer } from './server/cometWebSocketServer.js';
import { base64 } from './blocks/blockJson.js';

export interface DevNodeOptions extends NodeOptions {
  /** The chain's text id; the validator's key follows from it. */
  cometChainId: string;
  genesisTime: BlockTime;
  /** Gas limit of a block. */
  maxGas: bigint;
  mining: MiningMode;
  /** Interface to listen on. */
  host: string;
  /** 0 lets the system choose. */
  rpcPort: number;
  grpcPort: number;
  /** File that keeps the blocks; null for none. */
  blockFile: string | null;
}

export interface DevNodeParts {
  application: Application;
  /** Told when a block could not be made. */
  onFailure: (error: unknown) => void;
}

export interface NodeAddresses {
  /** `http://host:port`, with the WebSocket at `/websocket`. */
  rpcUrl: string;
  /** `host:port`. */
  grpcAddress: string;
}

export class DevNode {
  readonly #options: DevNodeOptions;
  readonly #parts: NodeParts;
  readonly #http: HttpServer;
  readonly #webSocket: WebSocketServer;
  readonly #grpc: GrpcServer;

  constructor(options: DevNodeOptions, given: DevNodeParts) {
    this.#options = options;
    this.#parts = createParts(options, given, () => (this.#http.server.address() as AddressInfo).port);
    const { faults, queries, subscriptions } = this.#parts;
    const calls = new RpcCalls(
      {
        ...nodeMethods(this.#parts),
        ...blockMethods(this.#parts),
        ...transactionMethods(this.#parts),
        ...eventMethods(subscriptions),
        ...developmentMethods(this.#parts),
      },
      faults,
    );
    this.#http = new HttpServer(calls);
    this.#webSocket = new WebSocketServer({ calls, subscriptions, faults });
    this.#webSocket.attach(this.#http.server);
    this.#grpc = new GrpcServer(queries, faults);
  }

  /** Makes the first block unless there is one, listens, and begins to mine. Rejects when it cannot, with the reason. */
  async start(): Promise<NodeAddresses> {
    const { chain, mining } = this.#parts;
    const blocks = this.#reconcile();
    const { host, rpcPort, grpcPort } = this.#options;
    if (blocks.height === 0) await chain.makeBlock();
    await new Promise<void>((resolve, reject) => {
      this.#http.server.once('error', reject);
      this.#http.server.listen(rpcPort, host, resolve);
    });
    const grpcAddress = `${host}:${await this.#grpc.listen(host, grpcPort)}`;
    mining.setMode(this.#options.mining);
    return { rpcUrl: `http://${host}:${this.#parts.rpcPort()}`, grpcAddress };
  }

  /** Blocks and state are written one after the other, so a process that died may have left one a step ahead: the lower counts. */
  #reconcile(): BlockStore {
    const { application, blocks } = this.#parts;
    blocks.truncate(application.height);
    if (application.height > blocks.height) application.revertTo(blocks.height);
    if (blocks.head !== null && blocks.head.results.app_hash !== base64(application.appHash)) {
      throw new Error(`the state at height ${blocks.height} is not that of the block ${blocks.head.blockId.hash}`);
    }
    return blocks;
  }

  /** Ends mining and every connection. */
  async stop(): Promise<void> {
    this.#parts.mining.stop();
    this.#webSocket.stop();
    await Promise.all([this.#http.stop(), this.#grpc.stop()]);
  }
}

function createParts(
  options: DevNodeOptions,
  { application, onFailure }: DevNodeParts,
  rpcPort: () => number,
): NodeParts {
  const { cometChainId, genesisTime, maxGas } = options;
  const blocks = new BlockStore(options.blockFile === null ? null : new BlockFile(options.blockFile));
  const clock = new ChainClock();
  const faults = new Faults();
  const txCache = new TxCache();
  const subscriptions = new Subscriptions();
  const validator = new Validator(cometChainId);
  const hasAuthority = hasApplicationMempool(options);
  const chainOptions = { cometChainId, genesisTime, maxGas, hasAuthority };
  const chain = new Chain(chainOptions, { application, validator, blocks, clock });
  const mining = new Mining({ chain, application, onFailure });
  const snapshots = new Snapshots({ application, chain, blocks, clock, txCache });
  const queries = new StateQueries({ application, blocks, chain, faults, cometChainId });
  chain.onBlock((block) => subscriptions.publish(block));
  snapshots.onRevert((head) => subscriptions.publish(head));
  faults.onChange(({ fault }, on) => {
    if (fault === 'stall') mining.setStalled(on);
  });
  const ownParts = { application, validator, blocks, chain, clock, mining, snapshots, txCache };
  return { options, ...ownParts, subscriptions, queries, faults, rpcPort };
}
