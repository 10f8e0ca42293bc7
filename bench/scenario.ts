/** What a run measures. */
import type { Lists } from './load.js';
import type { Call } from './rpc.js';

export interface ScenarioRequest {
  request: Call | Call[];
  /** Whether a result is correct. For a batch it gets the list of results. */
  isRight: (result: unknown) => boolean;
}

export interface Scenario {
  /** Name for --only. */
  name: string;
  title: string;
  requests: ScenarioRequest[];
  /** What the placeholders in the requests stand for; unique ones need none. */
  lists?: Lists;
  maxConnections?: number;
  /** True for a Halley that keeps no traces, so that each is made again. */
  madeAnew?: boolean;
  /** For requests whose right answer is an error: whether this is its message. */
  refusal?: (message: string) => boolean;
  /** Fewer connections to the server built into the node, where only that one takes a second for a request. */
  nodeConnections?: number;
}

/** A request with one call. */
export function one(method: string, params: unknown[], isRight: ScenarioRequest['isRight']): ScenarioRequest {
  return { request: { method, params }, isRight };
}
