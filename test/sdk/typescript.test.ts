/** The TypeScript SDK, installed as a package and driven by test/sdk/typescript/scenario.ts. */
import { describe, expect, test } from '@jest/globals';
import { join } from 'node:path';
import { expectNoLieBelieved } from './support/adversary.js';
import { isTested } from './support/languages.js';
import { describeReadme } from './support/readme.js';
import { describeScenario } from './support/scenario.js';
import { ROOT } from './support/toolchain.js';
import {
  compileForBundler,
  NPM_ENVIRONMENT,
  prepareTypescript,
  typescriptAdversary,
  TYPESCRIPT_MANUAL,
} from './support/typescriptPackage.js';

const SDK = join(ROOT, 'generated/sdk/typescript');
/** Prints the name of the client. */
const USE = `node --input-type=module -e "import('halley-client').then((sdk) => console.log(sdk.HalleyClient.name))"`;

describeScenario('typescript', prepareTypescript);

(isTested('typescript') ? describe : describe.skip)('the typescript SDK', () => {
  test('answers lies of a server with typed errors, and goes on', async () => {
    await expectNoLieBelieved(await typescriptAdversary(), ['typescript']);
  }, 900_000);

  test('has types for bundlers, too', async () => {
    await prepareTypescript();
    await compileForBundler();
  }, 900_000);
});

describeReadme(
  {
    ...TYPESCRIPT_MANUAL,
    env: NPM_ENVIRONMENT,
    // From a tarball, as from the registry: npm may change folders that it links.
    rewrite: (install) => `npm pack /path/to/halley/node_modules/ws\n${install.replace(' ws\n', ' ./ws-*.tgz\n')}`,
    prints: /^\d+n \d+n\n\d+n\n\d+n \d+n 31337n\n\d+n \d+n\nExecutionRevertedError undefined 0x\n\d+n 0x/,
  },
  (folder) => {
    test('is not the only way: a tarball and a git repository are installed, too', async () => {
      const printed = await folder().type(`
        npm uninstall halley-client >&2
        npm pack ${SDK} >&2
        npm install ./halley-client-*.tgz >&2
        ${USE}
        npm uninstall halley-client >&2
        cp -r ${SDK} repository
        cd repository
        git init --quiet
        git add .
        git -c user.name=user -c user.email=user@example.com commit --quiet --message first
        cd ..
        npm install git+file://$PWD/repository >&2
        ${USE}
      `);
      expect(printed).toBe('HalleyClient\nHalleyClient\n');
    });
  },
);
