import type { Address } from '../../../generated/types.js';
import type { BlockSummary } from '../../chain/blocks.js';
import type { State } from '../../chain/state.js';
import type { LocalExecutor } from '../../execution/localExecutor.js';
import { activePrecompiles, isUncertainPrecompile } from '../../execution/rules/activePrecompiles.js';
import { hardforkAt, includes, type Hardfork } from '../../evm/hardfork.js';
import type { NodeRules } from '../../execution/rules/nodeRules.js';
import type { CallTrace } from '../make/flatTraces.js';

/** The rules of a block that its traces depend on, besides their frames. */
export interface TraceRules {
  /** Ethereum's own precompiled contracts, without the chain's. */
  precompiles: ReadonlySet<Address>;
  /** Whether init code costs gas by the word (EIP-3860). */
  shanghai: boolean;
}

/** The sources of the rules. */
export interface TraceRulesParts {
  state: Pick<State, 'forks'>;
  executor: Pick<LocalExecutor, 'rulesOn'>;
}

/**
 * The rules for the frames of one execution. The node is queried only where its EVM may differ from its configured
 * forks for these frames, so that kept traces do not need it. Rejects as the node.
 */
export async function traceRules(
  root: CallTrace,
  block: BlockSummary,
  { state, executor }: TraceRulesParts,
): Promise<TraceRules> {
  const asked = dependsOnNode(root) ? await executor.rulesOn(block) : null;
  const rules = asked ?? configured(state, block);
  return { precompiles: activePrecompiles(rules), shanghai: hasShanghai(rules) };
}

/** Whether the init code of a transaction costs gas by the word. Calls have none, and the node is not queried. */
export async function chargesInitCode(
  { to }: { to: Address | null },
  block: BlockSummary,
  { state, executor }: TraceRulesParts,
): Promise<boolean> {
  return hasShanghai((to === null ? await executor.rulesOn(block) : null) ?? configured(state, block));
}

function configured(state: Pick<State, 'forks'>, { number, timestamp }: BlockSummary): Hardfork {
  return hardforkAt(state.forks(), BigInt(number), BigInt(timestamp));
}

function hasShanghai(rules: Hardfork | NodeRules): boolean {
  if (typeof rules !== 'string') return rules.eips.includes(3860);
  return includes(rules, 'shanghai');
}

/** Whether a transaction creates a contract, or one of its frames meets a precompile that nodes may lack. */
function dependsOnNode(root: CallTrace): boolean {
  if (root.type === 'CREATE') return true;
  const waiting: CallTrace[] = [root];
  for (let frame = waiting.pop(); frame !== undefined; frame = waiting.pop()) {
    if (frame.to !== undefined && isUncertainPrecompile(frame.to)) return true;
    for (const call of frame.calls ?? []) waiting.push(call);
  }
  return false;
}
