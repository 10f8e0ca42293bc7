/** A transaction of the Cosmos SDK that an Ethereum key signs (SIGN_MODE_DIRECT, eth_secp256k1). */
import { create, toBinary } from '@bufbuild/protobuf';
import type { Any } from '@bufbuild/protobuf/wkt';
import { CoinSchema } from '../../../generated/proto/cosmos/base/v1beta1/coin_pb.js';
import {
  AuthInfoSchema,
  SignDocSchema,
  TxBodySchema,
  TxRawSchema,
} from '../../../generated/proto/cosmos/tx/v1beta1/tx_pb.js';
import { EthereumPublicKeySchema } from '../../../generated/proto/cosmos/evm/crypto/v1/ethsecp256k1/keys_pb.js';
import type { Dialect } from '../../chain/tx/dialect.js';
import { keccakOnce } from '../../ethereum/keccak.js';

const SIGN_MODE_DIRECT = 1;

/** Everything that is signed. */
export interface DirectTransaction {
  /** The message and its type URL. */
  message: Pick<Any, 'typeUrl' | 'value'>;
  /** Uncompressed, 65 bytes. */
  publicKey: Uint8Array;
  sequence: bigint;
  accountNumber: bigint;
  /** The chain's text id. */
  cometChainId: string;
  gas: bigint;
  /** Amount 0 pays nothing. */
  fee: { denom: string; amount: bigint };
}

/** The type URLs of the key, by the package of the EVM module. */
const KEY_TYPES: Readonly<Record<Dialect['package'], string>> = {
  'cosmos.evm.vm.v1': '/cosmos.evm.crypto.v1.ethsecp256k1.PubKey',
  'ethermint.evm.v1': '/ethermint.crypto.v1.ethsecp256k1.PubKey',
};

/** A TxRaw without signatures. */
type Encoded = Record<'bodyBytes' | 'authInfoBytes', Uint8Array>;

/** The bytes of a transaction to simulate: it has no valid signature. */
export function encodeUnsigned(transaction: DirectTransaction, dialect: Pick<Dialect, 'package'>): Uint8Array {
  return encodeRaw(encodeParts(transaction, dialect), new Uint8Array(64));
}

/** The bytes of a transaction to send; `sign` signs the hash that it is given: r and s, 32 bytes each. */
export async function encodeSigned(
  transaction: DirectTransaction,
  dialect: Pick<Dialect, 'package'>,
  sign: (hash: Uint8Array) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const parts = encodeParts(transaction, dialect);
  const { cometChainId: chainId, accountNumber } = transaction;
  const document = toBinary(SignDocSchema, create(SignDocSchema, { ...parts, chainId, accountNumber }));
  return encodeRaw(parts, await sign(keccakOnce(document)));
}

function encodeParts(
  { message, publicKey, sequence, gas, fee }: DirectTransaction,
  dialect: Pick<Dialect, 'package'>,
): Encoded {
  const key = toBinary(EthereumPublicKeySchema, create(EthereumPublicKeySchema, { key: compressed(publicKey) }));
  const amount = fee.amount === 0n ? [] : [create(CoinSchema, { denom: fee.denom, amount: String(fee.amount) })];
  const signer = { typeUrl: KEY_TYPES[dialect.package], value: key };
  const authInfo = create(AuthInfoSchema, {
    signerInfos: [{ publicKey: signer, modeInfo: { single: { mode: SIGN_MODE_DIRECT } }, sequence }],
    fee: { amount, gasLimit: gas },
  });
  return {
    bodyBytes: toBinary(TxBodySchema, create(TxBodySchema, { messages: [message] })),
    authInfoBytes: toBinary(AuthInfoSchema, authInfo),
  };
}

function encodeRaw(parts: Encoded, signature: Uint8Array): Uint8Array {
  return toBinary(TxRawSchema, create(TxRawSchema, { ...parts, signatures: [signature] }));
}

/** 33 bytes: whether y is odd, and x. */
function compressed(publicKey: Uint8Array): Uint8Array {
  const odd = (publicKey[64] ?? 0) & 1;
  return Buffer.concat([Uint8Array.of(2 + odd), publicKey.subarray(1, 33)]);
}
