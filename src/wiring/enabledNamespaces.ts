import { methodTable } from '../../generated/methods.js';
import { ConfigError, type Config } from '../config/config.js';
import { DEVELOPMENT_NAMESPACES } from '../config/settings.js';

/** The namespaces that the contract has methods of. `rpc` is not among them: it is always served. */
export function contractNamespaces(): string[] {
  const namespaces = Object.values(methodTable).map(({ namespace }) => namespace);
  return [...new Set<string>(namespaces)].filter((namespace) => namespace !== 'rpc');
}

/**
 * The enabled namespaces, for the kind of chain that the node runs. A development namespace in front of a real chain
 * can only be a mistake, and throws ConfigError.
 */
export function enabledNamespaces(config: Config, isDevelopment: boolean): string[] {
  const enabled = config['json-rpc.api'];
  const misplaced = isDevelopment ? undefined : enabled.find((namespace) => DEVELOPMENT_NAMESPACES.includes(namespace));
  if (misplaced !== undefined)
    throw new ConfigError(`json-rpc.api: ${misplaced} exists only in front of the embedded development chain`);
  return [...enabled];
}
