/** Messages to the engine, and how they end. */
import type { Address, Hash } from '../../generated/types.js';
import type { AccessListEntry } from '../ethereum/transaction/transaction.js';
import type { WireReader, WireWriter } from './wire.js';

/** A message whose gas is paid and whose nonce is used. */
export interface MachineMessage {
  from: Address;
  /** Null creates a contract. */
  to: Address | null;
  /** Gas for the code. */
  gas: bigint;
  gasPrice: bigint;
  value: bigint;
  data: Uint8Array;
  /** Warm besides the accounts of the rules. */
  accessList: readonly AccessListEntry[];
  /** Gas to be refunded before the first instruction. */
  refund: bigint;
  /** Whether the words of a failure matter: some need a second run. Otherwise they may be those of another failure. */
  wantsWords: boolean;
}

/** A log that code emitted. */
export interface MachineLog {
  address: Address;
  topics: Hash[];
  data: Uint8Array;
}

/** The end of a message. */
export interface MachineOutcome {
  /** In geth's words; empty on success. */
  vmError: string;
  gasUsed: bigint;
  /** Gas to be refunded, without limit. */
  refund: bigint;
  /** Output, or revert bytes. */
  returnData: Uint8Array;
  logs: MachineLog[];
  /** Addresses of contracts that it tried to create. */
  created: Address[];
}

/** Writes a message for the engine. */
export function writeMessage(writer: WireWriter, message: MachineMessage): void {
  const { from, to, gas, gasPrice, value, data, accessList, refund, wantsWords } = message;
  writer.hex(from).flag(to !== null);
  if (to !== null) writer.hex(to);
  writer.u64(gas).word(gasPrice).word(value).u64(refund).flag(wantsWords).bytes(data);
  writer.list(accessList, ({ address, storageKeys }) => {
    writer.hex(address).list(storageKeys, (key) => writer.hex(key));
  });
}

/** Reads the end of a message. */
export function readOutcome(reader: WireReader): MachineOutcome {
  return {
    vmError: reader.text(),
    gasUsed: reader.u64(),
    refund: reader.i64(),
    returnData: reader.bytes(),
    logs: reader.list(() => ({
      address: reader.address(),
      topics: reader.list(() => reader.hash()),
      data: reader.bytes(),
    })),
    created: reader.list(() => reader.address()),
  };
}
