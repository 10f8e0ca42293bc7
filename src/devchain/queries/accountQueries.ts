import { Query } from '../../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import type { Address, Bytes32 } from '../../../generated/types.js';
import { encodeAddress, encodeWord, storageSlot } from '../../ethereum/hex.js';
import { EMPTY_CODE_HASH } from '../../ethereum/keccak.js';
import { bech32Bytes, hexAddress, toBech32 } from './queryAddresses.js';
import { type HandlerEntry, unary } from './queryHandler.js';
import type { QueryContext } from './queriedChain.js';
import { plainFailure } from './queryFailure.js';

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
