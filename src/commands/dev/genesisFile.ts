/** Reads geth's genesis.json (`--init`): the first state of a chain, and those parameters that this chain has. */
import type { Address, Bytes32 } from '../../../generated/types.js';
import { LATEST_SECONDS } from '../../devchain/constants.js';
import type { GenesisAccount } from '../../devchain/app/devChainConfig.js';
import { readNamedFile, unusable } from './optionFile.js';
import type { DevChainOptions } from '../../devchain/options.js';
import { bigIntToBytes, bytesToBigInt, fromHex, toHex } from '../../ethereum/hex.js';
import { normalizeAddress, storageSlot, MAX_UINT64, MAX_UINT256 } from '../../ethereum/hex.js';
import { isObject, parseJson } from '../../json/jsonValue.js';

/** A larger file is more likely a mistake: mainnet's first state has 8,893 accounts in 1 MB. */
const MOST_BYTES = 128 * 1024 * 1024;

/** The options that a genesis file sets. */
export type GenesisOptions = Pick<
  DevChainOptions,
  'evmChainId' | 'genesisTime' | 'initialHeight' | 'gasLimit' | 'baseFee' | 'operator' | 'genesisAccounts'
>;

/** Rejects with a ConfigError that names the file, the field and the form that it must have. */
export async function readGenesisFile(path: string): Promise<GenesisOptions> {
  const file = { flag: '--init', path };
  const text = await readNamedFile(file, MOST_BYTES);
  try {
    const json = parseJson(text.toString('utf8'), (cause) => new Error('not JSON', { cause }));
    return decodeGenesis(objectOf('the file', json));
  } catch (cause) {
    throw unusable(file, cause);
  }
}

/** Ignores fields without a meaning here (nonce, difficulty, extraData, fork blocks and the like). */
function decodeGenesis(genesis: Record<string, unknown>): GenesisOptions {
  const { config = {}, alloc = {} } = genesis;
  const evmChainId = amount('config.chainId', objectOf('config', config)['chainId'], MAX_UINT64);
  const genesisTime = amount('timestamp', genesis['timestamp'], BigInt(LATEST_SECONDS));
  const height = amount('number', genesis['number'], BigInt(Number.MAX_SAFE_INTEGER));
  const gasLimit = amount('gasLimit', genesis['gasLimit'], MAX_UINT64);
  const baseFee = amount('baseFeePerGas', genesis['baseFeePerGas'], MAX_UINT256);
  const { coinbase } = genesis;
  return {
    ...(evmChainId !== null && evmChainId > 0n && { evmChainId }),
    ...(genesisTime !== null && { genesisTime: Number(genesisTime) }),
    ...(height !== null && height > 0n && { initialHeight: Number(height) }),
    ...(gasLimit !== null && { gasLimit }),
    ...(baseFee !== null && { baseFee }),
    ...(typeof coinbase === 'string' &&
      !/^(?:0x)?0*$/i.test(coinbase) && { operator: addressOf('coinbase', coinbase) }),
    genesisAccounts: Object.entries(objectOf('alloc', alloc)).map(([key, value]) => accountOf(key, value)),
  };
}

function accountOf(key: string, value: unknown): GenesisAccount {
  const address = addressOf('alloc', key);
  const at = `alloc.${address}`;
  const { balance, nonce, code, storage } = objectOf(at, value);
  return {
    address,
    balance: amount(`${at}.balance`, balance, MAX_UINT256) ?? 0n,
    nonce: amount(`${at}.nonce`, nonce, MAX_UINT64) ?? 0n,
    ...(code !== undefined && code !== null && { code: bytesOf(`${at}.code`, code) }),
    ...(storage !== undefined && storage !== null && { storage: storageOf(at, objectOf(`${at}.storage`, storage)) }),
  };
}

function storageOf(at: string, words: Record<string, unknown>): Map<Bytes32, Uint8Array> {
  const storage = new Map<Bytes32, Uint8Array>();
  for (const [slot, value] of Object.entries(words)) {
    const word = bytesOf(`${at}.storage.${slot}`, value, 32);
    const key = bytesOf(`${at}.storage`, slot, 32);
    const number = bytesToBigInt(word);
    if (number > 0n) storage.set(storageSlot(`0x${toHex(key)}`), bigIntToBytes(number));
  }
  return storage;
}

/** A number, or a text of decimal digits or 0x hex; null when it is missing. */
function amount(name: string, value: unknown, most: bigint): bigint | null {
  if (value === undefined || value === null) return null;
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  if (typeof text === 'string' && /^(?:\d{1,78}|0x[0-9a-f]{1,64})$/i.test(text) && BigInt(text) <= most)
    return BigInt(text);
  throw new Error(`${name}: expected a number up to ${most}, as digits or 0x hex`);
}

function addressOf(name: string, text: string): Address {
  const digits = /^(?:0x)?([0-9a-f]{40})$/i.exec(text)?.[1];
  if (digits === undefined) throw new Error(`${name}: expected an address, got ${JSON.stringify(text.slice(0, 80))}`);
  return normalizeAddress(`0x${digits}`);
}

/** At most `most` bytes of hex, with or without 0x. */
function bytesOf(name: string, value: unknown, most = Infinity): Uint8Array {
  const digits = typeof value === 'string' ? /^(?:0x)?([0-9a-f]*)$/i.exec(value)?.[1] : undefined;
  if (digits === undefined || digits.length > most * 2)
    throw new Error(`${name}: expected hex${most === Infinity ? '' : ` of at most ${most} bytes`}`);
  return fromHex(digits.length % 2 === 0 ? digits : `0${digits}`);
}

function objectOf(name: string, value: unknown): Record<string, unknown> {
  if (isObject(value)) return value;
  throw new Error(`${name}: expected an object`);
}
