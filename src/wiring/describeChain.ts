import { arch, platform } from 'node:os';
import { versions } from 'node:process';
import type { ApplicationInfo } from '../chain/node.js';
import { expandPath, type Config } from '../config/config.js';
import { readVersion } from '../config/version.js';
import type { ChainIdentity } from '../methods/services.js';
import { enabledNamespaces } from './enabledNamespaces.js';
import type { Upstream } from './upstream.js';

/**
 * What clients are told about this server and its chain: asked of the node once, at start. Throws ConfigError when a
 * development namespace is enabled in front of a real chain.
 */
export async function describeChain(config: Config, upstream: Upstream): Promise<ChainIdentity> {
  const { node, profile, isDevelopment } = upstream;
  const clientVersion = describeVersion(await node.applicationInfo(), profile.cometVersion, isDevelopment);
  const namespaces = enabledNamespaces(config, isDevelopment);
  return {
    // A development chain may get another one.
    get chainId() {
      return profile.forks.chainId;
    },
    version: readVersion(),
    clientVersion,
    dataFolder: expandPath(config['data-dir']),
    namespaces,
  };
}

/** The development chain whose methods Halley answers. Tools recognise it by the beginning of the client version. */
const COMPATIBLE_CHAIN = 'anvil/v1.7.1-compatible';

/**
 * `Halley/v0.1.0/linux-x64/node20.20.2 (evmd 0.3.2; CometBFT 0.38.17)`; in front of the embedded chain,
 * `COMPATIBLE_CHAIN` and a space come first.
 */
function describeVersion({ name, version }: ApplicationInfo, cometVersion: string, isDevelopment: boolean): string {
  const runtime = `${platform()}-${arch()}/node${versions.node}`;
  const own = `Halley/v${readVersion()}/${runtime} (${`${name} ${version}`.trim()}; CometBFT ${cometVersion})`;
  return isDevelopment ? `${COMPATIBLE_CHAIN} ${own}` : own;
}
