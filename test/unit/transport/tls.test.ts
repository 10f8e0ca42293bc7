/** The listeners over TLS: what clients see, a renewed certificate, and files that cannot be used. */
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { TlsFiles } from '../../../src/transport/tlsFiles.js';
import { until } from '../../support/chainProgress.js';
import { fakeDispatcher, MemoryLog } from '../jsonrpc/fakeService.js';
import { CHAIN_ID, CHAIN_ID_ANSWER, startHttp, startWebSocket, stoppedAfterEach } from './endpoints.js';

const CERTIFICATES = join(import.meta.dirname, 'certificates');

let folder: string;
let paths: { certificate: string; key: string; checkIntervalMs: number };
const started = stoppedAfterEach();
const opened: TlsFiles[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'halley-tls-'));
  paths = { certificate: join(folder, 'tls.pem'), key: join(folder, 'tls.key.pem'), checkIntervalMs: 20 };
});
afterEach(() => opened.splice(0).forEach((files) => files.close()));
afterAll(() => rmSync(folder, { recursive: true }));

function use(name: 'first' | 'second'): void {
  copyFileSync(join(CERTIFICATES, `${name}.pem`), paths.certificate);
  copyFileSync(join(CERTIFICATES, `${name}.key.pem`), paths.key);
}

async function openFiles(log = new MemoryLog()): Promise<TlsFiles> {
  const files = await TlsFiles.open(paths, log);
  opened.push(files);
  return files;
}

/** One request on a connection of its own: the answer, and the name in the server's certificate. */
function ask(address: string): Promise<{ body: string; name: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const options = { method: 'POST', headers, agent: false, rejectUnauthorized: false };
    const sent = request(`https://${address}`, options, (response) => {
      // A request over https has such a socket.
      const { subject } = (response.socket as TLSSocket).getPeerCertificate();
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve({ body, name: String(subject.CN) }));
    });
    sent.on('error', reject);
    sent.end(CHAIN_ID);
  });
}

describe('over TLS', () => {
  test('HTTP answers, and WebSockets of both addresses', async () => {
    use('first');
    const tls = await openFiles();
    const dispatcher = fakeDispatcher();
    const ws = await startWebSocket(dispatcher, {}, { tls });
    const http = await startHttp(dispatcher, {}, { tls, upgrade: ws.server.handleUpgrade });
    started.push(http.server, ws.server);
    expect(await ask(http.address)).toEqual({ body: CHAIN_ID_ANSWER, name: 'first.test' });
    for (const address of [http.address, ws.address]) {
      const socket = new WebSocket(`wss://${address}`, { rejectUnauthorized: false });
      const answer = new Promise((resolve, reject) => {
        socket.once('message', (data: Buffer) => resolve(data.toString()));
        socket.once('error', reject);
      });
      socket.once('open', () => socket.send(CHAIN_ID));
      expect(await answer).toBe(CHAIN_ID_ANSWER);
      socket.terminate();
    }
  });

  test('a client that speaks plain HTTP gets no answer, and others are served', async () => {
    use('first');
    const { server, address } = await startHttp(fakeDispatcher(), {}, { tls: await openFiles() });
    started.push(server);
    await expect(fetch(`http://${address}`, { method: 'POST', body: CHAIN_ID })).rejects.toThrow('fetch failed');
    expect((await ask(address)).body).toBe(CHAIN_ID_ANSWER);
  });

  test('a renewed certificate is used by new connections; one that does not fit its key is not', async () => {
    use('first');
    const log = new MemoryLog();
    const { server, address } = await startHttp(fakeDispatcher(), {}, { tls: await openFiles(log) });
    started.push(server);
    writeFileSync(paths.certificate, 'not a certificate');
    await until('the bad file is refused', () =>
      log.lines.some(({ message }) => message.includes('the old one stays')),
    );
    expect((await ask(address)).name).toBe('first.test');
    use('second');
    await until('the renewed certificate is served', async () => (await ask(address)).name === 'second.test');
  });
});

describe('files that cannot be used are refused at the start', () => {
  test('a missing file', async () => {
    const missing = join(folder, 'missing.pem');
    await expect(TlsFiles.open({ ...paths, certificate: missing }, new MemoryLog())).rejects.toThrow(
      `tls.certificate-path: the file ${missing} cannot be read (ENOENT)`,
    );
  });

  test('a key of another certificate', async () => {
    use('first');
    copyFileSync(join(CERTIFICATES, 'second.key.pem'), paths.key);
    await expect(TlsFiles.open(paths, new MemoryLog())).rejects.toThrow(
      'tls.certificate-path and tls.key-path: the files are not a PEM certificate and its PEM private key without a passphrase',
    );
  });
});
