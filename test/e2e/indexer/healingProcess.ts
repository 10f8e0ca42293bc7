/**
 * A process that opens a damaged index and asks it for everything: `tsx healingProcess.ts <directory>`. It prints the
 * answers as JSON. LMDB ends it by a signal at damage of pages that are only written (docs/operate/damage.md).
 */
import { Setup } from '../../unit/indexer/setup.js';
import { answers, asText, damagedChain } from './damagedIndex.js';

const setup = Setup.at(process.argv[2]!, damagedChain());
await setup.start();
const all = asText(await answers(setup));
await setup.stop();
process.stdout.write(all);
