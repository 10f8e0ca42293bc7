import { LRUCache } from 'lru-cache';
import {
  ORIGIN_METHODS,
  type ForkInfo,
  type OriginMethod,
  type OriginTextPart,
} from '../../chain/development/developmentProtocol.js';
import { encodeQuantity } from '../../ethereum/hex.js';
import type { ForkAccess } from '../application.js';
import { invalidParams } from '../comet/server/cometRpcError.js';
import type { Origin } from './connectOrigin.js';
import { readBlock, readQuantity } from './originAnswers.js';
import { OriginClient } from './originClient.js';
import { OriginFailure, OriginRefusal, tooLong } from './originErrors.js';

/** Characters of a part of a result. */
const PART_CHARACTERS = 512 * 1024;

/** Characters of results that were read in part; the oldest go first. */
const MAX_HELD_CHARACTERS = 64 * 1024 * 1024;

const NUMBER = 1_024;
/** Characters of code, of what a call returns, or of a transaction: twice as many as a megabyte has. */
const DATA = 4 * 1024 * 1024;
/** Characters of objects and lists: what an HTTP answer may have. */
const OBJECTS = 24 * 1024 * 1024;

/** The longest results that are passed on, characters of JSON. */
const MAX_CHARACTERS: Readonly<Record<OriginMethod, number>> = {
  eth_getBlockByNumber: OBJECTS,
  eth_getBlockByHash: OBJECTS,
  eth_getBlockReceipts: OBJECTS,
  eth_getTransactionByHash: DATA,
  eth_getTransactionByBlockNumberAndIndex: DATA,
  eth_getTransactionReceipt: OBJECTS,
  eth_getRawTransactionByHash: DATA,
  eth_getLogs: OBJECTS,
  eth_getBalance: NUMBER,
  eth_getTransactionCount: NUMBER,
  eth_getCode: DATA,
  eth_getStorageAt: NUMBER,
  eth_call: DATA,
  eth_estimateGas: NUMBER,
};

/** What the node around a forked chain gets of its origin. */
export function forkAccess(origin: Origin): ForkAccess {
  const held = new LRUCache<number, string>({ maxSize: MAX_HELD_CHARACTERS, sizeCalculation: ({ length }) => length });
  let lastRest = 0;
  return {
    get info() {
      return infoOf(origin);
    },
    async request(method, params) {
      if (!isOriginMethod(method)) return { error: { code: -32601, message: `${method} is not asked of an origin` } };
      try {
        const text = await origin.client.requestText(method, params);
        if (text.length > MAX_CHARACTERS[method]) throw tooLong(method, MAX_CHARACTERS[method]);
        return partOf(text);
      } catch (error) {
        if (error instanceof OriginRefusal) return { error: error.error };
        throw error;
      }
    },
    rest(rest) {
      const text = held.get(rest);
      if (text === undefined) throw new OriginFailure('answered something that is not held any more: ask again');
      held.delete(rest);
      return partOf(text);
    },
    async setUrl(url) {
      const { options } = origin;
      const isSameHost = options.urls.some((known) => hostOf(known) === hostOf(url));
      const target = { urls: [url], headers: isSameHost ? options.headers : {} };
      // A caller waits: a wrong URL is reported after one more attempt.
      await assertSameNetwork(origin, new OriginClient({ ...options, ...target, retries: 1 }));
      Object.assign(options, target);
    },
  };

  function partOf(text: string): OriginTextPart {
    if (text.length <= PART_CHARACTERS) return { text, rest: null };
    lastRest += 1;
    held.set(lastRest, text.slice(PART_CHARACTERS));
    return { text: text.slice(0, PART_CHARACTERS), rest: lastRest };
  }
}

/** Rejects with CometRpcError unless the client reaches the forked block. */
async function assertSameNetwork({ chainId, block }: Origin, client: OriginClient): Promise<void> {
  const [id, found] = await Promise.all([
    client.request('eth_chainId', []),
    client.request('eth_getBlockByNumber', [encodeQuantity(block.number), false]),
  ]);
  const other = readQuantity(id, 'eth_chainId');
  if (other !== chainId) throw invalidParams(`url: the chain id there is ${other}, and that of the fork ${chainId}`);
  const hash = readBlock(found)?.hash ?? 'missing';
  if (hash === block.hash) return;
  throw invalidParams(`url: block ${block.number} there is ${hash}, and the fork began with ${block.hash}`);
}

function infoOf({ chainId, block, options }: Origin): ForkInfo {
  return {
    origin: hostOf(options.urls[0] ?? ''),
    chainId: encodeQuantity(chainId),
    blockNumber: block.number,
    blockHash: block.hash,
    retryBackoffMs: options.retryBackoffMs,
  };
}

/** Scheme and host: the rest of a URL may hold a key. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : '';
}

function isOriginMethod(method: string): method is OriginMethod {
  // A wider type, so that any text can be looked for.
  return (ORIGIN_METHODS as readonly string[]).includes(method);
}
