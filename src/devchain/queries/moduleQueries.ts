import { create, toBinary } from '@bufbuild/protobuf';
import {
  BaseAccountSchema,
  Bech32PrefixRequestSchema,
  Bech32PrefixResponseSchema,
  QueryAccountRequestSchema,
  QueryAccountResponseSchema,
} from '../../../generated/proto/cosmos/auth/v1beta1/query_pb.js';
import {
  QueryBalanceRequestSchema,
  QueryBalanceResponseSchema,
} from '../../../generated/proto/cosmos/bank/v1beta1/query_pb.js';
import {
  ConfigRequestSchema,
  ConfigResponseSchema,
  StatusRequestSchema,
  StatusResponseSchema,
} from '../../../generated/proto/cosmos/base/node/v1beta1/query_pb.js';
import { fromHex } from '../../evm/hex.js';
import { bech32Address } from './queryAddresses.js';
import { type Handlers, unary } from './queryHandler.js';
import { notFound } from './queryFailure.js';

/** State of every height is kept. */
const EARLIEST_HEIGHT = 1n;

/** The queries of the SDK's own modules that gateways and wallets use: accounts, balances, the node. */
export const moduleQueries: Handlers = {
  ['/cosmos.auth.v1beta1.Query/Account']: unary(
    QueryAccountRequestSchema,
    QueryAccountResponseSchema,
    ({ address }, { chain, state }) => {
      const record = state.account(bech32Address(address, chain.config.bech32Prefix));
      if (record === null) throw notFound(`account ${address} not found`);
      const account = create(BaseAccountSchema, {
        address,
        accountNumber: BigInt(record.accountNumber),
        sequence: record.nonce,
      });
      const value = toBinary(BaseAccountSchema, account);
      return { account: { typeUrl: '/cosmos.auth.v1beta1.BaseAccount', value } };
    },
  ),

  ['/cosmos.auth.v1beta1.Query/Bech32Prefix']: unary(
    Bech32PrefixRequestSchema,
    Bech32PrefixResponseSchema,
    (_, { chain }) => ({ bech32Prefix: chain.config.bech32Prefix }),
  ),

  ['/cosmos.bank.v1beta1.Query/Balance']: unary(
    QueryBalanceRequestSchema,
    QueryBalanceResponseSchema,
    ({ address, denom }, { chain, state }) => {
      const record = state.account(bech32Address(address, chain.config.bech32Prefix));
      const amount = denom === chain.config.denom ? (record?.balance ?? 0n) : 0n;
      return { balance: { denom, amount: amount.toString() } };
    },
  ),

  // No minimum gas price is set, and nothing is pruned.
  ['/cosmos.base.node.v1beta1.Service/Config']: unary(ConfigRequestSchema, ConfigResponseSchema, () => ({
    pruningKeepRecent: '0',
    pruningInterval: '0',
  })),

  ['/cosmos.base.node.v1beta1.Service/Status']: unary(
    StatusRequestSchema,
    StatusResponseSchema,
    (_, { height, block: { time, appHash } }) => ({
      earliestStoreHeight: EARLIEST_HEIGHT,
      height: BigInt(height),
      timestamp: { seconds: BigInt(time.seconds), nanos: time.nanos },
      appHash: fromHex(appHash),
    }),
  ),
};
