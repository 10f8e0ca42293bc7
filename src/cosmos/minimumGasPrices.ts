import { toWeiRoundedUp, weiPerUnit } from '../chain/fees/feeMarket.js';
import type { ChainProfile } from './chainProfile.js';

/** A price per unit of gas and its denomination, between white space that the SDK ignores. */
const COIN = /^(\s*)(\d{1,60}(?:\.\d{1,18})?)(\s*[a-zA-Z][\w/:.-]{0,127}\s*)$/;

/** Decimal places of prices in the SDK. */
const PLACES = 18;

/** A price in a list such as `0.1atest,0.25stake`, scaled by 10^18 as in the SDK; 0n without it. */
export function scaledMinimumPrice(prices: string, denom: string): bigint {
  return scaledPrice(prices, denom) ?? 0n;
}

/** Null when the list does not have the denomination. */
function scaledPrice(prices: string, denom: string): bigint | null {
  for (const coin of prices.split(',')) {
    const [, , amount = '', name = ''] = COIN.exec(coin) ?? [];
    const [whole = '', fraction = ''] = amount.split('.');
    if (name.trim() === denom) return BigInt(whole + fraction.padEnd(PLACES, '0'));
  }
  return null;
}

/** Whether a list has a price, even 0, for the EVM's coin in either denomination. */
export function hasPrice(prices: string, { feeDenom, forks }: Pick<ChainProfile, 'feeDenom' | 'forks'>): boolean {
  return [forks.denom, feeDenom].some((denom) => denom !== null && scaledPrice(prices, denom) !== null);
}

/**
 * The gas price in a list, in wei rounded up; 0n without one. With fewer than 18 decimals, the chain compares the price
 * of its coin (ante/evm/utils.go of cosmos/evm), so the extended denomination is second.
 */
export function minimumPriceWei(prices: string, { feeDenom, forks }: Pick<ChainProfile, 'feeDenom' | 'forks'>): bigint {
  const { denom, decimals } = forks;
  const ofCoin = toWeiRoundedUp(scaledMinimumPrice(prices, denom), { weiPerUnit: weiPerUnit(decimals) });
  if (ofCoin !== 0n || feeDenom === null) return ofCoin;
  return toWeiRoundedUp(scaledMinimumPrice(prices, feeDenom), { weiPerUnit: 1n });
}

/**
 * The list with another price for one denomination; all other prices stay as they are written. Null when the list or
 * the denomination is not one that a node takes, or when the list has the denomination twice.
 *
 * @param scaledPrice price scaled by 10^18
 */
export function withMinimumPrice(prices: string, denom: string, scaledPrice: bigint): string | null {
  const price = decimalText(scaledPrice);
  if (!COIN.test(`${price} ${denom}`)) return null;
  if (prices.trim() === '') return `${price}${denom}`;
  let found = 0;
  const coins: string[] = [];
  for (const coin of prices.split(',')) {
    const [, space, amount, name] = COIN.exec(coin) ?? [];
    if (space === undefined || amount === undefined || name === undefined) return null;
    const isWanted = name.trim() === denom;
    if (isWanted) found++;
    coins.push(isWanted ? `${space}${price}${name}` : coin);
  }
  if (found > 1) return null;
  return found === 1 ? coins.join(',') : `${prices},${price}${denom}`;
}

/** A number scaled by 10^18 in decimal, without zeros that say nothing. */
function decimalText(scaled: bigint): string {
  const digits = scaled.toString().padStart(PLACES + 1, '0');
  const fraction = digits.slice(-PLACES).replace(/0+$/, '');
  return digits.slice(0, -PLACES) + (fraction === '' ? '' : `.${fraction}`);
}
