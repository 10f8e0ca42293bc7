/** Who may call the private methods of `halley dev`, and use keys that are unlocked there. */
import { randomBytes } from 'node:crypto';
import { readOrMakeAuthSecret } from '../../config/authSecret.js';
import { isLoopback } from '../../config/listenAddress.js';
import type { Authentication } from '../../wiring/readAuthentication.js';
import type { DevOptions } from './options/devOptions.js';

/** What the service is told, and the operator. */
export interface DevAuthentication extends Authentication {
  /** What the operator should mend; null when all is well. */
  warning: string | null;
}

/**
 * Whoever connects over loopback is the developer and needs no token; on another address everybody needs one. The Unix
 * socket is its owner's, who may do everything: its connections show tokens of a secret of this process. Throws
 * ConfigError when the file of the secret cannot be used.
 */
export async function devAuthentication(options: DevOptions): Promise<DevAuthentication> {
  const isOpen = isLoopback(options.host);
  const withoutToken = {
    privateMethods: isOpen,
    unlockedKeys: options['jsonRpc.allowInsecureUnlock'] ?? isOpen,
  };
  const path = options['jsonRpc.authSecret'];
  if (path !== undefined) return { ...(await readOrMakeAuthSecret(path)), withoutToken };
  if (options.ipc === undefined) return { secret: null, withoutToken, warning: null };
  return { secret: randomBytes(32), isOwnSecret: true, withoutToken, warning: null };
}

/** Who may call private methods, as the banner says it; null when nobody needs a token. */
export function privateMethodsOf({ secret, isOwnSecret, withoutToken }: DevAuthentication): string | null {
  if (withoutToken.privateMethods) return null;
  const isClosed = secret === null || isOwnSecret === true;
  return isClosed
    ? 'nobody from outside: --json-rpc.auth-secret <file> names the secret of bearer tokens'
    : 'need a bearer token: halley token --json-rpc.auth-secret <file> prints one';
}
