import { methodTable } from '../../generated/methods.js';
import { ConfigError, type Config } from '../config/config.js';
import { DEVELOPMENT_NAMESPACES } from '../config/settings.js';

export interface EnabledNamespaces {
  served: string[];
  /** Enabled, and without methods in this version. */
  without: string[];
}

/**
 * What the enabled namespaces come to in front of a node. One without methods may be named for the node's own server, in a file that both read;
 * one of development in front of a real chain can only be a mistake.
 */
export function enabledNamespaces(config: Config, development: boolean): EnabledNamespaces {
  const known = new Set<string>(Object.values(methodTable).map(({ namespace }) => namespace));
  const enabled = config['json-rpc.api'];
  const misplaced = development ? undefined : enabled.find((namespace) => DEVELOPMENT_NAMESPACES.includes(namespace));
  if (misplaced !== undefined)
    throw new ConfigError(`json-rpc.api: ${misplaced} exists only in front of the embedded development chain`);
  return {
    served: enabled.filter((namespace) => known.has(namespace)),
    without: enabled.filter((namespace) => !known.has(namespace)),
  };
}
