/** Which text is a number. */

/** Whether text of a pattern is a quantity: hex without leading zeros, which SDKs give as a big integer. */
export function isQuantity(pattern: string | undefined): boolean {
  return pattern !== undefined && /^\^0x\(\?:0\|\[1-9a-f/.test(pattern);
}

/** How many bytes hex text of a pattern has; undefined when it may have different lengths, or is no hex. */
export function bytesOf(pattern: string | undefined): number | undefined {
  const digits = /^\^0x\[0-9a-f(?:A-F)?\]\{(\d+)\}\$$/.exec(pattern ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits) / 2;
}
