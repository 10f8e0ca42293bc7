/**
 * The dump of a chain's state in the form of anvil 1.7.1 (`anvil_dumpState`, `--dump-state`): JSON, which RPC methods
 * carry compressed with gzip. Only the members that are read or written here are listed.
 */
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Address, Bytes32, Quantity } from '../../../../generated/types.js';
import { nextSlice, sliceIsOver } from '../../../concurrency/timeSlice.js';
import { parseSliced } from '../../../json/parseSliced.js';
import { MAX_UINT64, normalizeAddress, storageSlot } from '../../../ethereum/hex.js';
import { isObject } from '../../../json/jsonValue.js';

/** Largest dump after decompression, bytes: some hundred thousand storage words. */
export const MAX_STATE_BYTES = 64 * 1024 * 1024;

/** An account of a dump. */
export interface DumpedAccount {
  nonce: bigint;
  /** Wei. */
  balance: bigint;
  code: Uint8Array;
  /** Slots and words, 32 bytes each. */
  storage: [slot: Bytes32, word: Bytes32][];
}

/** The newest block of the dumped chain. */
export interface DumpedBlock {
  number: bigint;
  timestamp: bigint;
  gasLimit: bigint;
  coinbase: Address;
  /** Wei; null where the dump names none. */
  baseFeePerGas: bigint | null;
  /** Gas that the block used; null where the dump lacks the block itself. */
  gasUsed: bigint | null;
}

/** A dump as it is read. */
export interface DecodedState {
  accounts: [Address, DumpedAccount][];
  /** Null where the dump has accounts alone. */
  block: DumpedBlock | null;
}

/** A dump as it is written. An integer that is a bigint becomes a JSON number, however large it is. */
export interface StateDump {
  /** The newest block as code saw it, in the words of revm. */
  block: Record<string, unknown>;
  accounts: Record<string, { nonce: bigint; balance: Quantity; code: string; storage: Record<string, string> }>;
  best_block_number: number;
  blocks: object[];
  transactions: object[];
  historical_states: null;
}

/** A dump that is too large, is not JSON, or has a member of the wrong form; the message names the member. */
export class InvalidState extends Error {
  override readonly name = 'InvalidState';
}

/** The dump as JSON text. */
export function encodeState(dump: StateDump): string {
  // No other text of a dump begins with this character.
  const text = JSON.stringify(dump, (_key, value: unknown) => (typeof value === 'bigint' ? `#${value}` : value));
  return text.replaceAll(/"#([0-9]+)"/g, '$1');
}

/** Reads a dump: JSON, in gzip or plain. Rejects with InvalidState. */
export async function decodeState(bytes: Uint8Array): Promise<DecodedState> {
  const json = asObject('the state', await parse(await decompress(bytes)));
  const accounts: [Address, DumpedAccount][] = [];
  for (const [address, account] of Object.entries(asObject('accounts', json['accounts']))) {
    accounts.push([readAddress('accounts', address), await readAccount(`accounts.${address}`, account)]);
    // Requests are answered in between, however large the dump is.
    if (sliceIsOver()) await nextSlice();
  }
  return { accounts, block: readBlock(json) };
}

async function decompress(bytes: Uint8Array): Promise<Uint8Array> {
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!isCompressed && bytes.length > MAX_STATE_BYTES) throw tooLarge();
  if (!isCompressed) return bytes;
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength: MAX_STATE_BYTES });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge();
    throw new InvalidState('state: expected JSON, plain or compressed with gzip', { cause: error });
  }
}

function tooLarge(): InvalidState {
  return new InvalidState(`state: expected at most ${MAX_STATE_BYTES} bytes after decompression`);
}

/** Integers beyond 2^53 of members that have 64 bits. */
const LARGE_INTEGERS = /("(?:nonce|gas_limit)"\s*:\s*)([0-9]{16,20})(?=\s*[,}])/g;

/** 2^64 - 1, the gas limit of a chain without one, as JavaScript writes it again: rounded up, to 17 digits. */
const ROUNDED_MAX_UINT64 = 18_446_744_073_709_552_000n;

async function parse(bytes: Uint8Array): Promise<unknown> {
  try {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8').trimStart();
    // As text, because a number would be rounded. Within a text of the JSON, the quotes would be escaped.
    const prepare = (piece: string): string => piece.replaceAll(LARGE_INTEGERS, '$1"$2"');
    return await parseSliced(text, { prepare });
  } catch (cause) {
    throw new InvalidState('state: expected JSON, plain or compressed with gzip', { cause });
  }
}

