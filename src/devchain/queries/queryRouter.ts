/**
 * The application's queries, by path: what a node's query services answer, from the state of the embedded chain at any height. Requests come
 * from anybody, so whatever they hold ends with an answer; a heavy one is bounded in gas, time and memory by what runs it.
 */
import type { BlockTime } from '../../chain/node.js';
import type { BlockContext } from '../../execution/blockContext.js';
import type { QueryAnswer } from '../application.js';
import { accountQueries } from './accountQueries.js';
import { callQueries } from './callQueries.js';
import type { Handler, Handlers } from './queryHandler.js';
import { moduleQueries } from './moduleQueries.js';
import { parameterQueries } from './parameterQueries.js';
import type { QueriedChain, QueryPlace } from './queriedChain.js';
import {
  failedAnswer,
  futureHeight,
  missingState,
  negativeHeight,
  noStores,
  panicked,
  QueryFailure,
  unknownPath,
} from './queryFailure.js';
import { simulateTx } from './simulateTx.js';
import { traceQueries } from './tracing/traceQueries.js';

export interface QueryParts {
  chain: QueriedChain;
  /** Told of what should not happen: an error in here, not in a request. */
  onPanic?: (path: string, error: unknown) => void;
  /** Takes the lines that calls print with Solidity's console.log. */
  onConsoleLog?: (line: string) => void;
}

/**
 * Answers a query at a height; 0 is the newest. `nextTime` is the time that a block made now would have; when left out, that of the newest
 * block. Never rejects.
 */
export type QueryRouter = (
  path: string,
  data: Uint8Array,
  height: number,
  nextTime?: BlockTime,
) => Promise<QueryAnswer>;

const HANDLERS: ReadonlyMap<string, Handler> = new Map(
  Object.entries<Handler>({
    ...accountQueries,
    ...parameterQueries,
    ...moduleQueries,
    ...callQueries,
    ...traceQueries,
    '/app/simulate': simulateTx,
  } satisfies Handlers),
);

export function createQueryRouter({ chain, onPanic, onConsoleLog = () => {} }: QueryParts): QueryRouter {
  return async (path, data, height, nextTime) => {
    try {
      const handler = findHandler(path);
      const place = { ...placeAt(chain, height, nextTime), onConsoleLog };
      height = place.height;
      return { code: 0, codespace: '', log: '', value: await handler(data, place), height };
    } catch (error) {
      if (!(error instanceof QueryFailure)) onPanic?.(path, error);
      return failedAnswer(error instanceof QueryFailure ? error : panicked(), height);
    }
  };
}

function findHandler(path: string): Handler {
  const handler = HANDLERS.get(path);
  if (handler !== undefined) return handler;
  throw path.startsWith('/store/') ? noStores(path) : unknownPath();
}

function placeAt(
  chain: QueriedChain,
  asked: number,
  nextTime: BlockTime | undefined,
): Omit<QueryPlace, 'onConsoleLog'> {
  if (asked < 0) throw negativeHeight();
  if (asked > chain.height) throw futureHeight();
  const height = asked === 0 ? chain.height : asked;
  const state = chain.stateAt(height);
  const block = chain.blockRecord(height);
  const context = chain.blockContextAt(height);
  if (state === null || block === null || context === null) throw missingState(height, chain.height);
  const next = height === chain.height ? nextContext(context, nextTime) : context;
  return { chain, height, state, block, context, next };
}

/** Only what moves without a transaction: fees are those of the block itself, as on a node. */
function nextContext(context: BlockContext, nextTime: BlockTime | undefined): BlockContext {
  const timestamp = nextTime === undefined ? context.timestamp : BigInt(nextTime.seconds);
  return { ...context, number: context.number + 1n, timestamp };
}
