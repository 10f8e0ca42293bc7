/** The forks of Ethereum that these chains can schedule, by their lower-case names, oldest first. */
export const FORK_NAMES = ['london', 'shanghai', 'cancun', 'prague', 'osaka'] as const;

/** A fork of Ethereum that these chains can schedule. */
export type ForkName = (typeof FORK_NAMES)[number];
