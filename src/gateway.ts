/**
 * The whole wiring on one page: node and index (`blockIndex.ts`), what methods ask (`serviceParts.ts`), listeners (`listeners.ts`); started in
 * order, stopped in reverse. Nothing is decided here that a part could decide itself.
 */
import { once } from 'node:events';
import { closeIndex, openIndex } from './wiring/blockIndex.js';
import type { Config } from './config/config.js';
import type { ObserveRequest } from './jsonrpc/dispatch.js';
import { createListeners } from './wiring/createListeners.js';
import type { Logger } from './observe/logger.js';
import { createServices } from './wiring/createServices.js';

export interface Gateway {
  /** Follows the chain, then listens; resolves to the addresses with their real ports, null for a listener that is off. */
  start(signal?: AbortSignal): Promise<{ http: string | null; ws: string | null }>;
  /** Answers what is in progress, then closes everything. */
  stop(): Promise<void>;
}

export interface GatewayOptions {
  /** Ends the waiting for the node. */
  signal?: AbortSignal;
  /** Told of every answered request. */
  observe?: ObserveRequest;
}

/** Connects to the node (waiting for it if need be), opens the index, and builds the service. */
export async function createGateway(
  config: Config,
  log: Logger,
  { signal, observe }: GatewayOptions = {},
): Promise<Gateway> {
  const index = await openIndex(config, log, signal);
  const { indexer, backfill } = index;
  const parts = await createServices(config, index, log).catch(async (error: unknown) => {
    await closeIndex(index);
    throw error;
  });
  const { http, ws, listening } = createListeners(config, parts.services, log, observe);

  return {
    async start(signal) {
      await indexer.start();
      await Promise.race([indexer.ready(), aborted(signal)]);
      if (config['index.backfill']) backfill.start();
      await parts.start();
      const addresses = { http: http === null ? null : await http.start(), ws: await ws.start() };
      listening(addresses.ws ?? addresses.http ?? '');
      const urls = { http: addresses.http && `http://${addresses.http}`, ws: addresses.ws && `ws://${addresses.ws}` };
      log.info({ ...urls, namespaces: parts.services.identity.namespaces }, 'serving');
      return addresses;
    },
    async stop() {
      await Promise.all([http?.stop(), ws.stop()]);
      await Promise.all([backfill.stop(), indexer.stop(), parts.stop()]);
      await closeIndex(index);
    },
  };
}

function aborted(signal: AbortSignal | undefined): Promise<unknown> {
  return signal === undefined ? new Promise(() => undefined) : once(signal, 'abort');
}
