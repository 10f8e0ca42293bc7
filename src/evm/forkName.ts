/** The forks of Ethereum that these chains can schedule, by their lower-case names. */
export type ForkName = 'london' | 'shanghai' | 'cancun' | 'prague' | 'osaka';
