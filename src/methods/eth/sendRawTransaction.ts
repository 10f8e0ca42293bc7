import { decodeData } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Sends a signed transaction to the node; answers its hash once the node has accepted it. */
export function sendRawTransaction({ sender }: Pick<Services, 'sender'>): Handler<'eth_sendRawTransaction'> {
  return ([raw], request) => sender.send(decodeData(raw), request);
}
