import type { EVM, EVMResult, Log, Message as EvmMessage } from '@ethereumjs/evm';
import { createAddressFromString, setLengthLeft, type Address as EvmAddress } from '@ethereumjs/util';
import { bigIntToBytes, decodeData } from '../../ethereum/hex.js';
import { SELFDESTRUCT } from '../tracers/opcodes.js';

const NATIVE_TOKEN = decodeData(`0x${'ee'.repeat(20)}`);
/** The Keccak-256 hash of "Transfer(address,address,uint256)". */
const TRANSFER_TOPIC = decodeData('0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef');
const word = (bytes: Uint8Array): Uint8Array => setLengthLeft(bytes, 32);

/**
 * Logs for transfers of value, which eth_simulateV1 shows with `traceTransfers`: ERC-20 Transfer events of the address
 * of ERC-7528. Each EVM frame gets them as it ends: a call's transfer before the logs of its code, a self-destruct's
 * after them. A failed frame has no logs, and a parent includes its children's, so order and reverts hold.
 */
export class TransferLogs {
  readonly #frames: EvmMessage[] = [];
  readonly #added = new WeakSet<Log>();

  attachTo(evm: EVM): void {
    evm.events.on('beforeMessage', (message) => this.#frames.push(message));
    evm.events.on('afterMessage', (result) => this.#endFrame(this.#frames.pop(), result));
  }

  isTransfer(log: Log): boolean {
    return this.#added.has(log);
  }

  #endFrame(message: EvmMessage | undefined, { execResult }: EVMResult): void {
    if (message?.to === undefined || execResult.exceptionError !== undefined) return;
    const logs = execResult.logs ?? [];
    const before = movesValue(message) ? [this.#log(message.caller, message.to, message.value)] : [];
    const after = this.#selfDestruction(execResult);
    execResult.logs = [...before, ...logs, ...after];
  }

  #selfDestruction({ runState, selfdestruct }: EVMResult['execResult']): Log[] {
    if (runState === undefined || runState.opCode !== SELFDESTRUCT) return [];
    const { address, contract } = runState.env;
    const beneficiary = selfdestruct?.get(address.toString());
    if (beneficiary === undefined || contract.balance === 0n) return [];
    return [this.#log(address, createAddressFromString(beneficiary), contract.balance)];
  }

  #log(from: EvmAddress, to: EvmAddress, value: bigint): Log {
    const log: Log = [NATIVE_TOKEN, [TRANSFER_TOPIC, word(from.bytes), word(to.bytes)], word(bigIntToBytes(value))];
    this.#added.add(log);
    return log;
  }
}

/** DELEGATECALL and CALLCODE run the code of another account on their own account, so no value moves. */
function movesValue(message: EvmMessage): boolean {
  if (message.value === 0n || message.delegatecall) return false;
  return message.to?.equals(message.codeAddress) === true;
}
