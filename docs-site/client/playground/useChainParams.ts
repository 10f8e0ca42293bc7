/** The parameters of a first call with values of the chain that the chosen server serves. */
import { useEffect, useState } from 'react';
import type { MethodObject } from '../../../codegen/document.js';
import { chainParams } from '../chain/chainParams.js';
import { chainValues, type Ask } from '../chain/chainValues.js';
import { readAnswer } from './answer.js';
import type { JsonValue } from './json.js';
import { compactRequest } from './request.js';
import { send } from './send.js';
import { addressProblem } from './server.js';
import type { Server } from './useServer.js';

/** Asks the server one question after another. A question of the page shows no token: the reader did not send it. */
function askOf({ url }: Server, signal: AbortSignal): Ask {
  return async (method, params) => {
    const outcome = await send({ url, token: '' }, compactRequest(method, params), signal);
    const answer = outcome.kind === 'answer' ? readAnswer(outcome.text) : undefined;
    return answer?.kind === 'result' ? answer.result : undefined;
  };
}

/** What is known of a chain, and how it is looked up again. */
export interface ChainParams {
  /** False until all are known, and for a chain that lacks a value. */
  readonly isKnown: boolean;
  /** Looks them up as the chain is now, and calls back when that found all. */
  readonly refresh: (use: (params: readonly JsonValue[]) => void) => void;
}

/**
 * Looks up the parameters when the form appears and when the server changes, and hands them to `use`. Asks nothing for
 * a method whose example holds anywhere, and nothing while `hold` says that the reader has not agreed to the server.
 */
export function useChainParams(
  method: MethodObject,
  server: Server,
  { isHeld, use }: { readonly isHeld: boolean; readonly use: (params: readonly JsonValue[]) => void },
): ChainParams {
  const [isKnown, setIsKnown] = useState(false);
  const isOpen = !isHeld && method['x-chain-params'] !== undefined && addressProblem(server.url) === undefined;
  const lookUp = async (signal: AbortSignal, found: (params: readonly JsonValue[]) => void): Promise<void> => {
    const values = await chainParams(method, chainValues(askOf(server, signal)));
    if (signal.aborted) return;
    setIsKnown(values !== undefined);
    if (values !== undefined) found(values);
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    const ended = new AbortController();
    setIsKnown(false);
    void lookUp(ended.signal, use);
    return () => ended.abort();
    // The functions are new at each drawing; what they do depends on these.
  }, [isOpen, method, server.url]);
  return { isKnown, refresh: (found) => void lookUp(new AbortController().signal, found) };
}
