import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import type { DescMessage, MessageInitShape, MessageShape } from '@bufbuild/protobuf';

import { MalformedAnswer } from '../../chain/errors.js';
import type { Queries } from '../../chain/node.js';

/** A request: its message type and its fields. */
export type ProtobufRequest<Request extends DescMessage> = readonly [Request, MessageInitShape<Request>];

/** One query with encoded request and decoded answer; `height` 0 means the node's newest. */
export async function askProtobuf<Request extends DescMessage, Response extends DescMessage>(
  queries: Queries,
  path: string,
  [requestSchema, fields]: ProtobufRequest<Request>,
  responseSchema: Response,
  height: number,
  signal?: AbortSignal,
): Promise<MessageShape<Response>> {
  const request = toBinary(requestSchema, create(requestSchema, fields));
  return decodeProtobuf(path, responseSchema, await queries.query(path, request, height, signal));
}

/** Bytes of a node as a message; throws MalformedAnswer that names `place`. Fields that we do not know are not kept. */
export function decodeProtobuf<Schema extends DescMessage>(
  place: string,
  schema: Schema,
  bytes: Uint8Array,
): MessageShape<Schema> {
  try {
    return fromBinary(schema, bytes, { readUnknownFields: false });
  } catch (cause) {
    throw new MalformedAnswer(`${place}: not a ${schema.typeName}`, { cause });
  }
}
