/**
 * Keys of app.toml's [json-rpc] section that configure only the node's built-in server. They are listed here so that
 * `halley config check` does not report them as unknown.
 */
export const NODE_ONLY_KEYS: readonly string[] = [
  'enable',
  'ws-origins',
  'allow-insecure-unlock',
  'enable-indexer',
  'enable-profiling',
  'filter-cap',
  'fix-revert-gas-refund-height',
  'metrics-address',
];
