/** Worker thread: refuses what the chain's permissions refuse, at every depth. A refused frame costs no gas. */
import type { EVM } from '@ethereumjs/evm';
import { permittedBy, type EvmPermissions, type Permitted } from '../../chain/permissions.js';
import { checksumAddress } from '../../ethereum/checksum.js';
import { NO_BYTES, normalizeAddress } from '../../ethereum/hex.js';
import type { Address } from '../../../generated/types.js';
import { executionRefused } from '../refusals/executionError.js';
import { INVALID } from '../tracers/opcodes.js';

/** The instructions that begin a frame, and their functions in the EVM's interpreter. */
const ENTERING = [
  [0xf0, 'create', 'create'],
  [0xf5, 'create', 'create2'],
  [0xf1, 'call', 'call'],
  [0xf2, 'call', 'callCode'],
  [0xf4, 'call', 'callDelegate'],
  [0xfa, 'call', 'callStatic'],
] as const;

const REFUSED = { create: 'deploy contracts', call: 'perform a call' };
/** Ethermint's words, before anything runs. */
const DISABLED = {
  create: 'failed to create new contract: EVM Create operation is disabled',
  call: 'failed to call contract: EVM Call operation is disabled',
};

/** Why a chain that checks at every depth refuses a frame. */
export function refusalWords(what: Permitted, caller: Address): string {
  return `caller address ${checksumAddress(caller)} does not have permission to ${REFUSED[what]}`;
}

/** The permissions of a chain, for one message at a time. */
export class AccessPolicy {
  readonly #permits: Record<Permitted, (address: Address) => boolean>;
  /** Whether the addresses on the list are those who may not. */
  readonly #isDenied: Record<Permitted, boolean>;
  readonly #atEveryDepth: boolean;
  #signer: Address | null = null;

  constructor({ create, call, atEveryDepth }: EvmPermissions<Address>) {
    this.#permits = { create: permittedBy(create), call: permittedBy(call) };
    this.#atEveryDepth = atEveryDepth;
    this.#isDenied = { create: create.allows === 'unlisted', call: call.allows === 'unlisted' };
  }

  /** Why the message fails; null when it may begin. Throws ExecutionError where the chain would not run it at all. */
  begin(signer: Address, what: Permitted): string | null {
    this.#signer = signer;
    if (this.#atEveryDepth) return this.refusal(what, signer);
    if (!this.#permits[what](signer)) throw executionRefused(DISABLED[what]);
    return null;
  }

  /** Why `caller` may not begin a frame; null when it may. */
  refusal(what: Permitted, caller: Address): string | null {
    if (!this.#atEveryDepth) return null;
    // An allow list must have signer or caller, a deny list neither.
    const permits = this.#permits[what];
    const bySigner = this.#signer !== null && permits(this.#signer);
    const isPermitted = this.#isDenied[what] ? bySigner && permits(caller) : bySigner || permits(caller);
    return isPermitted ? null : refusalWords(what, caller);
  }
}

/** Makes the EVM's instructions that begin a frame ask the policy, if there is one. */
export function guardFrames(evm: EVM, policy: () => AccessPolicy | null): void {
  const table = evm['_opcodeMap'];
  for (const [opcode, what, enter] of ENTERING) {
    const entry = table[opcode];
    if (entry === undefined || entry === table[INVALID]) continue;
    const run = entry.opHandler;
    entry.opHandler = async (runState, common) => {
      const { interpreter } = runState;
      // Each frame has its own interpreter, and the refusal holds for the whole frame.
      if ((policy()?.refusal(what, normalizeAddress(interpreter.getAddress().toString())) ?? null) !== null)
        interpreter[enter] = async () => {
          runState.returnBytes = NO_BYTES;
          return 0n;
        };
      await run(runState, common);
    };
  }
}
