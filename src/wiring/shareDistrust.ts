import type { Address } from '../../generated/types.js';
import type { CallPlaces } from '../execution/callPlaces.js';
import type { Upstream } from '../upstream/upstream.js';
import type { WorkerLink } from '../workers/workerLink.js';

/** Names of news. */
const CALLS = 'differentCalls';
const VALUES = 'differentValues';

/** What one worker finds to differ from the node is left to the node by all. */
export function shareDistrust(
  link: WorkerLink,
  callPlaces: Pick<CallPlaces, 'distrust'>,
  { stored }: Pick<Upstream, 'stored'>,
): void {
  link.onTold<Address>(CALLS, (contract) => callPlaces.distrust(contract));
  link.onTold<Address>(VALUES, (address) => stored?.state.distrust(address));
  if (stored !== null) stored.samples.onDifferent = (address) => link.tell(VALUES, address);
}

/** Says that calls of a contract differ. */
export function tellDifferentCalls(link: WorkerLink, contract: Address): void {
  link.tell(CALLS, contract);
}
