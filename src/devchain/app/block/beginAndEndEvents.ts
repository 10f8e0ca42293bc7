/** Events of a block itself: its base fee, the fees that change hands, and what its end reports. */
import { WEI } from '../../../chain/feeMarket.js';
import type { ChainEvent } from '../../application.js';
import { feesAfter } from '../state/feeMarketRecord.js';
import type { DevChainConfig, DevDialect } from '../devChainConfig.js';
import { DISTRIBUTION, decimalText, event, FEE_COLLECTOR, ofBlock, type BankEvents } from './bankEvents.js';

export interface BlockEventFacts {
  config: DevChainConfig;
  bank: BankEvents;
  height: number;
  baseFeeScaled: bigint;
  /** Wei that the block before collected. */
  distributed: bigint;
  /** Wei that this block collected. */
  collected: bigint;
  bloom: string;
  blockGas: bigint;
}

export function blockEvents(facts: BlockEventFacts): ChainEvent[] {
  return [...ofBlock(beginning(facts), 'BeginBlock'), ...ofBlock(end(facts), 'EndBlock')];
}

function beginning({ config, bank, baseFeeScaled, distributed }: BlockEventFacts): ChainEvent[] {
  const inWei = event('evm_fee_market', { base_fee: (baseFeeScaled / WEI).toString() });
  const scaled = event('fee_market', { base_fee: decimalText(baseFeeScaled) });
  const fees = distributed > 0n ? bank.moved(FEE_COLLECTOR, DISTRIBUTION, distributed) : [];
  return config.dialect === 'cosmosEvm03' ? [inWei, ...fees] : [scaled, inWei, ...fees];
}

function end({ config, bank, height, baseFeeScaled, collected, bloom, blockGas }: BlockEventFacts): ChainEvent[] {
  const blockBloom = event('block_bloom', { bloom });
  const gas = event('block_gas', { height: String(height), amount: blockGas.toString() });
  if (config.dialect === 'cosmosEvm04') {
    const fees = collected > 0n ? [bank.received(FEE_COLLECTOR, collected)] : [];
    return [...fees, blockBloom, gas];
  }
  const next = feesAfter(baseFeeScaled, blockGas, config).storedBaseFeeScaled;
  const market = event('fee_market', { base_fee: decimalText(next), calculated_at_block: String(height) });
  return [blockBloom, market, gas];
}

/** The bloom as text, damaged as it is on its way through JSON. cosmos/evm v0.4 cuts leading zeros. */
export function bloomText(bloom: Uint8Array, dialect: DevDialect): string {
  const first = dialect === 'cosmosEvm03' ? 0 : bloom.findIndex((byte) => byte !== 0);
  return first === -1 ? '' : goText(bloom.subarray(first));
}

/** Bytes as Go writes them into JSON: every byte that is not part of UTF-8 text becomes a replacement character of its own. */
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

/** Length of the character that begins at `at`; 0 where none does. */
function utf8Length(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  try {
    strictUtf8.decode(bytes.subarray(at, at + length));
    return at + length <= bytes.length ? length : 0;
  } catch {
    // Not text: which is what is asked here, and no fault.
    return 0;
  }
}
