import { NodeUnavailable } from '../chain/errors.js';
import type { Services } from './services.js';
import { NOT_REACHED } from '../upstream/chainWatch.js';

/**
 * The services as long as the node was never reached: `own` is what needs no chain. Every use of another part fails
 * with NodeUnavailable. `obstacle` is why a node that was reached has given no block yet; null for none.
 */
export function servicesWithoutChain(own: Partial<Services>, obstacle: () => string | null): Services {
  /** A part of which nothing can be used. */
  const unreached = new Proxy(
    {},
    {
      get(): never {
        throw new NodeUnavailable(obstacle() ?? NOT_REACHED);
      },
    },
  );
  const services = new Proxy(own, {
    get: (parts, name): unknown => (name in parts ? Reflect.get(parts, name) : unreached),
  });
  // Every part is there now, if only to fail.
  return services as Services;
}
