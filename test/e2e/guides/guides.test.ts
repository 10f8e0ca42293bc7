/**
 * Every command and program of the guides, run as a reader runs it: the blocks of a page in their order, in one shell
 * and one folder. All pages share one `halley dev`. codeBlocks.ts says how a page marks a block that cannot run here.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { devStage } from '../../support/devStage.js';
import { codeBlocks } from './codeBlocks.js';
import { installPackages } from './packages.js';
import { isRun, startReader, type Reader } from './reader.js';

const PROJECT = join(import.meta.dirname, '../../..');

/** Any Markdown file of the project can be one. */
const PAGES = ['docs/guide', 'docs/operate'].flatMap((section) =>
  readdirSync(join(PROJECT, section))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${section}/${name}`),
);

const pages = PAGES.map((name, index) => {
  const blocks = codeBlocks(readFileSync(join(PROJECT, name), 'utf8'));
  const run = blocks.filter(isRun).map((block) => ({ ...block, block }));
  return { name, blocks, run, folder: `page-${index}` };
});

/** Blocks that no test runs. Each costs the guides some of their worth: add one only when there is no other way. */
const NOT_RUN = [
  'guide/addresses.md: sh, needs a node of a chain',
  'guide/addresses.md: sh, needs a node of a chain',
  'guide/client-authors.md: sh, runs until it is stopped; test/e2e/mock.test.ts starts it',
  'guide/client-authors.md: sh, runs until it is stopped; test/e2e/mock.test.ts starts it',
  'guide/client-authors.md: sh, takes a minute; test/e2e/conformanceCommand.test.ts runs it',
  'guide/connect-a-wallet.md: js, needs a browser with a wallet',
  'guide/development-chain.md: sh, runs until it is stopped; test/e2e/devOptions.test.ts starts it with options',
  'guide/export.md: python, needs Polars and pandas',
  'guide/index-the-chain.md: ts, needs Ponder; npm run test:clients runs clients/ponder',
  'guide/index-the-chain.md: ts, needs the Squid SDK',
  'guide/move-over.md: sh, runs for a week',
  'guide/quick-start.md: sh, runs until it is stopped; test/e2e/readmeCommands.test.ts starts it',
  'guide/set-up-your-tools.md: sh, installs from the registry',
  'guide/set-up-your-tools.md: python, needs web3.py; npm run test:clients runs clients/web3py',
  'guide/set-up-your-tools.md: sh, needs Foundry; npm run test:clients runs clients/foundry',
  'guide/set-up-your-tools.md: js, needs Hardhat 3; npm run test:clients runs clients/hardhat3',
  'guide/set-up-your-tools.md: js, needs Hardhat 2; npm run test:clients runs clients/hardhat2',
  'guide/subscriptions.md: python, needs httpx and websockets; test/sdk/python.test.ts cuts the connections of this client',
  'operate/damage.md: sh, needs blocks that are damaged; test/e2e/indexRepair.test.ts runs it',
  'operate/keys.md: sh, asks for a passphrase; test/e2e/keys.test.ts runs it',
  'operate/signer.md: sh, needs clef',
  'operate/state.md: sh, needs a node under systemd',
  'operate/state.md: sh, needs a node that pushes its state; test/e2e/checkStream.test.ts runs it',
  'operate/state.md: sh, needs a node that pushes its state',
  'operate/state.md: sh, needs a node that pushes its state; test/e2e/streamChain.test.ts runs it',
  'operate/state.md: sh, needs a node that pushes its state',
  'operate/your-node.md: sh, builds what the tests have built',
];

const { dev } = devStage();
let root: string;

beforeAll(async () => {
  while (!/^gRPC .*\n/m.test(dev.output())) await dev.nextOutput();
  root = await mkdtemp(join(tmpdir(), 'halley-guides-'));
  await installPackages(PROJECT, root);
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe.each(pages.filter(({ run }) => run.length > 0))('$name', ({ run, folder }) => {
  let reader: Reader;

  beforeAll(async () => {
    await mkdir(join(root, folder));
    const address = (name: string) => new RegExp(`^${name} +(?:http://)?(\\S+)$`, 'm').exec(dev.output())?.[1] ?? '';
    const addresses = { server: address('HTTP'), cometRpc: address('CometBFT RPC'), grpc: address('gRPC') };
    reader = await startReader({ project: PROJECT, folder: join(root, folder), ...addresses });
  });
  afterAll(() => reader.close());

  test.each(run)('line $line, $language', ({ block }) => reader.follow(block));
});

test('names what it does not run', () => {
  const found = pages.flatMap(({ name, blocks }) =>
    blocks.flatMap(({ language, notRun }) => (notRun === undefined ? [] : [`${name}: ${language}, ${notRun}`])),
  );
  expect(found).toEqual(NOT_RUN.map((line) => `docs/${line}`));
});
