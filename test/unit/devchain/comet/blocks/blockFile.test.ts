import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { BlockFile } from '../../../../../src/devchain/comet/blocks/blockStore.js';
import { DevNode } from '../../../../../src/devchain/comet/devNode.js';
import { EchoApplication } from '../echoApplication.js';
import { RunningNode, TEST_OPTIONS } from '../runningNode.js';

let folder: string;
let blockFile: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'blocks-'));
  blockFile = join(folder, 'state.blocks');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a restarted node has its blocks, finds them as before, and makes new ones', async () => {
  const first = await RunningNode.start({ blockFile });
  const { hash } = await first.send('kept');
  await first.call('dev_mine', { blocks: 600 });
  const [early, head, genesis] = [
    await first.call('block', { height: '2' }),
    await first.call('block'),
    await first.call('genesis'),
  ];
  await first.stop();

  const second = await RunningNode.start(
    { blockFile, genesisTime: { seconds: 1_800_000_000, nanos: 0 } },
    first.application,
  );
  expect(await second.call('block', { height: '2' })).toEqual(early);
  expect(await second.call('block')).toEqual(head);
  expect(await second.call('genesis')).toEqual(genesis);
  const base64 = Buffer.from(hash, 'hex').toString('base64');
  expect(await second.call('tx', { hash: base64 })).toMatchObject({ height: '2' });
  expect(await second.call('dev_mine')).toEqual({ height: 603 });
  await second.stop();
  // The files of a chain are for its owner: the first line of the state holds the mnemonic.
  expect(statSync(blockFile).mode & 0o777).toBe(0o600);
});

test('reverts are kept, too', async () => {
  const first = await RunningNode.start({ blockFile });
  await first.call('dev_snapshot');
  await first.call('dev_mine', { blocks: 5 });
  await first.call('dev_revert', { id: '0x1' });
  await first.call('dev_mine');
  const head = await first.call('block');
  await first.stop();
  const second = await RunningNode.start({ blockFile }, first.application);
  expect(await second.call('block')).toEqual(head);
  await second.stop();
});

test('a chain that begins at another height keeps its blocks and reverts, too', async () => {
  const options = { blockFile, initialHeight: 1000 };
  const first = await RunningNode.start(options, new EchoApplication(999));
  await first.call('dev_snapshot');
  // More than fit unpacked.
  await first.call('dev_mine', { blocks: 700 });
  expect(await first.call('block', { height: '1001' })).toMatchObject({ block: { header: { height: '1001' } } });
  await first.call('dev_revert', { id: '0x1' });
  await first.call('dev_mine');
  const head = await first.call('block');
  await first.stop();
  const second = await RunningNode.start(options, first.application);
  expect(await second.call('block')).toEqual(head);
  expect(await second.call('status')).toMatchObject({
    sync_info: { earliest_block_height: '1000', latest_block_height: '1001' },
  });
  await expect(second.call('block', { height: '999' })).rejects.toThrow('lowest height is 1000');
  expect(await second.call('dev_reset')).toEqual({ height: 1000 });
  await second.stop();
});

test('when blocks and state differ in height, the lower height counts', async () => {
  const ahead = await RunningNode.start({ blockFile });
  await ahead.call('dev_mine', { blocks: 4 });
  await ahead.stop();
  ahead.application.revertTo(3);
  const blocksAhead = await RunningNode.start({ blockFile }, ahead.application);
  expect(await blocksAhead.height()).toBe(3);
  await blocksAhead.stop();

  const text = readFileSync(blockFile, 'utf8');
  rmSync(blockFile);
  // One block is missing, and the last line is cut off in the middle, as when a process dies.
  appendFileSync(blockFile, text.split('\n').slice(0, 2).join('\n'));
  const stateAhead = await RunningNode.start({ blockFile }, ahead.application);
  expect(await stateAhead.height()).toBe(1);
  expect(await stateAhead.call('dev_mine')).toEqual({ height: 2 });
  await stateAhead.stop();
  expect(new BlockFile(blockFile).read()).toHaveLength(2);
});

test('a file with blocks of another chain, or without blocks, is refused with the reason', async () => {
  const first = await RunningNode.start({ blockFile });
  await first.stop();
  const stranger = new EchoApplication();
  stranger.editor.setNonce('0x00', 1n);
  const genesis = { height: 1, time: TEST_OPTIONS.genesisTime, hash: new Uint8Array(32) };
  await stranger.executeBlock({ ...genesis, proposerAddress: new Uint8Array(20), txs: [] });
  const node = new DevNode({ ...TEST_OPTIONS, blockFile }, { application: stranger, onFailure: () => undefined });
  await expect(node.start()).rejects.toThrow(/^state and block at height 1 do not match: [0-9A-F]{64}$/);
  appendFileSync(blockFile, 'no block\n');
  expect(() => new BlockFile(blockFile).read()).toThrow('state.blocks, line 2: no block of a chain');
});

test('a file of another kind is left unchanged', () => {
  writeFileSync(blockFile, '{}');
  expect(() => new BlockFile(blockFile).read()).toThrow('state.blocks: no block of a chain');
  expect(readFileSync(blockFile, 'utf8')).toBe('{}');
});
