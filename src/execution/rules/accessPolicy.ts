/**
 * Worker thread: refuses what the chain would refuse by its permissions, at every depth and in the module's words. A
 * frame that is refused fails before it begins: it costs nothing, and its caller sees a zero.
 */
import type { EVM } from '@ethereumjs/evm';
import { permittedBy, type EvmPermissions, type Permitted } from '../../chain/permissions.js';
import { checksumAddress } from '../../ethereum/checksum.js';
import { NO_BYTES, normalizeAddress } from '../../ethereum/hex.js';
import type { Address } from '../../../generated/types.js';
import { executionRefused } from '../refusals/executionError.js';

/** The instructions that begin a frame, and the functions of the EVM's interpreter that do it. */
const ENTERING = [
  [0xf0, 'create', 'create'],
  [0xf5, 'create', 'create2'],
  [0xf1, 'call', 'call'],
  [0xf2, 'call', 'callCode'],
  [0xf4, 'call', 'callDelegate'],
  [0xfa, 'call', 'callStatic'],
] as const;
const INVALID = 0xfe;

const REFUSED = { create: 'deploy contracts', call: 'perform a call' };
/** Ethermint's, which it says before anything runs. */
const DISABLED = {
  create: 'failed to create new contract: EVM Create operation is disabled',
  call: 'failed to call contract: EVM Call operation is disabled',
};

/** Why a chain that asks at every depth refuses a frame. */
export function refusalWords(what: Permitted, caller: Address): string {
  return `caller address ${checksumAddress(caller)} does not have permission to ${REFUSED[what]}`;
}

/** The permissions of a chain, for the messages of one sender after another. */
export class AccessPolicy {
  readonly #permits: Record<Permitted, (address: Address) => boolean>;
  readonly #atEveryDepth: boolean;
  #signer: Address | null = null;

  constructor({ create, call, atEveryDepth }: EvmPermissions<Address>) {
    this.#permits = { create: permittedBy(create), call: permittedBy(call) };
    this.#atEveryDepth = atEveryDepth;
    this.#isDenied = { create: create.allows === 'unlisted', call: call.allows === 'unlisted' };
  }

  readonly #isDenied: Record<Permitted, boolean>;

  /**
   * Why the message of `signer` fails; null when it may begin. Its frames are asked about with `refusal` then. Throws
   * ExecutionError where the chain would not run it at all.
   */
  begin(signer: Address, what: Permitted): string | null {
    this.#signer = signer;
    if (this.#atEveryDepth) return this.refusal(what, signer);
    if (!this.#permits[what](signer)) throw executionRefused(DISABLED[what]);
    return null;
  }

  /** Why `caller` may not begin a frame; null when it may. */
  refusal(what: Permitted, caller: Address): string | null {
    if (!this.#atEveryDepth || this.#permitsBoth(what, caller)) return null;
    return refusalWords(what, caller);
  }

  /** A list of those who may asks for one of the two addresses, a list of those who may not for both. */
  #permitsBoth(what: Permitted, caller: Address): boolean {
    const permits = this.#permits[what];
    const bySigner = this.#signer !== null && permits(this.#signer);
    return this.#isDenied[what] ? bySigner && permits(caller) : bySigner || permits(caller);
  }
}

/** Makes the instructions of an EVM that begin a frame ask a policy, where there is one. */
export function guardFrames(evm: EVM, policy: () => AccessPolicy | null): void {
  const table = evm['_opcodeMap'];
  for (const [opcode, what, enter] of ENTERING) {
    const entry = table[opcode];
    if (entry === undefined || entry === table[INVALID]) continue;
    const run = entry.opHandler;
    entry.opHandler = async (runState, common) => {
      const { interpreter } = runState;
      // It is the same for all instructions of a frame, which has an interpreter of its own.
      if ((policy()?.refusal(what, normalizeAddress(interpreter.getAddress().toString())) ?? null) !== null)
        interpreter[enter] = async () => {
          runState.returnBytes = NO_BYTES;
          return 0n;
        };
      await run(runState, common);
    };
  }
}
