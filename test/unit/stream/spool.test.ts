import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeptHeight } from '../../../src/stream/spool/spool.js';
import { commitMessage, finalizeMessage } from '../../support/stream/messages.js';
import { digestOf } from '../../support/stream/recordingHandler.js';
import { SpoolOfTest } from '../../support/stream/spoolOfTest.js';

const LEAST = 2 ** 20;

let kept: SpoolOfTest;

beforeEach(() => {
  kept = new SpoolOfTest();
});

afterEach(() => kept.remove());

describe('what is kept', () => {
  test('messages of many parts are read back byte for byte', async () => {
    const [finalize, commit] = [finalizeMessage(7, 3_000_000, 7), commitMessage(7, 100_000, 8)];
    kept.push('finalize', finalize, 16_384);
    kept.push('commit', commit, 1_000);
    expect(await read(7)).toEqual(digests(finalize, commit));
    expect(await kept.spool.heights()).toEqual({ first: 7, last: 7, gaps: [] });
  });

  test('it is there after the process was killed, without what was not complete', async () => {
    kept.fill(1, 3);
    kept.push('finalize', finalizeMessage(4));
    const half = kept.spool.begin('commit', 1_000);
    half.push(commitMessage(4, 400));
    // Nothing is closed.
    kept.reopen();
    expect(await kept.spool.heights()).toEqual({ first: 1, last: 3, gaps: [] });
    expect([kept.spool.newest, kept.spool.awaits]).toEqual([4, 4]);
    kept.push('commit', commitMessage(4));
    expect(await read(4)).toEqual(digests(finalizeMessage(4), commitMessage(4)));
    expect(kept.log).toEqual([]);
  });

  test('only this user can read it', () => {
    kept.fill(1, 1);
    for (const name of readdirSync(kept.folder)) expect(statSync(join(kept.folder, name)).mode & 0o777).toBe(0o600);
  });

  test('an index entry that was written in part does not count', async () => {
    kept.fill(1, 2);
    kept.spool.close();
    const index = file('.index');
    truncateSync(index, statSync(index).size - 1);
    kept.reopen();
    expect(kept.spool.awaits).toBe(2);
    kept.push('commit', commitMessage(2, 30, 9));
    expect(await read(2)).toEqual(digests(finalizeMessage(2), commitMessage(2, 30, 9)));
  });

  test.each([0, 1, 2, 3, 4, 5])('a damaged entry %d is a gap, and never another message', async (place) => {
    kept.fill(1, 3);
    kept.spool.close();
    damage(file('.index'), 16 + 40 * place + 20);
    kept.reopen();
    kept.fill(4, 4);
    for (const height of [1, 2, 3, 4]) {
      const found = kept.spool.find(height);
      if (found?.height !== height || found.commit === null) expect(height).toBe(Math.floor(place / 2) + 1);
      else expect(await bytesOf(found)).toEqual(digests(finalizeMessage(height), commitMessage(height)));
    }
  });

  test('a segment of another version is removed, and said so', async () => {
    kept.fill(1, 1);
    kept.spool.close();
    writeFileSync(file('.messages'), 'HALLEYSM\u0002\0\0\0\0\0\0\0');
    kept.reopen();
    expect(kept.log).toEqual(['segment 1 of the spool is damaged, or of another version: it was removed']);
    kept.fill(2, 2);
    expect(await kept.spool.heights()).toEqual({ first: 2, last: 2, gaps: [] });
  });
});

describe('room', () => {
  beforeEach(() => {
    kept.remove();
    kept = new SpoolOfTest(LEAST);
  });

  test('the oldest heights are removed first, and the files stay within the size', async () => {
    kept.fill(1, 500, 10_000);
    const { first, last, gaps } = await kept.spool.heights();
    expect(last).toBe(500);
    expect(gaps).toEqual([]);
    // A sixteenth may be free.
    expect(500 - (first ?? 0)).toBeGreaterThan(80);
    expect(sizeOfFolder()).toBeLessThanOrEqual(LEAST + 1_000);
    expect(kept.log).toEqual([]);
  });

  test('a message larger than the spool is a gap; the next height is kept', async () => {
    kept.fill(1, 1);
    kept.push('finalize', finalizeMessage(2, LEAST));
    kept.push('commit', commitMessage(2));
    kept.fill(3, 3);
    expect(await kept.spool.heights()).toEqual({ first: 1, last: 3, gaps: [{ from: 2, to: 2 }] });
    expect(kept.log).toEqual([
      `a message of height 2 is lost, a gap for all that follow: a message has ${finalizeMessage(2, LEAST).length} bytes and the spool may have ${LEAST} (--spool-size)`,
      'messages are kept again from height 3 on; 2 were lost',
    ]);
  });

  test('a large message takes the room of older heights', async () => {
    kept.fill(1, 50, 10_000);
    kept.push('finalize', finalizeMessage(51, LEAST - 70_000, 5));
    kept.push('commit', commitMessage(51));
    expect(await read(51)).toEqual(digests(finalizeMessage(51, LEAST - 70_000, 5), commitMessage(51)));
    expect(sizeOfFolder()).toBeLessThanOrEqual(LEAST + 1_000);
  });
});

