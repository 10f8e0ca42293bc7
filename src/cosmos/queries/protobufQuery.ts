/**
 * Queries by the descriptors that are generated from `proto/`: a method descriptor such as `Query.method.account` gives
 * the path and the types of request and answer.
 */
import type { Caller } from '../../caller/caller.js';
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import type { DescMessage, DescMethod, DescMethodUnary, MessageInitShape, MessageShape } from '@bufbuild/protobuf';

import { MalformedAnswer } from '../../chain/errors.js';
import type { Queries } from '../../chain/node.js';
import { IGNORE_UNKNOWN } from '../../chain/tx/ignoreUnknown.js';

/** A query of the application: its descriptor, the fields of its request, and the height; 0 means the node's newest. */
export interface ProtobufQuery<Request extends DescMessage, Response extends DescMessage> {
  method: DescMethodUnary<Request, Response>;
  fields: MessageInitShape<Request>;
  height: number;
}

/** The path of a query, such as `/cosmos.evm.vm.v1.Query/Account`. */
export function queryPath({ parent, name }: DescMethod): string {
  return `/${parent.typeName}/${name}`;
}

/** The decoded answer to one query. Throws MalformedAnswer when it does not decode. */
export async function askProtobuf<Request extends DescMessage, Response extends DescMessage>(
  queries: Queries,
  { method, fields, height }: ProtobufQuery<Request, Response>,
  caller: Caller,
): Promise<MessageShape<Response>> {
  const request = toBinary(method.input, create(method.input, fields));
  const path = queryPath(method);
  return decodeProtobuf(path, method.output, await queries.query(path, request, height, caller));
}

/** Bytes of a node as a message; throws MalformedAnswer that names `place`. Fields that we do not know are not kept. */
export function decodeProtobuf<Schema extends DescMessage>(
  place: string,
  schema: Schema,
  bytes: Uint8Array,
): MessageShape<Schema> {
  try {
    return fromBinary(schema, bytes, IGNORE_UNKNOWN);
  } catch (cause) {
    throw new MalformedAnswer(`${place}: not a ${schema.typeName}`, { cause });
  }
}
