/**
 * Every command and program of the guides, run as a reader runs it: the blocks of a page in their order, in one shell
 * and one folder. All pages share one `halley dev`. codeBlocks.ts says how a page marks a block that cannot run here.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { devStage } from '../../support/devStage.js';
import { codeBlocks } from './codeBlocks.js';
import { installPackages, installSdk } from './packages.js';
import { isRun, startReader, type Reader } from './reader.js';

const PROJECT = join(import.meta.dirname, '../../..');

/** Pages whose blocks are not run yet. */
const LATER = ['blocks', 'client-authors', 'development-chain', 'handling-errors', 'quick-start'];

const pages = readdirSync(join(PROJECT, 'docs/guide'))
  .filter((name) => name.endsWith('.md') && !LATER.includes(basename(name, '.md')))
  .map((name) => ({ name: `docs/guide/${name}`, text: readFileSync(join(PROJECT, 'docs/guide', name), 'utf8') }))
  .map((page) => ({ ...page, blocks: codeBlocks(page.text) }));

/** Blocks that no test runs. Each costs the guides some of their worth: add one only when there is no other way. */
const NOT_RUN = [
  'addresses.md: sh, needs a node of a chain',
  'addresses.md: sh, needs a node of a chain',
  'connect-a-wallet.md: js, needs a browser with a wallet',
  'index-the-chain.md: ts, needs Ponder; npm run test:clients runs clients/ponder',
  'index-the-chain.md: ts, needs the Squid SDK',
  'index-the-chain.md: sh, variables of Blockscout',
  'move-over.md: sh, needs a node of a chain',
  'move-over.md: sh, runs for a week',
  'move-over.md: sh, needs a node of a chain',
  'set-up-your-tools.md: sh, installs from the registry',
  'set-up-your-tools.md: python, needs web3.py; npm run test:clients runs clients/web3py',
  'set-up-your-tools.md: sh, needs Foundry; npm run test:clients runs clients/foundry',
  'set-up-your-tools.md: js, needs Hardhat 3; npm run test:clients runs clients/hardhat3',
  'set-up-your-tools.md: js, needs Hardhat 2; npm run test:clients runs clients/hardhat2',
  'subscriptions.md: python, needs httpx and websockets; test/sdk/python.test.ts cuts the connections of this client',
  'traces.md: sh, needs a node of a chain',
];

const { dev } = devStage();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halley-guides-'));
  await installPackages(PROJECT, folder);
  if (pages.some(({ text }) => text.includes("'halley-client'"))) await installSdk(PROJECT, folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(pages)('$name', ({ name, blocks }) => {
  const run = blocks.filter(isRun);
  let reader: Reader;

  beforeAll(async () => {
    const own = join(folder, basename(name, '.md'));
    await mkdir(own);
    reader = await startReader({ project: PROJECT, folder: own, server: new URL(dev.url).host });
  });
  afterAll(() => reader.close());

  test.each(run.map((block) => ({ ...block, block })))('line $line, $language', ({ block }) => reader.follow(block));
});

test('names what it does not run', () => {
  const found = pages.flatMap(({ name, blocks }) =>
    blocks.flatMap(({ language, notRun }) =>
      notRun === undefined ? [] : [`${basename(name)}: ${language}, ${notRun}`],
    ),
  );
  expect(found).toEqual(NOT_RUN);
});
