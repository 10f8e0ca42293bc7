/** Which methods a server has. */
import type { Config } from '../config/config.js';
import { methodFilter } from '../config/methodPatterns.js';

/** What decides which methods a server has. */
export interface ServedFacts {
  config: Config;
  /** Enabled namespaces, without `rpc`, which is always on. */
  namespaces: readonly string[];
}

/** Tests of the namespaces and methods of a server. */
export interface ServedMethods {
  readonly isOn: (namespace: string) => boolean;
  /** Whether the namespace of a method is on, and the settings allow it by one of its names. */
  readonly isServed: (name: string, namespace: string, aliases: readonly string[]) => boolean;
}

/** The tests of one server. */
export function servedMethods({ config, namespaces }: ServedFacts): ServedMethods {
  const isAllowed = methodFilter(config['json-rpc.allow-methods'], config['json-rpc.deny-methods']);
  const isOn = (namespace: string): boolean => namespace === 'rpc' || namespaces.includes(namespace);
  return { isOn, isServed: (name, namespace, aliases) => isOn(namespace) && isAllowed(name, aliases) };
}
