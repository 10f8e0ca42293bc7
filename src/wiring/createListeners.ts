import { join } from 'node:path';
import { methodTable, unsupportedMethods } from '../../generated/methods.js';
import { paramsValidators } from '../../generated/validators.js';
import type { ListenerChoice } from '../chain/operator.js';
import { speaksTls, type Config } from '../config/config.js';
import { expandPath } from '../files/expandPath.js';
import { connectionCap, webSocketCap } from '../config/connectionCaps.js';
import { methodFilter } from '../config/methodPatterns.js';
import { parseNetworks } from '../config/networks.js';
import { readOperatorLogo } from '../config/operatorLogo.js';
import { packageRoot } from '../config/packageRoot.js';
import { createEndpoint, type ChainFacts } from '../contract/endpoint.js';
import { Dispatcher, type DispatchParts, type ObserveRequest } from '../jsonrpc/dispatch.js';
import type { Handlers } from '../jsonrpc/request.js';
import { MemoryBudget } from '../caller/memoryBudget.js';
import type { EncodedJson } from '../json/encodedJson.js';
import type { Logger } from '../observe/logger.js';
import type { Authentication } from './readAuthentication.js';
import { Authenticator } from '../transport/authenticator.js';
import { ClientAddresses } from '../transport/clientAddresses.js';
import { ClientUsages } from '../transport/fairness/clientUsages.js';
import { HttpTransport, type HttpParts } from '../transport/http.js';
import * as limits from '../transport/limits.js';
import { RunningListeners } from '../transport/runningListeners.js';
import type { ConnectionSource } from '../transport/servedPort.js';
import { Site } from '../transport/site/site.js';
import { TlsFiles } from '../transport/tlsFiles.js';
import type { Probes } from '../transport/probes.js';
import { reachableWebSocket, webSocketUrl, WebSocketTransport, type WebSocketTransportParts } from '../transport/ws.js';

/** The parts of the listeners. */
export interface ListenerParts {
  handlers: Handlers;
  log: Logger;
  memory: MemoryBudget;
  usages: ClientUsages;
  /** Served on the HTTP address. */
  probes?: Probes;
  /** Called with the outcome of every request. */
  observe?: ObserveRequest | undefined;
  authentication: Authentication;
  /** Where connections come from; null where this process accepts them. Default: null. */
  connections?: ConnectionSource | null;
  /** What the documentation shows of this server; without it, the documentation is a general one. */
  documented?: { contract: () => EncodedJson; chain: () => ChainFacts | null };
}

/** The memory budget of all clients. */
export function createMemoryBudget(config: Config): MemoryBudget {
  return new MemoryBudget({ limitBytes: config['memory-budget'], stallTimeoutMs: limits.ANSWER_STALL_TIMEOUT_MS });
}

/** The limits of each client, and of all together. */
export function createUsages(config: Config): ClientUsages {
  return new ClientUsages({
    rate: config['rate-limit'],
    burst: config['rate-limit-burst'],
    totalRate: config['rate-limit-total'],
    maxRunning: config['client-request-cap'],
    bodyRate: config['client-body-rate'],
    maxWebSockets: config['client-ws-cap'],
    maxConnections: connectionCap(config),
    maxSubscriptions: config['client-subscription-cap'],
  });
}

/** Creates the listeners, which do not listen before they are started, and one dispatcher behind them. */
export async function createListeners(
  config: Config,
  { handlers, log, memory, usages, probes, observe, authentication, documented, connections = null }: ListenerParts,
): Promise<RunningListeners> {
  const tls = await openTls(config, log);
  let webSocketAddress = config['json-rpc.ws-address'] || config['json-rpc.address'];
  const dispatcher = await createDispatcher(config, {
    handlers,
    webSocketUrl: (host) => webSocketUrl(webSocketAddress, host, tls !== null),
    log,
    ...(observe !== undefined && { observe }),
  });
  const authenticator = await Authenticator.create({
    ...authentication,
    origins: [...config['json-rpc.cors-origins'], ...config['json-rpc.ws-origins']],
  });
  const site: Site | undefined = config.docs
    ? await openSite(config, documented, () => listeners.addresses().webSocket)
    : undefined;
  const addresses = new ClientAddresses(parseNetworks(config['trusted-proxies']), (proxy) =>
    log.warn({ proxy }, 'this proxy is not one of --trusted-proxies: all its clients count as one'),
  );
  const parts = { dispatcher, log, memory, authenticator, addresses, usages, site, probes, tls, connections };
  const listeners: RunningListeners = new RunningListeners(
    {
      httpAddress: config['json-rpc.address'],
      wsAddress: config['json-rpc.ws-address'],
      http: config['json-rpc.enable'],
      open: authentication.withoutToken.privateMethods,
      namespaces: config['json-rpc.api'],
      onlyUnixSocket: authentication.isOwnSecret === true && !authentication.withoutToken.privateMethods,
      makeHttp: (address, choice, upgrade) => createHttpTransport(config, address, choice, { ...parts, upgrade }),
      makeWebSocket: (address, choice) => createWebSocketTransport(config, address, choice, parts),
      listening: (address) => void (webSocketAddress = address),
      stopped: () => tls?.close(),
    },
    log,
  );
  return listeners;
}

