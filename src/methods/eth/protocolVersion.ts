import { encodeQuantity } from '../../evm/hex.js';
import type { Handler } from '../../jsonrpc/request.js';

/** Version of the Ethereum wire protocol that the answers follow (eth/69); the node itself speaks CometBFT's. */
const PROTOCOL_VERSION = 69;

export function protocolVersion(): Handler<'eth_protocolVersion'> {
  return () => encodeQuantity(PROTOCOL_VERSION);
}
