/** The parameters of a first call with values of the chain that the chosen server serves. */
import { useEffect, useState } from 'react';
import type { MethodObject } from '../../../codegen/document.js';
import { areMade, chainParams } from '../chain/chainParams.js';
import { chainValues, type Ask, type ChainValues } from '../chain/chainValues.js';
import { readAnswer } from './answer.js';
import type { JsonValue } from './json.js';
import { compactRequest, exampleParams, type Params } from './request.js';
import { send } from './send.js';
import { addressProblem } from './server.js';

/** How long values are good for the next form, in milliseconds. */
const KEPT_MS = 30_000;

/** The values that were looked up last, for the form of the next method. */
let kept: { readonly url: string; readonly at: number; readonly values: ChainValues } | undefined;

/** Asks without a token: these questions are the page's own. */
function askOf(url: string): Ask {
  return async (method, params) => {
    const outcome = await send({ url, token: '' }, compactRequest(method, params), new AbortController().signal);
    const answer = outcome.kind === 'answer' ? readAnswer(outcome.text) : undefined;
    return answer?.kind === 'result' ? answer.result : undefined;
  };
}

function valuesOf(url: string): ChainValues {
  const now = performance.now();
  if (kept === undefined || kept.url !== url || now - kept.at > KEPT_MS)
    kept = { url, at: now, values: chainValues(askOf(url)) };
  return kept.values;
}

/** What is known of a chain, and how it is looked up again. */
export interface ChainParams {
  /** `none`: the chain lacks a value. */
  readonly state: 'unknown' | 'known' | 'none';
  /** True when looking up does something on the server, so that only a send does it. */
  readonly areMade: boolean;
  /** Looks them up as the chain is now. Resolves to undefined when it lacks a value. */
  readonly lookUp: () => Promise<readonly JsonValue[] | undefined>;
}

/**
 * Looks up the parameters when the form appears and when the server changes, and hands them to `begin`. Asks nothing by
 * itself for a method whose example holds anywhere, for values that have to be made, and while `isHeld`.
 */
export function useChainParams(
  method: MethodObject,
  url: string,
  { isHeld, begin }: { readonly isHeld: boolean; readonly begin: (params: Params) => void },
): ChainParams {
  const [state, setState] = useState<ChainParams['state']>('unknown');
  const hasParams = method['x-chain-params'] !== undefined;
  const isAsked = hasParams && !isHeld && !areMade(method) && addressProblem(url) === undefined;
  const found = (params: readonly JsonValue[] | undefined) => {
    setState(params === undefined ? 'none' : 'known');
    return params;
  };
  useEffect(() => {
    setState('unknown');
    // Values of another chain would stay where this one has none.
    begin(exampleParams(method));
    if (!isAsked) return undefined;
    let isCurrent = true;
    void chainParams(method, valuesOf(url)).then((params) => {
      if (isCurrent && found(params) !== undefined) begin(params ?? []);
    });
    return () => {
      isCurrent = false;
    };
    // The functions are new at each drawing; what they do depends on these.
  }, [isAsked, method, url]);
  return {
    state,
    areMade: hasParams && areMade(method),
    lookUp: async () => {
      kept = undefined;
      return found(await chainParams(method, valuesOf(url)));
    },
  };
}
