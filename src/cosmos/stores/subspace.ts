import type { Caller } from '../../caller/caller.js';
import { Service as NodeService } from '../../../generated/proto/cosmos/base/tendermint/v1beta1/query_pb.js';
import { MalformedAnswer } from '../../chain/chainErrors.js';
import type { Queries } from '../../chain/node.js';
import { queryError } from '../../chain/nodeFailure.js';
import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';
import { askProtobuf } from '../queries/applicationQueries.js';
import { ProtobufFields } from './protobufFields.js';

/** A key of a store and its value. */
export interface StoreEntry {
  key: Uint8Array;
  value: Uint8Array;
}

/** What a node answers. */
export interface Subspace {
  /** The newest height that was committed when the node began. Values of the next one may be among the entries. */
  height: number;
  /** In the order of the keys. */
  entries: StoreEntry[];
}

/** Fields of `cosmos.store.internal.kv.v1beta1.Pairs`. */
const PAIRS = 1;
const PAIR = { key: 1, value: 2 };

/**
 * All entries of a store whose keys begin with a prefix. The query takes no height: they are of the node's newest
 * state, whichever that is, and may be of a block that is not committed yet. The node builds the whole answer in memory
 * however long it is, so no prefix may be asked for of unknown size; `queries` limits the time and the bytes.
 */
export async function readSubspace(
  queries: Queries,
  store: string,
  prefix: Uint8Array,
  caller: Caller,
): Promise<Subspace> {
  const path = `/store/${store}/subspace`;
  const query = { method: NodeService.method.aBCIQuery, fields: { path, data: prefix }, height: 0 };
  const { code, codespace, log, height, value } = await askProtobuf(queries, query, caller);
  if (code !== 0) throw queryError({ path, height: 0, abciCode: code, codespace, log });
  const entries: StoreEntry[] = [];
  for (const pair of new ProtobufFields(value).messages(PAIRS)) {
    if (sliceIsOver()) await nextSlice(caller.signal);
    const entry = { key: pair.bytes(PAIR.key), value: pair.bytes(PAIR.value) };
    if (!beginsWith(entry.key, prefix)) throw new MalformedAnswer(`${path}: another prefix`);
    entries.push(entry);
  }
  return { height: Number(height), entries };
}

function beginsWith(key: Uint8Array, prefix: Uint8Array): boolean {
  return key.length >= prefix.length && Buffer.compare(key.subarray(0, prefix.length), prefix) === 0;
}
