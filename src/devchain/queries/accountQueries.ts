/** Accounts, code and storage of the EVM module. */
import {
  QueryAccountRequestSchema,
  QueryAccountResponseSchema,
  QueryBalanceRequestSchema,
  QueryBalanceResponseSchema,
  QueryCodeRequestSchema,
  QueryCodeResponseSchema,
  QueryCosmosAccountRequestSchema,
  QueryCosmosAccountResponseSchema,
  QueryStorageRequestSchema,
  QueryStorageResponseSchema,
  QueryValidatorAccountRequestSchema,
  QueryValidatorAccountResponseSchema,
} from '../../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import type { Address, Bytes32 } from '../../../generated/types.js';
import { encodeAddress, encodeWord } from '../../evm/hex.js';
import { EMPTY_CODE_HASH } from '../../execution/overlayState.js';
import { bech32Bytes, hexAddress, toBech32 } from './queryAddresses.js';
import { type Handlers, unary } from './queryHandler.js';
import type { QueryPlace } from './queriedChain.js';
import { plainFailure } from './queryFailure.js';

const SERVICE = '/cosmos.evm.vm.v1.Query/';

export const accountQueries: Handlers = {
  [`${SERVICE}Account`]: unary(QueryAccountRequestSchema, QueryAccountResponseSchema, ({ address }, { state }) => {
    const record = state.account(hexAddress(address));
    const codeHash = record?.codeHash ?? EMPTY_CODE_HASH;
    return { balance: (record?.balance ?? 0n).toString(), codeHash, nonce: record?.nonce ?? 0n };
  }),

  [`${SERVICE}Balance`]: unary(QueryBalanceRequestSchema, QueryBalanceResponseSchema, ({ address }, { state }) => ({
    balance: (state.account(hexAddress(address))?.balance ?? 0n).toString(),
  })),

  [`${SERVICE}Code`]: unary(QueryCodeRequestSchema, QueryCodeResponseSchema, ({ address }, { state }) => ({
    code: state.code(hexAddress(address)),
  })),

  [`${SERVICE}Storage`]: unary(
    QueryStorageRequestSchema,
    QueryStorageResponseSchema,
    ({ address, key }, { state }) => ({
      value: state.storage(hexAddress(address), storageSlot(key)),
    }),
  ),

  [`${SERVICE}CosmosAccount`]: unary(
    QueryCosmosAccountRequestSchema,
    QueryCosmosAccountResponseSchema,
    ({ address }, place) => {
      const { bech32: cosmosAddress, ...numbers } = cosmosAccount(hexAddress(address), place);
      return { cosmosAddress, ...numbers };
    },
  ),

  [`${SERVICE}ValidatorAccount`]: unary(
    QueryValidatorAccountRequestSchema,
    QueryValidatorAccountResponseSchema,
    ({ consAddress }, place) => {
      const { bech32Prefix, operator } = place.chain.config;
      const asked = encodeAddress(bech32Bytes(consAddress, `${bech32Prefix}valcons`));
      // There is one validator, and it proposes every block.
      if (asked !== place.block.proposer) throw plainFailure(`validator not found for ${consAddress}`);
      const { bech32: accountAddress, ...numbers } = cosmosAccount(operator, place);
      return { accountAddress, ...numbers };
    },
  ),
};

function cosmosAccount(address: Address, { chain, state }: QueryPlace) {
  const record = state.account(address);
  return {
    bech32: toBech32(address, chain.config.bech32Prefix),
    sequence: record?.nonce ?? 0n,
    accountNumber: BigInt(record?.accountNumber ?? 0),
  };
}

/** The last 32 bytes of hex, short or long; what is not hex is slot 0. */
function storageSlot(key: string): Bytes32 {
  const digits = key.replace(/^0[xX]/, '');
  if (!/^[0-9a-fA-F]+$/.test(digits)) return encodeWord(0n);
  return `0x${digits.slice(-64).toLowerCase().padStart(64, '0')}` as Bytes32;
}
