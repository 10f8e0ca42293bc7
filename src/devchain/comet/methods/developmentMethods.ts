/**
 * Methods that only this chain has; `DevelopmentProtocol` describes each. A client finds out by `dev_info`, which any
 * other node refuses as unknown.
 */
import type {
  DevelopmentMethod,
  DevelopmentParams,
  DevelopmentResult,
  MiningState,
  NoResult,
  SignatureAnswer,
} from '../../../chain/development/developmentProtocol.js';
import { decodeData, encodeData, encodeQuantity, MAX_UINT64 } from '../../../evm/hex.js';
import type { Signature } from '../../../evm/transaction/signing.js';
import type { NodeParts } from '../nodeParts.js';
import { blockAnswer } from './blockMethods.js';
import { invalidParams } from '../server/cometRpcError.js';
import { rpcMethod, type RpcMethod } from '../server/rpcMethod.js';
import {
  isMissing,
  readAmount,
  readBoolean,
  readCount,
  readFault,
  readFaultName,
  readHex,
  readInterval,
  readTypedData,
  readWord,
} from './developmentArguments.js';

/** Most blocks in one call of `dev_mine`: a larger number is more likely a mistake. */
const MAX_BLOCKS_PER_CALL = 100_000;

/** Methods take their parameters as any JSON and decode them here, so that an error can name the parameter. */
type JsonParameters<Params> = { [Name in keyof Params as string extends Name ? never : Name]-?: 'json' };

/** A method that is missing here, or whose result is not the protocol's, does not compile. */
type DevelopmentMethods<M extends DevelopmentMethod = DevelopmentMethod> = {
  [Name in M]: RpcMethod<JsonParameters<DevelopmentParams<Name>>, DevelopmentResult<Name>>;
};

/** The table of the `dev_*` methods. */
export function developmentMethods(parts: NodeParts): DevelopmentMethods {
  return {
    ...infoMethods(parts),
    ...miningMethods(parts),
    ...timeMethods(parts),
    ...stateMethods(parts),
    ...signingMethods(parts),
    ...faultMethods(parts),
  };
}

function infoMethods(
  parts: NodeParts,
): DevelopmentMethods<'dev_info' | 'dev_accounts' | 'dev_pendingBlock' | 'dev_originRequest'> {
  const { options, application, producer, blocks, faults, pendingBlock } = parts;
  const { editor } = application;
  return {
    dev_info: rpcMethod({}, () => ({
      name: 'halley',
      version: options.version,
      chainId: encodeQuantity(options.evmChainId),
      cometChainId: producer.options.cometChainId,
      accounts: [...options.accounts],
      height: blocks.height,
      ...miningState(parts),
      faults: faults.list(),
      fork: parts.fork?.info ?? null,
    })),
    dev_originRequest: rpcMethod({ method: 'json', params: 'json' }, ({ method, params }) => {
      if (typeof method !== 'string') throw invalidParams('method: expected text');
      if (!Array.isArray(params)) throw invalidParams('params: expected a list');
      if (parts.fork === null) throw invalidParams('the chain is no fork');
      return parts.fork.request(method, params);
    }),
    dev_pendingBlock: rpcMethod({ known: 'json' }, async ({ known }) => {
      const { stored, execution } = await pendingBlock.current();
      const { state, gasLimit, coinbase } = execution;
      if (!isMissing(known) && readCount('known', known) === state) return { state, block: null };
      const shown = { block: blockAnswer(stored), results: stored.results };
      return { state, block: { ...shown, gasLimit: encodeQuantity(gasLimit), coinbase } };
    }),
    dev_accounts: rpcMethod({}, () => ({ accounts: [...new Set([...options.accounts, ...editor.impersonated])] })),
  };
}

type MiningMethod =
  | 'dev_mine'
  | 'dev_setAutomine'
  | 'dev_getAutomine'
  | 'dev_setIntervalMining'
  | 'dev_snapshot'
  | 'dev_revert'
  | 'dev_reset';

