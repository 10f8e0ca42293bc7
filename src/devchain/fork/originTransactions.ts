/** The transactions of a block of the origin, up to one of them, as bytes that the chain can run again. */
import type { Address, Bytes32, Hash } from '../../../generated/types.js';
import { encodeQuantity } from '../../ethereum/hex.js';
import { keccakHash } from '../../ethereum/keccak.js';
import { ABSENT_FIELDS, InvalidTransaction, type TransactionFields } from '../../ethereum/transaction/transaction.js';
import { decodeTransaction } from '../../ethereum/transaction/transactionDecoding.js';
import { encodeTransaction } from '../../ethereum/transaction/transactionEncoding.js';
import type { Replay } from '../application.js';
import {
  isMissing,
  readAddress,
  readBytes,
  readHash,
  readList,
  readNumber,
  readObject,
  readQuantity,
} from './originAnswers.js';
import type { OriginClient } from './originClient.js';
import { NotAtOrigin, OriginFailure } from './originErrors.js';

/** A block of the origin without the transactions after one of them. */
export interface PartOfBlock {
  blockNumber: number;
  replay: Replay;
}

type Fields = Readonly<Record<string, unknown>>;

/** Rejects with OriginFailure when the origin does not have the transaction, or when the chain cannot run it. */
export async function readUpTo(client: OriginClient, hash: Hash): Promise<PartOfBlock> {
  const found = await client.request('eth_getTransactionByHash', [hash]);
  if (found === null) throw new NotAtOrigin(`has no transaction ${hash}`);
  const { blockNumber: number } = readObject(found, 'the transaction');
  if (isMissing(number)) throw new NotAtOrigin(`has transaction ${hash} in no block yet`);
  const blockNumber = readNumber(number, "the transaction's blockNumber");
  const answer = await client.request('eth_getBlockByNumber', [encodeQuantity(blockNumber), true]);
  const block = readObject(answer, 'the block');
  const all = readList(block['transactions'], 'transactions').map((item) => readObject(item, 'a transaction'));
  const last = all.findIndex((transaction) => transaction['hash'] === hash);
  if (last === -1) throw new OriginFailure(`has no transaction ${hash} in its block ${blockNumber}`);
  const { baseFeePerGas, mixHash } = block;
  return {
    blockNumber,
    replay: {
      timestamp: readNumber(block['timestamp'], "the block's timestamp"),
      baseFee: isMissing(baseFeePerGas) ? null : readQuantity(baseFeePerGas, "the block's baseFeePerGas"),
      prevRandao: isMissing(mixHash) ? null : readHash(mixHash, "the block's mixHash"),
      transactions: all.slice(0, last + 1).map(transactionOf),
    },
  };
}

function transactionOf(object: Fields): Replay['transactions'][number] {
  const hash = readHash(object['hash'], "a transaction's hash");
  const raw = encodeTransaction(fieldsOf(object, hash));
  if (keccakHash(raw) !== hash) throw new OriginFailure(`answers another transaction than ${hash}`);
  const from = readAddress(object['from'], "a transaction's from");
  return { hash, raw, from: isSignedBy(from, raw) ? null : from };
}

/** Development chains have transactions of impersonated senders, whose signatures no key has made. */
function isSignedBy(from: Address, raw: Uint8Array): boolean {
  try {
    return decodeTransaction(raw).from === from;
  } catch (error) {
    if (error instanceof InvalidTransaction) return false;
    throw error;
  }
}

function fieldsOf(object: Fields, hash: Hash): TransactionFields {
  const quantity = (name: string): bigint => readQuantity(object[name], `a transaction's ${name}`);
  const type = isMissing(object['type']) ? 0 : Number(quantity('type'));
  if (![0, 1, 2, 4].includes(type))
    throw new OriginFailure(
      `has transaction ${hash} of type ${type}, which this chain cannot run: fork its block with --fork-block-number`,
    );
  const common = {
    nonce: quantity('nonce'),
    gas: quantity('gas'),
    to: isMissing(object['to']) ? null : readAddress(object['to'], "a transaction's to"),
    value: quantity('value'),
    input: readBytes(object['input'], "a transaction's input"),
    r: quantity('r'),
    s: quantity('s'),
  };
  if (type === 0)
    return { ...ABSENT_FIELDS, ...common, type, chainId: null, gasPrice: quantity('gasPrice'), v: quantity('v') };
  const typed = {
    ...common,
    chainId: quantity('chainId'),
    accessList: isMissing(object['accessList']) ? [] : readList(object['accessList'], 'accessList').map(accessOf),
    v: isMissing(object['yParity']) ? quantity('v') : quantity('yParity'),
  };
  if (type === 1) return { ...ABSENT_FIELDS, ...typed, type, gasPrice: quantity('gasPrice') };
  const caps = { maxFeePerGas: quantity('maxFeePerGas'), maxPriorityFeePerGas: quantity('maxPriorityFeePerGas') };
  if (type === 2) return { ...ABSENT_FIELDS, ...typed, ...caps, type };
  const authorizationList = readList(object['authorizationList'], 'authorizationList').map(authorizationOf);
  return { ...ABSENT_FIELDS, ...typed, ...caps, type: 4, authorizationList };
}

function accessOf(item: unknown): { address: Address; storageKeys: Bytes32[] } {
  const { address, storageKeys } = readObject(item, 'accessList');
  const keys = readList(storageKeys, 'storageKeys').map((key) => readHash(key, 'storageKeys'));
  // 32 bytes both, and the encoder looks at the bytes alone.
  return { address: readAddress(address, 'accessList'), storageKeys: keys as string[] as Bytes32[] };
}

function authorizationOf(item: unknown) {
  const object = readObject(item, 'authorizationList');
  const quantity = (name: string): bigint => readQuantity(object[name], `authorizationList's ${name}`);
  const signature = { yParity: Number(quantity('yParity')), r: quantity('r'), s: quantity('s') };
  const address = readAddress(object['address'], 'authorizationList');
  return { chainId: quantity('chainId'), address, nonce: quantity('nonce'), ...signature };
}
