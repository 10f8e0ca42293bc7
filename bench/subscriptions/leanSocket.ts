/**
 * A WebSocket client that reads very much at little cost: all connections read into one buffer, and a message is a view
 * of it. It supports what the servers under test use: text in one or several frames, pings and close frames, but no
 * extensions and no TLS.
 */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export interface LeanListener {
  onOpen(): void;
  /** The bytes are overwritten after the call. */
  onMessage(message: Buffer): void;
  /** Called once, also when the connection was never opened. */
  onClosed(reason: string): void;
}

const READ_BUFFER = Buffer.allocUnsafeSlow(256 * 1024);

const NOTHING: Buffer = Buffer.alloc(0);

const CONTINUATION = 0;
const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

/** Clients must mask what they send. A key of zeros leaves it unchanged. */
const MASK_KEY = Buffer.alloc(4);

interface Frame {
  final: boolean;
  opcode: number;
  payload: Buffer;
  /** Offset of the next frame. */
  end: number;
}

export class LeanSocket {
  readonly #socket: Socket;
  #isOpen = false;
  #isClosed = false;
  /** The beginning of a frame that has not arrived completely. */
  #rest = NOTHING;
  /** The frames so far of a fragmented message. */
  #fragments: Buffer[] = [];
  readonly #listener: LeanListener;

  constructor(url: URL, listener: LeanListener) {
    this.#listener = listener;
    const onread = {
      buffer: READ_BUFFER,
      callback: (length: number) => {
        this.#receive(READ_BUFFER.subarray(0, length));
        return true;
      },
    };
    this.#socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true, onread });
    this.#socket.on('connect', () => this.#socket.write(upgradeRequest(url)));
    this.#socket.on('error', ({ message }) => this.#close(message));
    this.#socket.on('close', () => this.#close('the connection was cut'));
  }

  send(text: string): void {
    this.#socket.write(frameOf(TEXT, Buffer.from(text)));
  }

  terminate(): void {
    this.#socket.destroy();
  }

  #close(reason: string): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#listener.onClosed(reason);
  }

  #receive(chunk: Buffer): void {
    let data = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    if (!this.#isOpen) data = this.#open(data);
    let at = 0;
    if (this.#isOpen) {
      for (let frame = readFrame(data, at); frame !== null; frame = readFrame(data, at)) {
        this.#take(frame);
        at = frame.end;
      }
    }
    this.#rest = at === data.length ? NOTHING : Buffer.from(data.subarray(at));
  }

  /** Returns the data after the head of the HTTP answer, or all data while the head is incomplete. */
  #open(data: Buffer): Buffer {
    const end = data.indexOf('\r\n\r\n');
    if (end < 0) return data;
    const [status] = data.toString('latin1', 0, end).split('\r\n');
    if (!/^HTTP\/1\.1 101 /.test(status ?? '')) {
      this.#close(`the upgrade was answered ${status}`);
      this.terminate();
      return data;
    }
    this.#isOpen = true;
    this.#listener.onOpen();
    return data.subarray(end + 4);
  }

  #take({ final, opcode, payload }: Frame): void {
    if (opcode === PING) this.#socket.write(frameOf(PONG, payload));
    else if (opcode === CLOSE) {
      const code = payload.length >= 2 ? payload.readUInt16BE(0) : 1005;
      this.#close(`closed with ${code} ${payload.toString('utf8', 2)}`.trim());
      this.#socket.end(frameOf(CLOSE, payload));
    } else if (final && opcode === TEXT) this.#listener.onMessage(payload);
    else if (opcode === TEXT || opcode === CONTINUATION) {
      this.#fragments.push(Buffer.from(payload));
      if (!final) return;
      this.#listener.onMessage(Buffer.concat(this.#fragments));
      this.#fragments = [];
    }
  }
}

/** Null while the frame is incomplete. RFC 6455 §5.2; servers do not mask. */
function readFrame(data: Buffer, at: number): Frame | null {
  if (data.length < at + 2) return null;
  const first = data[at] as number;
  let length = data[at + 1] as number;
  let begin = at + 2;
  if (length === 126) {
    if (data.length < at + 4) return null;
    length = data.readUInt16BE(at + 2);
    begin = at + 4;
  } else if (length === 127) {
    if (data.length < at + 10) return null;
    length = Number(data.readBigUInt64BE(at + 2));
    begin = at + 10;
  }
  const end = begin + length;
  if (data.length < end) return null;
  return { final: (first & 0x80) !== 0, opcode: first & 0x0f, payload: data.subarray(begin, end), end };
}

function frameOf(opcode: number, payload: Buffer): Buffer {
  const size =
    payload.length < 126 ? [0x80 | payload.length] : [0x80 | 126, payload.length >> 8, payload.length & 0xff];
  return Buffer.concat([Buffer.from([0x80 | opcode, ...size]), MASK_KEY, payload]);
}

function upgradeRequest({ host, pathname }: URL): string {
  const headers = [
    `GET ${pathname} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
  ];
  return `${headers.join('\r\n')}\r\n\r\n`;
}
