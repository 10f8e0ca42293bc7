/** The oracle: the messages of a case on @ethereumjs/evm, which shares no code with the engine. */
import { Common, Mainnet, type CustomCrypto } from '@ethereumjs/common';
import { createEVM, getActivePrecompiles, paramsEVM, type EVM, type EVMResult } from '@ethereumjs/evm';
import { createAddressFromString } from '@ethereumjs/util';
import { ZERO_ADDRESS } from '../../../../src/ethereum/address.js';
import { encodeAddress, encodeData, encodeHash } from '../../../../src/ethereum/hex.js';
import type { Hardfork } from '../../../../src/evm/hardfork.js';
import type { BlockContext } from '../../../../src/execution/blockContext.js';
import { hashOf } from '../../execution/fakeChain.js';
import type { RanMessage } from './outcomes.js';
import { OracleState } from './oracleState.js';
import { verifyProof } from './pointEvaluation.js';
import { CHAIN_ID, type RandomMessage, type Scenario } from './scenario.js';
import { shown } from './states.js';

/** The library's names of forks. */
const FORKS: Readonly<Record<Hardfork, string>> = {
  ...{ berlin: 'berlin', london: 'paris', shanghai: 'shanghai', cancun: 'cancun', prague: 'prague', osaka: 'osaka' },
};

/** Of the library's interface the EVM uses only this. */
const CRYPTO = { kzg: { verifyProof } } as unknown as CustomCrypto;

interface Oracle {
  evm: EVM;
  state: OracleState;
}

const oracles = new Map<Hardfork, Promise<Oracle>>();

/** An oracle serves all cases of its fork: it takes longer to make one than to run a message. */
function oracleOf(hardfork: Hardfork): Promise<Oracle> {
  const made = oracles.get(hardfork) ?? createOracle(hardfork);
  oracles.set(hardfork, made);
  return made;
}

async function createOracle(hardfork: Hardfork): Promise<Oracle> {
  const state = new OracleState();
  const evm = await createEVM({
    common: new Common({
      chain: { ...Mainnet, chainId: CHAIN_ID.toString() },
      hardfork: FORKS[hardfork],
      params: paramsEVM,
      customCrypto: CRYPTO,
    }),
    stateManager: state,
    blockchain: BLOCKS,
  });
  return { evm, state };
}

/** Runs the messages one after the other. */
export async function runOnOracle({ hardfork, world, block, edits, messages }: Scenario): Promise<RanMessage[]> {
  const oracle = await oracleOf(hardfork);
  oracle.state.reset(world);
  oracle.state.edit(edits);
  const ran: RanMessage[] = [];
  for (const message of messages) ran.push(await runMessage(oracle, block, message));
  return ran;
}

async function runMessage({ evm, state }: Oracle, block: BlockContext, message: RandomMessage): Promise<RanMessage> {
  begin(evm, message);
  state.edit(message.edits);
  const sender = createAddressFromString(message.from);
  const account = await state.getAccount(sender);
  await state.modifyAccountFields(sender, { nonce: (account?.nonce ?? 0n) + 1n });
  state.originalStorageCache.clear();
  const result = await evm.runCall({
    ...{ caller: sender, origin: sender, value: message.value, data: message.data },
    ...(message.to !== null && { to: createAddressFromString(message.to) }),
    ...{ gasLimit: message.gas, gasPrice: message.gasPrice, block: blockOf(block), skipNonceIncrement: true },
  });
  await end(evm, state, result);
  const { exceptionError, executionGasUsed, gasRefund = 0n, returnValue, logs = [] } = result.execResult;
  return {
    outcome: {
      succeeds: exceptionError === undefined,
      gasUsed: executionGasUsed,
      refund: gasRefund,
      output: encodeData(returnValue),
      logs: logs.map(([address, topics, data]) => ({
        address: encodeAddress(address),
        topics: topics.map(encodeHash),
        data: encodeData(data),
      })),
    },
    state: shown(state.accounts),
  };
}

/** Nothing is warm but what is from the start (EIP-2929), and transient storage is empty. */
function begin(evm: EVM, { from, to, accessList }: RandomMessage): void {
  const { journal } = evm;
  journal.cleanJournal();
  evm.transientStorage.clear();
  const precompiles = [...getActivePrecompiles(evm.common).keys()].map((key) => `0x${key}`);
  for (const address of [...precompiles, ZERO_ADDRESS, from]) journal.addAlwaysWarmAddress(address);
  if (to !== null) journal.addAlwaysWarmAddress(to);
  for (const { address, storageKeys } of accessList) {
    journal.addAlwaysWarmAddress(address);
    for (const key of storageKeys) journal.addAlwaysWarmSlot(address, key);
  }
}

/** Removes destroyed accounts (EIP-6780) and empty ones (EIP-161). */
async function end({ common, journal }: EVM, state: OracleState, { execResult }: EVMResult): Promise<void> {
  const { selfdestruct = new Map<string, string>(), createdAddresses = new Set<string>() } = execResult;
  for (const address of selfdestruct.keys())
    if (!common.isActivatedEIP(6780) || createdAddresses.has(address))
      await state.deleteAccount(createAddressFromString(address));
  await journal.cleanup();
}

function blockOf({ coinbase, blobBaseFee, ...block }: BlockContext) {
  return {
    header: { ...block, coinbase: createAddressFromString(coinbase), getBlobGasPrice: () => blobBaseFee },
  };
}

/** There is a block of each number. */
const BLOCKS = {
  getBlock: async (number: number) => ({ hash: () => Buffer.from(hashOf(number).slice(2), 'hex') }),
  putBlock: async (): Promise<void> => undefined,
  shallowCopy: (): typeof BLOCKS => BLOCKS,
};

