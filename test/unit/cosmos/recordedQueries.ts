/**
 * Queries answered from the recordings of one node, so that requests are compared byte for byte and answers are real
 * ones.
 */
import { NodeUnavailable } from '../../../src/chain/chainErrors.js';
import type { AbciQuery, Queries, QueryResult } from '../../../src/chain/node.js';
import { queryError } from '../../../src/chain/nodeFailure.js';
import { fromHex, toHex } from '../../../src/ethereum/hex.js';
import { recording, recordingsIn } from '../../support/recordings.js';
import type { RecordedNode } from './recordings.js';

export interface RecordedQuery {
  name: string;
  path: string;
  /** Protobuf of the request, hex. */
  data: string;
  height: number;
  /** The fields of the request; null where it has none. */
  fields: Record<string, unknown> | null;
  response: { code: number; codespace: string; log: string; value: string | null };
  /** The fields of the answer; null for failures. */
  decoded: Record<string, unknown> | null;
}

interface Recording {
  request: { params: { path: string; data: string; height: string } };
  request_fields?: Record<string, unknown>;
  response: { result: { response: RecordedQuery['response'] } };
  response_decoded?: Record<string, unknown> | null;
}

export function recordedQuery(node: RecordedNode, name: string): RecordedQuery {
  const { request, request_fields, response, response_decoded } = recording<Recording>(node, 'abci', `${name}.json`);
  const { path, data, height } = request.params;
  return {
    name,
    path,
    data,
    height: Number(height),
    fields: request_fields ?? null,
    response: response.result.response,
    decoded: response_decoded ?? null,
  };
}

export function recordedQueries(node: RecordedNode): RecordedQuery[] {
  return recordingsIn(node, 'abci').map((file) => recordedQuery(node, file.replace(/\.json$/, '')));
}

/** Answers a query as the node did, and records what it was asked. */
export class RecordedNodeQueries implements Queries {
  readonly asked: { path: string; data: string; height: number }[] = [];
  readonly #recordings: RecordedQuery[];

  constructor(node: RecordedNode) {
    this.#recordings = recordedQueries(node);
  }

  async query(path: string, request: Uint8Array, height: number): Promise<Uint8Array> {
    const data = toHex(request);
    this.asked.push({ path, data, height });
    const same = this.#recordings.filter((recorded) => recorded.path === path && recorded.data === data);
    const found = same.find((recorded) => recorded.height === height) ?? same[0];
    if (found === undefined) return this.#unrecorded(path, data);
    return answer(found);
  }

  async abciQuery({ path, data, height }: AbciQuery): Promise<QueryResult> {
    return { value: await this.query(path, data, height), height, proof: [] };
  }

  /**
   * A path that was recorded only as absent is absent, whatever is asked; an empty request is refused where it needs
   * fields.
   */
  #unrecorded(path: string, data: string): Uint8Array {
    const known = this.#recordings.some((recorded) => recorded.path === path && recorded.response.code === 0);
    if (known && data !== '') throw new NodeUnavailable(`nothing recorded for this request of ${path}`);
    const refusal = known
      ? { abciCode: 18, log: 'empty request: invalid request' }
      : { abciCode: 6, log: UNKNOWN_PATH };
    throw queryError({ path, height: 0, codespace: 'sdk', ...refusal });
  }
}

const UNKNOWN_PATH = 'unknown query path: unknown request';

/** The recorded answer: its bytes, or the failure it is. */
export function answer({ path, height, response }: RecordedQuery): Uint8Array {
  const { code, codespace, log, value } = response;
  if (code !== 0) throw queryError({ path, height, abciCode: code, codespace, log });
  return value === null ? new Uint8Array(0) : fromHex(Buffer.from(value, 'base64').toString('hex'));
}
