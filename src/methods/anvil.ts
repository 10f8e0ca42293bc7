import type { Forking as ForkingParams } from '../../generated/types.js';
import type { Forking } from '../chain/development/development.js';
import { ResourceNotFound } from '../chain/chainErrors.js';
import { nullAfter } from '../concurrency/awaitable.js';
import { decodeData, encodeWord, normalizeAddress, normalizeHash, encodeQuantity } from '../ethereum/hex.js';
import { invalidParameter, unauthorized } from '../jsonrpc/rpcErrors.js';
import type { Handler } from '../jsonrpc/request.js';
import { setTokenNumber, type TokenParts } from './anvil/tokenSlot.js';
import { isMissing } from './call/callOutcome.js';
import { checkLimit } from './contractLimit.js';
import type { Services } from './services.js';

type Parts = Pick<Services, 'development'>;

/** Adds wei to the balance of an account. */
export function addBalance({ development }: Parts): Handler<'anvil_addBalance'> {
  return ([address, amount]) => nullAfter(development().addBalance(normalizeAddress(address), BigInt(amount)));
}

/** Sets the balance of an account, in wei. */
export function setBalance({ development }: Parts): Handler<'anvil_setBalance'> {
  return ([address, balance]) => nullAfter(development().setBalance(normalizeAddress(address), BigInt(balance)));
}

/** Sets the runtime code of an account. */
export function setCode({ development }: Parts): Handler<'anvil_setCode'> {
  return ([address, code]) => nullAfter(development().setCode(normalizeAddress(address), decodeData(code)));
}

/** Sets the nonce of the next transaction of an account. */
export function setNonce({ development }: Parts): Handler<'anvil_setNonce'> {
  return ([address, nonce]) => nullAfter(development().setNonce(normalizeAddress(address), BigInt(nonce)));
}

/** Sets a word of contract storage. */
export function setStorageAt({ development }: Parts): Handler<'anvil_setStorageAt'> {
  return async ([address, position, value]) => {
    // BigInt refuses 0x alone, which means 0.
    const slot = BigInt(position === '0x' ? 0 : position);
    const rule = 'at most 2^256 - 1';
    if (slot >= 2n ** 256n) throw invalidParameter(`position: expected ${rule}`, 'position', rule);
    await development().setStorageAt(normalizeAddress(address), encodeWord(slot), encodeWord(BigInt(value)));
    return true;
  };
}

/** Sets the balance that an account has of a token. */
export function dealERC20(parts: TokenParts): Handler<'anvil_dealERC20'> {
  return ([account, token, amount], caller) =>
    nullAfter(setTokenNumber({ token, what: 'balance', of: [account], value: BigInt(amount) }, parts, caller));
}

/** Sets how much of an owner's tokens a spender may move. */
export function setERC20Allowance(parts: TokenParts): Handler<'anvil_setERC20Allowance'> {
  return ([owner, spender, token, amount], caller) =>
    nullAfter(setTokenNumber({ token, what: 'allowance', of: [owner, spender], value: BigInt(amount) }, parts, caller));
}

/** Lets eth_sendTransaction send from every account without its key, or ends that. */
export function autoImpersonateAccount({ development }: Parts): Handler<'anvil_autoImpersonateAccount'> {
  return ([enabled]) => nullAfter(development().autoImpersonate(enabled));
}

/** Lets eth_sendTransaction send from an account without its key. */
export function impersonateAccount({ development }: Parts): Handler<'anvil_impersonateAccount'> {
  return ([address]) => nullAfter(development().impersonate(normalizeAddress(address)));
}

/** Ends what anvil_impersonateAccount began. */
export function stopImpersonatingAccount({ development }: Parts): Handler<'anvil_stopImpersonatingAccount'> {
  return ([address]) => nullAfter(development().stopImpersonating(normalizeAddress(address)));
}

/** Removes all pending transactions. */
export function dropAllTransactions({ development }: Parts): Handler<'anvil_dropAllTransactions'> {
  return () => nullAfter(development().dropTransactions(null));
}

