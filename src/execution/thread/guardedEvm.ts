import type { Common } from '@ethereumjs/common';
import { EVM, NobleBN254, type EVMOpts, type ExecResult, type Message } from '@ethereumjs/evm';
import { createAddressFromString } from '@ethereumjs/util';
import type { Address } from '../../../generated/types.js';
import { encodeAddress, normalizeAddress } from '../../ethereum/hex.js';
import { delegateOf } from '../rules/authorizations.js';
import { refusalOfStandIn } from '../rules/precompiles.js';
import { CALL, CALLCODE, DELEGATECALL, STATICCALL } from '../tracers/opcodes.js';

type RunState = NonNullable<ExecResult['runState']>;

const CALLS = [CALL, CALLCODE, DELEGATECALL, STATICCALL];
const MAX_DEPTH = 1024;

/** The checks before a frame begins. */
export interface FrameGuards {
  /** Rejects for an account whose code must not run here. */
  assertExecutable: (address: Address) => Promise<void>;
  /** Whether the chain forbids all calls of an account. */
  refusesCalls: (caller: Address) => boolean;
}

/** The EVM of `createEVM`, with a check before it runs the code of an account, for any instruction at any depth. */
export class GuardedEvm extends EVM {
  readonly #guards: FrameGuards;

  constructor(options: EVMOpts, guards: FrameGuards) {
    super({ ...options, bn254: new NobleBN254() });
    this.#guards = guards;
    for (const opcode of CALLS) this.#guardCall(opcode);
  }

  // eslint-disable-next-line @typescript-eslint/naming-convention -- the name is the library's
  protected override async _loadCode(message: Message): Promise<void> {
    const { code, codeAddress } = message;
    if (code === undefined && this.getPrecompile(codeAddress) === undefined) {
      const [loaded] = await Promise.all([
        this.stateManager.getCode(codeAddress),
        this.#guards.assertExecutable(normalizeAddress(codeAddress.toString())),
      ]);
      const delegate = this.common.isActivatedEIP(7702) ? delegateOf(loaded) : null;
      if (delegate !== null) await this.#assertDelegate(encodeAddress(delegate));
    }
    await super._loadCode(message);
  }

  /** A delegation runs the code in the state, which is empty for a precompile. */
  async #assertDelegate(address: Address): Promise<void> {
    const code = await this.stateManager.getCode(createAddressFromString(address));
    if (code.length > 0) await this.#guards.assertExecutable(address);
  }

  /**
   * A call without enough balance, or too deep, fails here before the callee is looked up. The node looks it up first,
   * once the call is permitted, and a precompile that its program lacks ends the whole execution.
   */
  #guardCall(opcode: number): void {
    const entry = this._opcodeMap[opcode];
    if (entry === undefined) return;
    const { opHandler } = entry;
    this._opcodeMap[opcode] = {
      ...entry,
      opHandler: (runState: RunState, rules: Common): Promise<void> | void => {
        const refusal = this.#refusalOfFailing(opcode, runState);
        if (refusal !== null) throw refusal;
        return opHandler(runState, rules);
      },
    };
  }

  #refusalOfFailing(opcode: number, { env, interpreter, stack }: RunState): Error | null {
    const [, to = 0n, third = 0n] = stack.peek(3);
    const value = opcode === CALL || opcode === CALLCODE ? third : 0n;
    if (env.depth < MAX_DEPTH && env.contract.balance >= value) return null;
    const run = this.getPrecompile(normalizeAddress(`0x${BigInt.asUintN(160, to).toString(16).padStart(40, '0')}`));
    if (run === undefined || this.#guards.refusesCalls(normalizeAddress(interpreter.getAddress().toString())))
      return null;
    return refusalOfStandIn(run);
  }
}
