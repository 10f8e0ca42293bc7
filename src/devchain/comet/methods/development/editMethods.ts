/** `dev_*` methods that change the state by hand: accounts, properties of the chain, and dumps as anvil has them. */
import type { NoResult } from '../../../../chain/development/developmentProtocol.js';
import { encodeData, MAX_UINT64 } from '../../../../ethereum/hex.js';
import { MAX_GAS_LIMIT, MAX_PRICE } from '../../../constants.js';
import type { NodeParts } from '../../nodeParts.js';
import { invalidParams } from '../../server/cometRpcError.js';
import type { RpcMethod } from '../../server/rpcCalls.js';
import { compressState } from '../../stateLoading.js';
import { amountWithin, readAddress, readAmount, readBoolean, readBytes, readWord } from './developmentArguments.js';
import { devMethod, type Decoded, type Decoders, type DevelopmentMethods } from './developmentTable.js';

const MAX_UPLOAD_BYTES = 32 * 1024 * 1024;

const readPrice = amountWithin(0n, MAX_PRICE);

/** The table of these methods. */
export function editMethods(parts: NodeParts) {
  const { application, producer, pendingBlock } = parts;
  const { editor } = application;
  /** A method that changes state between two blocks, never inside one. */
  const edit = <D extends Decoders>(
    decoders: D,
    write: (args: Decoded<D>) => void,
  ): RpcMethod<{ [Name in keyof D]: 'json' }, NoResult> =>
    devMethod(decoders, (args) =>
      producer.exclusive(async () => {
        await application.whenLoaded(() => write(args));
        pendingBlock.forget();
        return {};
      }),
    );
  return {
    dev_setBalance: edit({ address: readAddress, balance: readAmount }, ({ address, balance }) =>
      editor.setBalance(address, balance),
    ),
    dev_addBalance: edit({ address: readAddress, balance: readAmount }, ({ address, balance }) =>
      editor.addBalance(address, balance),
    ),
    dev_setNonce: edit({ address: readAddress, nonce: readNonce }, ({ address, nonce }) =>
      editor.setNonce(address, nonce),
    ),
    dev_setCode: edit({ address: readAddress, code: readBytes }, ({ address, code }) => editor.setCode(address, code)),
    dev_setStorageAt: edit({ address: readAddress, slot: readWord, value: readWord }, ({ address, slot, value }) =>
      editor.setStorageAt(address, slot, value),
    ),
    dev_impersonateAccount: edit({ address: readAddress }, ({ address }) => editor.impersonate(address)),
    dev_stopImpersonatingAccount: edit({ address: readAddress }, ({ address }) => editor.stopImpersonating(address)),
    dev_autoImpersonateAccount: edit({ enabled: readBoolean }, ({ enabled }) => editor.setAutoImpersonate(enabled)),
    dev_setCoinbase: edit({ address: readAddress }, ({ address }) => editor.setCoinbase(address)),
    dev_setBlockGasLimit: edit({ gasLimit: amountWithin(1n, MAX_GAS_LIMIT) }, ({ gasLimit }) =>
      editor.setGasLimit(gasLimit),
    ),
    dev_setPrevRandao: edit({ prevRandao: readWord }, ({ prevRandao }) => editor.setPrevRandao(prevRandao)),
    dev_setNextBlockBaseFee: edit({ baseFee: readPrice }, ({ baseFee }) => editor.setNextBaseFee(baseFee)),
    dev_setMinGasPrice: edit({ price: readPrice }, ({ price }) => editor.setMinGasPrice(price)),
    dev_setChainId: edit({ chainId: amountWithin(1n, MAX_UINT64) }, ({ chainId }) => editor.setChainId(chainId)),
    ...dumpMethods(parts),
  } satisfies Partial<DevelopmentMethods>;
}

/** A dump comes in parts, because requests to a node are limited to a megabyte; one dump is uploaded at a time. */
function dumpMethods({ application, producer, stateLoading }: NodeParts) {
  let parts: Uint8Array[] = [];
  let bytes = 0;
  const clear = (): void => {
    parts = [];
    bytes = 0;
  };
  return {
    dev_dumpState: devMethod({}, async () => {
      const text = await producer.exclusive(() => application.dumpState());
      return { state: encodeData(await compressState(text)) };
    }),
    dev_uploadState: devMethod({ part: readBytes, first: readBoolean }, ({ part, first }) => {
      if (first) clear();
      if (bytes + part.length > MAX_UPLOAD_BYTES) {
        clear();
        throw invalidParams(`state: expected at most ${MAX_UPLOAD_BYTES} bytes`);
      }
      parts.push(part);
      bytes += part.length;
      return { bytes };
    }),
    dev_loadState: devMethod({}, async () => {
      const dump = Buffer.concat(parts);
      clear();
      return stateLoading.load(dump);
    }),
    dev_continueLoading: devMethod({}, () => stateLoading.continue()),
  } satisfies Partial<DevelopmentMethods>;
}

function readNonce(name: string, value: unknown): bigint {
  const nonce = readAmount(name, value);
  if (nonce > MAX_UINT64) throw invalidParams('nonce: expected less than 2^64');
  return nonce;
}
