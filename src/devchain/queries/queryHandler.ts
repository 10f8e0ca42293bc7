import { plainFailure } from '../queryFailure.js';
import { IGNORE_UNKNOWN } from '../../chain/tx/dialect.js';
import {
  create,
  fromBinary,
  toBinary,
  type DescMessage,
  type DescMethodUnary,
  type MessageInitShape,
  type MessageShape,
} from '@bufbuild/protobuf';
import type { BlockContext } from '../../evm/blockContext.js';
import type { CallTrace } from '../application.js';
import type { BlockRecord } from '../app/state/blockRecord.js';
import type { DevApplication } from '../app/devApplication.js';
import type { WorldStateView } from '../app/state/worldState.js';

interface QueriedBlock {
  state: WorldStateView;
  block: BlockRecord;
  /** The block as code sees it in queries. */
  blockContext: BlockContext;
}

/** What queries read of the chain. `genesis` may be left out where there is none. */
export type QueriedChain = Partial<Pick<DevApplication, 'genesis'>> &
  Pick<
    DevApplication,
    | ('config' | 'height' | 'earliestState' | 'evmPool')
    | ('stateAt' | 'whileKept' | 'blockRecord' | 'blockContextAt' | 'pendingState')
    | ('nextBaseFeeScaled' | 'gasLimitAt')
  >;

/** The chain at the height of one query, which every handler gets. */
export interface QueryContext extends QueriedBlock {
  chain: QueriedChain;
  /** Negative: the number of a pending state. */
  height: number;
  /** At the newest height the block that a transaction sent now would get into; below it the same as `blockContext`. */
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
