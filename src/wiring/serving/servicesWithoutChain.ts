import { NodeUnavailable } from '../../chain/errors.js';
import type { Services } from '../../methods/services.js';
import { NOT_REACHED } from '../node/chainWatch.js';

/**
 * The services as long as the node was never reached: `own` is what needs no chain. Every use of another part fails
 * with NodeUnavailable.
 */
export function servicesWithoutChain(own: Partial<Services>): Services {
  const services = new Proxy(own, {
    get: (parts, name): unknown => (name in parts ? Reflect.get(parts, name) : UNREACHED),
  });
  // Every part is there now, if only to fail.
  return services as Services;
}

/** A part of which nothing can be used. */
const UNREACHED = new Proxy(
  {},
  {
    get(): never {
      throw new NodeUnavailable(NOT_REACHED);
    },
  },
);
