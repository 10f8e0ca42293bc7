/** The two ways to CometBFT's events: a WebSocket, and a link to a node in this process. */
import { WebSocket } from 'ws';
import type { NodeLink } from '../chain/nodeLink.js';
import type { Connect } from './eventSocket.js';
import { LARGE_ANSWER_BYTES } from './largeAnswer.js';

/** The part of a large message that is read: the header of a block takes some 1,500 bytes. */
const BEGINNING_BYTES = 4_096;

/** Connects to a WebSocket endpoint, `ws://host:port/websocket`. */
export function overWebSocket(url: URL, maxMessageBytes: number): Connect {
  return ({ onOpen, onMessage, onLargeMessage, onClosed }) => {
    // `ws` responds to the node's pings. The node closes a connection that does not for 30 s.
    const socket = new WebSocket(url, { maxPayload: maxMessageBytes, perMessageDeflate: false });
    socket.on('open', onOpen);
    socket.on('message', (data: Buffer) => {
      if (data.length < LARGE_ANSWER_BYTES) onMessage(data.toString('utf8'));
      else onLargeMessage(data.toString('latin1', 0, BEGINNING_BYTES), data);
    });
    // `terminate` while connecting emits an error, which must have a listener.
    socket.on('error', (error) => onClosed(error.message));
    socket.on('close', (code) => onClosed(`closed by the node (code ${code})`));
    return { send: (text) => socket.send(text), close: () => socket.terminate() };
  };
}

/** Connects over a link. Its node keeps the results of blocks, so that large ones can be fetched. */
export function overLink(link: Pick<NodeLink, 'connect'>): Connect {
  return ({ onOpen, onMessage, onLargeMessage, onClosed }) => {
    const receive = (text: string): void => {
      if (text.length < LARGE_ANSWER_BYTES) onMessage(text);
      else onLargeMessage(text.slice(0, BEGINNING_BYTES), null);
    };
    return link.connect({ onOpen, onMessage: receive, onClosed: () => onClosed('closed by the node') });
  };
}
