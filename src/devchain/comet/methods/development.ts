/**
 * Methods that only this chain has. A client finds out by `dev_info`, which any other node refuses as unknown.
 *
 * | Method                          | Parameters                     | Result                                                              |
 * |---------------------------------|--------------------------------|---------------------------------------------------------------------|
 * | dev_info                        |                                | name, version, chainId, cometChainId, accounts, height, mining, faults |
 * | dev_accounts                    |                                | {accounts}: those with keys, then those that are impersonated       |
 * | dev_mine                        | blocks, interval, timestamp, continued | {height}; waiting transactions go into the first block; continued: the interval counts from the head |
 * | dev_setAutomine                 | enabled                        | {automine, intervalSeconds}                                         |
 * | dev_getAutomine                 |                                | {automine, intervalSeconds}                                         |
 * | dev_setIntervalMining           | seconds (0 ends it)            | {automine, intervalSeconds}                                         |
 * | dev_snapshot                    |                                | {id, height}                                                        |
 * | dev_revert                      | id                             | {reverted, height}                                                  |
 * | dev_reset                       |                                | {height}: back to block 1                                           |
 * | dev_increaseTime                | seconds                        | {offset, height}: all seconds added so far                          |
 * | dev_setNextBlockTimestamp       | timestamp                      | {timestamp}                                                         |
 * | dev_setBlockTimestampInterval   | seconds                        | {}                                                                  |
 * | dev_removeBlockTimestampInterval|                                | {removed}                                                           |
 * | dev_setBalance                  | address, balance               | {}                                                                  |
 * | dev_setNonce                    | address, nonce                 | {}                                                                  |
 * | dev_setCode                     | address, code                  | {}                                                                  |
 * | dev_setStorageAt                | address, slot, value           | {}                                                                  |
 * | dev_impersonateAccount          | address                        | {}                                                                  |
 * | dev_stopImpersonatingAccount    | address                        | {}                                                                  |
 * | dev_dropTransaction             | hash                           | {dropped}                                                           |
 * | dev_sendUnsignedTransaction     | from, raw                      | {code, log, codespace, hash, raw}: raw as it is in the block        |
 * | dev_fault                       | fault, off, and the fault's own | {faults}; see faults.ts                                            |
 */
import { decodeData, encodeData } from '../../../evm/hex.js';
import type { NodeParts } from '../nodeParts.js';
import { invalidParams } from '../rpcError.js';
import { rpcMethod, type RpcMethods } from '../rpcMethod.js';
import {
  isMissing,
  readAmount,
  readBoolean,
  readCount,
  readFault,
  readFaultName,
  readHex,
  readInterval,
  readWord,
} from './developmentArguments.js';

/** Most blocks made by one call: above it a mistake is likelier than a wish. */
const MAX_BLOCKS_PER_CALL = 100_000;

export function developmentMethods(parts: NodeParts): RpcMethods {
  return {
    ...infoMethods(parts),
    ...miningMethods(parts),
    ...timeMethods(parts),
    ...stateMethods(parts),
    ...faultMethods(parts),
  };
}

function infoMethods(parts: NodeParts): RpcMethods {
  const { options, application, chain, blocks, faults } = parts;
  const { editor } = application;
  return {
    dev_info: rpcMethod({}, () => ({
      name: 'halley',
      version: options.version,
      chainId: `0x${options.evmChainId.toString(16)}`,
      cometChainId: chain.options.cometChainId,
      accounts: options.accounts,
      height: blocks.height,
      ...miningMode(parts),
      faults: faults.list(),
    })),
    dev_accounts: rpcMethod({}, () => ({ accounts: [...new Set([...options.accounts, ...editor.impersonated])] })),
  };
}

function miningMethods(parts: NodeParts): RpcMethods {
  const { blocks, chain, mining, snapshots } = parts;
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
      return { height: await chain.makeBlocks(count, times) };
    }),
    dev_setAutomine: rpcMethod({ enabled: 'json' }, ({ enabled }) => {
      mining.setMode({ automine: readBoolean('enabled', enabled) });
      return miningMode(parts);
    }),
    dev_getAutomine: rpcMethod({}, () => miningMode(parts)),
    dev_setIntervalMining: rpcMethod({ seconds: 'json' }, ({ seconds }) => {
      mining.setMode({ intervalMs: readInterval('seconds', seconds) * 1000 });
      return miningMode(parts);
    }),
    dev_snapshot: rpcMethod({}, async () => {
      const id = await snapshots.take();
      return { id: `0x${id.toString(16)}`, height: blocks.height };
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

function timeMethods({ blocks, chain, clock }: NodeParts): RpcMethods {
  return {
    dev_increaseTime: rpcMethod({ seconds: 'json' }, ({ seconds }) => {
      return chain.exclusive(() => ({ offset: clock.increase(readCount('seconds', seconds)), height: blocks.height }));
    }),
    dev_setNextBlockTimestamp: rpcMethod({ timestamp: 'json' }, ({ timestamp }) => {
      return chain.exclusive(() => {
        clock.setNext(readCount('timestamp', timestamp), chain.headTime);
        return { timestamp: readCount('timestamp', timestamp) };
      });
    }),
    dev_setBlockTimestampInterval: rpcMethod({ seconds: 'json' }, ({ seconds }) => {
      return chain.exclusive(() => {
        clock.setInterval(readCount('seconds', seconds));
        return {};
      });
    }),
    dev_removeBlockTimestampInterval: rpcMethod({}, () => {
      return chain.exclusive(() => {
        const removed = clock.hasInterval;
        clock.setInterval(null);
        return { removed };
      });
    }),
  };
}

function stateMethods({ application, chain, mining, txCache }: NodeParts): RpcMethods {
  const { editor } = application;
  /** Between two blocks, never inside one. */
  const edit = (write: () => void): Promise<object> => {
    return chain.exclusive(() => {
      write();
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
      if (count >= 2n ** 64n) throw invalidParams('nonce: expected less than 2^64');
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
      return chain.exclusive(() => {
        const dropped = editor.dropTransaction(text);
        // The cache knows it by another hash only; forgetting all of it lets the transaction come again.
        if (dropped) txCache.clear();
        return { dropped };
      });
    }),
    dev_sendUnsignedTransaction: rpcMethod({ from: 'json', raw: 'json' }, async ({ from, raw }) => {
      const sender = readHex('from', from, 20);
      const result = await application.submitUnsigned(sender, decodeData(readHex('raw', raw)));
      if (result.code === 0) await mining.settled();
      const { code, log, codespace, hash } = result;
      return { code, log, codespace, hash, raw: encodeData(result.raw) };
    }),
  };
}

function faultMethods({ faults }: NodeParts): RpcMethods {
  const shape = {
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
    dev_fault: rpcMethod(shape, ({ off, ...fault }) => {
      if (isMissing(off) || !readBoolean('off', off)) {
        if (!isMissing(fault.fault)) faults.set(readFault(fault));
      } else if (isMissing(fault.fault)) faults.endAll();
      else faults.end(readFaultName(fault.fault));
      return { faults: faults.list() };
    }),
  };
}

function miningMode({ mining }: NodeParts): { automine: boolean; intervalSeconds: number } {
  const { automine, intervalMs } = mining.mode;
  return { automine, intervalSeconds: intervalMs / 1000 };
}

function readAddress(value: unknown): string {
  return readHex('address', value, 20);
}
