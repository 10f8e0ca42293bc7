/** Messages as a node pushes them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MessageKind } from '../../../src/stream/message.js';

const FIXTURES = join(import.meta.dirname, '../fixtures/stateStream');

/** What three nodes pushed from their first height on. */
export const RECORDINGS = ['evmos-v20', 'v0.3.2', 'head'];

export interface PushedMessage {
  kind: MessageKind;
  height: number;
  bytes: Buffer;
}

/** The messages of a recording, in their order: two of each height. */
export function recordedMessages(name: string): PushedMessage[] {
  const lines = readFileSync(join(FIXTURES, `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line, place) => {
    const { method, bytes } = JSON.parse(line) as { method: string; bytes: string };
    const kind = method === 'ListenCommit' ? 'commit' : 'finalize';
    return { kind, height: Math.floor(place / 2) + 1, bytes: Buffer.from(bytes, 'base64') };
  });
}

/** `ListenFinalizeBlockRequest{req: {txs: [bytes], height}}`; `fill` is the value of each byte of the transaction. */
export function finalizeMessage(height: number, txBytes = 20, fill = 0): Buffer {
  const request = Buffer.concat([field(1, Buffer.alloc(txBytes, fill)), Buffer.from([0x28]), varint(height)]);
  return field(1, request);
}

/** `ListenCommitRequest{block_height, change_set: [bytes]}` */
export function commitMessage(height: number, changeBytes = 20, fill = 0): Buffer {
  return Buffer.concat([Buffer.from([0x08]), varint(height), field(3, Buffer.alloc(changeBytes, fill))]);
}

function field(number: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([number * 8 + 2]), varint(content.length), content]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return Buffer.from([...bytes, rest]);
}
