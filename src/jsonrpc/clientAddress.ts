/** Who a client is, as far as its connection says it. */
export interface ClientAddress {
  /** Its IP address in the shortest form, without port and zone; empty for a Unix socket, or when it is not known. */
  readonly address: string;
  /** What limits of one client count by: an IPv4 address, an IPv6 network of 64 bits, or `local socket`. */
  readonly key: string;
  /** True for a client of this machine that reached the server without a proxy. */
  readonly isLoopback: boolean;
  /** True when a proxy has passed the request on: one that is trusted, or any on this machine. */
  readonly wasForwarded: boolean;
}
