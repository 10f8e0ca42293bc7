/**
 * The address of a client: that of the connection or, behind a trusted proxy, the one that the proxy names. Headers of
 * all other clients are ignored, so that no client can choose the address that is counted.
 */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP, SocketAddress, type BlockList } from 'node:net';
import { isLoopback } from '../config/listenAddress.js';
import { parseNetworks } from '../config/networks.js';
import type { ClientAddress } from '../jsonrpc/client.js';

type Request = Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } };

/** The other end of a connection. */
export interface Peer {
  readonly client: ClientAddress;
  /** Whether it is a trusted proxy. */
  readonly isTrusted: boolean;
  /** Whether it is in a private network, as proxies of the same operator are. Others may write any header. */
  readonly isPrivate: boolean;
}

const PRIVATE_NETWORKS = parseNetworks(['uniquelocal', 'linklocal']);

/** Maximum number of proxies in a row. A longer header is read up to here, from the right. */
const MAX_HOPS = 16;

/** The longest entry of a header that is read: an address, a port, and the other parameters of RFC 7239. */
const MAX_ENTRY_CHARACTERS = 512;

/** The key of clients without an IP address. */
const LOCAL_SOCKET = 'local socket';

/** Identifies clients by their addresses. */
export class ClientAddresses {
  readonly #trusted: BlockList;
  readonly #hasTrusted: boolean;
  readonly #peers = new WeakMap<object, Peer>();
  #onUntrusted: ((proxy: string) => void) | null;

  /**
   * `onUntrustedProxy` is called once, for the first request of an untrusted proxy on this machine or in a private
   * network: all its clients count as one.
   */
  constructor(trusted: BlockList, onUntrustedProxy: (proxy: string) => void = () => undefined) {
    this.#trusted = trusted;
    this.#hasTrusted = trusted.rules.length > 0;
    this.#onUntrusted = onUntrustedProxy;
  }

  peerOf(socket: Request['socket']): Peer {
    return this.#peers.get(socket) ?? this.#meet(socket);
  }

  /** The client of a request. Costs one look-up, except behind a proxy. */
  of(request: Request): ClientAddress {
    const { client, isTrusted, isPrivate } = this.peerOf(request.socket);
    if (!isTrusted && !client.isLoopback) {
      if (isPrivate && this.#onUntrusted !== null && isForwarded(request.headers))
        this.#reportUntrusted(client.address);
      return client;
    }
    if (!isForwarded(request.headers)) return client;
    if (isTrusted) return clientAddress(this.#forwardedFor(request.headers, client.address), true);
    this.#reportUntrusted(client.address);
    return { ...client, isLoopback: false, wasForwarded: true };
  }

  #reportUntrusted(address: string): void {
    this.#onUntrusted?.(address);
    this.#onUntrusted = null;
  }

  #meet(socket: Request['socket']): Peer {
    const client = clientAddress(plainAddress(socket.remoteAddress ?? '') ?? '', false);
    const { address } = client;
    const peer = { client, isTrusted: this.#isTrusted(address), isPrivate: includes(PRIVATE_NETWORKS, address) };
    this.#peers.set(socket, peer);
    return peer;
  }

  #isTrusted(address: string): boolean {
    return this.#hasTrusted && includes(this.#trusted, address);
  }

  /**
   * A proxy writes one of the two headers and passes on the client's value of the other. If they differ, neither is
   * used, and the clients of the proxy count as one.
   */
  #forwardedFor({ 'x-forwarded-for': listed, forwarded }: IncomingHttpHeaders, proxy: string): string {
    const byList = listed === undefined ? null : this.#lastUntrusted(String(listed), plainAddress, proxy);
    const byStandard = forwarded === undefined ? null : this.#lastUntrusted(forwarded, forOf, proxy);
    if (byList !== null && byStandard !== null && byList !== byStandard) return proxy;
    return byList ?? byStandard ?? proxy;
  }

  /**
   * Walks from the right, where the nearest proxy has added its client, and stops at the first address that is not a
   * trusted proxy, or before an entry without an address.
   */
  #lastUntrusted(header: string, addressOf: (entry: string) => string | null, proxy: string): string {
    let client = proxy;
    let end = header.length;
    for (let hop = 0; hop < MAX_HOPS; hop++) {
      const start = header.lastIndexOf(',', end - 1);
      const entry = end - start > MAX_ENTRY_CHARACTERS ? null : addressOf(header.slice(start + 1, end));
      if (entry === null) return client;
      client = entry;
      if (start < 0 || !this.#isTrusted(client)) return client;
      end = start;
    }
    return client;
  }
}

/** The client of an address in its shortest form. */
export function clientAddress(address: string, wasForwarded: boolean): ClientAddress {
  const isLocal = isLoopback(address);
  return { address, key: isLocal ? address : keyOf(address), isLoopback: isLocal && !wasForwarded, wasForwarded };
}

function includes(networks: BlockList, address: string): boolean {
  return address !== '' && networks.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
}

function keyOf(address: string): string {
  if (address === '') return LOCAL_SOCKET;
  return address.includes(':') ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
}

/** Whether a proxy has forwarded the request. Called for each request: constant names are the fastest. */
function isForwarded(headers: IncomingHttpHeaders): boolean {
  return (
    headers['x-forwarded-for'] !== undefined ||
    headers.forwarded !== undefined ||
    headers['x-real-ip'] !== undefined ||
    headers['x-forwarded-host'] !== undefined ||
    headers['x-forwarded-proto'] !== undefined ||
    headers.via !== undefined
  );
}

/**
 * An IP address in its shortest form, from `address`, `address:port`, `[address]` or `[address]:port`; an IPv4 address
 * that is mapped into IPv6 is IPv4. Null for everything else.
 */
function plainAddress(text: string): string | null {
  const trimmed = text.trim();
  const [, bracketed, v4, bare] =
    /^(?:\[([\da-f:.]{2,45})(?:%[\w.-]{1,32})?\](?::\d{1,5})?|([\d.]{7,15}):\d{1,5}|([\da-f:.]{2,45})(?:%[\w.-]{1,32})?)$/i.exec(
      trimmed,
    ) ?? [];
  const address = bracketed ?? v4 ?? bare ?? '';
  const family = isIP(address);
  if (family === 4) return bracketed === undefined ? address : null;
  if (family !== 6) return null;
  const shortest = new SocketAddress({ address, family: 'ipv6' }).address;
  const groups = groupsOf(shortest);
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  return isMapped ? shortest.slice(shortest.lastIndexOf(':') + 1) : shortest;
}

/** The `for` of one element of a Forwarded header; null unless there is one with an address. */
function forOf(element: string): string | null {
  const values = element.split(';').flatMap((pair) => /^\s*for\s*=\s*(?:"([^"]*)"|([^"\s]*))\s*$/i.exec(pair) ?? []);
  // Each match is the pair, the quoted value and the plain value.
  return values.length === 3 ? plainAddress(values[1] ?? values[2] ?? '') : null;
}

/** The eight groups of an IPv6 address in its shortest form; if it ends as IPv4, the last two are one text. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  const missing = 8 - left.length - right.length - (address.includes('.') ? 1 : 0);
  return [...left, ...new Array<string>(missing).fill('0'), ...right];
}
