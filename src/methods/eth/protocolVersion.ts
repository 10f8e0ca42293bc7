import { encodeQuantity } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';

/** Version eth/69, whose receipts and blocks the answers follow. */
const PROTOCOL_VERSION = 69;

/** The version of the Ethereum wire protocol that the answers follow. The node itself uses CometBFT's protocol. */
export function protocolVersion(): Handler<'eth_protocolVersion'> {
  return () => encodeQuantity(PROTOCOL_VERSION);
}
