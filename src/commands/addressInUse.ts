import { appTomlOf } from '../config/appTomlOf.js';
import type { Config, ResolvedConfig } from '../config/config.js';
import { AddressInUse } from '../transport/listen.js';

/** Explains an address in use that comes from app.toml, which the node's own server shares. */
export function explained(error: unknown, config: Config, origins: ResolvedConfig['origins']): unknown {
  if (!(error instanceof AddressInUse)) return error;
  const names = ['json-rpc.address', 'json-rpc.ws-address'] as const;
  const name = names.find((setting) => origins[setting] === 'app.toml' && config[setting] === error.address);
  if (name === undefined) return error;
  const file = appTomlOf(config.home);
  const reason = `it is ${name} of ${file}, where the node's own server listens if it runs; give Halley another one with --${name}`;
  return new Error(`${error.message}: ${reason}`, { cause: error });
}
