import { readOrMakeAuthSecret } from '../config/authSecret.js';
import type { Config } from '../config/config.js';
import type { Access } from '../caller/caller.js';
import type { Logger } from '../observe/logger.js';

/** How clients authenticate, and their access without a token. */
export interface Authentication {
  /** The 32 bytes that sign tokens; null when no token can be checked. */
  secret: Uint8Array | null;
  /** True when only this process has the secret, so that clients cannot make tokens. */
  isOwnSecret?: boolean;
  withoutToken: Access;
}

/**
 * Reads the secret of the settings, or makes it when its file is missing; `given` overrides the settings. Throws
 * ConfigError when the file cannot be used.
 */
export async function readAuthentication(
  config: Config,
  log: Logger,
  given: Partial<Authentication> = {},
): Promise<Authentication> {
  const path = config['json-rpc.auth-secret'];
  const authentication = {
    secret: null,
    withoutToken: { privateMethods: false, unlockedKeys: config['json-rpc.allow-insecure-unlock'] },
    ...given,
  };
  if (given.secret !== undefined || path === '') return authentication;
  const { secret, warning } = await readOrMakeAuthSecret(path);
  if (warning !== null) log.warn({ warning }, 'configuration');
  return { ...authentication, secret };
}
