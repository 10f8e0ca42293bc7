import { methodTable, type MethodEntry } from '../../generated/methods.js';
import { ConfigError, type Config } from './config.js';
import { methodFilter } from './methodPatterns.js';
import { DEVELOPMENT_NAMESPACES } from './settings.js';

/** All namespaces of the contract except `rpc`, which is always served. */
export function contractNamespaces(): string[] {
  const namespaces = Object.values(methodTable).map(({ namespace }) => namespace);
  return [...new Set<string>(namespaces)].filter((namespace) => namespace !== 'rpc');
}

/** The enabled namespaces with a served method. Throws ConfigError for a development namespace on a real chain. */
export function enabledNamespaces(config: Config, isDevelopment: boolean): string[] {
  const enabled = config['json-rpc.api'];
  const misplaced = isDevelopment ? undefined : enabled.find((namespace) => DEVELOPMENT_NAMESPACES.includes(namespace));
  if (misplaced !== undefined)
    throw new ConfigError(`json-rpc.api: ${misplaced} exists only in front of the embedded development chain`);
  const isServed = methodFilter(config['json-rpc.allow-methods'], config['json-rpc.deny-methods']);
  const served = Object.entries<MethodEntry>(methodTable).filter(([name, { aliases }]) => isServed(name, aliases));
  return enabled.filter((namespace) => served.some(([, method]) => method.namespace === namespace));
}
