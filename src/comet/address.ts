/** The address of a node's CometBFT RPC; config.toml writes plain HTTP as `tcp://`. Throws TypeError for other text. */
export function parseNodeAddress(text: string): URL {
  const withScheme = text.includes('://') ? text : `http://${text}`;
  const asHttp = withScheme.replace(/^tcp:/, 'http:').replace(/^ws(s?):/, 'http$1:');
  if (!URL.canParse(asHttp) || !/^https?:/.test(asHttp))
    throw new TypeError(`the node's address must be http://host:port, https://host:port or tcp://host:port`);
  return new URL(asHttp);
}

/** The WebSocket endpoint of an RPC address: the same host, with `/websocket` after the address's own path. */
export function webSocketAddress(rpc: URL): URL {
  const url = new URL(rpc);
  url.protocol = rpc.protocol === 'https:' ? 'wss:' : 'ws:';
  url.pathname = `${rpc.pathname.replace(/\/$/, '')}/websocket`;
  return url;
}
