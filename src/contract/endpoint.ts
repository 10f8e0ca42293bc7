/**
 * What the pages of the documentation say about this server, in a few kilobytes: rpc.discover has the same facts and a
 * hundred times as many bytes. Nothing here tells more than rpc.discover, the chain and the settings of the site do.
 */
import { contractLimits, methodTable, type Limit, type MethodEntry } from '../../generated/methods.js';
import type { Config } from '../config/config.js';
import { readVersion } from '../config/packageRoot.js';
import { limitValue } from './runningContract.js';
import { servedMethods, type ServedFacts } from './servedMethods.js';

/** The document at /docs/endpoint.json. Texts of the operator and of the node are shown as they are, never as HTML. */
export interface EndpointDocument {
  readonly version: string;
  readonly addresses: EndpointAddresses;
  /** Null until the node was first reached. */
  readonly chain: EndpointChain | null;
  readonly explorerUrl: string | null;
  readonly operator: EndpointOperator;
  /** Enabled namespaces with a served method. */
  readonly namespaces: readonly string[];
  /** Names of the served methods. */
  readonly methods: readonly string[];
  /** Value of each limit that a setting changes, by the name of the setting; null for no limit. */
  readonly limits: Readonly<Record<string, number | null>>;
}

/** Where clients connect. */
export interface EndpointAddresses {
  /** Null when neither the settings nor the request name it: then it is where the page was loaded from. */
  readonly http: string | null;
  /** Null when WebSockets are off, or not among the public addresses. */
  readonly webSocket: string | null;
  /** True for the public addresses of the settings, false for what the request and the listeners tell. */
  readonly areConfigured: boolean;
}

/** The chain and its currency. */
export interface EndpointChain {
  readonly name: string;
  readonly cometChainId: string;
  /** EIP-155 chain id in decimal digits. */
  readonly chainId: string;
  readonly currency: EndpointCurrency;
}

/** The native currency as wallets see it, which is always in units of 10⁻¹⁸. */
export interface EndpointCurrency {
  readonly name: string;
  readonly symbol: string;
  readonly decimals: 18;
}

/** What the operator says of themselves; null for what they do not say. */
export interface EndpointOperator {
  readonly name: string | null;
  /** Name of the picture, next to the document. */
  readonly logo: string | null;
  readonly notice: string | null;
}

/** What a node says about its chain. */
export interface ChainFacts {
  readonly cometChainId: string;
  readonly chainId: bigint;
  readonly denom: string;
  readonly decimals: number;
}

/** What the document is made from. */
export interface EndpointFacts extends ServedFacts {
  /** Null until the node was first reached. */
  chain: () => ChainFacts | null;
  /** Name of the operator's picture; null for none. */
  logo: string | null;
}

/** A function that describes the server to the client of a request; what does not change is made once. */
export function createEndpoint(facts: EndpointFacts): (addresses: EndpointAddresses) => EndpointDocument {
  const { config, chain, logo } = facts;
  const server = serverPart(facts);
  const operator = {
    name: config['site.operator-name'] || null,
    logo,
    notice: config['site.notice'] || null,
  };
  const explorerUrl = config['site.explorer-url'] || null;
  return (addresses) => {
    const known = chain();
    const { version, ...served } = server;
    return { version, addresses, chain: known && describeChain(config, known), explorerUrl, operator, ...served };
  };
}

function serverPart(facts: EndpointFacts): Pick<EndpointDocument, 'version' | 'namespaces' | 'methods' | 'limits'> {
  const { isServed } = servedMethods(facts);
  const served = Object.entries<MethodEntry>(methodTable).filter(([name, { namespace, aliases }]) =>
    isServed(name, namespace, aliases),
  );
  return {
    version: readVersion(),
    namespaces: [...new Set<string>(served.map(([, { namespace }]) => namespace))],
    methods: served.map(([name]) => name),
    limits: limitValues(facts.config),
  };
}

/** All limits with a setting, also those of methods that are off. */
function limitValues(config: Config): Record<string, number | null> {
  const ofMethods = Object.values<MethodEntry>(methodTable).flatMap(({ limits }) => Object.values(limits));
  const names = [...Object.values<Limit>(contractLimits), ...ofMethods].flatMap(({ setting }) => setting ?? []);
  return Object.fromEntries([...new Set(names)].map((name) => [name, limitValue(config, name)]));
}

function describeChain(config: Config, { cometChainId, chainId, denom, decimals }: ChainFacts): EndpointChain {
  const symbol = config['site.currency-symbol'] || symbolOf(denom, decimals);
  return {
    name: config['site.chain-name'] || cometChainId,
    cometChainId,
    chainId: String(chainId),
    currency: { name: symbol === UNKNOWN_SYMBOL ? 'tokens' : symbol, symbol, decimals: 18 },
  };
}

const UNKNOWN_SYMBOL = 'TOKENS';

/** Letter in front of a denomination → its decimals: atto and micro, as chains write them. */
const PREFIX_DECIMALS: Readonly<Record<string, number>> = { a: 18, u: 6 };

/** `TEST` of `atest`, whose decimals fit the prefix. Chains do not tell Halley the name that they show. */
function symbolOf(denom: string, decimals: number): string {
  const [, prefix = '', name = ''] = /^([au])([a-zA-Z]{2,10})$/.exec(denom) ?? [];
  return PREFIX_DECIMALS[prefix] === decimals ? name.toUpperCase() : UNKNOWN_SYMBOL;
}
