/** Hashes, roots and addresses, recomputed from what a server says. Malformed values throw UnusableValue. */
import { addToBloom, createBloom } from '../src/ethereum/bloom.js';
import { decodeRlp, encodedLength, encodeRlp, type RlpItem } from '../src/ethereum/encoding/rlp.js';
import { orderedTrieRoot } from '../src/ethereum/encoding/trie.js';
import { bigIntToBytes, decodeData, encodeBloom, encodeWord, NO_BYTES } from '../src/ethereum/hex.js';
import { keccak, keccakHash } from '../src/ethereum/keccak.js';
import { publicKeyAddress, recoverPublicKey } from '../src/ethereum/transaction/signature.js';
import { dataOf, listOf, objectsOf, quantity, quantityOf, UnusableValue, type JsonObject } from './json.js';
import { logsOf } from './material.js';

/** The root over encoded values in their order. */
export const rootOf: (values: Uint8Array[]) => string = orderedTrieRoot;

/** The hash of a header's RLP, of the fields that the block has. */
export function headerHash(block: JsonObject): string {
  return keccakHash(encodeRlp(headerItem(block)));
}

/** The length in bytes of a block in RLP; `raw` are its transactions. Only for blocks without uncles. */
export function blockSize(block: JsonObject, raw: Uint8Array[]): bigint {
  if (listOf(block['uncles']).length > 0) throw new UnusableValue('the headers of uncles are not known');
  const parts: RlpItem[] = [headerItem(block), raw.map(bodyItem), []];
  if (block['withdrawals'] !== undefined) parts.push(objectsOf(block['withdrawals']).map(withdrawalItem));
  return BigInt(encodedLength(parts));
}

/** A legacy transaction is in the body as a list, others as byte strings (EIP-2718). */
function bodyItem(raw: Uint8Array): RlpItem {
  return (raw[0] ?? 0) < 0xc0 ? raw : decodeRlp(raw);
}

function headerItem(block: JsonObject): RlpItem {
  const bytes = (name: string) => decodeData(dataOf(block, name));
  const integer = (name: string) => bigIntToBytes(quantityOf(block, name));
  const optional: [string, (name: string) => Uint8Array][] = [
    ['baseFeePerGas', integer],
    ['withdrawalsRoot', bytes],
    ['blobGasUsed', integer],
    ['excessBlobGas', integer],
    ['parentBeaconBlockRoot', bytes],
    ['requestsHash', bytes],
  ];
  return [
    ...['parentHash', 'sha3Uncles', 'miner', 'stateRoot', 'transactionsRoot', 'receiptsRoot', 'logsBloom'].map(bytes),
    ...['difficulty', 'number', 'gasLimit', 'gasUsed', 'timestamp'].map(integer),
    ...['extraData', 'mixHash', 'nonce'].map(bytes),
    ...optional.filter(([name]) => block[name] !== undefined).map(([name, encode]) => encode(name)),
  ];
}

/** The RLP of a withdrawal (EIP-4895). */
export function encodeWithdrawal(withdrawal: JsonObject): Uint8Array {
  return encodeRlp(withdrawalItem(withdrawal));
}

function withdrawalItem(withdrawal: JsonObject): RlpItem {
  const integer = (name: string) => bigIntToBytes(quantityOf(withdrawal, name));
  return [
    integer('index'),
    integer('validatorIndex'),
    decodeData(dataOf(withdrawal, 'address', 20)),
    integer('amount'),
  ];
}

/** The signed bytes of a transaction (EIP-2718). Throws UnusableValue for a type that is not known here. */
export function encodeSigned(transaction: JsonObject): Uint8Array {
  const type = typeOf(transaction);
  const fields = fieldsOf(transaction, type);
  return typed(type, [...fields, ...['v', 'r', 's'].map((name) => signatureItem(transaction, type, name))]);
}

