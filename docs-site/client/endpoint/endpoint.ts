/**
 * What the server of the page says about itself. A page asks once; a site on a host without Halley has no such document
 * and stays general. The texts in it are those of an operator and of a chain: they are shown, never trusted.
 */
import type { EndpointDocument } from '../../../src/contract/endpoint.js';
import { ownServer } from '../rpc/ownServer.js';
import { siteRoot } from '../siteRoot.js';
import { addressesOf, type Addresses } from './addresses.js';

/** The server of the page. */
export interface Endpoint {
  readonly document: EndpointDocument;
  readonly addresses: Addresses;
  /** Names of the served methods. */
  readonly served: ReadonlySet<string>;
}

/** A method that development chains have, and no other. */
const OF_DEVELOPMENT = 'anvil_nodeInfo';

/** Whether the server is a development chain. */
export function isDevelopment({ served }: Endpoint): boolean {
  return served.has(OF_DEVELOPMENT);
}

/** A page waits for its endpoint, so a server that hangs must not keep it waiting. */
const TIME_LIMIT_MS = 10_000;

let asked: Promise<Endpoint | null> | null = null;

/** The server of the page, asked once; null when there is none. */
export function ownEndpoint(): Promise<Endpoint | null> {
  asked ??= askEndpoint();
  return asked;
}

/** The same, asked now. Resolves to null also when the server does not respond. */
export async function askEndpoint(): Promise<Endpoint | null> {
  try {
    const response = await fetch(`${siteRoot()}endpoint.json`, {
      credentials: 'omit',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    if (!response.ok) return null;
    const document: unknown = await response.json();
    if (!isEndpoint(document)) return null;
    return {
      document,
      addresses: addressesOf(document.addresses, ownServer(location)),
      served: new Set(document.methods),
    };
  } catch {
    return null;
  }
}

/** Whether a document is that of a server. Hosts of static files may have another one, or a page, at the address. */
export function isEndpoint(value: unknown): value is EndpointDocument {
  if (typeof value !== 'object' || value === null) return false;
  // Each member is checked before it counts.
  const { addresses, methods, namespaces, limits, operator, version } = value as Partial<EndpointDocument>;
  return (
    typeof version === 'string' &&
    [addresses, limits, operator].every((member) => typeof member === 'object' && member !== null) &&
    [methods, namespaces].every((list) => Array.isArray(list) && list.every((name) => typeof name === 'string'))
  );
}
