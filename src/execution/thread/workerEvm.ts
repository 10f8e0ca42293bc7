import type { EVM, PrecompileFunc } from '@ethereumjs/evm';
import type { Address } from '../../../generated/types.js';
import type { EvmPermissions } from '../../chain/permissions.js';
import type { ExecutionContext } from '../job.js';
import { GuardedEvm } from './guardedEvm.js';
import { BlockHashes, type FindBlockHash } from '../rules/evmBlock.js';
import { discarding, forgetTransaction, type EvmHost } from '../state/evmHost.js';
import { AccessPolicy, guardFrames } from '../rules/accessPolicy.js';
import type { Hardfork } from '../../evm/hardfork.js';
import { createRules, hardforkOf } from '../rules/hardfork.js';
import { failingOpcodes, limitPrecompiles, ProbedRules, type NodeRules } from '../rules/nodeRules.js';
import { P256_ADDRESS } from '../../ethereum/precompileNames.js';
import { chainPrecompile, customPrecompiles, verifyP256 } from '../rules/precompiles.js';
import { RemoteState, type CodeCache, type RemoteStateOptions } from './remoteState.js';

/** The binding of a `WorkerEvm` for one execution. */
export interface WorkerEvmBinding extends Omit<RemoteStateOptions, 'chainPrecompiles'> {
  /** The chain's own precompiles (`active_static_precompiles`), lower case. */
  chainPrecompiles: readonly Address[];
  /** Null where all accounts may do everything. */
  permissions: EvmPermissions<Address> | null;
  /** The hash of an existing block, which never changes; null for any other number. */
  blockHash: FindBlockHash;
}

/**
 * Worker thread: one EVM and the state under it. Making one costs more than a call, so it is kept and bound again for
 * each execution, one at a time. After an exception its inner state is unknown, so it is not used again.
 */
export class WorkerEvm implements EvmHost {
  #binding: WorkerEvmBinding | null = null;
  /** True after an execution that was left unfinished: the EVM is not used again. */
  abandoned = false;
  authorizationRefund = 0n;
  policy: AccessPolicy | null = null;
  #guarded = false;
  readonly warm: readonly Address[] | null;
  readonly #standardPrecompiles: ReadonlyMap<string, PrecompileFunc>;
  readonly #blockHashes: BlockHashes;

  private constructor(
    readonly evm: EVM,
    readonly state: RemoteState,
    readonly chainId: bigint,
    { blockHashes, rules }: { blockHashes: BlockHashes; rules: NodeRules | null },
  ) {
    this.#blockHashes = blockHashes;
    this.warm = rules?.warm ?? null;
    if (rules !== null) limitPrecompiles(evm.precompiles, rules);
    this.#standardPrecompiles = new Map(evm.precompiles);
  }

  /** An EVM for the rules of a fork, or for those of a node; `bind` comes before each execution. */
  static create(
    { forks, maxCodeBytes }: Pick<ExecutionContext, 'forks' | 'maxCodeBytes'>,
    given: Hardfork | NodeRules,
    codeCache: CodeCache,
  ): WorkerEvm {
    const { chainId } = forks;
    const state = new RemoteState(codeCache);
    const blockHashes = new BlockHashes();
    const rules = typeof given === 'string' ? null : given;
    const common =
      typeof given === 'string' ? createRules(chainId, hardforkOf(given), {}, maxCodeBytes) : new ProbedRules(chainId, given);
    const options = {
      common,
      stateManager: state,
      blockchain: blockHashes,
      // The main thread ends executions that take too long, so there is no need to pause.
      customPrecompiles: customPrecompiles(common, () => undefined),
      ...(rules !== null && { customOpcodes: failingOpcodes(rules) }),
    };
    const evm = new GuardedEvm(options, {
      assertExecutable: (address) => made.#assertExecutable(address),
      refusesCalls: (caller) => (made.policy?.refusal('call', caller) ?? null) !== null,
    });
    const made: WorkerEvm = new WorkerEvm(evm, state, chainId, { blockHashes, rules });
    return made;
  }

  bind(binding: WorkerEvmBinding): void {
    this.#binding = binding;
    this.#blockHashes.bind(binding.blockHash);
    this.evm.events.removeAllListeners();
    this.policy = binding.permissions === null ? null : new AccessPolicy(binding.permissions);
    if (this.policy !== null && !this.#guarded) guardFrames(this.evm, () => this.policy);
    this.#guarded ||= this.policy !== null;
    this.resetPrecompiles();
    const chainPrecompiles = new Set(binding.chainPrecompiles.filter((address) => address !== P256_ADDRESS));
    this.state.bind({ ...binding, chainPrecompiles });
    this.startTransaction();
  }

  /** Ethereum's precompiles are not Go code, even where an override has moved them. */
  async #assertExecutable(address: Address): Promise<void> {
    const isListed = this.#binding?.chainPrecompiles.includes(P256_ADDRESS) === true;
    const isStandard = this.#standardPrecompiles.has(address.slice(2)) || (address === P256_ADDRESS && isListed);
    if (!isStandard) await this.state.assertExecutable(address);
  }

  resetPrecompiles(): void {
    const { precompiles } = this.evm;
    precompiles.clear();
    for (const [key, run] of this.#standardPrecompiles) precompiles.set(key, run);
    for (const address of this.#binding?.chainPrecompiles ?? []) {
      precompiles.set(address.slice(2), address === P256_ADDRESS ? verifyP256 : chainPrecompile(address));
    }
  }

  startTransaction(): void {
    forgetTransaction(this);
  }

  discarding<T>(run: () => Promise<T>): Promise<T> {
    return discarding(this.state, run);
  }
}
