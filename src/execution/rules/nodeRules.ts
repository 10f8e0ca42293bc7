/** The rules of a node's EVM as calls have shown them, where they differ from its configured forks. */
import type { EVM, EVMOpts } from '@ethereumjs/evm';
import type { Address } from '../../../generated/types.js';
import type { EvmPermissions } from '../../chain/permissions.js';
import { executionUnsupported, NodeFailure } from '../refusals/executionError.js';
import { scheduledEips, type Hardfork } from '../../evm/hardfork.js';
import { hardforkOf, Rules } from './hardfork.js';
import { createStandIn } from './precompiles.js';

/** The rules as plain values, for worker threads. */
export interface NodeRules {
  /** The configured fork of the probed block. The rules hold for blocks of this fork. */
  hardfork: Hardfork;
  eips: readonly number[];
  /** Instructions that crash the node's EVM, with its reason. */
  failing: readonly { opcode: number; name: string; reason: string }[];
  /** Instructions that cost more than on Ethereum, and how much more. */
  surcharges: readonly { name: string; gas: number }[];
  absent: readonly Address[];
  /** Standard precompiles that the node refuses to run, with its reason. */
  refused: readonly { address: Address; reason: string }[];
  /** Accounts that are warm from the start (EIP-2929), besides sender and recipient. */
  warm: readonly Address[];
  /** Whether the floor of EIP-7623 is billed. With 7623 active and this false, only gas limits must cover it. */
  billsFloor: boolean;
  /** Most bytes of a contract's code; null for no limit. */
  maxCodeBytes: number | null;
  /** Most bytes of init code of CREATE and CREATE2; null for no limit. */
  maxInitCodeBytes: number | null;
  /** Most bytes of init code of a transaction or a call; null for no limit. */
  maxCreationBytes: number | null;
  /** Who may create contracts and make calls, lower case; null or absent where all accounts may do both. */
  permissions?: EvmPermissions<Address> | null;
}

type CustomOpcodes = NonNullable<EVMOpts['customOpcodes']>;

const UNLIMITED = 2n ** 53n - 1n;
const FAILING_OPCODE_GAS = 2;

/** The node's rules as the EVM reads them. Each EVM needs its own instance, as with `createRules`. */
export class ProbedRules extends Rules {
  readonly node: NodeRules;
  /** Set before a message that creates a contract: the EVM then first asks for the init code limit of the message. */
  startsCreation = false;
  /** What is added to the EVM's parameters of these names. A plain property, since the library copies rules. */
  protected readonly added: ReadonlyMap<string, bigint> | undefined;

  constructor(chainId: bigint, node: NodeRules) {
    super(chainId, hardforkOf(node.hardfork), {});
    this.node = node;
    // Not by `setEIPs`, which refuses an EIP whose fork the configuration does not have.
    this._eips = node.eips.filter((eip) => !this._activatedEIPsCache.includes(eip));
    this._buildParamsCache();
    const scheduled = scheduledEips(node.hardfork);
    const others = this._activatedEIPsCache.filter((eip) => !scheduled.has(eip));
    this.activated = new Set([...others, ...node.eips]);
    this.added = node.surcharges.length === 0 ? undefined : new Map(node.surcharges.flatMap(addedParameters));
  }

  override param(name: string): bigint {
    const added = this.added?.get(name);
    if (added !== undefined) return super.param(name) + added;
    if (name === 'maxCodeSize') return BigInt(this.node.maxCodeBytes ?? UNLIMITED);
    return name === 'maxInitCodeSize' ? BigInt(this.#initCodeLimit() ?? UNLIMITED) : super.param(name);
  }

  #initCodeLimit(): number | null {
    if (!this.startsCreation) return this.node.maxInitCodeBytes;
    this.startsCreation = false;
    return this.node.maxCreationBytes;
  }
}

/** The EVM's parameters that a surcharge raises. SSTORE checks the gas that is left after the surcharge. */
function addedParameters({ name, gas }: NodeRules['surcharges'][number]): [string, bigint][] {
  const price: [string, bigint] = [`${name.toLowerCase()}Gas`, BigInt(gas)];
  return name === 'SSTORE' ? [price, ['sstoreSentryEIP2200Gas', BigInt(gas)]] : [price];
}

/** Instructions that fail as in the node, since no value would be the one that code sees there. */
export function failingOpcodes({ failing }: NodeRules): CustomOpcodes {
  return failing.map(({ opcode, name, reason }) => ({
    opcode,
    opcodeName: name,
    baseFee: FAILING_OPCODE_GAS,
    logicFunction: () => {
      throw executionUnsupported(name, `the node's own EVM fails at it: ${reason}`);
    },
  }));
}

/** Removes the precompiles that the node lacks, and makes those fail that it refuses to run. */
export function limitPrecompiles(precompiles: EVM['precompiles'], { absent, refused }: NodeRules): void {
  for (const address of absent) precompiles.delete(address.slice(2));
  for (const { address, reason } of refused)
    precompiles.set(
      address.slice(2),
      createStandIn(() => new NodeFailure(reason)),
    );
}
