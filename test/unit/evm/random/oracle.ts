/** The oracle: the messages of a case on @ethereumjs/evm, which shares no code with the engine. */
import { Common, Mainnet, type CustomCrypto } from '@ethereumjs/common';
import {
  createEVM,
  getActivePrecompiles,
  paramsEVM,
  type EVM,
  type EVMMockBlockchainInterface,
  type EVMResult,
} from '@ethereumjs/evm';
import { createAddressFromString } from '@ethereumjs/util';
import { ZERO_ADDRESS } from '../../../../src/ethereum/address.js';
import {
  decodeData,
  encodeAddress,
  encodeData,
  encodeHash,
  normalizeAddress,
  storageSlot,
} from '../../../../src/ethereum/hex.js';
import type { AccessListEntry } from '../../../../src/ethereum/transaction/transaction.js';
import type { Hardfork } from '../../../../src/evm/hardfork.js';
import { delegateOf } from '../../../../src/execution/rules/authorizations.js';
import type { BlockContext } from '../../../../src/evm/blockContext.js';
import { hashOf } from '../../execution/fakeChain.js';
import { listenToFrames, type Frame } from './frames.js';
import { shownAccess, type RanMessage } from './outcomes.js';
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
  /** Whether a frame of the running message failed. */
  failed: boolean;
}

/** The end of a message; `accessed` is null where the engine need not have the same. */
export interface OracleRun extends Omit<RanMessage, 'accessed'> {
  accessed: RanMessage['accessed'] | null;
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
    blockchain: new Blocks(),
  });
  const oracle = { evm, state, failed: false };
  evm.events.on('afterMessage', ({ execResult }) => void (oracle.failed ||= execResult.exceptionError !== undefined));
  return oracle;
}

/** Runs the messages one after the other. */
export async function runOnOracle({ hardfork, world, block, edits, messages }: Scenario): Promise<OracleRun[]> {
  const oracle = await oracleOf(hardfork);
  oracle.state.reset(world);
  oracle.state.edit(edits);
  const ran: OracleRun[] = [];
  for (const message of messages) ran.push(await runMessage(oracle, block, message));
  return ran;
}

/** Runs the first message, and tells its frames. */
export async function traceOnOracle({ hardfork, world, block, edits, messages }: Scenario): Promise<Frame> {
  const oracle = await oracleOf(hardfork);
  oracle.state.reset(world);
  oracle.state.edit(edits);
  const { events } = oracle.evm;
  const { before, after, first } = listenToFrames();
  events.on('beforeMessage', before).on('afterMessage', after);
  await runMessage(oracle, block, messages[0]);
  events.off('beforeMessage', before).off('afterMessage', after);
  return first();
}

async function runMessage(oracle: Oracle, block: BlockContext, message: RandomMessage): Promise<OracleRun> {
  const { evm, state } = oracle;
  const warm = warmFromStart(evm, message);
  begin(oracle, message, warm);
  const sender = createAddressFromString(message.from);
  const account = await state.getAccount(sender);
  await state.modifyAccountFields(sender, { nonce: (account?.nonce ?? 0n) + 1n });
  state.originalStorageCache.clear();
  const delegates = delegatesOf(evm, state, message);
  const result = await evm.runCall({
    ...{ caller: sender, origin: sender, value: message.value, data: message.data },
    ...(message.to !== null && { to: createAddressFromString(message.to) }),
    ...{ gasLimit: message.gas, gasPrice: message.gasPrice, block: blockOf(block), skipNonceIncrement: true },
  });
  const accessed = [...accessedIn(evm), ...delegates];
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
    // The oracle, as geth, counts an account as accessed where the gas did not suffice for it; the engine does not.
    accessed: oracle.failed ? null : shownAccess(accessed, message, warm),
  };
}

/** Nothing is warm but what is from the start (EIP-2929), and transient storage is empty. */
function begin(oracle: Oracle, { edits, accessList }: RandomMessage, warm: readonly string[]): void {
  const { evm, state } = oracle;
  const { journal } = evm;
  oracle.failed = false;
  state.edit(edits);
  evm.transientStorage.clear();
  journal.cleanJournal();
  journal.startReportingAccessList();
  for (const address of warm) journal.addAlwaysWarmAddress(address);
  for (const { address, storageKeys } of accessList) {
    journal.addAlwaysWarmAddress(address);
    for (const key of storageKeys) journal.addAlwaysWarmSlot(address, key);
  }
}

function warmFromStart({ common }: EVM, { from, to }: RandomMessage): string[] {
  const precompiles = [...getActivePrecompiles(common).keys()].map((key) => `0x${key}`);
  return [...precompiles, ZERO_ADDRESS, from, ...(to === null ? [] : [to])];
}

/** What the recipient delegates to: the engine counts it as accessed, the oracle as warm. */
function delegatesOf({ common }: EVM, { accounts }: OracleState, { to }: RandomMessage): AccessListEntry[] {
  const code = to === null ? undefined : accounts.get(to)?.code;
  const delegate = code === undefined || !common.isActivatedEIP(7702) ? null : delegateOf(code);
  return delegate === null ? [] : [{ address: delegate, storageKeys: [] }];
}

function accessedIn({ journal }: EVM): AccessListEntry[] {
  return [...(journal.accessList ?? [])].map(([address, slots]) => ({
    address: normalizeAddress(`0x${address}`),
    storageKeys: [...slots].map((slot) => storageSlot(`0x${slot}`)),
  }));
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
class Blocks implements EVMMockBlockchainInterface {
  async getBlock(number: number): Promise<{ hash(): Uint8Array }> {
    return { hash: () => decodeData(hashOf(number)) };
  }

  /** The interface demands it. */
  async putBlock(): Promise<void> {}

  shallowCopy(): Blocks {
    return this;
  }
}
