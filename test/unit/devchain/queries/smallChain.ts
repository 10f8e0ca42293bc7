/** A chain of a few blocks in memory, with the accounts, code and storage that a test sets in each. */
import type { Address, Hash } from '../../../../generated/types.js';
import { WEI } from '../../../../src/chain/fees/feeMarket.js';
import type { BlockRecord } from '../../../../src/devchain/app/state/blockRecord.js';
import { createChainConfig, type DevChainConfig } from '../../../../src/devchain/app/devChainConfig.js';
import { EvmPool } from '../../../../src/devchain/app/evm/evmPool.js';
import { noChanges, storageKey, WorldState } from '../../../../src/devchain/app/state/worldState.js';
import type { QueriedChain } from '../../../../src/devchain/queries/queryHandler.js';
import type { BlockContext } from '../../../../src/evm/blockContext.js';
import { bytesToBigInt, bigIntToBytes, decodeData } from '../../../../src/ethereum/hex.js';
import { EMPTY_CODE_HASH, keccakHash } from '../../../../src/ethereum/keccak.js';

export const NO_RANDOMNESS_BLOCK = {
  prevRandao: new Uint8Array(32).fill(0xff),
  difficulty: 0n,
  baseFeePerGas: 0n,
  blobBaseFee: 1n,
};

export interface TestAccount {
  balance?: bigint;
  nonce?: bigint;
  /** Hex of the code. */
  code?: string;
  /** 32 bytes each as 0x text. */
  storage?: Record<string, string>;
}

export const PROPOSER = `0x${'9a'.repeat(20)}` as Address;

/** `blocks` has the changed accounts of each block, from block 1. */
export async function smallChain(
  blocks: Record<Address, TestAccount>[],
  options: Partial<DevChainConfig> = {},
): Promise<QueriedChain> {
  const config = createChainConfig({ evmChainId: 31_337n, ...options });
  const world = new WorldState();
  for (const accounts of blocks) world.addBlock(changesOf(world, accounts));
  const record = (height: number): BlockRecord => ({
    height,
    time: { seconds: 1_800_000_000 + height, nanos: 5 },
    hash: `0x${height.toString(16).padStart(64, '0')}` as Hash,
    proposer: PROPOSER,
    baseFeeScaled: BigInt(1000 - height) * WEI,
    storedBaseFeeScaled: BigInt(1000 - height) * WEI,
    blockGas: BigInt(21_000 * height),
    gasUsed: 0n,
    gasWanted: 0n,
    appHash: height.toString(16).padStart(64, '0'),
  });
  const context = (height: number): BlockContext => ({
    ...NO_RANDOMNESS_BLOCK,
    number: BigInt(height),
    timestamp: BigInt(1_800_000_000 + height),
    gasLimit: config.gasLimit,
    coinbase: config.operator,
    baseFeePerGas: BigInt(1000 - height),
  });
  return {
    config,
    height: blocks.length,
    earliestState: 0,
    stateAt: (height) => world.viewAt(height),
    whileKept: (_state, run) => run(),
    blockRecord: (height) => (height >= 1 && height <= blocks.length ? record(height) : null),
    blockContextAt: context,
    pendingState: () => null,
    nextBaseFeeScaled: () => BigInt(999 - blocks.length) * WEI,
    gasLimitAt: () => config.gasLimit,
    evmPool: new EvmPool(config, () => () => null),
  };
}

function changesOf(world: WorldState, accounts: Record<Address, TestAccount>) {
  const changes = noChanges();
  for (const [key, { balance = 0n, nonce = 0n, code, storage = {} }] of Object.entries(accounts)) {
    const address = key as Address;
    const bytes = code === undefined ? null : decodeData(`0x${code}`);
    const codeHash = bytes === null ? EMPTY_CODE_HASH : keccakHash(bytes);
    if (bytes !== null) changes.codes.set(codeHash, bytes);
    const accountNumber = world.newest().account(address)?.accountNumber ?? world.nextAccountNumber();
    changes.accounts.set(address, { balance, nonce, codeHash, accountNumber });
    for (const [slot, word] of Object.entries(storage)) {
      changes.slots.set(storageKey(address, 0, slot.slice(2)), bigIntToBytes(bytesToBigInt(decodeData(word))));
    }
  }
  return changes;
}
