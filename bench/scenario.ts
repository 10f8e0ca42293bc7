/** What a run measures. */
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
  maxConnections?: number;
  /** True for a Halley that keeps no traces, so that each is made again. */
  madeAnew?: boolean;
  /** Fewer connections to the server built into the node, where only that one takes a second for a request. */
  nodeConnections?: number;
}
