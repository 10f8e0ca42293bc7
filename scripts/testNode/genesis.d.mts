/** The ERC-20 contracts that are Go code, EIP-55: of the chain's own coin, and of a coin that came over IBC. */
export const ERC20_PRECOMPILES: { readonly native: `0x${string}`; readonly ibc: `0x${string}` };
