/**
 * `dev_*` methods that exchange states with anvil. A dump comes in parts, because requests to a node are limited to a
 * megabyte; one dump is uploaded at a time.
 */
import { decodeData, encodeData } from '../../../../ethereum/hex.js';
import type { NodeParts } from '../../nodeParts.js';
import { invalidParams } from '../../server/cometRpcError.js';
import { rpcMethod } from '../../server/rpcMethod.js';
import { compressState } from '../../stateLoading.js';
import { readBoolean, readHex } from './developmentArguments.js';
import type { DevelopmentMethods } from './developmentTable.js';

type DumpMethod = 'dev_dumpState' | 'dev_uploadState' | 'dev_loadState' | 'dev_continueLoading';

/** Most bytes of an uploaded dump, compressed or not. */
const MAX_UPLOAD_BYTES = 32 * 1024 * 1024;

/** The table of these methods. */
export function dumpMethods({ application, producer, stateLoading }: NodeParts): DevelopmentMethods<DumpMethod> {
  let parts: Uint8Array[] = [];
  let bytes = 0;
  const clear = (): void => {
    parts = [];
    bytes = 0;
  };
  return {
    dev_dumpState: rpcMethod({}, async () => {
      const text = await producer.exclusive(() => application.dumpState());
      return { state: encodeData(await compressState(text)) };
    }),
    dev_uploadState: rpcMethod({ part: 'json', first: 'json' }, (args) => {
      const part = decodeData(readHex('part', args.part));
      if (readBoolean('first', args.first)) clear();
      if (bytes + part.length > MAX_UPLOAD_BYTES) {
        clear();
        throw invalidParams(`state: expected at most ${MAX_UPLOAD_BYTES} bytes`);
      }
      parts.push(part);
      bytes += part.length;
      return { bytes };
    }),
    dev_loadState: rpcMethod({}, async () => {
      const dump = Buffer.concat(parts);
      clear();
      return stateLoading.load(dump);
    }),
    dev_continueLoading: rpcMethod({}, () => stateLoading.continue()),
  };
}