/** The address that signed a transaction. */
export function senderOf(transaction: JsonObject): string {
  const type = typeOf(transaction);
  const v = quantityOf(transaction, 'v');
  const protection = type === 0 && v >= 35n ? [bigIntToBytes((v - 35n) / 2n), NO_BYTES, NO_BYTES] : [];
  const payload = typed(type, [...fieldsOf(transaction, type), ...protection]);
  const parity = type !== 0 ? v : v >= 35n ? (v - 35n) % 2n : v - 27n;
  if (parity !== 0n && parity !== 1n) throw new UnusableValue('v is none of a signature');
  const [r, s] = ['r', 's'].map((name) => encodeWord(quantityOf(transaction, name)).slice(2));
  return publicKeyAddress(recoverPublicKey(keccak(payload), decodeData(`0x${r}${s}`), parity === 0n ? 0 : 1));
}

function typeOf(transaction: JsonObject): number {
  const type = transaction['type'] === undefined ? 0n : quantityOf(transaction, 'type');
  if (type > 4n) throw new UnusableValue(`transactions of type ${type} are not known`);
  return Number(type);
}

function typed(type: number, items: RlpItem[]): Uint8Array {
  const rlp = encodeRlp(items);
  return type === 0 ? rlp : Uint8Array.of(type, ...rlp);
}

function signatureItem(transaction: JsonObject, type: number, name: string): Uint8Array {
  const field = name === 'v' && type !== 0 && transaction['yParity'] !== undefined ? 'yParity' : name;
  return bigIntToBytes(quantityOf(transaction, field));
}

function fieldsOf(transaction: JsonObject, type: number): RlpItem[] {
  const integer = (name: string) => bigIntToBytes(quantityOf(transaction, name));
  const to = transaction['to'] === null ? NO_BYTES : decodeData(dataOf(transaction, 'to', 20));
  const prices = type < 2 ? ['gasPrice'] : ['maxPriorityFeePerGas', 'maxFeePerGas'];
  return [
    ...(type === 0 ? [] : [integer('chainId')]),
    integer('nonce'),
    ...prices.map(integer),
    integer('gas'),
    to,
    integer('value'),
    decodeData(dataOf(transaction, 'input')),
    ...(type === 0 ? [] : [accessListItem(transaction)]),
    ...(type === 3 ? [integer('maxFeePerBlobGas'), hashes(transaction['blobVersionedHashes'])] : []),
    ...(type === 4 ? [objectsOf(transaction['authorizationList']).map(authorizationItem)] : []),
  ];
}

function accessListItem(transaction: JsonObject): RlpItem[] {
  return objectsOf(transaction['accessList']).map((entry) => [
    decodeData(dataOf(entry, 'address', 20)),
    hashes(entry['storageKeys']),
  ]);
}

function hashes(values: unknown): RlpItem[] {
  return listOf(values).map((value) => decodeData(dataOf({ value }, 'value', 32)));
}

function authorizationItem(authorization: JsonObject): RlpItem[] {
  const integer = (name: string) => bigIntToBytes(quantityOf(authorization, name));
  const address = decodeData(dataOf(authorization, 'address', 20));
  return [integer('chainId'), address, ...['nonce', 'yParity', 'r', 's'].map(integer)];
}

/** The consensus bytes of a receipt (EIP-658, EIP-2718). */
export function encodeReceipt(receipt: JsonObject): Uint8Array {
  const logs = logsOf(receipt).map((log) => [
    decodeData(dataOf(log, 'address', 20)),
    hashes(log['topics']),
    decodeData(dataOf(log, 'data')),
  ]);
  const integers = ['status', 'cumulativeGasUsed'].map((name) => bigIntToBytes(quantityOf(receipt, name)));
  const type = receipt['type'] === undefined ? 0 : Number(quantity(receipt['type']) & 0xffn);
  return typed(type, [...integers, decodeData(dataOf(receipt, 'logsBloom', 256)), logs]);
}

/** The bloom of logs. */
export function bloomOf(logs: readonly JsonObject[]): string {
  const bloom = createBloom();
  for (const log of logs) {
    addToBloom(bloom, dataOf(log, 'address', 20).toLowerCase());
    for (const topic of listOf(log['topics'])) addToBloom(bloom, dataOf({ topic }, 'topic', 32).toLowerCase());
  }
  return encodeBloom(bloom);
}

/** The address of the contract that a sender creates with a nonce. */
export function createdAddress(sender: string, nonce: bigint): string {
  return `0x${keccakHash(encodeRlp([decodeData(sender), bigIntToBytes(nonce)])).slice(26)}`;
}