/** Removes the pending transactions of an account. */
export function removePoolTransactions({ development }: Parts): Handler<'anvil_removePoolTransactions'> {
  return ([address]) => nullAfter(development().dropTransactions(normalizeAddress(address)));
}

/** Removes a pending transaction and returns its hash; null when no such transaction is pending. */
export function dropTransaction({ development }: Parts): Handler<'anvil_dropTransaction'> {
  return async ([given]) => {
    const hash = normalizeHash(given);
    return (await development().dropTransaction(hash)) ? hash : null;
  };
}

/** Makes blocks; `interval` is the seconds between their times. */
export function mine({ development }: Parts): Handler<'anvil_mine'> {
  return ([blocks = 1, interval]) => {
    const count = Number(blocks);
    checkLimit('anvil_mine', 'blocks', count);
    const intervalSeconds = interval === undefined ? null : Number(interval);
    return nullAfter(development().mine({ blocks: count, intervalSeconds, timestamp: null }));
  };
}

/** Whether the chain makes a block for each transaction at once. */
export function getAutomine({ development }: Parts): Handler<'anvil_getAutomine'> {
  return () => development().automine();
}

/** The seconds between blocks that are made by time; null when none are. */
export function getIntervalMining({ development }: Parts): Handler<'anvil_getIntervalMining'> {
  return async () => {
    const seconds = await development().intervalMining();
    return seconds === 0 ? null : seconds;
  };
}

/** Fixes the seconds from one block to the next. */
export function setBlockTimestampInterval({ development }: Parts): Handler<'anvil_setBlockTimestampInterval'> {
  return ([seconds]) => nullAfter(development().setBlockTimestampInterval(Number(seconds)));
}

/** Ends what anvil_setBlockTimestampInterval began; false when no interval was set. */
export function removeBlockTimestampInterval({ development }: Parts): Handler<'anvil_removeBlockTimestampInterval'> {
  return async () => development().removeBlockTimestampInterval();
}

/** Sets the base fee of the next block, in wei. */
export function setNextBlockBaseFeePerGas({ development }: Parts): Handler<'anvil_setNextBlockBaseFeePerGas'> {
  return ([baseFee]) => nullAfter(development().setNextBlockBaseFee(BigInt(baseFee)));
}

/** Sets the least price of gas, in wei. */
export function setMinGasPrice({ development }: Parts): Handler<'anvil_setMinGasPrice'> {
  return ([price]) => nullAfter(development().setMinGasPrice(BigInt(price)));
}

/** Sets the miner of the next blocks, which code sees as COINBASE. */
export function setCoinbase({ development }: Parts): Handler<'anvil_setCoinbase'> {
  return ([address]) => nullAfter(development().setCoinbase(normalizeAddress(address)));
}

/** Sets the EIP-155 chain id. */
export function setChainId({ development }: Parts): Handler<'anvil_setChainId'> {
  return ([chainId]) => nullAfter(development().setChainId(BigInt(chainId)));
}

/** Switches what is printed for each request and transaction. */
export function setLoggingEnabled({ development }: Parts): Handler<'anvil_setLoggingEnabled'> {
  return ([enabled]) => {
    development().setLoggingEnabled(enabled);
    return null;
  };
}

/** Time of the first block, seconds since 1970. */
export function getGenesisTime({
  development,
  blocks,
}: Parts & Pick<Services, 'blocks'>): Handler<'anvil_getGenesisTime'> {
  return async (_params, caller) => {
    // Only a development chain has this method.
    development();
    const first = await blocks.summary(blocks.earliest(), caller);
    if (first === null) throw new ResourceNotFound('first block');
    return first.timestamp;
  };
}

/** The newest state of the chain: JSON, compressed with gzip. */
export function dumpState({ development }: Parts): Handler<'anvil_dumpState'> {
  return async () => development().dumpState();
}

/** Puts a dump of anvil, or of this chain, on top of the newest block. */
export function loadState({ development }: Parts): Handler<'anvil_loadState'> {
  return async ([state]) => {
    await development().loadState(decodeData(state));
    return true;
  };
}

