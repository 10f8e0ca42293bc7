/**
 * Decoders for the answers of the node's smaller calls; those of blocks and results are in `blockJson.ts`. All throw
 * MalformedAnswer.
 */
import type { ApplicationInfo, BroadcastResult, NetInfo, NodeStatus, UnconfirmedTxs } from '../chain/node.js';
import { fromHex } from '../evm/hex.js';
import {
  asBase64,
  asObject,
  booleanField,
  countField,
  hexField,
  integerField,
  listField,
  objectField,
  textField,
  within,
} from './jsonFields.js';

/** Decodes the answer of `status`. Throws MalformedAnswer for a missing or wrong member. */
export function decodeStatus(json: unknown): NodeStatus {
  const status = asObject(json, null);
  const node = objectField(status, 'node_info', null);
  const sync = objectField(status, 'sync_info', null);
  const validator = objectField(status, 'validator_info', null);
  const syncPlace = within(null, 'sync_info');
  return {
    cometChainId: textField(node, 'network', within(null, 'node_info')),
    cometVersion: textField(node, 'version', within(null, 'node_info')),
    moniker: textField(node, 'moniker', within(null, 'node_info')),
    latestHeight: countField(sync, 'latest_block_height', syncPlace),
    earliestHeight: countField(sync, 'earliest_block_height', syncPlace),
    catchingUp: booleanField(sync, 'catching_up', syncPlace),
    validatorAddress: fromHex(hexField(validator, 'address', within(null, 'validator_info'), 20)),
  };
}

/** Decodes the answer of `abci_info`: the application, and the height it has executed. Throws MalformedAnswer. */
export function decodeApplicationInfo(json: unknown): ApplicationInfo {
  const place = within(null, 'response');
  const response = objectField(asObject(json, null), 'response', null);
  return {
    name: textField(response, 'data', place),
    version: textField(response, 'version', place),
    lastHeight: countField(response, 'last_block_height', place),
  };
}

/** Decodes the answer of `net_info`. Throws MalformedAnswer for a missing or wrong member. */
export function decodeNetInfo(json: unknown): NetInfo {
  const info = asObject(json, null);
  return { listening: booleanField(info, 'listening', null), peerCount: countField(info, 'n_peers', null) };
}

/** The block gas limit in the answer of `consensus_params`; -1 means no limit. */
export function decodeMaxGas(json: unknown): bigint {
  const params = objectField(asObject(json, null), 'consensus_params', null);
  const place = within(null, 'consensus_params');
  return integerField(objectField(params, 'block', place), 'max_gas', within(place, 'block'));
}

/** The number of transactions of each block in the answer of `blockchain`, by height. */
export function decodeTxCounts(json: unknown): Map<number, number> {
  const list = within(null, 'block_metas');
  const metas = listField(asObject(json, null), 'block_metas', null).map((item, index): [number, number] => {
    const place = within(list, index);
    const meta = asObject(item, place);
    const height = countField(objectField(meta, 'header', place), 'height', within(place, 'header'), 1);
    return [height, countField(meta, 'num_txs', place)];
  });
  return new Map(metas);
}

/** The height in the answer of `header_by_hash` or `block_by_hash`; null when the node knows no such block. */
export function decodeFoundHeight(json: unknown): number | null {
  const answer = asObject(json, null);
  const holder = 'block' in answer ? answer['block'] : answer;
  if (holder === null) return null;
  const header = asObject(holder, null)['header'];
  if (header === null || header === undefined) return null;
  return countField(asObject(header, within(null, 'header')), 'height', within(null, 'header'), 1);
}

/** Decodes the answer of `check_tx`. Throws MalformedAnswer for a missing or wrong member. */
export function decodeCheckTx(json: unknown): BroadcastResult {
  const answer = asObject(json, null);
  return {
    abciCode: countField(answer, 'code', null),
    codespace: textField(answer, 'codespace', null),
    log: textField(answer, 'log', null),
  };
}

/** The answer of `unconfirmed_txs`; its transactions are base64 encoded. */
export function decodeUnconfirmedTxs(json: unknown): UnconfirmedTxs {
  const answer = asObject(json, null);
  const list = within(null, 'txs');
  return {
    total: countField(answer, 'total', null),
    txs: listField(answer, 'txs', null).map((item, index) => asBase64(item, within(list, index))),
  };
}
