/** Events of the bank module, in the order and with the attributes of recorded chains. */
import { WEI } from '../../../chain/fees/feeMarket.js';
import type { Address } from '../../../../generated/types.js';
import type { ChainEvent } from '../../application.js';
import { moduleAccount, type AddressFormats } from '../addressFormats.js';
import type { DevChainConfig } from '../devChainConfig.js';

/** The account that fees are paid to. */
export const FEE_COLLECTOR = moduleAccount('fee_collector');
/** The account that gets the collected fees at the beginning of the next block. */
export const DISTRIBUTION = moduleAccount('distribution');
const EVM_MODULE = moduleAccount('evm');

/** Attributes of an event by key, in their order on the wire. */
export type Attributes = Record<string, string>;

/** An event in the form of ABCI. */
export function event(type: string, attributes: Attributes): ChainEvent {
  return { type, attributes: Object.entries(attributes).map(([key, value]) => ({ key, value })) };
}

/** Copies of the events with the attribute `msg_index` added. */
export function ofMessage(events: ChainEvent[], index: number): ChainEvent[] {
  return withAttribute(events, 'msg_index', String(index));
}

/** Copies of the events with the attribute `mode` added. */
export function ofBlock(events: ChainEvent[], mode: 'BeginBlock' | 'EndBlock'): ChainEvent[] {
  return withAttribute(events, 'mode', mode);
}

function withAttribute(events: ChainEvent[], key: string, value: string): ChainEvent[] {
  return events.map(({ type, attributes }) => ({ type, attributes: [...attributes, { key, value }] }));
}

/** Makes the events of coins that move. Releases with `repeatsBankEvents` emit each move twice, as recorded. */
export class BankEvents {
  readonly #denom: string;
  readonly #repeats: boolean;
  readonly #formats: AddressFormats;

  constructor({ denom, profile }: Pick<DevChainConfig, 'denom' | 'profile'>, formats: AddressFormats) {
    this.#denom = denom;
    this.#repeats = profile.repeatsBankEvents;
    this.#formats = formats;
  }

  /** An amount with its denomination; empty text for nothing. */
  coins(wei: bigint): string {
    return wei === 0n ? '' : `${wei}${this.#denom}`;
  }

  fee(from: Address, wei: bigint): ChainEvent[] {
    return this.#repeats
      ? this.#movedTwice(from, FEE_COLLECTOR, wei)
      : this.#oneSided('spent', from, FEE_COLLECTOR, wei);
  }

  /** The sender gets back the price of gas that was not billed. */
  refund(to: Address, wei: bigint): ChainEvent[] {
    return this.#repeats
      ? this.#movedTwice(FEE_COLLECTOR, to, wei)
      : this.#oneSided('received', FEE_COLLECTOR, to, wei);
  }

  /** Execution changed a balance: the EVM module mints or burns the difference, where the bank keeps account of it. */
  balanceChange(account: Address, difference: bigint): ChainEvent[] {
    if (difference === 0n || !this.#repeats) return [];
    return difference > 0n ? this.#minted(account, difference) : this.#burnt(account, -difference);
  }

  moved(from: Address, to: Address, wei: bigint): ChainEvent[] {
    return [this.#spent(from, wei), this.received(to, wei), this.#transfer(from, to, wei), this.#sender(from)];
  }

  received(receiver: Address, wei: bigint): ChainEvent {
    return event('coin_received', { receiver: this.#formats.bech32(receiver), amount: this.coins(wei) });
  }

  /** The fee collector's side is kept in memory until the block ends, so only the sender's side has an event. */
  #oneSided(side: 'spent' | 'received', from: Address, to: Address, wei: bigint): ChainEvent[] {
    const first = side === 'spent' ? this.#spent(from, wei) : this.received(to, wei);
    return [first, this.#transfer(from, to, wei), this.#sender(from)];
  }

  #movedTwice(from: Address, to: Address, wei: bigint): ChainEvent[] {
    return [...this.moved(from, to, wei), ...this.#repeated(from, to, wei * 2n)];
  }

  #repeated(from: Address, to: Address, wei: bigint): ChainEvent[] {
    return [this.#transfer(from, to, wei), this.#spent(from, wei), this.received(to, wei)];
  }

  #minted(account: Address, wei: bigint): ChainEvent[] {
    return [
      this.received(EVM_MODULE, wei),
      this.#coinbase(wei),
      this.#coinbase(wei * 2n),
      this.received(EVM_MODULE, wei * 2n),
      ...this.#movedTwice(EVM_MODULE, account, wei),
    ];
  }

  #burnt(account: Address, wei: bigint): ChainEvent[] {
    return [
      ...this.#movedTwice(account, EVM_MODULE, wei),
      this.#spent(EVM_MODULE, wei),
      this.#burn(wei),
      this.#burn(wei * 2n),
      this.#spent(EVM_MODULE, wei * 2n),
    ];
  }

  #spent(spender: Address, wei: bigint): ChainEvent {
    return event('coin_spent', { spender: this.#formats.bech32(spender), amount: this.coins(wei) });
  }

  #transfer(from: Address, to: Address, wei: bigint): ChainEvent {
    const recipient = this.#formats.bech32(to);
    return event('transfer', { recipient, sender: this.#formats.bech32(from), amount: this.coins(wei) });
  }

  #sender(from: Address): ChainEvent {
    return event('message', { sender: this.#formats.bech32(from) });
  }

  #coinbase(wei: bigint): ChainEvent {
    return event('coinbase', { minter: this.#formats.bech32(EVM_MODULE), amount: this.coins(wei) });
  }

  #burn(wei: bigint): ChainEvent {
    return event('burn', { burner: this.#formats.bech32(EVM_MODULE), amount: this.coins(wei) });
  }
}

/** An amount scaled by 10^18 as decimal text, with all 18 decimals. */
export function decimalText(scaled: bigint): string {
  return `${scaled / WEI}.${(scaled % WEI).toString().padStart(18, '0')}`;
}
