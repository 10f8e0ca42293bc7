/** `dev_*` methods that set properties of the chain itself: of its next block, or of all blocks from now on. */
import type { NoResult } from '../../../../chain/development/developmentProtocol.js';
import { MAX_UINT64 } from '../../../../ethereum/hex.js';
import type { NodeParts } from '../../nodeParts.js';
import { rpcMethod } from '../../server/rpcMethod.js';
import { readAddress, readAmountWithin, readBoolean, readWord } from './developmentArguments.js';
import type { DevelopmentMethods } from './developmentTable.js';

type ChainMethod =
  | 'dev_setCoinbase'
  | 'dev_setBlockGasLimit'
  | 'dev_setPrevRandao'
  | 'dev_setNextBlockBaseFee'
  | 'dev_setMinGasPrice'
  | 'dev_setChainId'
  | 'dev_autoImpersonateAccount';

/** The largest gas limit that consensus parameters hold. */
const MAX_GAS_LIMIT = 2n ** 63n - 1n;

/** More wei per gas than all coins together could pay; the arithmetic of fees stays within a word. */
const MAX_PRICE = 2n ** 128n - 1n;

/** The table of these methods. */
export function chainMethods({ application, producer, pendingBlock }: NodeParts): DevelopmentMethods<ChainMethod> {
  const { editor } = application;
  /** Sets a value between two blocks, never inside one. */
  const set = (write: () => void): Promise<NoResult> => {
    return producer.exclusive(() => {
      write();
      pendingBlock.forget();
      return {};
    });
  };
  return {
    dev_setCoinbase: rpcMethod({ address: 'json' }, ({ address }) => {
      const coinbase = readAddress(address);
      return set(() => editor.setCoinbase(coinbase));
    }),
    dev_setBlockGasLimit: rpcMethod({ gasLimit: 'json' }, ({ gasLimit }) => {
      const gas = readAmountWithin('gasLimit', gasLimit, { least: 1n, most: MAX_GAS_LIMIT });
      return set(() => editor.setGasLimit(gas));
    }),
    dev_setPrevRandao: rpcMethod({ prevRandao: 'json' }, ({ prevRandao }) => {
      const value = readWord('prevRandao', prevRandao);
      return set(() => editor.setPrevRandao(value));
    }),
    dev_setNextBlockBaseFee: rpcMethod({ baseFee: 'json' }, ({ baseFee }) => {
      const wei = readAmountWithin('baseFee', baseFee, { least: 0n, most: MAX_PRICE });
      return set(() => editor.setNextBaseFee(wei));
    }),
    dev_setMinGasPrice: rpcMethod({ price: 'json' }, ({ price }) => {
      const wei = readAmountWithin('price', price, { least: 0n, most: MAX_PRICE });
      return set(() => editor.setMinGasPrice(wei));
    }),
    dev_setChainId: rpcMethod({ chainId: 'json' }, ({ chainId }) => {
      const id = readAmountWithin('chainId', chainId, { least: 1n, most: MAX_UINT64 });
      return set(() => editor.setChainId(id));
    }),
    dev_autoImpersonateAccount: rpcMethod({ enabled: 'json' }, ({ enabled }) => {
      const everyone = readBoolean('enabled', enabled);
      return set(() => editor.setAutoImpersonate(everyone));
    }),
  };
}
