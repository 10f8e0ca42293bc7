import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { MessageKind } from '../../../src/stream/message.js';
import { HeightScanner } from '../../../src/stream/spool/heightScanner.js';
import { commitMessage, finalizeMessage, RECORDINGS, recordedMessages } from '../../support/stream/messages.js';

test.each(RECORDINGS)('finds the height in every message of %s', (name) => {
  for (const { kind, height, bytes } of recordedMessages(name)) expect(heightIn(kind, [bytes])).toBe(height);
});

test('finds the height behind transactions, wherever the bytes are cut', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2 ** 48 - 1 }),
      fc.integer({ min: 0, max: 3_000 }),
      fc.array(fc.nat(3_100), { maxLength: 6 }),
      (height, size, cuts) => {
        expect(heightIn('finalize', cutAt(finalizeMessage(height, size, 0x28), cuts))).toBe(height);
        expect(heightIn('commit', cutAt(commitMessage(height, size), cuts))).toBe(height);
      },
    ),
  );
});

test.each<[string, MessageKind, number[]]>([
  ['an empty message', 'commit', []],
  ['a height of zero', 'commit', [0x08, 0x00]],
  ['a negative height', 'commit', [0x08, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01]],
  ['a number without an end', 'commit', Array<number>(20).fill(0xff)],
  ['a commit instead of a finalized block', 'finalize', [0x08, 0x05]],
  ['a group, which protobuf no longer has', 'commit', [0x0b, 0x08, 0x05]],
])('finds none in %s', (_name, kind, bytes) => {
  expect(heightIn(kind, [Buffer.from(bytes)])).toBeNull();
});

test('random bytes give no height that cannot be stored', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      const height = heightIn('finalize', [Buffer.from(bytes)]) ?? 1;
      expect(height).toBeGreaterThan(0);
      expect(height).toBeLessThan(2 ** 48);
    }),
  );
});

function heightIn(kind: MessageKind, parts: readonly Buffer[]): number | null {
  const scanner = new HeightScanner(kind);
  for (const part of parts) scanner.push(part);
  return scanner.height;
}

function cutAt(bytes: Buffer, cuts: readonly number[]): Buffer[] {
  const places = [0, ...[...cuts].sort((a, b) => a - b), bytes.length];
  return places.slice(1).map((end, place) => bytes.subarray(places[place], end));
}
