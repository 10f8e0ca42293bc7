/** What the check of the configuration says of the state stream, and of the settings of the node for it. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NodeStatus } from '../../../src/chain/node.js';
import { checkStream } from '../../../src/commands/checkStream.js';
import { resolveConfig } from '../../../src/config/config.js';
import { FollowerServer } from '../../../src/stream/process/followerServer.js';
import { parseStreamAddress } from '../../../src/stream/streamAddress.js';
import { recordedMessages } from '../../support/stream/messages.js';
import { SpoolOfTest } from '../../support/stream/spoolOfTest.js';

const NAMES = 'name evm, acc, bank, precisebank, erc20 in streaming.abci.keys';
const NONE = 'stream: none: the node is asked for calls and balances; run "halley stream" to see how to switch it on\n';
const ALL = '["evm", "acc", "bank", "precisebank", "erc20"]';

let home: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'halley-check-'));
  mkdirSync(join(home, 'config'));
});

afterEach(() => rmSync(home, { recursive: true }));

/** A node whose newest block has the number, and which has every block of the stream unless said otherwise. */
interface Asked {
  newest?: number;
  blockOfHash?: number | null;
}

async function check(flags: Record<string, string>, { newest = 10, blockOfHash = 10 }: Asked = {}) {
  let text = '';
  const status: NodeStatus = {
    cometChainId: 'test-1',
    cometVersion: '0.38.17',
    moniker: '',
    latestHeight: newest,
    earliestHeight: 1,
    catchingUp: false,
    validatorAddress: new Uint8Array(20),
  };
  const node = { status: async () => status, heightOfBlock: async () => blockOfHash };
  const good = await checkStream(resolveConfig(flags, {}).config, node, (more) => (text += more));
  return { good, text };
}

function writeAppToml(text: string): { home: string } {
  writeFileSync(join(home, 'config', 'app.toml'), text);
  return { home };
}

describe('without a stream', () => {
  test('one line says so, and where to learn more', async () => {
    expect(await check({})).toEqual({ good: true, text: NONE });
  });

  test.each([
    ['', 'app.toml: the node pushes no state: streaming.abci has no plugin or no keys\n'],
    [
      '[streaming.abci]\nkeys = []\nplugin = "abci"\n',
      'app.toml: the node pushes no state: streaming.abci has no plugin or no keys\n',
    ],
    [
      `[streaming.abci]\nkeys = ${ALL}\nplugin = "abci"\nstop-node-on-err = true\n`,
      'app.toml: the node pushes evm, acc, bank, precisebank, erc20; ' +
        'when halley stream ends, the node ends with it (stop-node-on-err = true)\n',
    ],
    [
      '[streaming.abci]\nkeys = ["evm"]\nplugin = "abci"\nstop-node-on-err = false\n',
      'app.toml: the node pushes evm; ' +
        'when halley stream ends, the node continues without it (stop-node-on-err = false)\n' +
        'warning: app.toml: the node does not push acc, bank, precisebank, erc20, ' +
        `so Halley would not learn what changes there: ${NAMES}\n`,
    ],
  ])("the node's settings are shown: %j", async (toml, lines) => {
    expect(await check(writeAppToml(toml))).toEqual({ good: true, text: NONE + lines });
  });
});

describe('a stream', () => {
  let kept: SpoolOfTest;
  let server: FollowerServer;
  let stream: string;

  beforeEach(async () => {
    kept = new SpoolOfTest();
    stream = `unix:${join(kept.folder, 'followers.sock')}`;
    const addresses = [parseStreamAddress(stream)];
    server = new FollowerServer({ addresses, maxFollowers: 2, token: null, tls: null }, kept.spool);
    await server.start();
  });

  afterEach(async () => {
    await server.stop();
    kept.remove();
  });

  /** What a node pushed of its first ten blocks, all stores, but for these heights. */
  function push(...missing: number[]): void {
    for (const { kind, height, bytes } of recordedMessages('v0.3.2'))
      if (!missing.includes(height)) kept.push(kind, bytes);
  }

  test('without a block is a warning', async () => {
    const text = `warning: stream: ${stream} has no block yet; the node pushes the next one that it makes\n`;
    expect(await check({ stream })).toEqual({ good: true, text });
  });

  test('is shown with its blocks, its gaps, and the stores that are of no use', async () => {
    push(2, 5, 6, 9);
    expect(await check({ stream })).toEqual({
      good: true,
      text:
        `stream: ${stream} has blocks 1 to 10, without 2, 5 to 6, 9\n` +
        'warning: stream: the node also pushes distribution, feemarket, mint, slashing, staking, ' +
        `which Halley does not use: ${NAMES}\n`,
    });
  });

  test('of another node, or of another chain, is an error', async () => {
    push();
    for (const blockOfHash of [null, 9]) {
      const { good, text } = await check({ stream }, { blockOfHash });
      expect(good).toBe(false);
      expect(text).toMatch(
        /\nerror: stream: block 10 is 0x[0-9a-f]{64} there, which the node does not have: it is of another node\n$/,
      );
    }
  });

  test('to which the node no longer pushes is a warning', async () => {
    push();
    const { good, text } = await check({ stream }, { newest: 15 });
    expect(good).toBe(true);
    expect(text).toContain(
      "warning: stream: its newest block is 5 blocks behind the node's, " +
        'which no longer pushes to it: start the node again\n',
    );
  });

  test('that is not there is an error', async () => {
    await server.stop();
    const { good, text } = await check({ stream });
    expect(good).toBe(false);
    expect(text).toMatch(/^error: stream: unix:\S+: the stream process cannot be read: .*ENOENT/);
  });

  test.each([
    ['', 'error: app.toml: the node pushes no state: streaming.abci has no plugin or no keys\n', false],
    [
      '[streaming.abci]\nkeys = ["evm", "acc", "precisebank", "erc20"]\nplugin = "abci"\n',
      'error: app.toml: the node does not push bank, ' + `so Halley would not learn what changes there: ${NAMES}\n`,
      false,
    ],
    ['[streaming.abci]\nkeys = ["*"]\nplugin = "abci"\n', `warning: app.toml: * pushes every store: ${NAMES}\n`, true],
  ])('needs settings of the node: %j', async (toml, line, isGood) => {
    push();
    const { good, text } = await check({ stream, ...writeAppToml(toml) });
    expect(good).toBe(isGood);
    expect(text.endsWith(line)).toBe(true);
  });
});
