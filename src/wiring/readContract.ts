import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../config/packageRoot.js';
import { EncodedJson } from '../evm/encoding/encodedJson.js';

/** The contract, openrpc.json of this package, as rpc.discover answers it. */
export function readContract(): EncodedJson {
  return new EncodedJson(readFileSync(join(packageRoot(), 'openrpc.json')));
}
