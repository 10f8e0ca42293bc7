import type { NodeUnavailable } from '../chain/chainErrors.js';
import type { Services } from './services.js';

/**
 * The services as long as the node was never reached: `own` is what needs no chain. Every use of another part fails
 * with what `unavailable` returns.
 */
export function servicesWithoutChain(own: Partial<Services>, unavailable: () => NodeUnavailable): Services {
  /** A part of which nothing can be used. */
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
  // Every part is there now, if only to fail.
  return services as Services;
}