function miningMethods(parts: NodeParts): DevelopmentMethods<MiningMethod> {
  const { blocks, producer, miner, snapshots } = parts;
  return {
    dev_mine: rpcMethod({ blocks: 'json', interval: 'json', timestamp: 'json', continued: 'json' }, async (args) => {
      const count = readCount('blocks', args.blocks, 1);
      if (count > MAX_BLOCKS_PER_CALL) {
        throw invalidParams(`blocks: expected at most ${MAX_BLOCKS_PER_CALL} a call, got ${count}`);
      }
      const interval = isMissing(args.interval) ? null : readCount('interval', args.interval);
      const timestamp = isMissing(args.timestamp) ? null : readCount('timestamp', args.timestamp);
      const continued = !isMissing(args.continued) && readBoolean('continued', args.continued);
      const times = { firstSeconds: timestamp, intervalSeconds: interval, continued };
      return { height: await producer.makeBlocks(count, times) };
    }),
    dev_setAutomine: rpcMethod({ enabled: 'json' }, ({ enabled }) => {
      miner.setMode({ automine: readBoolean('enabled', enabled) });
      return miningState(parts);
    }),
    dev_getAutomine: rpcMethod({}, () => miningState(parts)),
    dev_setIntervalMining: rpcMethod({ seconds: 'json' }, ({ seconds }) => {
      miner.setMode({ intervalMs: readInterval('seconds', seconds) * 1000 });
      return miningState(parts);
    }),
    dev_snapshot: rpcMethod({}, async () => {
      const id = await snapshots.take();
      return { id: encodeQuantity(id), height: blocks.height };
    }),
    dev_revert: rpcMethod({ id: 'json' }, async ({ id }) => {
      const reverted = await snapshots.revert(readCount('id', id));
      return { reverted, height: blocks.height };
    }),
    dev_reset: rpcMethod({}, async () => {
      await snapshots.reset();
      return { height: blocks.height };
    }),
  };
}

type TimeMethod =
  | 'dev_increaseTime'
  | 'dev_setNextBlockTimestamp'
  | 'dev_setBlockTimestampInterval'
  | 'dev_removeBlockTimestampInterval';

function timeMethods({ blocks, producer, clock }: NodeParts): DevelopmentMethods<TimeMethod> {
  return {
    dev_increaseTime: rpcMethod({ seconds: 'json' }, ({ seconds }) => {
      return producer.exclusive(() => ({
        offset: clock.increase(readCount('seconds', seconds)),
        height: blocks.height,
      }));
    }),
    dev_setNextBlockTimestamp: rpcMethod({ timestamp: 'json' }, ({ timestamp }) => {
      return producer.exclusive(() => {
        clock.setNext(readCount('timestamp', timestamp), producer.headTime);
        return { timestamp: readCount('timestamp', timestamp) };
      });
    }),
    dev_setBlockTimestampInterval: rpcMethod({ seconds: 'json' }, ({ seconds }) => {
      return producer.exclusive(() => {
        clock.setInterval(readCount('seconds', seconds));
        return {};
      });
    }),
    dev_removeBlockTimestampInterval: rpcMethod({}, () => {
      return producer.exclusive(() => {
        const removed = clock.hasInterval;
        clock.setInterval(null);
        return { removed };
      });
    }),
  };
}

type StateMethod =
  | 'dev_setBalance'
  | 'dev_setNonce'
  | 'dev_setCode'
  | 'dev_setStorageAt'
  | 'dev_impersonateAccount'
  | 'dev_stopImpersonatingAccount'
  | 'dev_dropTransaction'
  | 'dev_sendUnsignedTransaction';

