import type { NodeUnavailable } from '../chain/chainErrors.js';
import type { Services } from './services.js';

/** The services before the node was reached: `own` needs no chain, and any other part throws `unavailable()`. */
export function servicesWithoutChain(own: Partial<Services>, unavailable: () => NodeUnavailable): Services {
  const unreached = new Proxy(
    {},
    {
      get(): never {
        throw unavailable();
      },
    },
  );
  const services = new Proxy(own, {
    get: (parts, name): unknown => (name in parts ? Reflect.get(parts, name) : unreached),
  });
  // Every part exists now, if only to fail.
  return services as Services;
}
