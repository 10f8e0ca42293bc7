import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { speaksTls } from '../config/speaksTls.js';
import { packageRoot } from '../config/packageRoot.js';
import type { EncodedJson } from '../ethereum/encoding/encodedJson.js';
import { CompressedJson } from '../ethereum/encoding/compressedJson.js';
import type { ContractDocument } from './contractDocument.js';
import { runningContract, type ServerFacts } from './runningContract.js';
import { serverUrls, type Addresses } from './serverUrls.js';

/**
 * The contract of this server as rpc.discover answers it. Its text is made at the first request and compressed behind
 * it, and again only after admin_* has changed the listeners.
 */
export function createContract(facts: Omit<ServerFacts, 'servers'>, addresses: () => Addresses): () => EncodedJson {
  let made: { key: string; json: EncodedJson } | null = null;
  return () => {
    const servers = serverUrls(facts.config['json-rpc.public-url'], addresses(), speaksTls(facts.config));
    const key = JSON.stringify(servers);
    if (made?.key !== key) made = { key, json: textOf({ ...facts, servers }) };
    return made.json;
  };
}

function textOf(facts: ServerFacts): EncodedJson {
  // The file is part of this package.
  const document = JSON.parse(readFileSync(join(packageRoot(), 'openrpc.json'), 'utf8')) as ContractDocument;
  return new CompressedJson(Buffer.from(JSON.stringify(runningContract(document, facts))));
}
