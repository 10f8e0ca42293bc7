/** Checks answers of eth_getProof with the library of ICS-23, against the `stateRoot` of the next block. */
import { ics23, iavlSpec, tendermintSpec, verifyMembership, verifyNonMembership } from '@confio/ics23';
import type { Block, Proof } from '../../generated/types.js';
import { hex, rpc } from './rpc.js';

/** The value that the two proofs of a key prove; null when they prove that there is none. Throws for others. */
function provenValue(proofs: readonly string[], store: string, key: Uint8Array, root: string): Uint8Array | null {
  const [inStore, inRoot] = proofs.map((proof) => ics23.CommitmentProof.decode(bytes(proof)));
  const storeRoot = inRoot?.exist?.value;
  if (!inStore || !inRoot || !storeRoot) throw new Error('expected two proofs');
  if (!verifyMembership(inRoot, tendermintSpec, bytes(root), Buffer.from(store), storeRoot)) {
    throw new Error(`the root ${root} does not have this store ${store}`);
  }
  const value = inStore.exist?.value ?? null;
  const holds =
    value === null
      ? verifyNonMembership(inStore, iavlSpec, storeRoot, key)
      : verifyMembership(inStore, iavlSpec, storeRoot, key, value);
  if (!holds) throw new Error(`the store ${store} does not have this key or value`);
  return value;
}

/**
 * Asks for a proof and checks it: the account with its nonce, and each slot with its value. Block `number + 1` exists.
 */
export async function checkedProof(url: string, address: string, slots: string[], number: number): Promise<Proof> {
  const proof = await rpc<Proof>(url, 'eth_getProof', address, slots, hex(number));
  const { stateRoot } = await rpc<Block>(url, 'eth_getBlockByNumber', hex(number + 1), false);
  const account = provenValue(proof.accountProof, 'acc', bytes(`0x01${address.slice(2)}`), stateRoot);
  // BaseAccount ends with its sequence (field 4), which is left out when it is 0.
  const nonce = Number(proof.nonce);
  const sequence = Buffer.from([0x20, ...varint(nonce)]);
  if (
    nonce > 0 &&
    !Buffer.from(account ?? [])
      .subarray(-sequence.length)
      .equals(sequence)
  ) {
    throw new Error(`the proof is not of nonce ${nonce}`);
  }
  for (const { key, value, proof: proofs } of proof.storageProof) {
    const slot = key.slice(2).padStart(64, '0');
    const word = provenValue(proofs, 'evm', bytes(`0x02${address.slice(2)}${slot}`), stateRoot);
    if (BigInt(value) !== BigInt(word === null ? 0 : `0x${Buffer.from(word).toString('hex')}`)) {
      throw new Error(`the proof is not of ${value}`);
    }
  }
  return proof;
}

function bytes(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text.slice(2), 'hex'));
}

function varint(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...varint(value >>> 7)];
}
