/**
 * The price for one denomination in a list such as `0.1atest,0.25stake`, scaled by 10^18 (the 18 decimal places the SDK keeps); 0n when it
 * is not in the list.
 */
export function scaledMinimumPrice(prices: string, denom: string): bigint {
  for (const coin of prices.split(',')) {
    const match = /^\s*(\d{1,60})(?:\.(\d{1,18}))?([a-zA-Z][\w/:.-]*)\s*$/.exec(coin);
    if (match !== null && match[3] === denom) return BigInt((match[1] ?? '') + (match[2] ?? '').padEnd(18, '0'));
  }
  return 0n;
}
