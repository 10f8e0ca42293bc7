/** Events of transactions and blocks, in the order and with the attributes that recorded chains give them. */
import { WEI } from '../../../chain/feeMarket.js';
import type { Address } from '../../../../generated/types.js';
import type { ChainEvent } from '../../application.js';
import { moduleAccount, type AddressTexts } from '../addressFormats.js';
import type { DevChainConfig } from '../devChainConfig.js';

export const FEE_COLLECTOR = moduleAccount('fee_collector');
export const DISTRIBUTION = moduleAccount('distribution');
const EVM_MODULE = moduleAccount('evm');

export type Attributes = Record<string, string>;

export function event(type: string, attributes: Attributes): ChainEvent {
  return { type, attributes: Object.entries(attributes).map(([key, value]) => ({ key, value })) };
}

/** The same events as part of a message, which all of them name. */
export function ofMessage(events: ChainEvent[], index: number): ChainEvent[] {
  return withAttribute(events, 'msg_index', String(index));
}

/** The same events as part of a block's beginning or end. */
export function ofBlock(events: ChainEvent[], mode: 'BeginBlock' | 'EndBlock'): ChainEvent[] {
  return withAttribute(events, 'mode', mode);
}

function withAttribute(events: ChainEvent[], key: string, value: string): ChainEvent[] {
  return events.map(({ type, attributes }) => ({ type, attributes: [...attributes, { key, value }] }));
}

/** Events of the bank. cosmos/evm v0.3 repeats those of Ethereum transactions with twice the amount, as the recorded chain does. */
export class BankEvents {
  readonly #config: Pick<DevChainConfig, 'denom' | 'dialect'>;
  readonly #texts: AddressTexts;

  constructor(config: Pick<DevChainConfig, 'denom' | 'dialect'>, texts: AddressTexts) {
    this.#config = config;
    this.#texts = texts;
  }

  coins(wei: bigint): string {
    return wei === 0n ? '' : `${wei}${this.#config.denom}`;
  }

  /** What the ante handler takes for gas. */
  fee(from: Address, wei: bigint): ChainEvent[] {
    return this.#config.dialect === 'cosmosEvm03'
      ? this.#movedTwice(from, FEE_COLLECTOR, wei)
      : this.#virtual('coin_spent', from, FEE_COLLECTOR, wei);
  }

  /** What is given back for gas that was not billed. */
  refund(to: Address, wei: bigint): ChainEvent[] {
    return this.#config.dialect === 'cosmosEvm03'
      ? this.#movedTwice(FEE_COLLECTOR, to, wei)
      : this.#virtual('coin_received', FEE_COLLECTOR, to, wei);
  }

  /** What execution added to a balance or took from it: cosmos/evm v0.3 mints and burns the difference. */
  balanceChange(account: Address, difference: bigint): ChainEvent[] {
    if (difference === 0n || this.#config.dialect !== 'cosmosEvm03') return [];
    return difference > 0n ? this.#minted(account, difference) : this.#burnt(account, -difference);
  }

  /** Coins from one account to another. */
  moved(from: Address, to: Address, wei: bigint): ChainEvent[] {
    return [this.#spent(from, wei), this.received(to, wei), this.#transfer(from, to, wei), this.#sender(from)];
  }

  received(receiver: Address, wei: bigint): ChainEvent {
    return event('coin_received', { receiver: this.#texts.bech32(receiver), amount: this.coins(wei) });
  }

  /** cosmos/evm v0.4 keeps one side of the fee in memory until the block ends, so only the other shows. */
  #virtual(side: 'coin_spent' | 'coin_received', from: Address, to: Address, wei: bigint): ChainEvent[] {
    const first = side === 'coin_spent' ? this.#spent(from, wei) : this.received(to, wei);
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
    return event('coin_spent', { spender: this.#texts.bech32(spender), amount: this.coins(wei) });
  }

  #transfer(from: Address, to: Address, wei: bigint): ChainEvent {
    const recipient = this.#texts.bech32(to);
    return event('transfer', { recipient, sender: this.#texts.bech32(from), amount: this.coins(wei) });
  }

  #sender(from: Address): ChainEvent {
    return event('message', { sender: this.#texts.bech32(from) });
  }

  #coinbase(wei: bigint): ChainEvent {
    return event('coinbase', { minter: this.#texts.bech32(EVM_MODULE), amount: this.coins(wei) });
  }

  #burn(wei: bigint): ChainEvent {
    return event('burn', { burner: this.#texts.bech32(EVM_MODULE), amount: this.coins(wei) });
  }
}

/** An amount scaled by 10^18, with its point and all 18 places. */
export function decimalText(scaled: bigint): string {
  return `${scaled / WEI}.${(scaled % WEI).toString().padStart(18, '0')}`;
}
