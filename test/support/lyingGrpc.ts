/** A node's gRPC behind a proxy that can change what the node answers, as a hostile or broken node would. */
import { once } from 'node:events';
import { connect, createServer, type OutgoingHttpHeaders, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';

export interface LyingGrpc {
  /** Address of the proxy, `host:port`. */
  address: string;
  /** Puts other text of the same length in place of a text, in the answers of a method; null to be honest again. */
  lie: { method: string; text: string; instead: string } | null;
  close(): Promise<void>;
}

/** Forwards to the gRPC address `target`. */
export async function startLyingGrpc(target: string): Promise<LyingGrpc> {
  const sessions = new Set<ServerHttp2Session>();
  const node = connect(`http://${target}`);
  // What the node cut, the client sees as cut.
  node.on('error', () => undefined);
  const server = createServer();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  server.on('stream', (stream, headers) => {
    const method = String(headers[':path']).replace(/^.*\//, '');
    const question = node.request(headers);
    const chunks: Buffer[] = [];
    for (const end of [stream, question]) end.on('error', () => undefined);
    stream.pipe(question);
    question.on('data', (chunk: Buffer) => chunks.push(chunk));
    question.on('response', (answered, flags) => {
      const isOver = (flags & 1) === 1;
      stream.respond(answered, { endStream: isOver, waitForTrailers: !isOver });
    });
    let trailers: OutgoingHttpHeaders = {};
    question.on('trailers', (given: OutgoingHttpHeaders) => (trailers = given));
    stream.on('wantTrailers', () => stream.sendTrailers(trailers));
    question.on('end', () => {
      if (!stream.writableEnded) stream.end(changed(Buffer.concat(chunks), method));
    });
    stream.on('close', () => question.close());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  function changed(answer: Buffer, method: string): Buffer {
    const { lie } = proxy;
    if (lie === null || lie.method !== method) return answer;
    return Buffer.from(answer.toString('latin1').replaceAll(lie.text, lie.instead), 'latin1');
  }

  const proxy: LyingGrpc = {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    lie: null,
    async close() {
      node.destroy();
      for (const session of sessions) session.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}