describe('heights', () => {
  test('a height without its second message is a gap', async () => {
    kept.fill(1, 1);
    kept.push('finalize', finalizeMessage(2));
    kept.fill(3, 4);
    kept.fill(9, 9);
    expect(await kept.spool.heights()).toEqual({
      first: 1,
      last: 9,
      gaps: [
        { from: 2, to: 2 },
        { from: 5, to: 8 },
      ],
    });
  });

  test('a second message without a first one is lost', () => {
    kept.push('commit', commitMessage(5));
    expect(kept.spool.find(1)).toBeNull();
    expect(kept.spool.newest).toBe(5);
    expect(kept.log).toEqual([
      'a message of height 5 is lost, a gap for all that follow: the first message of the height was not kept',
    ]);
  });

  test('heights that come again replace those from there on, in all segments, also for a follower that was away', async () => {
    kept.remove();
    kept = new SpoolOfTest(LEAST);
    kept.fill(1, 40, 10_000);
    const before = kept.spool.version;
    kept.push('finalize', finalizeMessage(12, 50, 1));
    kept.push('commit', commitMessage(12, 50, 2));
    expect(await kept.spool.heights()).toEqual({ first: 1, last: 12, gaps: [] });
    expect(await read(12)).toEqual(digests(finalizeMessage(12, 50, 1), commitMessage(12, 50, 2)));
    expect(await read(11)).toEqual(digests(finalizeMessage(11, 10_000), commitMessage(11)));
    expect(kept.spool.lowestRewindSince(before)).toBe(12);
    expect(kept.spool.lowestRewindSince(kept.spool.version)).toBeNull();
    kept.spool.close();
    kept.reopen();
    kept.fill(13, 13);
    expect(await kept.spool.heights()).toEqual({ first: 1, last: 13, gaps: [] });
    expect(kept.spool.lowestRewindSince(before)).toBe(12);
    expect(kept.spool.lowestRewindSince({ stream: 'another', rewinds: 0 })).toBeNull();
  });

  test('a block that is executed again after a crash of the node replaces its first message only', async () => {
    kept.fill(1, 1);
    kept.push('finalize', finalizeMessage(2, 10, 1));
    kept.push('finalize', finalizeMessage(2, 10, 2));
    kept.push('commit', commitMessage(2));
    expect(await read(2)).toEqual(digests(finalizeMessage(2, 10, 2), commitMessage(2)));
    expect(kept.spool.version.rewinds).toBe(0);
  });

  test('the first height after each start of the node is remembered, also where it comes again', () => {
    kept.fill(1, 2);
    kept.spool.nodeStarted();
    // Followers that are welcomed before the first message have to know it, too.
    expect(kept.spool.starts).toEqual([3]);
    kept.fill(3, 6);
    kept.reopen();
    kept.spool.nodeStarted();
    kept.fill(7, 7);
    kept.spool.nodeStarted();
    kept.fill(7, 9);
    kept.reopen();
    kept.fill(10, 10);
    expect(kept.spool.starts).toEqual([3, 7]);
  });

  test('a chain that begins again drops all', async () => {
    kept.fill(5, 9);
    kept.fill(1, 2);
    expect(await kept.spool.heights()).toEqual({ first: 1, last: 2, gaps: [] });
  });

  test('a follower that missed more rewinds than are remembered reads everything again', () => {
    kept.fill(1, 2);
    const before = kept.spool.version;
    for (let count = 0; count < 1_001; count++) kept.fill(2, 2);
    expect(kept.spool.version.rewinds).toBe(1_001);
    expect(kept.spool.lowestRewindSince(before)).toBe(1);
    expect(kept.spool.lowestRewindSince({ ...before, rewinds: 1 })).toBe(2);
  });
});

async function read(height: number): Promise<string[]> {
  const found = kept.spool.find(height);
  if (found?.height !== height) throw new Error(`height ${height} is not kept`);
  return bytesOf(found);
}

async function bytesOf({ segment, finalize, commit }: KeptHeight): Promise<string[]> {
  const entries = commit === null ? [finalize] : [finalize, commit];
  return Promise.all(
    entries.map(async ({ offset, length }) => {
      const bytes = Buffer.alloc(length);
      await segment.read(bytes, offset);
      return digestOf(bytes);
    }),
  );
}

function digests(...messages: readonly Buffer[]): string[] {
  return messages.map(digestOf);
}

function file(suffix: string): string {
  const name = readdirSync(kept.folder).find((found) => found.endsWith(suffix));
  return join(kept.folder, name ?? '');
}

function damage(path: string, at: number): void {
  const bytes = readFileSync(path);
  bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  writeFileSync(path, bytes);
}

function sizeOfFolder(): number {
  return readdirSync(kept.folder).reduce((sum, name) => sum + statSync(join(kept.folder, name)).size, 0);
}
