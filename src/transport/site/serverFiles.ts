/** The files of the site that only the running server can make: its contract, what it is, and its operator's logo. */
import { TLSSocket } from 'node:tls';
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { EncodedJson } from '../../json/encodedJson.js';
import { parseHost } from '../hostAndOrigin.js';
import { MadeFile, type Servable } from './servable.js';

/** The contract, as rpc.discover returns it. */
const CONTRACT = 'openrpc.json';

/** What the pages must know of this server. */
const ENDPOINT = 'endpoint.json';

/** Documents kept, of which a server has one for each name by which clients reach it. */
const MAX_KEPT = 16;

/** A picture that is opened as a page runs nothing and loads nothing. */
const PICTURE_HEADERS = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" };

/** Where a client reaches the server. */
export interface ServedAddresses {
  readonly http: string | null;
  readonly webSocket: string | null;
  readonly areConfigured: boolean;
}

/** What the server knows of itself. */
export interface ServerFacts {
  /** The result of rpc.discover; another object after every change. */
  contract(): EncodedJson;
  /** The document of the pages, which becomes JSON. */
  endpoint(addresses: ServedAddresses): object;
  /** The WebSocket address for a client of this Host header; null when WebSockets are off. */
  webSocketUrl(host: string | undefined): string | null;
  /** The operator's logo: its name on the site and its bytes. */
  logo: { readonly name: string; readonly bytes: Uint8Array } | null;
}

/** The files by path; those that depend on the request are made for it. */
export class ServerFiles {
  readonly #facts: ServerFacts;
  readonly #publicUrls: readonly string[];
  readonly #logo: MadeFile | null;
  readonly #endpoints = new LRUCache<string, MadeFile>({ max: MAX_KEPT });
  #contract: { json: EncodedJson; file: MadeFile } | null = null;

  /** `publicUrls` are the addresses of the server for clients, if they are known. */
  constructor(facts: ServerFacts, publicUrls: readonly string[]) {
    this.#facts = facts;
    this.#publicUrls = publicUrls;
    this.#logo = facts.logo === null ? null : new MadeFile(facts.logo.name, facts.logo.bytes, PICTURE_HEADERS);
  }

  /** The file of a path; undefined for one that the server does not make. */
  get(path: string, request: IncomingMessage): Servable | undefined {
    if (path === CONTRACT) return this.#contractFile();
    if (path === ENDPOINT) return this.#endpointFile(request);
    return this.#logo !== null && path === this.#logo.path ? this.#logo : undefined;
  }

  #contractFile(): MadeFile {
    const json = this.#facts.contract();
    if (this.#contract?.json !== json) this.#contract = { json, file: new MadeFile(CONTRACT, json.bytes) };
    return this.#contract.file;
  }

  #endpointFile({ headers, socket }: IncomingMessage): MadeFile {
    const addresses = this.#addresses(headers.host, socket instanceof TLSSocket);
    const text = `${JSON.stringify(this.#facts.endpoint(addresses))}\n`;
    const file = this.#endpoints.get(text) ?? new MadeFile(ENDPOINT, Buffer.from(text));
    this.#endpoints.set(text, file);
    return file;
  }

  #addresses(header: string | undefined, isSecure: boolean): ServedAddresses {
    const [http, webSocket] = [/^https?:/i, /^wss?:/i].map((scheme) =>
      this.#publicUrls.find((url) => scheme.test(url)),
    );
    if (this.#publicUrls.length > 0) return { http: http ?? null, webSocket: webSocket ?? null, areConfigured: true };
    const host = parseHost(header)?.host;
    return {
      http: host === undefined ? null : `http${isSecure ? 's' : ''}://${host}`,
      webSocket: this.#facts.webSocketUrl(host),
      areConfigured: false,
    };
  }
}
