/** A server that only responds. Arguments: its kind, and its response. It sends its port to its parent. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import type { FloorKind } from './floor.js';

const TYPE = 'application/json';

const LISTENERS: Readonly<Record<FloorKind, (response: string) => RequestListener>> = { http: bare, koa };

function bare(text: string): RequestListener {
  const headers = { 'content-type': TYPE, 'content-length': Buffer.byteLength(text) };
  return (request, response) => {
    // The next request of the connection comes behind this body.
    request.resume();
    response.writeHead(200, headers).end(text);
  };
}

function koa(text: string): RequestListener {
  const app = new Koa();
  app.use((context) => {
    context.type = TYPE;
    context.body = text;
  });
  const respond = app.callback();
  return (request, response) => void respond(request, response);
}

const [kind, response = ''] = process.argv.slice(2);
const server = createServer(LISTENERS[kind as FloorKind](response));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
