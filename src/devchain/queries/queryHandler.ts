import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import type { DescMessage, MessageInitShape, MessageShape } from '@bufbuild/protobuf';
import type { QueryContext } from './queriedChain.js';
import { plainFailure } from './queryFailure.js';

/** Answers one path: protobuf of the request in, protobuf of the response out. Throws QueryFailure. */
export type Handler = (request: Uint8Array, context: QueryContext) => Promise<Uint8Array>;

/** Handlers by path. */
export type Handlers = Record<string, Handler>;

/** A query between its two message types. */
export function unary<Request extends DescMessage, Response extends DescMessage>(
  requestSchema: Request,
  responseSchema: Response,
  answer: (
    request: MessageShape<Request>,
    context: QueryContext,
  ) => MessageInitShape<Response> | Promise<MessageInitShape<Response>>,
): Handler {
  return async (bytes, context) => {
    const request = decodeRequest(requestSchema, bytes);
    return toBinary(responseSchema, create(responseSchema, await answer(request, context)));
  };
}

/** Ignores fields of newer releases. */
function decodeRequest<Schema extends DescMessage>(schema: Schema, bytes: Uint8Array): MessageShape<Schema> {
  try {
    return fromBinary(schema, bytes, { readUnknownFields: false });
  } catch (cause) {
    throw plainFailure(`proto: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}
