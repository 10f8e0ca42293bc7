import {
  create,
  fromBinary,
  toBinary,
  type DescMessage,
  type DescMethodUnary,
  type MessageInitShape,
  type MessageShape,
} from '@bufbuild/protobuf';
import { plainFailure } from './queryFailure.js';
import { IGNORE_UNKNOWN } from '../../chain/tx/ignoreUnknown.js';
import type { BlockContext } from '../../execution/blockContext.js';
import type { CallTrace } from '../application.js';
import type { BlockRecord } from '../app/state/blockRecord.js';
import type { DevChainConfig } from '../app/devChainConfig.js';
import type { PendingState } from '../app/pendingStates.js';
import type { EvmPool } from '../app/evm/evmPool.js';
import type { WorldStateView } from '../app/state/worldState.js';

interface QueriedBlock {
  state: WorldStateView;
  block: BlockRecord;
  blockContext: BlockContext;
}

/** What queries read of the chain. */
export interface QueriedChain {
  readonly config: DevChainConfig;
  /** The newest height. */
  readonly height: number;
  /** The lowest height whose state is not pruned. */
  readonly earliestState: number;
  /** The state after a block; null when there is no such block, or its state is pruned. */
  stateAt(height: number): WorldStateView | null;
  /** Runs something that reads a state over several turns of the event loop; the state is not pruned meanwhile. */
  whileKept<T>(state: WorldStateView, run: () => Promise<T>): Promise<T>;
  /** Null when there is no such block. */
  blockRecord(height: number): BlockRecord | null;
  /** The block that code sees in queries at a height; null when there is no such block. */
  blockContextAt(height: number): BlockContext | null;
  /** The state of a pending block by its number; null when it is not kept. */
  pendingState(number: number): PendingState | null;
  /** Block 0 with the genesis state; null, or left out, where there is none. */
  genesis?(): QueriedBlock | null;
  /** The base fee of the block after the newest, wei times 10^18. */
  nextBaseFeeScaled(): bigint;
  /** Gas limit of a block that there is. */
  gasLimitAt(height: number): bigint;
  readonly evmPool: EvmPool;
}

/** The chain at the height of one query, which every handler gets. */
export interface QueryContext extends QueriedBlock {
  chain: QueriedChain;
  /** Negative: the number of a pending state. */
  height: number;
  /**
   * At the newest height the block that a transaction sent now would get into; below it the same as `blockContext`.
   */
  nextBlockContext: BlockContext;
  /** Called with each line that code prints with Solidity's console.log. */
  onConsoleLog: (line: string) => void;
  /** Called with the calls of each EthCall; null when they are not recorded. */
  onTrace: ((trace: CallTrace) => void) | null;
  /** Aborts when the caller has left: nothing needs to be computed for it any more. */
  signal: AbortSignal | undefined;
}

/** Answers one path: protobuf of the request in, protobuf of the response out. Throws QueryFailure. */
export type Handler = (request: Uint8Array, context: QueryContext) => Promise<Uint8Array>;

/** A handler and its path, such as `/cosmos.evm.vm.v1.Query/Account`. */
export type HandlerEntry = readonly [path: string, handler: Handler];

/** The entry of a query in `proto/`, whose descriptor gives the path and the types of request and response. */
export function unary<Request extends DescMessage, Response extends DescMessage>(
  { parent, name, input, output }: DescMethodUnary<Request, Response>,
  answer: (
    request: MessageShape<Request>,
    context: QueryContext,
  ) => MessageInitShape<Response> | Promise<MessageInitShape<Response>>,
): HandlerEntry {
  const handler: Handler = async (bytes, context) => {
    const request = decodeRequest(input, bytes);
    return toBinary(output, create(output, await answer(request, context)));
  };
  return [`/${parent.typeName}/${name}`, handler];
}

/** Ignores fields of newer releases. */
function decodeRequest<Schema extends DescMessage>(schema: Schema, bytes: Uint8Array): MessageShape<Schema> {
  try {
    return fromBinary(schema, bytes, IGNORE_UNKNOWN);
  } catch (cause) {
    throw plainFailure(`proto: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}
