/** The ERC-20 contracts that are Go code: of the chain's own coin, and of a coin that came over IBC. */
export const ERC20_PRECOMPILES: Readonly<Record<'native' | 'ibc', `0x${string}`>>;
