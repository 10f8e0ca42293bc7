import type { Caller } from '../../caller/caller.js';
import type { Address, ContractCreator, Data } from '../../../generated/types.js';
import { HistoryPruned } from '../../chain/chainErrors.js';
import { callTracerOptions } from '../../chain/traces.js';
import { normalizeAddress } from '../../ethereum/hex.js';
import { rpcError } from '../../jsonrpc/rpcErrors.js';
import type { Handler } from '../../jsonrpc/request.js';
import { MAX_TIMEOUT_MS } from '../../tracing/api/traceOptions.js';
import { firstHeight } from '../firstHeight.js';
import type { Services } from '../services.js';
import { readCalls } from './transactionFrames.js';

type Parts = Pick<Services, 'blocks' | 'state' | 'traces' | 'addressIndex'>;

/** Uses of the address that are read before the state is queried. */
const MOST_USES = 1_000;

/** Who created a contract, and in which transaction; null for an account without code. */
export function getContractCreator(parts: Parts): Handler<'ots_getContractCreator'> {
  return ([address], caller) => findCreation(normalizeAddress(address), parts, caller);
}

/**
 * Who created the code that an account has at the head; null for an account without code. Rejects with HistoryPruned
 * when the index does not have the creation and the node does not have the state.
 */
async function findCreation(address: Address, parts: Parts, caller: Caller): Promise<ContractCreator | null> {
  const { blocks, state } = parts;
  const head = blocks.head();
  if (isEmpty(await state.code(address, head, caller))) return null;
  const height = (await indexedHeight(address, parts, caller)) ?? (await firstHeightWithCode(address, parts, caller));
  return height === 0 ? null : creationIn(height, address, parts, caller);
}

/** The block in which the index has the last creation among the first uses; null when it has none. */
async function indexedHeight(
  address: Address,
  { addressIndex }: Pick<Parts, 'addressIndex'>,
  caller: Caller,
): Promise<number | null> {
  const range = addressIndex.covered();
  if (range === null) return null;
  const uses = await addressIndex.uses(address, { range, order: 'ascending', limit: MOST_USES }, caller.signal);
  // With more uses than these, a later creation may follow.
  if (uses.length === MOST_USES) return null;
  return uses.findLast(({ created }) => created)?.place.blockNumber ?? null;
}

/** 0 for code of genesis. */
async function firstHeightWithCode(
  address: Address,
  { blocks, state }: Pick<Parts, 'blocks' | 'state'>,
  caller: Caller,
): Promise<number> {
  const { state: lowestState = blocks.earliest(), first } = blocks.beginning?.() ?? {};
  const { height, isCertain } = await firstHeight(
    { from: Math.max(lowestState, 1), to: blocks.head() },
    async (at) => !isEmpty(await state.code(address, at, caller)),
  );
  // There is no state below that of the chain's first block.
  if (!isCertain && height > Math.max(first ?? 1, 1)) throw new HistoryPruned(height - 1, height);
  return height;
}

/** Null when no transaction of the block creates it: the code came with genesis or with an upgrade of the chain. */
async function creationIn(
  height: number,
  address: Address,
  { traces }: Pick<Parts, 'traces'>,
  caller: Caller,
): Promise<ContractCreator | null> {
  let creation: ContractCreator | null = null;
  let failure: string | null = null;
  const options = { ...callTracerOptions(MAX_TIMEOUT_MS), showsFrameless: true };
  for (const outcome of (await traces.block(height, options, caller)) ?? []) {
    if ('error' in outcome) {
      failure = outcome.error;
      continue;
    }
    for (const { frame, undone } of await readCalls(outcome.trace.bytes, caller)) {
      const creates = frame.type === 'CREATE' || frame.type === 'CREATE2';
      if (creates && !undone && frame.to.toLowerCase() === address)
        creation = { hash: outcome.transactionHash, creator: normalizeAddress(frame.from) };
    }
  }
  if (creation === null && failure !== null) throw rpcError('traceFailed', { reason: failure });
  return creation;
}

const isEmpty = (code: Data): boolean => code.length <= '0x'.length;