/** The documentation. `listening` returns where WebSockets are served now; null when they are off. */
async function openSite(
  config: Config,
  documented: ListenerParts['documented'],
  listening: () => string | null,
): Promise<Site> {
  const logo = await readOperatorLogo(config['site.operator-logo']);
  const publicUrls = config['json-rpc.public-url'];
  const folder = join(packageRoot(), 'dist/docs');
  if (documented === undefined) return Site.open(folder, { publicUrls });
  const { contract, chain } = documented;
  const endpoint = createEndpoint({ config, namespaces: config['json-rpc.api'], chain, logo: logo?.name ?? null });
  return Site.open(folder, {
    publicUrls,
    server: {
      contract,
      endpoint,
      webSocketUrl(host) {
        const address = listening();
        return address === null ? null : reachableWebSocket(address, host, speaksTls(config));
      },
      logo,
    },
  });
}

function createHttpTransport(
  config: Config,
  address: string,
  { origins, hostNames }: ListenerChoice,
  parts: HttpParts,
): HttpTransport {
  return new HttpTransport(
    {
      address,
      corsOrigins: origins ?? config['json-rpc.cors-origins'],
      hostNames: hostNames ?? servedNames(config),
      maxBodyBytes: config['json-rpc.http-body-limit'],
      requestTimeoutMs: config['json-rpc.http-timeout'],
      headersTimeoutMs: limits.HEADERS_TIMEOUT_MS,
      idleTimeoutMs: config['json-rpc.http-idle-timeout'],
      maxConnections: config['json-rpc.max-open-connections'],
      compressFromBytes: limits.COMPRESS_FROM_BYTES,
      drainTimeoutMs: limits.DRAIN_TIMEOUT_MS,
      connection: {
        maxConcurrent: limits.MAX_CONCURRENT_PER_CONNECTION,
        highWaterBytes: limits.SOCKET_HIGH_WATER_BYTES,
      },
    },
    parts,
  );
}

async function createDispatcher(config: Config, parts: Omit<DispatchParts, 'contract'>): Promise<Dispatcher> {
  // It compiles schemas, so it is loaded on demand.
  const resultSide = config['validate-results']
    ? (await import('../contract/resultValidators.js')).compiledResultValidators()
    : null;
  return new Dispatcher(
    {
      namespaces: config['json-rpc.api'],
      isServed: methodFilter(config['json-rpc.allow-methods'], config['json-rpc.deny-methods']),
      requestTimeoutMs: config['json-rpc.http-timeout'],
      maxBatchRequests: config['json-rpc.batch-request-limit'],
      maxResponseBytes: config['json-rpc.batch-response-max-size'],
      maxNesting: config['json-rpc.max-nesting'],
      maxMembers: config['json-rpc.max-members'],
      maxValues: config['json-rpc.max-values'],
      maxConcurrentInBatch: limits.MAX_CONCURRENT_IN_BATCH,
      maxRunning: limits.MAX_RUNNING_REQUESTS,
      gasCap: config['json-rpc.gas-cap'],
    },
    {
      contract: {
        methods: methodTable,
        unsupported: unsupportedMethods,
        paramsValidators,
        ...(resultSide !== null && { resultValidators: resultSide.results }),
      },
      ...parts,
    },
  );
}

function createWebSocketTransport(
  config: Config,
  address: string,
  { origins }: ListenerChoice,
  parts: WebSocketTransportParts,
): WebSocketTransport {
  return new WebSocketTransport(
    {
      address,
      origins: origins ?? config['json-rpc.ws-origins'],
      hostNames: servedNames(config),
      maxMessageBytes: config['json-rpc.http-body-limit'],
      maxConnections: webSocketCap(config),
      maxOpenConnections: config['json-rpc.max-open-connections'],
      maxConcurrent: limits.MAX_CONCURRENT_PER_CONNECTION,
      highWaterBytes: limits.SOCKET_HIGH_WATER_BYTES,
      sendBudgetBytes: config['json-rpc.ws-send-budget'],
      stallTimeoutMs: limits.SOCKET_STALL_TIMEOUT_MS,
      deadAfterMs: config['json-rpc.ws-dead-after'],
      pingIntervalMs: config['json-rpc.ws-ping-interval'],
      headersTimeoutMs: limits.HEADERS_TIMEOUT_MS,
      drainTimeoutMs: limits.DRAIN_TIMEOUT_MS,
    },
    parts,
  );
}

/** Null for listeners that speak plain HTTP. */
async function openTls(config: Config, log: Logger): Promise<TlsFiles | null> {
  if (!speaksTls(config)) return null;
  const certificate = expandPath(config['tls.certificate-path']);
  return TlsFiles.open({ certificate, key: expandPath(config['tls.key-path']) }, log);
}

/** The host names of the settings, and those of the public addresses. */
function servedNames(config: Config): string[] {
  return [...config['json-rpc.vhosts'], ...config['json-rpc.public-url'].map((url) => new URL(url).hostname)];
}
