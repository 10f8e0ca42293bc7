import { Query } from '../../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import type { Address, Bytes32 } from '../../../generated/types.js';
import { encodeAddress, encodeWord, storageSlot, fromHex, decodeData, normalizeAddress } from '../../ethereum/hex.js';
import { EMPTY_CODE_HASH } from '../../ethereum/keccak.js';
import { type HandlerEntry, unary, type QueryContext } from './queryHandler.js';
import { plainFailure, notFound, invalidArgument } from '../queryFailure.js';
import { create, toBinary } from '@bufbuild/protobuf';
import { BaseAccountSchema, Query as AuthQuery } from '../../../generated/proto/cosmos/auth/v1beta1/query_pb.js';
import { Query as BankQuery } from '../../../generated/proto/cosmos/bank/v1beta1/query_pb.js';
import { Service as NodeService } from '../../../generated/proto/cosmos/base/node/v1beta1/query_pb.js';
import { bech32 } from '@scure/base';

/** The EVM module's queries for accounts, code and storage. */
export const accountQueries: readonly HandlerEntry[] = [
  unary(Query.method.account, ({ address }, { state }) => {
    const record = state.account(hexAddress(address));
    const codeHash = record?.codeHash ?? EMPTY_CODE_HASH;
    return { balance: (record?.balance ?? 0n).toString(), codeHash, nonce: record?.nonce ?? 0n };
  }),

  unary(Query.method.balance, ({ address }, { state }) => ({
    balance: (state.account(hexAddress(address))?.balance ?? 0n).toString(),
  })),

  unary(Query.method.code, ({ address }, { state }) => ({
    code: state.code(hexAddress(address)),
  })),

  unary(Query.method.storage, ({ address, key }, { state }) => ({
    value: state.storage(hexAddress(address), slotOf(key)),
  })),

  unary(Query.method.cosmosAccount, ({ address }, context) => {
    const { bech32: cosmosAddress, ...numbers } = cosmosAccount(hexAddress(address), context);
    return { cosmosAddress, ...numbers };
  }),

  unary(Query.method.validatorAccount, ({ consAddress }, context) => {
    const { bech32Prefix, operator } = context.chain.config;
    const asked = encodeAddress(bech32Bytes(consAddress, `${bech32Prefix}valcons`));
    // There is one validator, and it proposes every block.
    if (asked !== context.block.proposer) throw plainFailure(`validator not found for ${consAddress}`);
    const { bech32: accountAddress, ...numbers } = cosmosAccount(operator, context);
    return { accountAddress, ...numbers };
  }),
];

function cosmosAccount(address: Address, { chain, state }: QueryContext) {
  const record = state.account(address);
  return {
    bech32: toBech32(address, chain.config.bech32Prefix),
    sequence: record?.nonce ?? 0n,
    accountNumber: BigInt(record?.accountNumber ?? 0),
  };
}

/** The slot that hex of any length names by its last 32 bytes; slot 0 for any other text. */
function slotOf(key: string): Bytes32 {
  const digits = key.replace(/^0[xX]/, '');
  return /^[0-9a-fA-F]+$/.test(digits) ? storageSlot(`0x${digits.slice(-64)}`) : encodeWord(0n);
}

/** The queries of the SDK's own modules that gateways and wallets use: accounts, balances, the node. */
export const moduleQueries: readonly HandlerEntry[] = [
  unary(AuthQuery.method.account, ({ address }, { chain, state }) => {
    const record = state.account(bech32Address(address, chain.config.bech32Prefix));
    if (record === null) throw notFound(`account ${address} not found`);
    const account = create(BaseAccountSchema, {
      address,
      accountNumber: BigInt(record.accountNumber),
      sequence: record.nonce,
    });
    const value = toBinary(BaseAccountSchema, account);
    return { account: { typeUrl: '/cosmos.auth.v1beta1.BaseAccount', value } };
  }),

  unary(AuthQuery.method.bech32Prefix, (_, { chain }) => ({ bech32Prefix: chain.config.bech32Prefix })),

  unary(BankQuery.method.balance, ({ address, denom }, { chain, state }) => {
    const record = state.account(bech32Address(address, chain.config.bech32Prefix));
    const amount = denom === chain.config.denom ? (record?.balance ?? 0n) : 0n;
    return { balance: { denom, amount: amount.toString() } };
  }),

  // No minimum gas price is set.
  unary(NodeService.method.config, (_, { chain }) => {
    const { statesKept } = chain.config;
    // The SDK counts the newest state too.
    return statesKept === null
      ? { pruningKeepRecent: '0', pruningInterval: '0' }
      : { pruningKeepRecent: String(statesKept + 1), pruningInterval: '1' };
  }),

  unary(NodeService.method.status, (_, { chain, height, block: { time, appHash } }) => ({
    earliestStoreHeight: BigInt(Math.max(chain.config.initialHeight, chain.earliestState)),
    height: BigInt(height),
    timestamp: { seconds: BigInt(time.seconds), nanos: time.nanos },
    appHash: fromHex(appHash),
  })),
];

/** Decodes hex with or without 0x. Throws QueryFailure with the one text that the module has for any other. */
function hexAddress(text: string): Address {
  const digits = /^(?:0[xX])?([0-9a-fA-F]{40})$/.exec(text)?.[1];
  if (digits === undefined) throw invalidArgument('invalid zero address');
  return normalizeAddress(`0x${digits}`);
}

/** Decodes a bech32 address of this prefix. Throws QueryFailure. */
function bech32Address(text: string, prefix: string): Address {
  return encodeAddress(bech32Bytes(text, prefix));
}

/** The 20 bytes of a bech32 address of this prefix. Throws QueryFailure. */
function bech32Bytes(text: string, prefix: string): Uint8Array {
  const decoded = bech32.decodeUnsafe(text, 120);
  const bytes = decoded === undefined ? undefined : bech32.fromWordsUnsafe(decoded.words);
  if (decoded === undefined || bytes === undefined) {
    throw invalidArgument(
      `decoding bech32 failed: ${text === '' ? 'empty address string is not allowed' : 'invalid checksum'}`,
    );
  }
  if (decoded.prefix !== prefix) {
    throw invalidArgument(`invalid Bech32 prefix; expected ${prefix}, got ${decoded.prefix.slice(0, 40)}`);
  }
  if (bytes.length !== 20) throw invalidArgument(`incorrect address length ${bytes.length}`);
  return bytes;
}

function toBech32(address: Address, prefix: string): string {
  return bech32.encodeFromBytes(prefix, decodeData(address));
}
