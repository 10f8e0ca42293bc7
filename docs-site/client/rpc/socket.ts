/** The part of a WebSocket that is used here: the browser's has it, and so has the one of Node.js packages. */
export interface Socket {
  send(text: string): void;
  close(code?: number): void;
  addEventListener(type: 'open' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code: number; readonly reason: string }) => void): void;
}

/** Opens a WebSocket; throws on an address that is none. In a browser `(url) => new WebSocket(url)`. */
export type OpenSocket = (url: string) => Socket;

/** The WebSocket address of an HTTP address, and any other address unchanged. */
export function webSocketAddress(url: string): string {
  return url.replace(/^http(s?):\/\//i, 'ws$1://');
}

/** The HTTP address of a WebSocket address, and any other address unchanged. */
export function httpAddress(url: string): string {
  return url.replace(/^ws(s?):\/\//i, 'http$1://');
}
