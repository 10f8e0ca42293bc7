/**
 * Answers the application's queries by path, from the state at any height, as a node's query services do. Whatever a
 * request holds, it gets an answer.
 */
import { GENESIS_QUERY_PREFIX } from '../../chain/development/developmentProtocol.js';
import type { BlockTime } from '../../chain/node.js';
import type { BlockContext } from '../../evm/blockContext.js';
import { prevRandaoOf } from '../../execution/blockContext.js';
import type { ChainSettings } from '../app/state/worldState.js';
import type { CallTrace, QueryRouter } from '../application.js';
import { accountQueries, moduleQueries } from './accountQueries.js';
import { callQueries } from './callQueries.js';
import type { Handler, QueriedChain, QueryContext } from './queryHandler.js';
import { parameterQueries } from './parameterQueries.js';
import {
  failedAnswer,
  futureHeight,
  missingState,
  negativeHeight,
  noStores,
  originFailed,
  panicked,
  QueryFailure,
  unknownPath,
} from '../queryFailure.js';
import { whenLoaded } from '../app/state/stateBase.js';
import { OriginFailure } from '../fork/originErrors.js';
import { simulateTx } from './simulateTx.js';
import { storageRangeQueries } from './storageRange.js';
import { stateEntriesQueries } from './stateEntries.js';
import { traceQueries } from './traceQueries.js';

/** What the router is built from. */
export interface QueryParts {
  chain: QueriedChain;
  /** Called with unexpected errors, which are bugs of this code and not errors of a request. */
  onPanic?: (path: string, error: unknown) => void;
  onConsoleLog?: (line: string) => void;
  onTrace?: (trace: CallTrace) => void;
}

type HeightContext = Omit<QueryContext, 'onConsoleLog' | 'onTrace' | 'signal'>;

const HANDLERS: ReadonlyMap<string, Handler> = new Map([
  ...accountQueries,
  ...parameterQueries,
  ...moduleQueries,
  ...callQueries,
  ...traceQueries,
  ...storageRangeQueries,
  ...stateEntriesQueries,
  ['/app/simulate', simulateTx],
]);

/** The router over a chain. */
export function createQueryRouter({ chain, onPanic, onConsoleLog = () => {}, onTrace }: QueryParts): QueryRouter {
  return async (path, data, height, { nextTime, signal } = {}) => {
    try {
      const ofGenesis = path.startsWith(GENESIS_QUERY_PREFIX);
      const handler = findHandler(ofGenesis ? path.slice(GENESIS_QUERY_PREFIX.length) : path);
      const asked = ofGenesis ? genesisContext(chain) : contextAt(chain, height, nextTime);
      const context = { ...asked, onConsoleLog, onTrace: onTrace ?? null, signal };
      height = context.height;
      const value = await chain.whileKept(context.state, () => whenLoaded(() => handler(data, context)));
      return { code: 0, codespace: '', log: '', value, height };
    } catch (error) {
      const failure = error instanceof OriginFailure ? originFailed(error.message) : error;
      if (!(failure instanceof QueryFailure)) onPanic?.(path, failure);
      return failedAnswer(failure instanceof QueryFailure ? failure : panicked(), height);
    }
  };
}

function findHandler(path: string): Handler {
  const handler = HANDLERS.get(path);
  if (handler !== undefined) return handler;
  throw path.startsWith('/store/') ? noStores(path) : unknownPath();
}

function contextAt(chain: QueriedChain, asked: number, nextTime: BlockTime | undefined): HeightContext {
  if (asked < 0) return pendingContext(chain, asked);
  if (asked > chain.height) throw futureHeight();
  const height = asked === 0 ? chain.height : asked;
  const state = chain.stateAt(height);
  const block = chain.blockRecord(height);
  const blockContext = chain.blockContextAt(height);
  if (state === null || block === null || blockContext === null) throw missingState(height, chain.height);
  const nextBlockContext = height === chain.height ? nextContext(blockContext, nextTime, state.settings) : blockContext;
  return { chain, height, state, block, blockContext, nextBlockContext };
}

function pendingContext(chain: QueriedChain, height: number): HeightContext {
  const pending = chain.pendingState(-height);
  if (pending === null) throw negativeHeight();
  const { state, record: block, context } = pending;
  return { chain, height, state, block, blockContext: context, nextBlockContext: context };
}

function genesisContext(chain: QueriedChain): HeightContext {
  const genesis = chain.genesis?.() ?? null;
  if (genesis === null) throw missingState(0, chain.height);
  return { ...genesis, chain, height: 0, nextBlockContext: genesis.blockContext };
}

/** The context with the next number and time, and what was set for that block; fees are the block's own. */
function nextContext(
  context: BlockContext,
  nextTime: BlockTime | undefined,
  { coinbase, gasLimit, prevRandao }: ChainSettings,
): BlockContext {
  return {
    ...context,
    number: context.number + 1n,
    timestamp: nextTime === undefined ? context.timestamp : BigInt(nextTime.seconds),
    ...(coinbase !== null && { coinbase }),
    ...(gasLimit !== null && { gasLimit }),
    // What was set for the block itself held for it alone.
    prevRandao: prevRandaoOf(prevRandao === null ? {} : { prevRandao }),
  };
}
