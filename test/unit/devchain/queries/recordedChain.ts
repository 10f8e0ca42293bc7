/** The state of a recorded cosmos/evm chain that its recorded queries read, for the embedded chain's router. */
import type { Address, Hash } from '../../../../generated/types.js';
import { NO_RANDOMNESS_BLOCK } from './smallChain.js';
import { noChanges, storageKey, WorldState } from '../../../../src/devchain/app/state/worldState.js';
import { createChainConfig } from '../../../../src/devchain/app/devChainConfig.js';
import { EvmPool } from '../../../../src/devchain/app/evm/evmPool.js';
import type { QueriedChain } from '../../../../src/devchain/queries/queryHandler.js';
import { decodeData } from '../../../../src/ethereum/hex.js';
import { EMPTY_CODE_HASH, keccakHash } from '../../../../src/ethereum/keccak.js';
import { OPERATOR } from '../../cosmos/recordings.js';
import { recordedQuery } from '../../cosmos/recordedQueries.js';

const FUNDED = 100n * 10n ** 18n;

export type RecordedChainName = 'head' | 'v0.3.2';

/** Facts of the recorded chains that no recording holds in a readable form. */
const FACTS = {
  head: {
    dialect: 'cosmosEvm04',
    seconds: 1_795_189_600,
    blockGas: 822_728n,
    operatorNonce: 2n,
    operatorBalance: '0x52b79ca6fe5d3b5c15d000',
  },
  'v0.3.2': {
    dialect: 'cosmosEvm03',
    seconds: 1_795_189_600,
    blockGas: 772_728n,
    operatorNonce: 1n,
    operatorBalance: '0x0',
  },
} as const;

/** Senders of the recorded block with all types of transactions, from its recorded trace. */
function senders(node: RecordedChainName): string[] {
  const { decoded } = recordedQuery(node, 'TraceBlock_callTracer');
  return (decoded?.['data'] as { result: { from: string } }[]).map(({ result }) => result.from);
}

/** A recorded chain; its state is that of one height for every height. */
export async function recordedChain(node: RecordedChainName): Promise<QueriedChain> {
  const { dialect, seconds, blockGas, operatorNonce, operatorBalance } = FACTS[node];
  const read = (name: string, field: string): string => recordedQuery(node, name).decoded?.[field] as string;
  const asked = (name: string): string => (recordedQuery(node, name).fields?.['address'] as string).toLowerCase();
  const config = createChainConfig({
    evmChainId: 262144n,
    cometChainId: 'localchain_4221-1',
    gasLimit: 40_000_000n,
    operator: OPERATOR,
    baseFeeScaled: 7n,
    dialect,
  });
  const world = new WorldState();
  const changes = noChanges();
  const add = (address: string, balance: bigint, nonce: bigint, accountNumber: number, code?: Uint8Array): void => {
    const codeHash: Hash = code === undefined ? EMPTY_CODE_HASH : keccakHash(code);
    if (code !== undefined) changes.codes.set(codeHash, code);
    changes.accounts.set(address as Address, { balance, nonce, codeHash, accountNumber });
  };
  for (const [index, address] of senders(node).entries()) add(address, FUNDED, 0n, 20 + index);
  add(OPERATOR, BigInt(operatorBalance), operatorNonce, 0);
  add(asked('Account_eoa'), BigInt(read('Account_eoa', 'balance')), BigInt(read('Account_eoa', 'nonce')), 1);
  const token = asked('Account_contract') as Address;
  add(token, 0n, 1n, 13, decodeData(read('Code_contract', 'code')));
  changes.slots.set(storageKey(token, 0, `${'0'.repeat(63)}1`), decodeData(read('Storage', 'value')).subarray(19));
  world.addBlock(changes);
  const block = {
    time: { seconds, nanos: 543_714_867 },
    hash: `0x${'c5'.repeat(32)}` as Hash,
    proposer: '0x2e1ca93285d58942ba2e22fd893ccac7c924c3a1' as Address,
    baseFeeScaled: 7n,
    storedBaseFeeScaled: 7n,
    blockGas,
    gasUsed: blockGas,
    gasWanted: 900_000n,
    appHash: '58'.repeat(32),
  };
  return {
    config,
    height: Number((recordedQuery(node, 'NodeStatus').decoded as { height: string }).height),
    earliestState: 0,
    stateAt: () => world.newest(),
    whileKept: (_state, run) => run(),
    blockRecord: (height) => ({ ...block, height }),
    gasLimitAt: () => config.gasLimit,
    blockContextAt: (height) => ({
      ...NO_RANDOMNESS_BLOCK,
      number: BigInt(height),
      timestamp: BigInt(seconds),
      gasLimit: config.gasLimit,
      coinbase: OPERATOR,
    }),
    pendingState: () => null,
    nextBaseFeeScaled: () => 7n,
    evmPool: new EvmPool(config, () => () => null),
  };
}
