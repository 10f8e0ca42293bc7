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
const NOT_RUN: readonly string[] = [];

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
