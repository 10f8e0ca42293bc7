import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import type { DescMessage, DescMethodUnary, MessageInitShape, MessageShape } from '@bufbuild/protobuf';
import type { QueryContext } from './queriedChain.js';
import { plainFailure } from './queryFailure.js';
import { IGNORE_UNKNOWN } from '../../chain/tx/ignoreUnknown.js';

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
