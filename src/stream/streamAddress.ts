import { formatListenAddress, isLoopback, parseListenAddress, withoutBrackets } from '../config/listenAddress.js';

/** The forms of an address, for help texts and errors. */
export const STREAM_ADDRESS_FORM = 'unix:/path, tcp://127.0.0.1:port or tls://host:port';

/** Where the stream process listens for followers. */
export type StreamAddress = { text: string } & (
  { kind: 'unix'; path: string } | { kind: 'tcp' | 'tls'; host: string; port: number }
);

/** Reads an address of the stream process. Throws TypeError, also for TCP without TLS that others could read. */
export function parseStreamAddress(text: string): StreamAddress {
  const [, path] = /^unix:(?:\/\/)?(\/.+)$/.exec(text) ?? [];
  if (path !== undefined) return { text, kind: 'unix', path };
  const [, kind, address = ''] = /^(tcp|tls):\/\/([^/]+)$/.exec(text) ?? [];
  if (kind !== 'tcp' && kind !== 'tls') throw malformed(text);
  const { host, port } = readHostAndPort(address, text);
  if (kind === 'tcp' && !isLoopback(host))
    throw new TypeError(
      `${text} can be read by others on the way: use tls:// unless the address is a loopback address`,
    );
  return { text: `${kind}://${formatListenAddress(host, port)}`, kind, host, port };
}

function readHostAndPort(address: string, text: string): { host: string; port: number } {
  try {
    const { host, port } = parseListenAddress(address);
    if (host === undefined) throw malformed(text);
    return { host: withoutBrackets(host), port };
  } catch {
    throw malformed(text);
  }
}

function malformed(text: string): TypeError {
  return new TypeError(`${JSON.stringify(text)} is not an address such as ${STREAM_ADDRESS_FORM}`);
}
