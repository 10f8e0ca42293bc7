import { randomBytes } from 'node:crypto';
import { readOrMakeAuthSecret } from '../../config/authSecret.js';
import { isLoopback } from '../../config/listenAddress.js';
import type { Authentication } from '../../wiring/readAuthentication.js';
import type { DevOptions } from './options/devOptions.js';

/** Who may call the private methods of `halley dev` and use its unlocked keys. */
export interface DevAuthentication extends Authentication {
  /** For the operator; null when all is well. */
  warning: string | null;
}

/**
 * Clients on loopback are the developer's and need no token; on another address all need one. The Unix socket belongs
 * to its owner, who may do everything: its connections show tokens of a secret of this process. Throws ConfigError when
 * the file of the secret cannot be used.
 */
export async function devAuthentication(options: DevOptions): Promise<DevAuthentication> {
  const isOpen = isLoopback(options.host);
  const withoutToken = { privateMethods: isOpen, unlockedKeys: options['jsonRpc.allowInsecureUnlock'] ?? isOpen };
  const path = options['jsonRpc.authSecret'];
  if (path !== undefined) return { ...(await readOrMakeAuthSecret(path)), withoutToken };
  if (options.ipc === undefined) return { secret: null, withoutToken, warning: null };
  return { secret: randomBytes(32), isOwnSecret: true, withoutToken, warning: null };
}

/** Who may call private methods, for the banner; null when no token is needed. */
export function privateMethodsOf({ secret, isOwnSecret, withoutToken }: DevAuthentication): string | null {
  if (withoutToken.privateMethods) return null;
  const isClosed = secret === null || isOwnSecret === true;
  return isClosed
    ? 'no one from outside: --json-rpc.auth-secret <file> names the secret of bearer tokens'
    : 'need a bearer token: halley token --json-rpc.auth-secret <file> prints one';
}
