/** Followers of a spool, through the real server and the real client: what they get, and what hostile ones can do. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { readFileSync, writeFileSync, readdirSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { StreamFollower, type FollowerOptions } from '../../../src/stream/follower.js';
import { FollowerServer, type FollowerServerOptions } from '../../../src/stream/process/followerServer.js';
import { readHeights } from '../../../src/stream/readHeights.js';
import { parseStreamAddress } from '../../../src/stream/streamAddress.js';
import { FRAME, frame, jsonFrame, MAX_CHUNK_BYTES, messageEndFrame, messageFrame } from '../../../src/stream/wire.js';
import { until } from '../../support/chainProgress.js';
import { commitMessage, finalizeMessage, RECORDINGS, recordedMessages } from '../../support/stream/messages.js';
import { digestOf, keptLog, RecordingHandler, wholeHeights } from '../../support/stream/recordingHandler.js';
import { SpoolOfTest } from '../../support/stream/spoolOfTest.js';

const CERTIFICATES = join(import.meta.dirname, '../transport/certificates');
const TOKEN = 'a token for tests';
const NEVER = new AbortController().signal;

let kept: SpoolOfTest;
let server: FollowerServer;
const followers: StreamFollower[] = [];
const sockets: Socket[] = [];

beforeEach(async () => {
  kept = new SpoolOfTest();
  await serve();
});

afterEach(async () => {
  await Promise.all(followers.splice(0).map((follower) => follower.stop()));
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.stop();
  kept.remove();
});

describe('a follower', () => {
  test.each(RECORDINGS)('gets the recorded messages of %s byte for byte, stored and live', async (name) => {
    const messages = recordedMessages(name);
    const handler = new RecordingHandler();
    for (const { kind, bytes } of messages.slice(0, 9)) kept.push(kind, bytes);
    follow(handler, { from: 1 });
    await handler.got('F5');
    for (const { kind, bytes } of messages.slice(9)) kept.push(kind, bytes, 100);
    await handler.got('C10');
    expect(handler.calls).toEqual(wholeHeights(1, 10));
    for (const { kind, height, bytes } of messages)
      expect(handler.digests.get(`${kind === 'commit' ? 'C' : 'F'}${height}`)).toBe(digestOf(bytes));
  });

  test('gets messages of many chunks, and empty blocks after them', async () => {
    const large = finalizeMessage(1, 2 * MAX_CHUNK_BYTES + 1, 3);
    kept.push('finalize', large);
    kept.push('commit', commitMessage(1));
    kept.fill(2, 2);
    const handler = new RecordingHandler();
    follow(handler);
    await handler.got('C2');
    expect(handler.calls).toEqual(wholeHeights(1, 2));
    expect(handler.digests.get('F1')).toBe(digestOf(large));
  });

  test('learns what there is, and of heights that are missing before, between and after', async () => {
    kept.fill(3, 4);
    kept.spool.nodeStarted();
    kept.fill(6, 6);
    const handler = new RecordingHandler();
    follow(handler, { from: 1 });
    await handler.got('C6');
    expect(handler.welcomes).toEqual([
      {
        version: 1,
        stream: kept.spool.version,
        first: 3,
        last: 6,
        gaps: [{ from: 5, to: 5 }],
        rewound: null,
        starts: [6],
      },
    ]);
    kept.push('finalize', finalizeMessage(7));
    kept.push('commit', commitMessage(9));
    await handler.got('gap 8-9');
    expect(handler.calls).toEqual([
      'gap 1-2',
      ...wholeHeights(3, 4),
      'gap 5-5',
      ...wholeHeights(6, 6),
      'F7',
      'gap 7-7',
      'gap 8-9',
    ]);
  });

  test('begins with the first kept height when it names none, also if that comes later', async () => {
    const handler = new RecordingHandler();
    follow(handler);
    await until('it is connected', () => handler.welcomes.length === 1);
    kept.fill(12, 13);
    await handler.got('C13');
    expect(handler.calls).toEqual(wholeHeights(12, 13));
  });

  test('waits for a height that is to come, and a second one gets the same bytes from an older height', async () => {
    kept.fill(1, 3);
    const [late, early] = [new RecordingHandler(), new RecordingHandler()];
    follow(late, { from: 5 });
    await until('it is connected', () => late.welcomes.length === 1);
    kept.fill(4, 6);
    follow(early, { from: 2 });
    await Promise.all([late.got('C6'), early.got('C6')]);
    expect(late.calls).toEqual(wholeHeights(5, 6));
    expect(early.calls).toEqual(wholeHeights(2, 6));
    expect(early.digests.get('C6')).toBe(late.digests.get('C6'));
  });

  test('is called again only when its handler is ready', async () => {
    kept.fill(1, 3);
    let release: () => void = () => undefined;
    const blocked = new Promise<void>((resolve) => (release = resolve));
    class SlowHandler extends RecordingHandler {
      override async onCommit(height: number, bytes: Buffer): Promise<void> {
        void super.onCommit(height, bytes);
        await blocked;
      }
    }
    const handler = new SlowHandler();
    const follower = follow(handler);
    await handler.got('C1');
    expect(follower.next).toBe(1);
    release();
    await handler.got('C3');
    expect(handler.calls).toEqual(wholeHeights(1, 3));
  });

  test('gets a height again when its handler failed at it', async () => {
    kept.fill(1, 2);
    class FailingHandler extends RecordingHandler {
      override onCommit(height: number, bytes: Buffer): void {
        void super.onCommit(height, bytes);
        if (this.disconnections === 0 && height === 2) throw new Error('no room');
      }
    }
    const handler = new FailingHandler();
    follow(handler);
    await until('it is called again', () => handler.calls.length === 7);
    expect(handler.calls).toEqual([...wholeHeights(1, 2), 'rewound 2', ...wholeHeights(2, 2)]);
  });
});

describe('rewinds', () => {
  test('a connected follower learns that heights come again', async () => {
    kept.fill(1, 5);
    const handler = new RecordingHandler();
    const follower = follow(handler);
    await handler.got('C5');
    kept.fill(3, 4, 50);
    await until('all came', () => handler.calls.length === 15);
    expect(handler.calls).toEqual([...wholeHeights(1, 5), 'rewound 3', ...wholeHeights(3, 4)]);
    expect(handler.digests.get('F3')).toBe(digestOf(finalizeMessage(3, 50)));
    expect(follower.known).toEqual(kept.spool.version);
  });

  test('a follower that was away learns it when it returns', async () => {
    kept.fill(1, 5);
    const first = new RecordingHandler();
    const follower = follow(first);
    await first.got('C5');
    const { next, known } = follower;
    await follower.stop();
    kept.fill(3, 7, 50);
    const second = new RecordingHandler();
    const returned = follow(second, { ...(next !== undefined && { from: next }), ...(known && { known }) });
    await second.got('C7');
    expect(second.calls).toEqual(['rewound 3', ...wholeHeights(3, 7)]);
    expect(returned.known).toEqual(kept.spool.version);
  });

  test('a block that is executed again comes again', async () => {
    kept.fill(1, 1);
    kept.push('finalize', finalizeMessage(2, 10, 1));
    const handler = new RecordingHandler();
    follow(handler);
    await handler.got('F2');
    kept.fill(2, 3);
    await handler.got('C3');
    expect(handler.calls).toEqual([...wholeHeights(1, 1), 'F2', 'rewound 2', ...wholeHeights(2, 3)]);
  });

  test('a follower that is ahead of a chain that began again gets it from its beginning', async () => {
    kept.fill(50, 51);
    const handler = new RecordingHandler();
    follow(handler, { from: 100 });
    await until('it is connected', () => handler.welcomes.length === 1);
    kept.fill(1, 2);
    await handler.got('C2');
    expect(handler.calls).toEqual(['rewound 1', ...wholeHeights(1, 2)]);
  });
});

describe('reconnection', () => {
  test('continues with the height that was not complete', async () => {
    kept.fill(1, 2);
    kept.push('finalize', finalizeMessage(3));
    const handler = new RecordingHandler();
    follow(handler);
    await handler.got('F3');
    await server.stop();
    await until('it is noticed', () => handler.disconnections > 0);
    kept.push('commit', commitMessage(3));
    await serve();
    await handler.got('C3');
    expect(handler.calls).toEqual([...wholeHeights(1, 2), 'F3', 'rewound 3', ...wholeHeights(3, 3)]);
  });

  test('is said once, and again after it worked', async () => {
    await server.stop();
    const handler = new RecordingHandler();
    const { lines, log } = keptLog();
    followers.push(
      new StreamFollower({ address: unixAddress() }, handler, { log: { ...log, debug: () => undefined } }),
    );
    followers.at(-1)?.start();
    await until('it tried', () => handler.disconnections > 2);
    expect(lines).toHaveLength(1);
  });
});

describe('damage and lack of room', () => {
  test.each<[string, number, string[]]>([
    ['first', 16 + 5, ['gap 1-1', ...wholeHeights(2, 2)]],
    ['second', 16 + finalizeMessage(1).length + 5, ['F1', 'gap 1-1', ...wholeHeights(2, 2)]],
  ])('a damaged %s message is a gap', async (_name, at, calls) => {
    kept.fill(1, 2);
    const name = readdirSync(kept.folder).find((found) => found.endsWith('.messages')) ?? '';
    const bytes = readFileSync(join(kept.folder, name));
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    writeFileSync(join(kept.folder, name), bytes);
    const handler = new RecordingHandler();
    follow(handler);
    await handler.got('C2');
    expect(handler.calls).toEqual(calls);
  });

  test('a follower whose next height was removed meanwhile learns of the gap', async () => {
    await server.stop();
    kept.remove();
    kept = new SpoolOfTest(2 ** 20);
    await serve();
    kept.fill(1, 20, 20_000);
    const socket = await helloOf({ version: 1, from: 1 });
    socket.pause();
    // More than the buffers of the connection hold.
    kept.fill(21, 300, 20_000);
    const first = kept.spool.first ?? 0;
    expect(first).toBeGreaterThan(200);
    const handler = new RecordingHandler();
    follow(handler, { from: 1 });
    await handler.got('C300');
    expect(handler.calls).toEqual([`gap 1-${first - 1}`, ...wholeHeights(first, 300)]);
    socket.resume();
    await until('the slow one got all', () =>
      received(socket).includes(messageFrame({ kind: 'commit', height: 300, length: commitMessage(300).length })),
    );
  });

  test('a message that is larger than the follower takes is a gap for it', async () => {
    kept.fill(1, 1, 5_000);
    kept.fill(2, 2);
    const handler = new RecordingHandler();
    follow(handler, { maxMessageBytes: 1_000 });
    await handler.got('C2');
    expect(handler.calls).toEqual(['gap 1-1', 'C1', ...wholeHeights(2, 2)]);
  });
});

describe('one-shot reading', () => {
  test('returns the heights that are there, and ends', async () => {
    kept.fill(1, 4);
    kept.fill(6, 6);
    kept.push('finalize', finalizeMessage(7));
    const heights: number[] = [];
    for await (const { height, finalize, commit } of readHeights(
      { address: unixAddress() },
      { from: 3, to: 9 },
      NEVER,
    )) {
      heights.push(height);
      expect([finalize, commit]).toEqual([finalizeMessage(height), commitMessage(height)]);
    }
    expect(heights).toEqual([3, 4, 6]);
  });

  test('ends at once for a height that is not there', async () => {
    for await (const { height } of readHeights({ address: unixAddress() }, { from: 3, to: 3 }, NEVER))
      expect(height).toBe(0);
  });

  test('ends with the reason of its signal', async () => {
    const reason = new Error('no longer needed');
    const reading = readHeights({ address: unixAddress() }, { from: 1, to: 1 }, AbortSignal.abort(reason));
    await expect(reading.next()).rejects.toBe(reason);
  });
});

describe('who may follow', () => {
  test('over TCP and TLS only with the token', async () => {
    await server.stop();
    const tls = { cert: certificate('first.pem'), key: certificate('first.key.pem') };
    await serve({ addresses: ['tcp://127.0.0.1:0', 'tls://127.0.0.1:0'].map(parseStreamAddress), token: TOKEN, tls });
    kept.fill(1, 1);
    for (const address of server.addresses) {
      const options = { address, ca: tls.cert };
      const refused = new RecordingHandler();
      const { lines } = follow(refused, { ...options, token: 'another token' });
      await until('it is refused', () => refused.disconnections > 0);
      expect(lines.join()).toContain('the stream process refuses: the token is missing or wrong');
      const handler = new RecordingHandler();
      follow(handler, { ...options, token: TOKEN });
      await handler.got('C1');
    }
    expect(server.addresses.map((address) => address.slice(0, 16))).toEqual(['tcp://127.0.0.1:', 'tls://127.0.0.1:']);
  });

  test('no more followers than are allowed; the next one when another leaves', async () => {
    await server.stop();
    await serve({ maxFollowers: 1 });
    const [first, second] = [new RecordingHandler(), new RecordingHandler()];
    const follower = follow(first);
    await until('it is connected', () => first.welcomes.length === 1);
    const { lines } = follow(second);
    await until('it is refused', () => second.disconnections > 0);
    expect(lines.join()).toContain('1 followers are connected already');
    await follower.stop();
    await until('it is connected', () => second.welcomes.length === 1);
  });
});

describe('hostile followers', () => {
  test.each<[string, Buffer]>([
    ['text', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
    ['a hello without end', Buffer.concat([frame(FRAME.hello, Buffer.alloc(0)).subarray(0, 1), Buffer.alloc(4, 0xff)])],
    ['no JSON', frame(FRAME.hello, Buffer.from('{'))],
    ['a wrong version', jsonFrame(FRAME.hello, { version: 'one' })],
    ['a height below one', jsonFrame(FRAME.hello, { version: 1, from: 0 })],
    ['a known stream of another shape', jsonFrame(FRAME.hello, { version: 1, known: [] })],
    ['another frame', frame(FRAME.end, Buffer.alloc(0))],
  ])('a connection that begins with %s is closed', async (_name, bytes) => {
    const socket = await open();
    socket.write(bytes);
    await once(socket, 'close');
    expect(received(socket).includes('welcome')).toBe(false);
  });

  test('of thousands of connections without a hello, the oldest are closed, and a follower comes through', async () => {
    const opened = await Promise.all(Array.from({ length: 500 }, () => open()));
    kept.fill(1, 1);
    const handler = new RecordingHandler();
    follow(handler);
    await handler.got('C1');
    await until('the oldest are closed', () => opened.filter(({ destroyed }) => !destroyed).length <= 64);
  });

  test('one that reads nothing holds neither memory nor others up', async () => {
    for (let count = 0; count < 20; count++) (await helloOf({ version: 1, from: 1 })).pause();
    const before = process.memoryUsage().arrayBuffers;
    kept.push('finalize', finalizeMessage(1, 12_000_000));
    kept.push('commit', commitMessage(1));
    const handler = new RecordingHandler();
    follow(handler);
    await handler.got('C1');
    // 20 times one chunk, and not 20 times the message; the handler has it once, and a copy.
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(60_000_000);
  });

  test('one that talks after its hello is closed', async () => {
    const socket = await helloOf({ version: 1 });
    await until('it is welcome', () => received(socket).length > 0);
    socket.write('more');
    await once(socket, 'close');
  });
});

describe('a lying stream process', () => {
  const welcome = jsonFrame(FRAME.welcome, {
    version: 1,
    stream: { stream: 'a', rewinds: 0 },
    first: null,
    last: null,
    gaps: [],
    rewound: null,
    starts: [],
  });
  const message = Buffer.from('what the node sent');

  test.each<[string, Buffer[], string]>([
    ['no welcome', [frame(FRAME.end, Buffer.alloc(0))], 'it does not begin with a welcome'],
    ['a frame of 4 GiB', [welcome, Buffer.from([FRAME.gap, 255, 255, 255, 255])], 'a frame of 4294967295 bytes'],
    ['a chunk too large', [welcome, Buffer.from([FRAME.chunk, 0, 0, 5, 0])], 'a frame of 327680 bytes'],
    ['bytes of no message', [welcome, frame(FRAME.chunk, message)], 'bytes without a message'],
    [
      'more bytes than announced',
      [welcome, messageFrame({ kind: 'commit', height: 1, length: 3 }), frame(FRAME.chunk, message)],
      'a message longer than announced',
    ],
    [
      'other bytes than its checksum says',
      [
        welcome,
        messageFrame({ kind: 'commit', height: 1, length: message.length }),
        frame(FRAME.chunk, message),
        messageEndFrame('whole', 1),
      ],
      'the bytes of height 1 changed on the way',
    ],
    ['an unknown frame', [welcome, frame(99, Buffer.alloc(0))], 'a frame of the unknown type 99'],
    ['a gap that is cut off', [welcome, frame(FRAME.gap, Buffer.alloc(3))], 'outside buffer bounds'],
  ])('that sends %s reaches no handler', async (_name, frames, reason) => {
    const liar = createServer((socket) => socket.on('error', () => undefined).end(Buffer.concat(frames)));
    liar.listen(join(kept.folder, 'liar'));
    await once(liar, 'listening');
    const handler = new RecordingHandler();
    const { lines } = follow(handler, { address: `unix:${join(kept.folder, 'liar')}` });
    await until('it is noticed', () => handler.disconnections > 0);
    expect(handler.calls).toEqual([]);
    expect(lines.join()).toContain(reason);
    await followers.pop()?.stop();
    liar.close();
  });
});

async function serve(changes: Partial<FollowerServerOptions> = {}): Promise<void> {
  const addresses = [parseStreamAddress(unixAddress())];
  server = new FollowerServer({ addresses, maxFollowers: 64, token: null, tls: null, ...changes }, kept.spool);
  await server.start();
}

function unixAddress(): string {
  return `unix:${join(kept.folder, 's')}`;
}

function follow(
  handler: RecordingHandler,
  options: Partial<FollowerOptions> = {},
): StreamFollower & { lines: string[] } {
  const { lines, log } = keptLog();
  const reasons = { ...log, warn: (fields: { err?: Error }) => void lines.push(String(fields.err?.message)) };
  const follower = new StreamFollower({ address: unixAddress(), ...options }, handler, { log: reasons });
  followers.push(follower);
  follower.start();
  return Object.assign(follower, { lines });
}

async function open(): Promise<Socket> {
  const socket = connect(join(kept.folder, 's'));
  sockets.push(socket);
  const parts: Buffer[] = [];
  socket.on('data', (bytes: Buffer) => parts.push(bytes)).on('error', () => undefined);
  Object.assign(socket, { parts });
  await once(socket, 'connect');
  return socket;
}

async function helloOf(hello: object): Promise<Socket> {
  const socket = await open();
  socket.write(jsonFrame(FRAME.hello, hello));
  return socket;
}

function received(socket: Socket): Buffer {
  return Buffer.concat((socket as Socket & { parts: Buffer[] }).parts);
}

function certificate(name: string): Buffer {
  return readFileSync(join(CERTIFICATES, name));
}
