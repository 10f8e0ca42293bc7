/** The event of the embedded chain for block values that have no place in a CometBFT header. */
import type { Address, Hash } from '../../../generated/types.js';
import { normalizeAddress, normalizeHash } from '../../ethereum/hex.js';
import type { AbciEvent } from '../node.js';

/** What was set for a block; null where nothing was. */
export interface BlockEnvironment {
  /** COINBASE, shown as miner. */
  coinbase: Address | null;
  /** PREVRANDAO, shown as `mixHash`. */
  prevRandao: Hash | null;
}

const TYPE = 'dev_block';

/** The event of a block; none when nothing was set for it. */
export function environmentEvents({ coinbase, prevRandao }: BlockEnvironment): AbciEvent[] {
  if (coinbase === null && prevRandao === null) return [];
  const attributes = [
    ...(coinbase === null ? [] : [{ key: 'coinbase', value: coinbase }]),
    ...(prevRandao === null ? [] : [{ key: 'prev_randao', value: prevRandao }]),
    { key: 'mode', value: 'BeginBlock' },
  ];
  return [{ type: TYPE, attributes }];
}

/** Reads the event among those of a block. A value of the wrong form counts as not set. */
export function environmentOf(events: readonly AbciEvent[]): BlockEnvironment {
  const event = events.find(({ type }) => type === TYPE);
  const value = (key: string): string => event?.attributes.find((item) => item.key === key)?.value ?? '';
  const [coinbase, prevRandao] = [value('coinbase'), value('prev_randao')];
  return {
    coinbase: /^0x[0-9a-fA-F]{40}$/.test(coinbase) ? normalizeAddress(coinbase) : null,
    prevRandao: /^0x[0-9a-fA-F]{64}$/.test(prevRandao) ? normalizeHash(prevRandao) : null,
  };
}
