/**
 * The price for one denomination in a list such as `0.1atest,0.25stake`, scaled by 10^18 as the SDK keeps 18 decimal
 * places; 0n when the list does not have it.
 */
export function scaledMinimumPrice(prices: string, denom: string): bigint {
  for (const coin of prices.split(',')) {
    const match = /^\s*(\d{1,60})(?:\.(\d{1,18}))?([a-zA-Z][\w/:.-]*)\s*$/.exec(coin);
    if (match !== null && match[3] === denom) return BigInt((match[1] ?? '') + (match[2] ?? '').padEnd(18, '0'));
  }
  return 0n;
}
