import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/**
 * Sends a text as the whole answer: plain text unless the headers say otherwise. Node.js sends no body in answer to
 * HEAD.
 */
export function send(response: ServerResponse, status: number, text: string, headers: OutgoingHttpHeaders = {}): void {
  if (response.destroyed) return;
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      'x-content-type-options': 'nosniff',
      ...headers,
    })
    .end(text);
}
