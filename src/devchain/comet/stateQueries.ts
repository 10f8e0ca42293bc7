/** Queries of the application's state, for `abci_query` and gRPC, with the refusals that a node makes itself. */
import { create, toBinary } from '@bufbuild/protobuf';

import { Service as NodeService } from '../../../generated/proto/cosmos/base/tendermint/v1beta1/query_pb.js';
import { GENESIS_QUERY_PREFIX } from '../../chain/development/developmentProtocol.js';
import type { Application, QueryAnswer } from '../application.js';
import {
  failedAnswer,
  futureHeight,
  missingState,
  negativeHeight,
  plainFailure,
  unknownPath,
  type QueryFailure,
} from '../queryFailure.js';
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
    const refusal = this.#refusal(path, height);
    if (refusal !== null) return failedAnswer(refusal);
    const { application, blocks, producer } = this.#parts;
    const [, genesis, store] = STORE_PATH.exec(path) ?? [];
    if (store === undefined) {
      const { nextTime } = producer;
      return this.#ofNode(path) ?? (await application.query(path, data, height, { nextTime, signal }));
    }
    if (genesis !== undefined) return application.readStore(store, data, 0, prove);
    if (height >= 0) return application.readStore(store, data, height || blocks.height, prove);
    return failedAnswer(plainFailure('the pending block has no proofs, as no header has its state'));
  }

  #refusal(path: string, height: number): QueryFailure | null {
    const { blocks, faults, application } = this.#parts;
    const isGenesisPruned = faults.earliest > 1 || application.earliestState > 0;
    if (path.startsWith(GENESIS_QUERY_PREFIX) && isGenesisPruned) return missingState(0, blocks.height);
    if (height < 0 && !application.hasPendingState(-height)) return negativeHeight();
    if (height > blocks.height) return futureHeight();
    const isPruned = height > 0 && height < Math.max(faults.earliest, application.earliestState);
    return isPruned ? missingState(height, blocks.height) : null;
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
        return failedAnswer(unknownPath());
    }
  }

  #answered(value: Uint8Array): QueryAnswer {
    return { code: 0, codespace: '', log: '', value, height: this.#parts.blocks.height };
  }
}
