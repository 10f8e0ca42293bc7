import { arch, platform } from 'node:os';
import { versions } from 'node:process';
import type { NodeUnavailable } from '../chain/chainErrors.js';
import type { Config } from '../config/config.js';
import { expandPath } from '../files/expandPath.js';
import { readVersion } from '../config/packageRoot.js';
import type { ChainFacts } from '../contract/endpoint.js';
import type { ChainIdentity } from '../methods/services.js';
import { enabledNamespaces } from '../config/enabledNamespaces.js';
import type { KnownChain } from '../upstream/knownChain.js';
import type { Upstream } from '../upstream/upstream.js';

/**
 * The identity of this server and its chain, which may be upgraded. Throws ConfigError when a development namespace is
 * enabled in front of a real chain.
 */
export function describeChain(
  config: Config,
  { known, isDevelopment }: Pick<Upstream, 'known' | 'isDevelopment'>,
): ChainIdentity {
  const own = ownVersion();
  return {
    // A development chain may change it.
    get chainId() {
      return known.profile.forks.chainId;
    },
    get clientVersion() {
      return describeVersion(own, known, isDevelopment);
    },
    ...describeServer(config),
    namespaces: enabledNamespaces(config, isDevelopment),
  };
}

/** The identity before the node was first reached; `unavailable` says why it was not. */
export function describeWithoutChain(config: Config, unavailable: () => NodeUnavailable): ChainIdentity {
  return {
    get chainId(): never {
      throw unavailable();
    },
    clientVersion: ownVersion(),
    ...describeServer(config),
    namespaces: config['json-rpc.api'],
  };
}

/** What the pages of the documentation say about the chain; null for one that is not known yet. */
export function chainFacts(known: KnownChain | null): ChainFacts | null {
  if (known === null) return null;
  const { cometChainId, forks } = known.profile;
  return { cometChainId, chainId: forks.chainId, denom: forks.denom, decimals: forks.decimals };
}

function describeServer(config: Config): Pick<ChainIdentity, 'version' | 'dataFolder'> {
  return { version: readVersion(), dataFolder: expandPath(config['data-dir']) };
}

/** The development chain whose methods Halley has, for tools that recognise it by the client version. */
const COMPATIBLE_CHAIN = 'anvil/v1.7.1-compatible';

/** `Halley/v0.1.0/linux-x64/node20.20.2 (evmd 0.3.2; CometBFT 0.38.17)`, for the embedded chain with a prefix. */
function describeVersion(server: string, { application, profile }: KnownChain, isDevelopment: boolean): string {
  const { name, version } = application;
  const own = `${server} (${`${name} ${version}`.trim()}; CometBFT ${profile.cometVersion})`;
  return isDevelopment ? `${COMPATIBLE_CHAIN} ${own}` : own;
}

function ownVersion(): string {
  return `Halley/v${readVersion()}/${platform()}-${arch()}/node${versions.node}`;
}
