import type { Caller } from '../../caller/caller.js';
import { Service as NodeService } from '../../../generated/proto/cosmos/base/tendermint/v1beta1/query_pb.js';
import { MalformedAnswer } from '../../chain/chainErrors.js';
import type { Queries } from '../../chain/node.js';
import { queryError } from '../../chain/nodeFailure.js';
import { askProtobuf } from '../queries/applicationQueries.js';
import { ProtobufFields } from './protobufFields.js';

/** A key of a store and its value. */
export interface StoreEntry {
  key: Uint8Array;
  value: Uint8Array;
}

/** Fields of `cosmos.store.internal.kv.v1beta1.Pairs`. */
const PAIRS = 1;
const PAIR = { key: 1, value: 2 };

/**
 * All entries of a store whose keys begin with a prefix, in the order of the keys. They are of the node's newest state,
 * whichever that is: the query takes no height. The node builds the whole answer in memory however long it is, so no
 * prefix may be asked for of unknown size; `queries` limits the time and the bytes.
 */
export async function readSubspace(
  queries: Queries,
  store: string,
  prefix: Uint8Array,
  caller: Caller,
): Promise<StoreEntry[]> {
  const path = `/store/${store}/subspace`;
  const query = { method: NodeService.method.aBCIQuery, fields: { path, data: prefix }, height: 0 };
  const { code, codespace, log, value } = await askProtobuf(queries, query, caller);
  if (code !== 0) throw queryError({ path, height: 0, abciCode: code, codespace, log });
  const entries: StoreEntry[] = [];
  for (const pair of new ProtobufFields(value).messages(PAIRS))
    entries.push({ key: pair.bytes(PAIR.key), value: pair.bytes(PAIR.value) });
  if (!entries.every(({ key }) => beginsWith(key, prefix))) throw new MalformedAnswer(`${path}: another prefix`);
  return entries;
}

function beginsWith(key: Uint8Array, prefix: Uint8Array): boolean {
  return key.length >= prefix.length && Buffer.compare(key.subarray(0, prefix.length), prefix) === 0;
}
