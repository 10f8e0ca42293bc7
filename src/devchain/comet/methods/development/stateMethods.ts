/** `dev_*` methods that change accounts by hand. */
import type { NoResult } from '../../../../chain/development/developmentProtocol.js';
import { decodeData, MAX_UINT64 } from '../../../../ethereum/hex.js';
import type { NodeParts } from '../../nodeParts.js';
import { invalidParams } from '../../server/cometRpcError.js';
import { rpcMethod } from '../../server/rpcMethod.js';
import { readAddress, readAmount, readHex, readWord } from './developmentArguments.js';
import type { DevelopmentMethods } from './developmentTable.js';

type StateMethod =
  | 'dev_setBalance'
  | 'dev_setNonce'
  | 'dev_setCode'
  | 'dev_setStorageAt'
  | 'dev_impersonateAccount'
  | 'dev_stopImpersonatingAccount'
  | 'dev_addBalance';

/** The table of these methods. */
export function stateMethods({ application, producer }: NodeParts): DevelopmentMethods<StateMethod> {
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
    dev_addBalance: rpcMethod({ address: 'json', balance: 'json' }, ({ address, balance }) => {
      const [account, wei] = [readAddress(address), readAmount('balance', balance)];
      return edit(() => editor.addBalance(account, wei));
    }),
  };
}
