/** The corpus: the same transactions, in the same order, for every chain whose traces are compared. */
import { addCalls, addInstructions, addPrecompiles, addTransfers } from './cases/calls.js';
import { addDelegations } from './cases/delegations.js';
import { addContracts, addCreations, type Deployed } from './cases/deployments.js';
import { addDestructions, addFaults, addReverts, addStaticFaults } from './cases/failures.js';
import { CorpusBuilder, type CorpusGroup } from './corpusBuilder.js';

export interface Corpus {
  groups: CorpusGroup[];
  /** Addresses of the contracts. */
  deployed: Deployed;
}

/** All transactions, signed. Transactions that set code are last, so that chains can do without them. */
export async function createCorpus(): Promise<Corpus> {
  const corpus = new CorpusBuilder();
  const deployed = addContracts(corpus);
  addCreations(corpus, deployed);
  addTransfers(corpus, deployed);
  addCalls(corpus, deployed);
  addInstructions(corpus, deployed);
  addPrecompiles(corpus);
  addReverts(corpus, deployed);
  addFaults(corpus, deployed);
  addStaticFaults(corpus, deployed);
  addDestructions(corpus, deployed);
  addDelegations(corpus, deployed);
  return { groups: await corpus.signed(), deployed };
}
