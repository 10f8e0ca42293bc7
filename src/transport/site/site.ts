import { extname } from 'node:path';
import { TLSSocket } from 'node:tls';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { negotiateCoding } from '../compression.js';
import type { Servable } from './servable.js';
import { ServerFiles, type ServerFacts } from './serverFiles.js';
import { SiteFiles } from './siteFiles.js';
import { siteAddress, sitemapXml } from './sitemap.js';

/** Where the site is served. */
const ROOT = '/docs';

/** Made on request, unless the site was built for a known address. */
const SITEMAP = 'sitemap.xml';

const NOT_FOUND = '404.html';

const PLAIN = 'text/plain; charset=utf-8';
const NOT_BUILT = 'the documentation is not built: npm run build:docs makes it, and a restart serves it\n';

/** Pages load only from here and may not be framed. They may call any server, for the playground. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  'connect-src http: https: ws: wss:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of every response of the site. */
const SITE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** What the site needs besides its folder. */
export interface SiteOptions {
  /** Addresses of the server for clients, if they are known. */
  publicUrls?: readonly string[];
  /** Without it, the site is that of no server: its openrpc.json is the file of the build. */
  server?: ServerFacts | undefined;
}

/**
 * The documentation, at `/docs/` and, for browsers, at `/`. Redirects are relative, so that they hold behind a proxy
 * that serves Halley under a path of its own.
 */
export class Site {
  /** Null when no site was built. */
  readonly #files: SiteFiles | null;
  readonly #made: ServerFiles | null;
  readonly #publicUrls: readonly string[];

  private constructor(files: SiteFiles | null, { publicUrls = [], server }: SiteOptions) {
    this.#files = files;
    this.#made = server === undefined ? null : new ServerFiles(server, publicUrls);
    this.#publicUrls = publicUrls;
  }

  /** Lists the files of the folder; without them, every path of the site says what is missing. */
  static async open(folder: string, options: SiteOptions = {}): Promise<Site> {
    return new Site(await SiteFiles.list(folder), options);
  }

  /** Serves a request for the site; false for any other. At `/` those are GET or HEAD of a client that accepts HTML. */
  answer(request: IncomingMessage, response: ServerResponse, path: string): boolean {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (path === '/') {
      if (!isRead) return false;
      response.appendHeader('vary', 'Accept');
      if (!takesHtml(request.headers.accept)) return false;
      redirect(request, response, 'docs/');
      return true;
    }
    if (path !== ROOT && !path.startsWith(`${ROOT}/`)) return false;
    if (!isRead) {
      response.setHeader('allow', 'GET, HEAD');
      sendText(response, 405, 'method not allowed\n');
    } else if (path === ROOT) redirect(request, response, 'docs/');
    else this.#answerFile(request, response, path.slice(ROOT.length + 1));
    return true;
  }

  #answerFile(request: IncomingMessage, response: ServerResponse, path: string): void {
    if (this.#files === null) return sendText(response, 404, NOT_BUILT);
    const file = this.#made?.get(path, request) ?? this.#files.get(path);
    if (file !== undefined) return void sendFile(request, response, file);
    if (this.#files.isFolder(path)) return redirect(request, response, `${path.slice(path.lastIndexOf('/') + 1)}/`);
    if (path === SITEMAP) return this.#answerSitemap(request, response, this.#files.pages);
    response.appendHeader('vary', 'Accept');
    const page = takesHtml(request.headers.accept) ? this.#files.get(NOT_FOUND) : undefined;
    if (page !== undefined) return void sendFile(request, response, page, 404);
    sendText(response, 404, 'not found\n');
  }

  #answerSitemap({ headers, socket }: IncomingMessage, response: ServerResponse, pages: readonly string[]): void {
    const address = siteAddress(this.#publicUrls, headers.host, socket instanceof TLSSocket);
    if (address === null) return sendText(response, 404, 'not found\n');
    const text = sitemapXml(pages, address);
    const type = { 'content-type': contentTypeOf(SITEMAP), 'content-length': Buffer.byteLength(text) };
    response.writeHead(200, { ...SITE_HEADERS, ...type, 'cache-control': cacheControlOf(SITEMAP) }).end(text);
  }
}

/** True for what browsers send when a person opens a page. */
function takesHtml(accept: string | undefined): boolean {
  const entry = accept?.split(',').find((part) => /^\s*text\/html\s*(?:;|$)/i.test(part));
  return entry !== undefined && !/;\s*q=0(?:\.0*)?\s*(?:;|$)/i.test(entry);
}

/** Redirects relative to the path of the request; the query is kept. */
function redirect({ url = '' }: IncomingMessage, response: ServerResponse, place: string): void {
  const query = url.indexOf('?');
  const location = query === -1 ? place : place + url.slice(query);
  response.writeHead(302, { ...SITE_HEADERS, location, 'content-length': 0 }).end();
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...SITE_HEADERS, 'content-type': PLAIN, 'content-length': text.length }).end(text);
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: Servable,
  status = 200,
): Promise<void> {
  const coding = file.isCompressed ? negotiateCoding(request.headers['accept-encoding']) : null;
  const content = await file.content(coding).catch(() => null);
  if (response.destroyed) return;
  // The folder was changed after it was listed.
  if (content === null) return sendText(response, 404, 'not found\n');
  const { bytes, etag } = content;
  if (file.isCompressed) response.appendHeader('vary', 'Accept-Encoding');
  const headers = { ...SITE_HEADERS, ...file.headers, etag, 'cache-control': cacheControlOf(file.path) };
  if (status === 200 && matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(status, {
    ...headers,
    'content-type': contentTypeOf(file.path),
    'content-length': bytes.length,
    ...(coding !== null && { 'content-encoding': coding }),
  });
  // Node.js sends no body for HEAD.
  response.end(bytes);
}

/** Whether an If-None-Match header names the tag (RFC 9110 §13.1.2, which compares weakly). */
function matches(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((part) => [etag, `W/${etag}`, '*'].includes(part.trim())) ?? false;
}

/** The content type of a file, by its name. Browsers do not guess another one. */
function contentTypeOf(path: string): string {
  return CONTENT_TYPES[extname(path)] ?? 'application/octet-stream';
}

/** How long a file may be cached: forever if its name has a hash of its content, else it is revalidated. */
function cacheControlOf(path: string): string {
  return /(?:^|\/)assets\/[^/]+-[\w-]{8,}\.\w+$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
