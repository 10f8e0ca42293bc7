import { create, toBinary } from '@bufbuild/protobuf';
import { BaseAccountSchema, Query as AuthQuery } from '../../../generated/proto/cosmos/auth/v1beta1/query_pb.js';
import { Query as BankQuery } from '../../../generated/proto/cosmos/bank/v1beta1/query_pb.js';
import { Service as NodeService } from '../../../generated/proto/cosmos/base/node/v1beta1/query_pb.js';
import { fromHex } from '../../ethereum/hex.js';
import { bech32Address } from './queryAddresses.js';
import { type HandlerEntry, unary } from './queryHandler.js';
import { notFound } from './queryFailure.js';

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
