/** How the application's stores are read, if they are: over CometBFT RPC, else over gRPC. */
import type { Caller } from '../caller/caller.js';
import { type ChainError, HeightInFuture } from '../chain/chainErrors.js';
import type { Node, Queries } from '../chain/node.js';
import type { KeyQueries, RawStore } from '../chain/rawStore.js';
import type { ChainProfile } from '../cosmos/chainProfile.js';
import type { ApplicationQueries } from '../cosmos/queries/applicationQueries.js';
import { confirmLayout, type ConfirmedLayout } from '../cosmos/stores/confirmLayout.js';
import { GrpcKeyQueries } from '../cosmos/stores/grpcKeyQueries.js';
import { COMET_READS, GRPC_READS, RawReads } from '../cosmos/stores/rawReads.js';
import { readSubspace } from '../cosmos/stores/subspace.js';
import type { Logger } from '../observe/logger.js';
import { storedAt } from '../state/evmState.js';

/** What reads the stores of a node. */
export interface StoreReadingParts {
  node: Pick<Node, 'applicationInfo'>;
  /** Keys over CometBFT RPC. */
  keys: KeyQueries;
  /** The application's queries, over gRPC where the node has it. */
  service: Queries;
  queries: ApplicationQueries;
  profile: ChainProfile;
  log: Logger;
}

/** A store whose layout was compared with the node's queries. */
export interface ConfirmedStore extends ConfirmedLayout {
  store: RawStore;
}

/** The stores of one node. */
export class StoreReading {
  /** Batches of keys are several times cheaper for node and gateway than single ones over gRPC. */
  readonly store: RawStore;
  readonly #overGrpc: RawStore;
  readonly #parts: StoreReadingParts;

  constructor(parts: StoreReadingParts) {
    this.#parts = parts;
    const missingState = (height: number, caller: Caller) => this.#missingState(height, caller);
    this.store = new RawReads(COMET_READS, { queries: parts.keys, missingState });
    this.#overGrpc = new RawReads(GRPC_READS, { queries: new GrpcKeyQueries(parts.service), missingState });
  }

  /**
   * Finds out whether the stores are where they are expected, and how they can be read. To be repeated when the node
   * was upgraded, and later where a part has shown nothing but zeros. Rejects with NodeUnavailable.
   */
  async confirm(caller: Caller): Promise<ConfirmedStore> {
    const overComet = await this.#confirm(this.store, caller);
    if (overComet.accounts || overComet.contracts) return overComet;
    // A proxy may refuse `abci_query`, or batches.
    const overGrpc = await this.#confirm(this.#overGrpc, caller);
    return overGrpc.accounts || overGrpc.contracts ? overGrpc : overComet;
  }

  async #confirm(store: RawStore, caller: Caller): Promise<ConfirmedStore> {
    const { node, service, queries, profile, log } = this.#parts;
    const subspace = async (name: string, prefix: Uint8Array, by: Caller) =>
      (await readSubspace(service, name, prefix, by)).entries;
    const newestHeight = async (by: Caller) => (await node.applicationInfo(by)).lastHeight;
    return {
      store,
      ...(await confirmLayout({ stored: storedAt(store, profile, log), queries, subspace, newestHeight }, caller)),
    };
  }

  async #missingState(height: number, caller: Caller): Promise<ChainError> {
    const { lastHeight } = await this.#parts.node.applicationInfo(caller);
    return height > lastHeight ? new HeightInFuture(`height ${height}`) : this.#parts.queries.pruned(height, caller);
  }
}