function stateMethods({ application, producer, miner, txCache }: NodeParts): DevelopmentMethods<StateMethod> {
  const { editor } = application;
  /** Changes state between two blocks, never inside one. */
  const edit = (write: () => void): Promise<NoResult> => {
    return producer.exclusive(async () => {
      await application.whenLoaded(write);
      return {};
    });
  };
  return {
    dev_setBalance: rpcMethod({ address: 'json', balance: 'json' }, ({ address, balance }) => {
      const [account, wei] = [readAddress(address), readAmount('balance', balance)];
      return edit(() => editor.setBalance(account, wei));
    }),
    dev_setNonce: rpcMethod({ address: 'json', nonce: 'json' }, ({ address, nonce }) => {
      const [account, count] = [readAddress(address), readAmount('nonce', nonce)];
      if (count > MAX_UINT64) throw invalidParams('nonce: expected less than 2^64');
      return edit(() => editor.setNonce(account, count));
    }),
    dev_setCode: rpcMethod({ address: 'json', code: 'json' }, ({ address, code }) => {
      const [account, bytes] = [readAddress(address), decodeData(readHex('code', code))];
      return edit(() => editor.setCode(account, bytes));
    }),
    dev_setStorageAt: rpcMethod({ address: 'json', slot: 'json', value: 'json' }, ({ address, slot, value }) => {
      const [account, key, word] = [readAddress(address), readWord('slot', slot), readWord('value', value)];
      return edit(() => editor.setStorageAt(account, key, word));
    }),
    dev_impersonateAccount: rpcMethod({ address: 'json' }, ({ address }) => {
      const account = readAddress(address);
      return edit(() => editor.impersonate(account));
    }),
    dev_stopImpersonatingAccount: rpcMethod({ address: 'json' }, ({ address }) => {
      const account = readAddress(address);
      return edit(() => editor.stopImpersonating(account));
    }),
    dev_dropTransaction: rpcMethod({ hash: 'json' }, ({ hash }) => {
      const text = readHex('hash', hash, 32);
      return producer.exclusive(() => {
        const dropped = editor.dropTransaction(text);
        // The cache holds CometBFT's hash, which is not known here; without the cache the transaction can be sent
        // again.
        if (dropped) txCache.clear();
        return { dropped };
      });
    }),
    dev_sendUnsignedTransaction: rpcMethod({ from: 'json', raw: 'json' }, async ({ from, raw }) => {
      const sender = readHex('from', from, 20);
      const result = await application.submitUnsigned(sender, decodeData(readHex('raw', raw)));
      if (result.code === 0) await miner.settled();
      const { code, log, codespace, hash } = result;
      return { code, log, codespace, hash, raw: encodeData(result.raw) };
    }),
  };
}

function signingMethods({ application }: NodeParts): DevelopmentMethods<'dev_signHash' | 'dev_signTypedData'> {
  const answer = (address: string, signature: Signature | null): SignatureAnswer => ({
    signature: signature && encodeData(Buffer.concat([signature.compact, Uint8Array.of(signature.recovery)])),
    impersonated: application.editor.impersonated.includes(address),
  });
  return {
    dev_signHash: rpcMethod({ address: 'json', hash: 'json' }, ({ address, hash }) => {
      const account = readAddress(address);
      return answer(account, application.signHash(account, decodeData(readHex('hash', hash, 32))));
    }),
    dev_signTypedData: rpcMethod({ address: 'json', typedData: 'json' }, async ({ address, typedData }) => {
      const account = readAddress(address);
      const data = readTypedData(typedData);
      try {
        return answer(account, await application.signTypedData(account, data));
      } catch (error) {
        throw invalidParams(error instanceof Error ? error.message : String(error));
      }
    }),
  };
}

function faultMethods({ faults }: NodeParts): DevelopmentMethods<'dev_fault'> {
  const parameters = {
    fault: 'json',
    off: 'json',
    ms: 'json',
    methods: 'json',
    times: 'json',
    from: 'json',
    to: 'json',
    below: 'json',
  } as const;
  return {
    dev_fault: rpcMethod(parameters, ({ off, ...fault }) => {
      if (isMissing(off) || !readBoolean('off', off)) {
        if (!isMissing(fault.fault)) faults.set(readFault(fault));
      } else if (isMissing(fault.fault)) faults.endAll();
      else faults.end(readFaultName(fault.fault));
      return { faults: faults.list() };
    }),
  };
}

function miningState({ miner }: NodeParts): MiningState {
  const { automine, intervalMs } = miner.mode;
  return { automine, intervalSeconds: intervalMs / 1000 };
}

function readAddress(value: unknown): string {
  return readHex('address', value, 20);
}
