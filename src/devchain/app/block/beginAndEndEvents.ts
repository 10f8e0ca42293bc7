import { WEI } from '../../../chain/fees/feeMarket.js';
import type { ChainEvent } from '../../application.js';
import type { DevChainConfig } from '../devChainConfig.js';
import { feesAfter } from '../state/blockRecord.js';
import { DISTRIBUTION, decimalText, event, FEE_COLLECTOR, ofBlock, type BankEvents } from './bankEvents.js';

/** The figures of a block that its own events tell. */
export interface BlockTotals {
  height: number;
  baseFeeScaled: bigint;
  /** Wei that the previous block collected and this one passes on. */
  distributed: bigint;
  collected: bigint;
  bloom: Uint8Array;
  /** The gas that the fee market counts. */
  blockGas: bigint;
}

/** The events of a block itself, each with its `mode`. */
export function beginAndEndEvents(totals: BlockTotals, bank: BankEvents, config: DevChainConfig): ChainEvent[] {
  return [...ofBlock(beginning(totals, bank, config), 'BeginBlock'), ...ofBlock(end(totals, bank, config), 'EndBlock')];
}

function beginning(
  { baseFeeScaled, distributed }: BlockTotals,
  bank: BankEvents,
  { profile }: DevChainConfig,
): ChainEvent[] {
  const scaled = event('fee_market', { base_fee: decimalText(baseFeeScaled) });
  const inWei = event('evm_fee_market', { base_fee: (baseFeeScaled / WEI).toString() });
  const fees = distributed > 0n ? bank.moved(FEE_COLLECTOR, DISTRIBUTION, distributed) : [];
  return [...(profile.storesNextBaseFee ? [] : [scaled]), inWei, ...fees];
}

function end(totals: BlockTotals, bank: BankEvents, config: DevChainConfig): ChainEvent[] {
  const { height, collected, blockGas } = totals;
  const { collectsFeesAtBlockEnd, storesNextBaseFee, trimsBloom } = config.profile;
  const fees = collectsFeesAtBlockEnd && collected > 0n ? [bank.received(FEE_COLLECTOR, collected)] : [];
  const bloom = event('block_bloom', { bloom: bloomText(totals.bloom, trimsBloom) });
  const market = storesNextBaseFee ? [nextBaseFeeEvent(totals, config)] : [];
  const gas = event('block_gas', { height: String(height), amount: blockGas.toString() });
  return [...fees, bloom, ...market, gas];
}

function nextBaseFeeEvent({ height, baseFeeScaled, blockGas }: BlockTotals, config: DevChainConfig): ChainEvent {
  const { storedBaseFeeScaled } = feesAfter(baseFeeScaled, blockGas, config);
  return event('fee_market', { base_fee: decimalText(storedBaseFeeScaled), calculated_at_block: String(height) });
}

/** The bloom as text, with the damage that the JSON of the chain does to it. `trim` cuts leading zeros. */
function bloomText(bloom: Uint8Array, trim: boolean): string {
  const first = trim ? bloom.findIndex((byte) => byte !== 0) : 0;
  return first === -1 ? '' : goText(bloom.subarray(first));
}

/** Bytes as Go writes them into JSON: each byte that is not part of UTF-8 text becomes a replacement character. */
function goText(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length;) {
    const length = utf8Length(bytes, at);
    text += length === 0 ? '\ufffd' : Buffer.from(bytes.subarray(at, at + length)).toString('utf8');
    at += Math.max(length, 1);
  }
  return text;
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Length of the UTF-8 character at `at`; 0 when there is none. */
function utf8Length(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  try {
    strictUtf8.decode(bytes.subarray(at, at + length));
    return at + length <= bytes.length ? length : 0;
  } catch {
    // The bytes are not UTF-8, which is the question here and no failure.
    return 0;
  }
}
