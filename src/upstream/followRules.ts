import { OWN_WORK } from '../caller/caller.js';
import type { LocalExecutor } from '../execution/localExecutor.js';
import type { Logger } from '../observe/logger.js';
import type { BlockIndex } from '../wiring/blockIndex.js';

/**
 * Asks the node for the rules of its EVM now, and again whenever its connection is new or it is another release. Where
 * that fails, the next execution in the gateway asks, and answers the error of the node.
 */
export function followRules(
  executor: Pick<LocalExecutor, 'learnRules'>,
  { upstream, archive }: Pick<BlockIndex, 'upstream' | 'archive'>,
  log: Logger,
): void {
  const learn = async (): Promise<void> => {
    // Answers of the release before must not count for the one that runs now.
    upstream.cache.clear();
    const head = await archive.summary(archive.head(), OWN_WORK);
    const rules = head === null ? null : await executor.learnRules(head);
    if (rules === null) return;
    const { hardfork, eips, failing, refused, surcharges } = rules;
    const failingOpcodes = failing.map(({ name }) => name);
    const refusedPrecompiles = refused.map(({ address }) => address);
    log.info({ hardfork, eips, failingOpcodes, refusedPrecompiles, surcharges }, 'rules of the EVM found');
  };
  const retryLater = (error: unknown): void => {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ error: reason }, 'the node does not tell the rules of its EVM; executions here ask again');
  };
  upstream.heads.onConnected(() => void learn().catch(retryLater));
  upstream.watch.onChange(() => void learn().catch(retryLater));
  void learn().catch(retryLater);
}
