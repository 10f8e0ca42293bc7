/** The frames of a message: as the oracle tells them, and as the engine's callTracer shows them. */
import type { EVMResult, Message } from '@ethereumjs/evm';
import type { Address, Data } from '../../../../generated/types.js';
import { encodeAddress, encodeData, NO_BYTES } from '../../../../src/ethereum/hex.js';

/** A call or creation, as far as both have the same words for it. */
export interface Frame {
  creates: boolean;
  from: Address;
  /** The account whose code runs, or the new one; null for a creation that failed. */
  to: Address | null;
  value: bigint;
  gas: bigint;
  gasUsed: bigint;
  input: Data;
  /** Also what it reverted with. */
  output: Data;
  failed: boolean;
  calls: Frame[];
}

/** Listeners for the events of the oracle, and the frame of the message that ran. */
export interface FrameListeners {
  before: (message: Message) => void;
  after: (result: EVMResult) => void;
  first: () => Frame;
}

/** Puts the frames of the oracle together. */
export function listenToFrames(): FrameListeners {
  const open: OpenFrame[] = [];
  const outermost: Frame[] = [];
  return {
    before: (message) => void open.push(openFrame(message)),
    after: (result) => {
      const frame = open.pop();
      if (frame === undefined) throw new Error('a frame ends that did not begin');
      (open.at(-1)?.calls ?? outermost).push(endedFrame(frame, result));
    },
    first: () => {
      const [frame] = outermost;
      if (frame === undefined) throw new Error('no message ran');
      return frame;
    },
  };
}

type OpenFrame = Pick<Frame, 'creates' | 'from' | 'to' | 'value' | 'gas' | 'input' | 'calls'>;

function openFrame(message: Message): OpenFrame {
  const { caller, to, delegatecall, value, gasLimit, data } = message;
  return {
    creates: to === undefined,
    // For DELEGATECALL the oracle has the caller of the caller.
    from: encodeAddress((delegatecall && to !== undefined ? to : caller).bytes),
    to: to === undefined ? null : encodeAddress(message.codeAddress.bytes),
    // The callTracer shows the value that the caller got.
    value: delegatecall ? 0n : value,
    gas: gasLimit,
    input: encodeData(data),
    calls: [],
  };
}

function endedFrame(frame: OpenFrame, { execResult, createdAddress }: EVMResult): Frame {
  const { exceptionError, executionGasUsed, returnValue } = execResult;
  const failed = exceptionError !== undefined;
  const created = failed || createdAddress === undefined ? null : encodeAddress(createdAddress.bytes);
  return {
    ...{ ...frame, to: frame.creates ? created : frame.to, gasUsed: executionGasUsed, failed },
    output: encodeData(!failed || exceptionError.error === 'revert' ? returnValue : NO_BYTES),
  };
}

/** A frame in the form of the callTracer. */
export interface ShownFrame {
  type: string;
  from: Address;
  to?: Address;
  value?: string;
  gas: string;
  gasUsed: string;
  input: Data;
  output?: Data;
  error?: string;
  calls?: ShownFrame[];
}

/** What keeps a frame from beginning: the oracle does not tell of such frames. */
const NEVER_BEGUN = ['insufficient balance for transfer', 'max call depth exceeded', 'nonce uint64 overflow'];

/** The same frame in the oracle's form. */
export function frameOf({ type, from, to, value, gas, gasUsed, input, output, error, calls = [] }: ShownFrame): Frame {
  const creates = type.startsWith('CREATE');
  const failed = error !== undefined;
  const begun = calls.filter((call) => call.type !== 'SELFDESTRUCT' && !NEVER_BEGUN.includes(call.error ?? ''));
  return {
    ...{ creates, from, to: (creates && failed ? undefined : to) ?? null, failed, input },
    value: type === 'DELEGATECALL' ? 0n : BigInt(value ?? 0),
    ...{ gas: BigInt(gas), gasUsed: BigInt(gasUsed), output: output ?? ('0x' as Data), calls: begun.map(frameOf) },
  };
}
