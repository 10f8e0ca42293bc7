import { readOrMakeAuthSecret } from '../config/authSecret.js';
import type { Config } from '../config/config.js';
import type { Access } from '../jsonrpc/access.js';
import type { Logger } from '../observe/logger.js';

/** How clients show who they are, and what they may do without that. */
export interface Authentication {
  /** The 32 bytes that tokens are signed with; null when no token can be checked. */
  secret: Uint8Array | null;
  withoutToken: Access;
}

/**
 * Reads the secret of the settings, or makes it where its file is missing. `withoutToken` is what clients may do
 * without a token; when it is left out, the settings say it. Throws ConfigError when the secret's file cannot be used.
 */
export async function readAuthentication(
  config: Config,
  log: Logger,
  withoutToken: Access = { privateMethods: false, unlockedKeys: config['json-rpc.allow-insecure-unlock'] },
): Promise<Authentication> {
  const path = config['json-rpc.auth-secret'];
  if (path === '') return { secret: null, withoutToken };
  const { secret, warning } = await readOrMakeAuthSecret(path);
  if (warning !== null) log.warn({ warning }, 'configuration');
  return { secret, withoutToken };
}
