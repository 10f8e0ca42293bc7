import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { speaksTls } from '../config/config.js';
import { formatListenAddress, parseListenAddress } from '../config/listenAddress.js';
import { packageRoot } from '../config/packageRoot.js';
import type { EncodedJson } from '../json/encodedJson.js';
import { CompressedJson } from '../json/compressedJson.js';
import { type ContractDocument, type ServerObject, runningContract, type ServerFacts } from './runningContract.js';

/** The addresses of the listeners, `host:port`; null for HTTP or WebSockets that are off. */
export interface Addresses {
  readonly http: string | null;
  readonly webSocket: string | null;
}

/** The contract of this server, for rpc.discover: made on first request, and again after admin_* changes listeners. */
export function createContract(facts: Omit<ServerFacts, 'servers'>, addresses: () => Addresses): () => EncodedJson {
  let made: { key: string; json: EncodedJson } | null = null;
  return () => {
    const servers = serverUrls(facts.config['json-rpc.public-url'], addresses(), speaksTls(facts.config));
    const key = JSON.stringify(servers);
    if (made?.key !== key) {
      // Part of this package.
      const document = JSON.parse(readFileSync(join(packageRoot(), 'openrpc.json'), 'utf8')) as ContractDocument;
      const text = JSON.stringify(runningContract(document, { ...facts, servers }));
      made = { key, json: new CompressedJson(Buffer.from(text)) };
    }
    return made.json;
  };
}

/**
 * The addresses of a server: those that its operator configured (only they know its proxies), or else
 * those that it listens on. `isSecure`: these speak TLS.
 */
export function serverUrls(named: readonly string[], { http, webSocket }: Addresses, isSecure = false): ServerObject[] {
  if (named.length > 0) return named.map((url) => ({ name: url.startsWith('ws') ? 'WebSocket' : 'HTTP', url }));
  const s = isSecure ? 's' : '';
  return [
    ...(http === null ? [] : [{ name: 'HTTP', url: `http${s}://${reachable(http)}` }]),
    ...(webSocket === null ? [] : [{ name: 'WebSocket', url: `ws${s}://${reachable(webSocket)}` }]),
  ];
}

/** The loopback address for one that means every interface: a client cannot connect to the latter. */
function reachable(address: string): string {
  const { host, port } = parseListenAddress(address);
  const loopback = host === '::' ? '::1' : '127.0.0.1';
  return formatListenAddress(host === undefined || host === '0.0.0.0' || host === '::' ? loopback : host, port);
}
