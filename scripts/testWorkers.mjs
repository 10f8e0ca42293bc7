/**
 * Which tests run with two workers. A test of test/e2e that starts a service with `startHalley` runs so, without a
 * change, when TEST_WORKERS is set: all with `npm run test:workers`, a part of them with `npm test`, too.
 */

/** The environment of such a run. */
export const TWO_WORKERS = { TEST_WORKERS: '2' };

/**
 * Tests of one process, with the reason. Those of the development chain, which is served by one, are not named here,
 * and neither are those in folders that start no service of their own.
 */
const OF_ONE_PROCESS = {
  'runtime.test': 'profiles, stacks and handles are those of one process',
  'watching.test': 'the checks of /readyz, where the primary adds one, and the questions of one process to the node',
  'unavailable.test': 'each worker has a circuit breaker of its own, and finds out for itself that the node hangs',
  'hostileNode.test': 'each worker asks the node, and shares of memory are exact to 1/64 for each worker',
  'resultsKeptAgain.test': 'it takes the first block that it is served for the first that is stored',
  'readmeCommands.test': 'it runs the commands of the README',
};

/** Those that say most about several workers: consistency, rollbacks, pending transactions, filters, state, keys. */
const ALSO_IN_CI = [
  'consistency.test',
  'rollback.test',
  'pending.test',
  'pendingNews.test',
  'liveFeed.test',
  'clientLimits.test',
  'personal.test',
  'state/following.test',
  'faults.test',
  'viem.test',
];

/** Arguments for jest. */
export function allWithWorkers() {
  const folders = '(browser|docs|codegen|guides|conformanceTable|devchain|workers)/|dev[A-Z.]|dev/';
  const files = Object.keys(OF_ONE_PROCESS)
    .map((name) => name.replaceAll('.', '\\.'))
    .join('|');
  return ['test/e2e', `--testPathIgnorePatterns=/node_modules/|/test/e2e/(${folders}|${files})`];
}

/** As `allWithWorkers`, for a part of them. */
export function someWithWorkers() {
  return ALSO_IN_CI.map((name) => `test/e2e/${name.replaceAll('.', '\\.')}`);
}
