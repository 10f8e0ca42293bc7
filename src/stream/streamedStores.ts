/** The stores whose changes the gateway needs. A node ignores names of stores that its chain does not have. */
export const STREAMED_STORES = ['evm', 'acc', 'bank', 'precisebank', 'erc20'] as const;
