/** Samples with the chain id of the server. */

/** The chain id of `halley dev`, which the hand-written pages have, as a whole number and in hex. */
const DECIMAL = /(?<![\w.])31337(?!\w|\.\d)/g;
const HEX = /(?<!\w)0x7a69(?!\w)/g;

/** A sample of the pages with the chain id of the server, which is in decimal digits. */
export function withChainId(text: string, chainId: string): string {
  return text.replaceAll(DECIMAL, chainId).replaceAll(HEX, hexChainId(chainId));
}

/** A chain id as methods return it. */
export function hexChainId(chainId: string): string {
  return `0x${BigInt(chainId).toString(16)}`;
}
