/**
 * A process that opens a damaged index and asks it for everything: `tsx healingProcess.ts <directory>`. It prints the
 * answers as JSON. LMDB ends it by a signal at damage of pages that are only written (docs/damage.md).
 */
import { Setup } from '../../unit/indexer/setup.js';
import { answers, damagedChain } from './damagedIndex.js';

const setup = Setup.at(process.argv[2]!, damagedChain());
await setup.start();
const all = JSON.stringify(await answers(setup), asText);
await setup.stop();
process.stdout.write(all);

function asText(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}
