import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import type { DescMessage, MessageInitShape, MessageShape } from '@bufbuild/protobuf';
import type { QueryPlace } from './queriedChain.js';
import { plainFailure } from './queryFailure.js';

/** Answers the request bytes of one path with response bytes. Throws QueryFailure. */
export type Handler = (request: Uint8Array, place: QueryPlace) => Promise<Uint8Array>;

/** Handlers by path. */
export type Handlers = Record<string, Handler>;

/** A query between its two message types. */
export function unary<Request extends DescMessage, Response extends DescMessage>(
  requestSchema: Request,
  responseSchema: Response,
  answer: (
    request: MessageShape<Request>,
    place: QueryPlace,
  ) => MessageInitShape<Response> | Promise<MessageInitShape<Response>>,
): Handler {
  return async (bytes, place) => {
    const request = decodeRequest(requestSchema, bytes);
    return toBinary(responseSchema, create(responseSchema, await answer(request, place)));
  };
}

/** Fields of newer releases are passed over. */
function decodeRequest<Schema extends DescMessage>(schema: Schema, bytes: Uint8Array): MessageShape<Schema> {
  try {
    return fromBinary(schema, bytes, { readUnknownFields: false });
  } catch (cause) {
    throw plainFailure(`proto: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}
