import { type StoredBlock, txHash } from '../blocks/blockStore.js';
import type { EventMap } from './eventQuery.js';
import type { EventJson, TxResultJson } from '../blocks/blockJson.js';
import { base64Bytes } from '../blocks/blockJson.js';

/** One event of a block. Most are needed by no subscription, so each part is made on demand. */
export interface PublishedEvent {
  /** The value of `tm.event`; `data.type` is `tendermint/event/` and this. */
  name: 'NewBlock' | 'NewBlockHeader' | 'NewBlockEvents' | 'Tx';
  value: () => unknown;
  /** The attributes that queries are matched against. */
  events: () => EventMap;
}

/** The events of a block: first those of the block, then one for each transaction. */
export function eventsOfBlock(stored: StoredBlock): PublishedEvent[] {
  const { block, results } = stored;
  const { height } = results;
  const blockEvents = results.finalize_block_events ?? [];
  const num_txs = String(block.data.txs.length);
  const txResults = results.txs_results ?? [];
  return [
    {
      name: 'NewBlock',
      value: () => newBlock(stored),
      events: () => eventMap(blockEvents, { 'tm.event': ['NewBlock'] }),
    },
    {
      name: 'NewBlockHeader',
      value: () => ({ header: block.header }),
      events: () => ({ 'tm.event': ['NewBlockHeader'] }),
    },
    {
      name: 'NewBlockEvents',
      value: () => ({ height, events: blockEvents, num_txs }),
      events: () => eventMap(blockEvents, { 'tm.event': ['NewBlockEvents'] }),
    },
    ...txResults.map((result, index): PublishedEvent => ({
      name: 'Tx',
      value: () => ({ TxResult: txResultOfEvent(stored, index, result) }),
      events: () => eventMapOfTx(stored, index, { 'tm.event': ['Tx'] }),
    })),
  ];
}

function newBlock({ block, blockId, results }: StoredBlock): unknown {
  return {
    block,
    block_id: blockId,
    result_finalize_block: {
      events: results.finalize_block_events ?? [],
      tx_results: results.txs_results ?? [],
      validator_updates: [],
      consensus_param_updates: results.consensus_param_updates,
      app_hash: results.app_hash,
    },
  };
}

/** In this event, unlike everywhere else, zero values are left out. */
function txResultOfEvent(stored: StoredBlock, index: number, result: TxResultJson): unknown {
  const zero: unknown[] = ['', '0', 0, null];
  const written = Object.entries(result).filter(([, value]) => {
    return Array.isArray(value) ? value.length > 0 : !zero.includes(value);
  });
  return {
    height: stored.results.height,
    ...(index !== 0 && { index }),
    tx: stored.block.data.txs[index] ?? '',
    result: Object.fromEntries(written),
  };
}

/** The attributes of a transaction's events, with `tx.hash` and `tx.height`; `more` is added. */
export function eventMapOfTx({ block, results }: StoredBlock, index: number, more: EventMap = {}): EventMap {
  return eventMap(results.txs_results?.[index]?.events ?? [], {
    ...more,
    'tx.hash': [txHash(base64Bytes(block.data.txs[index] ?? ''))],
    'tx.height': [results.height],
  });
}

/** The attributes of a block's events, with `block.height`. */
export function eventMapOfBlock({ results }: StoredBlock): EventMap {
  return eventMap(results.finalize_block_events ?? [], { 'block.height': [results.height] });
}

function eventMap(events: EventJson[], more: EventMap): EventMap {
  const map: EventMap = {};
  for (const { type, attributes } of events) {
    for (const { key, value } of attributes) (map[`${type}.${key}`] ??= []).push(value);
  }
  for (const [key, values] of Object.entries(more)) map[key] = [...(map[key] ?? []), ...values];
  return map;
}
