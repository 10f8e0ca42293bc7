/** Queries of the application's state, for `abci_query` and gRPC, with the refusals that a node makes itself. */
import { create, toBinary } from '@bufbuild/protobuf';

import { Service as NodeService } from '../../../generated/proto/cosmos/base/tendermint/v1beta1/query_pb.js';
import { GENESIS_QUERY_PREFIX } from '../../chain/development/developmentProtocol.js';
import type { Application, QueryAnswer } from '../application.js';
import type { BlockStore } from './blocks/blockStore.js';
import type { BlockProducer } from './blockProducer.js';
import type { Faults } from './faults.js';

/** What answers a query. */
export interface StateQueryParts {
  application: Pick<Application, 'query' | 'readStore' | 'hasPendingState' | 'earliestState'>;
  blocks: BlockStore;
  producer: Pick<BlockProducer, 'nextTime'>;
  faults: Faults;
  cometChainId: string;
}

/** A key of a store, at a height or of the genesis state. */
const STORE_PATH = new RegExp(`^(${GENESIS_QUERY_PREFIX})?/store/([^/]*)/key$`);

const NODE_SERVICE_PATH = `/${NodeService.typeName}/`;

/** The queries by path; a negative height is a pending state. */
export class StateQueries {
  readonly #parts: StateQueryParts;

  constructor(parts: StateQueryParts) {
    this.#parts = parts;
  }

  /** Height 0 is the newest. Never rejects because of what a client sent. What runs ends by the signal. */
  async query(
    path: string,
    data: Uint8Array,
    height: number,
    { prove, signal }: { prove: boolean; signal?: AbortSignal },
  ): Promise<QueryAnswer> {
    const refusal = this.#refuseGenesis(path) ?? this.#refuseHeight(height);
    if (refusal !== null) return refusal;
    const { application, producer } = this.#parts;
    const [, genesis, store] = STORE_PATH.exec(path) ?? [];
    if (store !== undefined)
      return this.#readStore(store, data, { height: genesis === undefined ? height : null, prove });
    return this.#ofNode(path) ?? (await application.query(path, data, height, { nextTime: producer.nextTime, signal }));
  }

  /** `height` is null for the genesis state. */
  async #readStore(
    store: string,
    key: Uint8Array,
    { height, prove }: { height: number | null; prove: boolean },
  ): Promise<QueryAnswer> {
    const { application, blocks } = this.#parts;
    if (height !== null && height < 0) {
      return refused(18, 'sdk', 'the pending block has no proofs, as no header has its state: invalid request');
    }
    return application.readStore(store, key, height === null ? 0 : height || blocks.height, prove);
  }

  #refuseHeight(height: number): QueryAnswer | null {
    const { blocks, faults, application } = this.#parts;
    if (height < 0 && !application.hasPendingState(-height)) {
      return refused(18, 'sdk', 'cannot query with height < 0; please provide a valid height: invalid request');
    }
    if (height > blocks.height) {
      return refused(
        26,
        'sdk',
        'cannot query with height in the future; please provide a valid height: invalid height',
      );
    }
    return height > 0 && height < Math.max(faults.earliest, application.earliestState) ? this.#pruned(height) : null;
  }

  #refuseGenesis(path: string): QueryAnswer | null {
    const { faults, application } = this.#parts;
    const isPruned = faults.earliest > 1 || application.earliestState > 0;
    return path.startsWith(GENESIS_QUERY_PREFIX) && isPruned ? this.#pruned(0) : null;
  }

  #pruned(height: number): QueryAnswer {
    const why = `version mismatch on immutable IAVL tree; version does not exist. Version has either been pruned, or is for a future block height (latest height: ${this.#parts.blocks.height})`;
    return refused(38, 'sdk', `failed to load state at height ${height}; ${why}: not found`);
  }

  #ofNode(path: string): QueryAnswer | null {
    if (!path.startsWith(NODE_SERVICE_PATH)) return null;
    switch (path.slice(NODE_SERVICE_PATH.length)) {
      case NodeService.method.getNodeInfo.name: {
        const { output } = NodeService.method.getNodeInfo;
        const network = this.#parts.cometChainId;
        const answer = create(output, { defaultNodeInfo: { network } });
        return this.#answered(toBinary(output, answer));
      }
      case 'GetSyncing':
        // {syncing: false}, which protobuf encodes as no bytes.
        return this.#answered(new Uint8Array(0));
      default:
        return refused(6, 'sdk', 'unknown query path: unknown request');
    }
  }

  #answered(value: Uint8Array): QueryAnswer {
    return { code: 0, codespace: '', log: '', value, height: this.#parts.blocks.height };
  }
}

function refused(code: number, codespace: string, log: string): QueryAnswer {
  return { code, codespace, log, value: new Uint8Array(0), height: 0 };
}
