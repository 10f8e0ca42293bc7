import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { appTomlOf } from './appTomlOf.js';

/** State streaming in the app.toml of a node. */
export interface NodeStreaming {
  /** The stores whose changes the node pushes; `*` means all. */
  keys: string[];
  /** `abci` where streaming is on. */
  plugin: string;
  /** Whether the node ends when the process that it pushes to does. */
  stopsNode: boolean;
}

/** The table [streaming.abci] of the app.toml in a node's home folder; null where it has none. Throws system errors. */
export function streamingOfHome(home: string): NodeStreaming | null {
  const text = readFileSync(appTomlOf(home), 'utf8');
  const { streaming } = parse(text);
  const abci = isTable(streaming) ? streaming['abci'] : undefined;
  if (!isTable(abci)) return null;
  const { keys, plugin, 'stop-node-on-err': stopsNode } = abci;
  return {
    keys: Array.isArray(keys) ? keys.map(String) : [],
    plugin: typeof plugin === 'string' ? plugin : '',
    stopsNode: stopsNode !== false,
  };
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
