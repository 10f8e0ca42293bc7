import { OWN_WORK } from '../../caller/caller.js';
import type { Blocks } from '../../chain/blocks.js';
import type { LocalExecutor } from '../localExecutor.js';

/** What `followRules` uses. */
export interface RulesParts {
  blocks: Pick<Blocks, 'head' | 'summary'>;
  /** Cached responses of the node. */
  cache: { clear(): void };
  /** Calls the listener at each new connection to the node and each change of its release. */
  onNewNode: (listener: () => void) => void;
  log: Record<'info' | 'warn', (fields: object, message: string) => void>;
}

/**
 * Asks the node for the rules of its EVM now, at each new connection and at each change of its release. If that fails,
 * the next execution in the gateway asks again, and fails with the error of the node.
 */
export function followRules(
  executor: Pick<LocalExecutor, 'learnRules'>,
  { blocks, cache, onNewNode, log }: RulesParts,
): void {
  const learn = async (): Promise<void> => {
    // They may be of the release before.
    cache.clear();
    const head = await blocks.summary(blocks.head(), OWN_WORK);
    const rules = head === null ? null : await executor.learnRules(head);
    if (rules === null) return;
    const { hardfork, eips, failing, refused, surcharges } = rules;
    const failingOpcodes = failing.map(({ name }) => name);
    const refusedPrecompiles = refused.map(({ address }) => address);
    log.info({ hardfork, eips, failingOpcodes, refusedPrecompiles, surcharges }, 'rules of the EVM found');
  };
  const tryToLearn = (): void =>
    void learn().catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ error: reason }, 'the node does not tell the rules of its EVM; executions here ask again');
    });
  onNewNode(tryToLearn);
  tryToLearn();
}