/** Goes back by some blocks, by one when no number is given. */
export function rollback({ development }: Parts): Handler<'anvil_rollback'> {
  return ([depth]) => nullAfter(development().rollback(Number(depth ?? 1)));
}

/**
 * Sets the chain back to its first block, or makes it a fork of a block of another network. A caller without access to
 * private methods may not make this process fetch a URL: it reaches servers that a web page does not.
 */
export function reset({ development }: Parts): Handler<'anvil_reset'> {
  return ([options], { access }) => {
    const forking = isMissing(options?.forking) ? null : forkingOf(options.forking);
    if (typeof forking?.url === 'string' && !access.privateMethods)
      throw unauthorized('anvil_reset with a URL', access);
    return nullAfter(development().reset(forking));
  };
}

function forkingOf({ jsonRpcUrl, blockNumber }: ForkingParams): Forking {
  return {
    url: isMissing(jsonRpcUrl) ? null : jsonRpcUrl,
    blockNumber: isMissing(blockNumber) ? null : BigInt(blockNumber),
  };
}

/** Switches a fork to another server of the same network, for callers that may name one, as in anvil_reset. */
export function setRpcUrl({ development }: Parts): Handler<'anvil_setRpcUrl'> {
  return ([url], { access }) => {
    if (!access.privateMethods) throw unauthorized('anvil_setRpcUrl', access);
    return nullAfter(development().setRpcUrl(url));
  };
}

/** How the chain is set up, in the words of anvil 1.7.1. */
export function nodeInfo({
  development,
  blocks,
  fees,
  identity,
}: Pick<Services, 'development' | 'blocks' | 'fees' | 'identity'>): Handler<'anvil_nodeInfo'> {
  return async (_params, caller) => {
    const { hardfork, order, gasLimit, fork } = await development().info();
    const head = await blocks.summary(blocks.head(), caller);
    if (head === null) throw new ResourceNotFound('newest block');
    const [baseFee, gasPrice] = await Promise.all([fees.nextBaseFee(caller), fees.gasPrice(caller)]);
    return {
      currentBlockNumber: encodeQuantity(head.number),
      currentBlockTimestamp: head.timestamp,
      currentBlockHash: head.hash,
      hardFork: `${hardfork.slice(0, 1).toUpperCase()}${hardfork.slice(1)}`,
      transactionOrder: order,
      environment: {
        baseFee: encodeQuantity(baseFee ?? 0n),
        chainId: Number(identity.chainId),
        gasLimit: encodeQuantity(gasLimit),
        gasPrice: encodeQuantity(gasPrice),
      },
      forkConfig: {
        forkUrl: fork?.origin ?? null,
        forkBlockNumber: fork?.blockNumber ?? null,
        forkRetryBackoff: fork?.retryBackoffMs ?? null,
      },
    };
  };
}

/** What the chain is, in the words of anvil 1.7.1. */
export function metadata({
  development,
  blocks,
  identity,
}: Pick<Services, 'development' | 'blocks' | 'identity'>): Handler<'anvil_metadata'> {
  return async (_params, caller) => {
    const chain = development();
    const { snapshots, fork } = await chain.info();
    const head = await blocks.summary(blocks.head(), caller);
    if (head === null) throw new ResourceNotFound('newest block');
    const places = await Promise.all(
      snapshots.map(async ({ id, height }) => {
        const block = await blocks.summary(height, caller);
        return [encodeQuantity(id), [height, block?.hash ?? head.hash]] satisfies [string, unknown];
      }),
    );
    return {
      clientVersion: identity.clientVersion,
      clientSemver: identity.version,
      clientCommitSha: '',
      chainId: Number(identity.chainId),
      instanceId: chain.instanceId(),
      latestBlockNumber: head.number,
      latestBlockHash: head.hash,
      forkedNetwork: fork && {
        chainId: Number(fork.chainId),
        forkBlockNumber: fork.blockNumber,
        forkBlockHash: fork.blockHash,
      },
      snapshots: Object.fromEntries(places),
    };
  };
}
