import type { Caller } from '../../caller/caller.js';
import type { Address, DataInput, TransactionObject } from '../../../generated/types.js';
import type { ReorgTransaction } from '../../chain/development/developmentProtocol.js';
import { decodeData, encodeData, encodeQuantity, normalizeAddress } from '../../ethereum/hex.js';
import { encodeTransaction } from '../../ethereum/transaction/transactionEncoding.js';
import { invalidParameter, RpcError } from '../../jsonrpc/rpcErrors.js';
import type { Handler } from '../../jsonrpc/request.js';
import { isMissing } from '../call/callOutcome.js';
import { completeTransaction, type CompletionParts } from '../call/completeTransaction.js';
import { hasGasPrice } from '../call/unsignedTransaction.js';
import { checkLimit } from '../contractLimit.js';
import type { Services } from '../services.js';

/** Replaces the newest blocks by as many others, with the given transactions. */
export function reorg({
  development,
  ...parts
}: CompletionParts & Pick<Services, 'development'>): Handler<'anvil_reorg'> {
  return async ([given, entries = []], caller) => {
    const chain = development();
    const depth = Number(given);
    checkLimit('anvil_reorg', 'depth', depth);
    // The chain's node has no block 0, and the first block stays.
    const most = parts.blocks.head() - Math.max(parts.blocks.earliest(), 1);
    if (depth > most) {
      const reason = `depth: expected at most ${most}, because the first block stays, got ${depth}`;
      throw invalidParameter(reason, 'depth', `at most ${most}`);
    }
    const common = { height: parts.blocks.head() - depth, depth };
    await chain.reorg(depth, await completeReorg(entries, common, parts, caller));
    return null;
  };
}

/** A transaction and the index of its block, in this order. */
type ReorgEntry = (TransactionObject | DataInput | number)[];

/** The block that the chain goes back to. */
interface CommonBlock {
  height: number;
  /** How many blocks are replaced. */
  depth: number;
}

/** Decodes the entries and completes the transactions that are objects. Rejects for an entry of the wrong form. */
async function completeReorg(
  entries: readonly ReorgEntry[],
  common: CommonBlock,
  parts: CompletionParts,
  caller: Caller,
): Promise<ReorgTransaction[]> {
  const nonces = new Map<Address, bigint>();
  const completed: ReorgTransaction[] = [];
  for (const [index, [transaction, block]] of entries.entries()) {
    if (typeof block !== 'number' || transaction === undefined || typeof transaction === 'number')
      throw invalid(index, 'expected a transaction and the index of its block');
    if (block >= common.depth) throw invalid(index, `block ${block} is not below the depth ${common.depth}`);
    if (typeof transaction === 'string') {
      completed.push({ block, raw: encodeData(decodeData(transaction)), from: null });
      continue;
    }
    const from = normalizeAddress(transaction.from);
    const nonce = nonces.get(from) ?? (await parts.state.account(from, common.height, caller)).nonce;
    nonces.set(from, nonce + 1n);
    const raw = await encodeFor(
      { ...transaction, nonce: transaction.nonce ?? encodeQuantity(nonce) },
      common,
      parts,
      caller,
    );
    completed.push({ block, raw, from });
  }
  return completed;
}

async function encodeFor(
  { gasLimit, ...call }: TransactionObject,
  common: CommonBlock,
  parts: CompletionParts,
  caller: Caller,
): Promise<ReorgTransaction['raw']> {
  const cap =
    isMissing(call.gasPrice) && isMissing(call.maxFeePerGas) ? await highestPrice(common, parts, caller) : null;
  const field = hasGasPrice(call) ? 'gasPrice' : 'maxFeePerGas';
  const priced = cap === null ? call : { ...call, [field]: encodeQuantity(cap) };
  const gas = call.gas ?? gasLimit ?? null;
  const fields = await completeTransaction({ ...priced, gas }, parts, caller).catch(async (error: unknown) => {
    // What the state will be when it runs is not known: like anvil, give it the gas of a whole block.
    if (!(error instanceof RpcError) || !isMissing(gas)) throw error;
    const head = await parts.blocks.summary(parts.blocks.head(), caller);
    return completeTransaction({ ...priced, gas: encodeQuantity(head?.gasLimit ?? 0n) }, parts, caller);
  });
  return encodeData(encodeTransaction(fields));
}

/** A cap that holds in the new blocks, too: their base fees follow from the block that the chain goes back to. */
async function highestPrice(
  { height }: CommonBlock,
  { blocks, fees }: CompletionParts,
  caller: Caller,
): Promise<bigint> {
  const next = (await blocks.summary(height + 1, caller))?.baseFeePerGas ?? 0n;
  const now = (await fees.nextBaseFee(caller)) ?? 0n;
  return (await fees.suggestedTip(caller)) + 2n * (next > now ? next : now);
}

function invalid(index: number, problem: string): RpcError {
  const path = `txBlockPairs[${index}]`;
  return invalidParameter(`${path}: ${problem}`, path, '[transaction, block]');
}
