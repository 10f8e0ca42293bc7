/** The requests of section Workers: two that need nothing but the service, and the two mixes of section State. */
import { isQuantity } from '../results.js';
import { hex } from '../rpc.js';
import { one, type Scenario } from '../scenario.js';
import type { Deployment } from '../state/deploymentPlan.js';
import { STATE, stateScenarios } from '../state/scenarios.js';
import type { Workload } from '../workload.js';

/** The name for --only. */
export const WORKERS = 'workers';

/** Those that are compared with servers that only respond. */
export function smallScenarios({ chainId }: Pick<Workload, 'chainId'>): Scenario[] {
  return [
    { name: 'workers-chainId', title: 'eth_chainId', requests: [one('eth_chainId', [], (id) => id === hex(chainId))] },
    { name: 'workers-blockNumber', title: 'eth_blockNumber', requests: [one('eth_blockNumber', [], isQuantity)] },
  ];
}

/** What production chains are asked. No two calls are equal. */
export function mixScenarios(deployment: Deployment, workload: Workload): Scenario[] {
  return stateScenarios(deployment, workload).filter(({ name }) => name.startsWith(`${STATE}-mix-`));
}
