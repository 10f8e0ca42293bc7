import { ORIGIN_METHODS, type ForkInfo, type OriginMethod } from '../../chain/development/developmentProtocol.js';
import { encodeQuantity } from '../../evm/hex.js';
import type { ForkAccess, OriginAnswer } from '../application.js';
import type { Origin } from './connectOrigin.js';
import { OriginRefusal } from './originErrors.js';

/** What the node around a forked chain gets of its origin. */
export function forkAccess({ client, chainId, block, options }: Origin): ForkAccess {
  return { info: infoOf(), request };

  function infoOf(): ForkInfo {
    return {
      origin: hostOf(options.urls[0] ?? ''),
      chainId: encodeQuantity(chainId),
      blockNumber: block.number,
      blockHash: block.hash,
      retryBackoffMs: options.retryBackoffMs,
    };
  }

  async function request(method: string, params: unknown[]): Promise<OriginAnswer> {
    if (!isOriginMethod(method)) return { error: { code: -32601, message: `${method} is not asked of an origin` } };
    try {
      return { result: await client.request(method, params) };
    } catch (error) {
      if (error instanceof OriginRefusal) return { error: error.error };
      throw error;
    }
  }
}

/** Scheme and host: the rest of a URL may hold a key. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : '';
}

function isOriginMethod(method: string): method is OriginMethod {
  // A wider type, so that any text can be looked for.
  return (ORIGIN_METHODS as readonly string[]).includes(method);
}