async function readAccount(name: string, value: unknown): Promise<DumpedAccount> {
  const { nonce, balance, code, storage } = asObject(name, value);
  const words: DumpedAccount['storage'] = [];
  const members = asObject(`${name}.storage`, storage ?? {});
  // Object.entries takes several times as long for half a million words, and in one piece.
  for (const slot of Object.keys(members)) {
    const word = readWord(`${name}.storage.${slot.slice(0, 70)}`, members[slot]);
    words.push([readWord(`${name}.storage`, slot), word]);
    if (sliceIsOver()) await nextSlice();
  }
  return {
    nonce: readInteger(`${name}.nonce`, nonce, 64),
    balance: readInteger(`${name}.balance`, balance, 256),
    code: readBytes(`${name}.code`, code ?? '0x'),
    storage: words,
  };
}

/** The newest block: `block` is the block as code saw it, and `blocks` has its header. */
function readBlock(json: Record<string, unknown>): DumpedBlock | null {
  if (json['block'] === undefined || json['block'] === null) return null;
  const block = asObject('block', json['block']);
  const number = readInteger('best_block_number', json['best_block_number'] ?? block['number'], 64);
  const header = headerOf(json['blocks'] ?? [], number);
  return {
    number,
    timestamp: readInteger('block.timestamp', block['timestamp'], 64),
    gasLimit: readInteger('block.gas_limit', block['gas_limit'], 64),
    coinbase: readAddress('block.beneficiary', block['beneficiary'] ?? block['coinbase']),
    baseFeePerGas:
      header === null ? null : readInteger('blocks.header.baseFeePerGas', header['baseFeePerGas'] ?? 0, 256),
    gasUsed: header === null ? null : readInteger('blocks.header.gasUsed', header['gasUsed'], 64),
  };
}

function headerOf(blocks: unknown, number: bigint): Record<string, unknown> | null {
  if (!Array.isArray(blocks)) throw new InvalidState('blocks: expected a list');
  for (const block of blocks) {
    const header = asObject('blocks.header', asObject('blocks', block)['header']);
    if (readInteger('blocks.header.number', header['number'], 64) === number) return header;
  }
  return null;
}

function asObject(name: string, value: unknown): Record<string, unknown> {
  if (isObject(value)) return value;
  throw wrong(name, 'an object', value);
}

/** A JSON number, decimal text or 0x text. */
function readInteger(name: string, value: unknown, bits: number): bigint {
  const isNumber = typeof value === 'number' && Number.isInteger(value) && value >= 0;
  if (isNumber || (typeof value === 'string' && /^(0x[0-9a-fA-F]{1,64}|[0-9]{1,78})$/.test(value))) {
    const integer = BigInt(value);
    // JSON.parse rounds the largest integer of 64 bits up to 2^64.
    if (isNumber && integer === 2n ** BigInt(bits)) return integer - 1n;
    if (bits === 64 && integer === ROUNDED_MAX_UINT64) return MAX_UINT64;
    if (integer < 2n ** BigInt(bits)) return integer;
  }
  throw wrong(name, `an integer of at most ${bits} bits`, value);
}

function readAddress(name: string, value: unknown): Address {
  if (typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value)) return normalizeAddress(value);
  throw wrong(name, '20 bytes as 0x text', value);
}

function readBytes(name: string, value: unknown): Uint8Array {
  // A pattern for the whole text would need a step back for each byte.
  const isHex = typeof value === 'string' && value.startsWith('0x') && !/[^0-9a-fA-F]/.test(value.slice(2));
  if (isHex && value.length % 2 === 0) return Buffer.from(value.slice(2), 'hex');
  throw wrong(name, 'bytes as 0x text', value);
}

function readWord(name: string, value: unknown): Bytes32 {
  if (typeof value === 'string' && /^0x[0-9a-fA-F]{1,64}$/.test(value)) return storageSlot(value);
  throw wrong(name, 'at most 32 bytes as 0x text', value);
}

function wrong(name: string, expected: string, value: unknown): InvalidState {
  return new InvalidState(
    `state: ${name}: expected ${expected}, got ${JSON.stringify(value)?.slice(0, 100) ?? 'nothing'}`,
  );
}
