/** Follows a Merkle-Patricia proof (EIP-1186) from the state root to an account. */
import { decodeRlp, type RlpItem } from '../src/ethereum/encoding/rlp.js';
import { bytesToBigInt, decodeData, encodeData, toHex } from '../src/ethereum/hex.js';
import { keccak, keccakHash } from '../src/ethereum/keccak.js';
import { dataOf, UnusableValue } from './json.js';

/** Nodes on the way: a key has 64 half-bytes. */
const MAX_NODES = 65;

/** What the state holds of an account. */
export interface ProvenAccount {
  nonce: bigint;
  balance: bigint;
  storageHash: string;
  codeHash: string;
}

/** The account that the proof leads to; null when it proves that there is none; text when the proof is broken. */
export function accountInProof(root: string, address: string, nodes: unknown[]): ProvenAccount | string | null {
  if (nodes.length > MAX_NODES) return `${nodes.length} nodes are more than a key has half-bytes`;
  const path = toHex(keccak(decodeData(address)));
  let expected = root.toLowerCase();
  let at = 0;
  for (const [index, text] of nodes.entries()) {
    const bytes = decodeData(dataOf({ text }, 'text'));
    if (keccakHash(bytes) !== expected) return `node ${index} has not the hash that the node before names`;
    const step = follow(decodeRlp(bytes), path.slice(at));
    if (step === null) return null;
    if ('value' in step) return accountOf(step.value);
    at += step.taken;
    expected = encodeData(step.next);
  }
  return 'it ends before the account';
}

type Step = { value: Uint8Array } | { taken: number; next: Uint8Array };

function follow(node: RlpItem, rest: string): Step | null {
  if (!Array.isArray(node)) throw new UnusableValue('a node of the proof is no list');
  if (node.length === 17) {
    const child = node[Number.parseInt(rest.charAt(0), 16)];
    const next = bytesOf(child);
    return next.length === 0 ? null : { taken: 1, next };
  }
  const prefix = toHex(bytesOf(node[0]));
  const flag = Number.parseInt(prefix.charAt(0), 16);
  const key = prefix.slice(flag % 2 === 1 ? 1 : 2);
  if (!rest.startsWith(key)) return null;
  return flag >= 2 ? { value: bytesOf(node[1]) } : { taken: key.length, next: bytesOf(node[1]) };
}

function accountOf(value: Uint8Array): ProvenAccount {
  const fields = decodeRlp(value);
  if (!Array.isArray(fields) || fields.length !== 4) throw new UnusableValue('the leaf of the proof is no account');
  const [nonce, balance, storage, code] = fields.map(bytesOf);
  return {
    nonce: bytesToBigInt(bytesOf(nonce)),
    balance: bytesToBigInt(bytesOf(balance)),
    storageHash: encodeData(bytesOf(storage)),
    codeHash: encodeData(bytesOf(code)),
  };
}

/** Nodes shorter than a hash are in their parents; those of accounts never are. */
function bytesOf(item: RlpItem | undefined): Uint8Array {
  if (!(item instanceof Uint8Array)) throw new UnusableValue('a node of the proof holds a list where bytes belong');
  return item;
}
