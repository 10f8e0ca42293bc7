/** Messages of the Cosmos SDK that tests sign with Ethereum keys. */
import { bech32 } from '@scure/base';
import { SigningKey } from 'ethers';
import { encodeSigned } from '../../src/cosmos/sending/directTransaction.js';
import { fromHex } from '../../src/ethereum/hex.js';
import { post } from './rpc.js';

/** The value of a field: text, bytes, a number, or a message. */
export type FieldValue = string | Uint8Array | bigint | Fields;

/** Fields of a message, by number; a list is repeated. */
export interface Fields {
  [number: number]: FieldValue | readonly FieldValue[];
}

export interface CosmosMessage {
  typeUrl: string;
  fields: Fields;
}

export interface CosmosSigner {
  privateKey: string;
  accountNumber: bigint;
  sequence: bigint;
}

/** The chain that gets the message, and what is paid for it. */
export interface CosmosFee {
  cometChainId: string;
  gas: bigint;
  denom: string;
  amount: bigint;
}

const [VARINT, BYTES] = [0, 2];

/** The wire form of a message. */
export function encodeFields(fields: Fields): Uint8Array {
  const parts = Object.entries(fields).flatMap(([number, given]) => {
    const values = Array.isArray(given) ? (given as readonly FieldValue[]) : [given as FieldValue];
    return values.map((value) => encodeField(Number(number), value));
  });
  return Buffer.concat(parts);
}

function encodeField(number: number, value: FieldValue): Uint8Array {
  if (typeof value === 'bigint') return Buffer.concat([varint(BigInt((number << 3) | VARINT)), varint(value)]);
  let bytes: Uint8Array;
  if (typeof value === 'string') bytes = Buffer.from(value);
  else bytes = value instanceof Uint8Array ? value : encodeFields(value);
  return Buffer.concat([varint(BigInt((number << 3) | BYTES)), varint(BigInt(bytes.length)), bytes]);
}

function varint(value: bigint): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 128n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  return Uint8Array.from([...bytes, Number(rest)]);
}

/** An amount of a coin. */
export function coin(denom: string, amount: bigint): Fields {
  return { 1: denom, 2: String(amount) };
}

/** The bech32 text of an address. */
export function bech32Of(address: string): string {
  return bech32.encode('cosmos', bech32.toWords(fromHex(address.slice(2))));
}

/** The bytes of a transaction with one message. */
export function signMessage(
  { typeUrl, fields }: CosmosMessage,
  signer: CosmosSigner,
  fee: CosmosFee,
): Promise<Uint8Array> {
  const key = new SigningKey(signer.privateKey);
  const { sequence, accountNumber } = signer;
  const { cometChainId, gas, denom, amount } = fee;
  return encodeSigned(
    {
      message: { typeUrl, value: encodeFields(fields) },
      publicKey: fromHex(key.publicKey.slice(2)),
      sequence,
      accountNumber,
      cometChainId,
      gas,
      fee: { denom, amount },
    },
    { package: 'cosmos.evm.vm.v1' },
    (hash) => {
      const { r, s } = key.sign(hash);
      return Promise.resolve(Buffer.concat([fromHex(r.slice(2)), fromHex(s.slice(2))]));
    },
  );
}

/** Gives a transaction to the node; resolves to what its first check says. */
export async function broadcast(rpcUrl: string, tx: Uint8Array): Promise<{ code: number; log: string; hash: string }> {
  const params = { tx: Buffer.from(tx).toString('base64') };
  const message = { jsonrpc: '2.0', id: 1, method: 'broadcast_tx_sync', params };
  const { result, error } = await post<{ result?: { code: number; log: string; hash: string }; error?: object }>(
    rpcUrl,
    message,
  );
  if (result === undefined) throw new Error(`broadcast_tx_sync: ${JSON.stringify(error)}`);
  return result;
}
