/** Entries of the stores of three real chains. */
import type { Address, Bytes32, Hash } from '../../../../generated/types.js';
import { recording } from '../../../support/recordings.js';

export const CHAINS = ['evmos-v20', 'v0.3.2', 'head'];

/** What an entry says, by the kind of its key. */
export type Meaning =
  | { address: Address; slot: Bytes32; word: Bytes32 }
  | { address: Address; codeHash: Hash }
  | { codeHash: Hash }
  | { address: Address; kind: string; nonce: string }
  | { address: Address; denom: string; wei: string };

export interface StoreEntry {
  store: string;
  key: string;
  value: string;
  means: Meaning;
}

export const entriesOf = (chain: string): StoreEntry[] => recording<StoreEntry[]>(chain, 'storeEntries.json');

export const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'));

export const hexOf = (value: Uint8Array): string => Buffer.from(value).toString('hex');
