/** A stream process between a true one and those that follow it, which can change what they get. */
import { rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { crc32 } from 'node:zlib';
import { FrameReader } from '../../../src/stream/frameReader.js';
import { readStream, type StreamEvent } from '../../../src/stream/streamReader.js';
import {
  frame,
  FRAME,
  gapFrame,
  jsonFrame,
  MAX_CHUNK_BYTES,
  MAX_CONTENT_BYTES,
  messageEndFrame,
  messageFrame,
  readHello,
  rewoundFrame,
} from '../../../src/stream/wire.js';

/** What followers get instead of an event. */
export type StreamLie = (event: StreamEvent) => readonly StreamEvent[];

export interface LyingStream {
  address: string;
  /** Null to be honest. */
  lie: StreamLie | null;
  /** Where the true stream is. */
  target: string;
  close(): Promise<void>;
}

/** Listens on a path that does not exist. */
export async function startLyingStream(target: string, path: string): Promise<LyingStream> {
  const stopping = new AbortController();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const leaving = new AbortController();
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      leaving.abort();
    });
    const frames = new FrameReader(MAX_CONTENT_BYTES);
    socket.on('data', (bytes) => {
      for (const { content } of frames.push(bytes)) void serve(socket, content, leaving.signal);
    });
  });
  server.listen(path);
  await once(server, 'listening');

  async function serve(socket: Socket, content: Buffer, signal: AbortSignal): Promise<void> {
    const { from, to, known } = readHello(content) ?? {};
    const request = { ...(from !== undefined && { from }), ...(to !== undefined && { to }), ...(known && { known }) };
    try {
      for await (const event of readStream({ address: stream.target }, request, signal))
        for (const told of stream.lie?.(event) ?? [event]) for (const bytes of framesOf(told)) socket.write(bytes);
    } catch {
      // The true stream has ended, or the follower has left.
    }
    socket.destroy();
  }

  const stream: LyingStream = {
    address: `unix:${path}`,
    lie: null,
    target,
    async close() {
      stopping.abort();
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
      rmSync(path, { force: true });
    },
  };
  return stream;
}

function* framesOf(event: StreamEvent): Generator<Buffer> {
  switch (event.type) {
    case 'welcome':
      yield jsonFrame(FRAME.welcome, event.welcome);
      return;
    case 'gap':
      yield gapFrame(event.gap);
      return;
    case 'rewound':
      yield rewoundFrame({ height: event.height, rewinds: event.stream.rewinds });
      return;
    case 'end':
      yield frame(FRAME.end, Buffer.alloc(0));
      return;
    case 'finalize':
    case 'commit': {
      const { type: kind, height, bytes } = event;
      yield messageFrame({ kind, height, length: bytes.length });
      for (let at = 0; at < bytes.length; at += MAX_CHUNK_BYTES)
        yield frame(FRAME.chunk, bytes.subarray(at, at + MAX_CHUNK_BYTES));
      yield messageEndFrame('whole', crc32(bytes));
    }
  }
}
