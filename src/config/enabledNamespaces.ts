import { methodTable, type MethodEntry } from '../../generated/methods.js';
import { ConfigError, type Config } from './config.js';
import { methodFilter } from './methodPatterns.js';
import { DEVELOPMENT_NAMESPACES } from './settings.js';

/** The namespaces that the contract has methods of. `rpc` is not among them: it is always served. */
export function contractNamespaces(): string[] {
  const namespaces = Object.values(methodTable).map(({ namespace }) => namespace);
  return [...new Set<string>(namespaces)].filter((namespace) => namespace !== 'rpc');
}

/**
 * The enabled namespaces that have methods that are served, for the kind of chain that the node runs. A development
 * namespace in front of a real chain can only be a mistake, and throws ConfigError.
 */
export function enabledNamespaces(config: Config, isDevelopment: boolean): string[] {
  const enabled = config['json-rpc.api'];
  const misplaced = isDevelopment ? undefined : enabled.find((namespace) => DEVELOPMENT_NAMESPACES.includes(namespace));
  if (misplaced !== undefined)
    throw new ConfigError(`json-rpc.api: ${misplaced} exists only in front of the embedded development chain`);
  const isServed = methodFilter(config['json-rpc.allow-methods'], config['json-rpc.deny-methods']);
  const served = Object.entries<MethodEntry>(methodTable).filter(([name, { aliases }]) => isServed(name, aliases));
  return enabled.filter((namespace) => served.some(([, method]) => method.namespace === namespace));
}
