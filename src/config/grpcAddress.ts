import { isIPv6 } from 'node:net';

/** The form of a gRPC address, for help texts and errors. */
export const GRPC_ADDRESS_FORM = 'host:port, such as 127.0.0.1:9090 or [::1]:9090, or https://host:port for TLS';

/** `dns:///` is how gRPC itself writes a name. TLS has a usual port. */
const GRPC_ADDRESS = /^(?:(https:\/\/)|(?:http|tcp|dns):\/\/\/?)?(?:\[([^\]]+)\]|[\w.-]+)(?::(\d{1,5}))?\/?$/;

/** Checks the address of a gRPC service, and returns it. The error does not show it: it may hold a password. */
export function readGrpcAddress(text: string): string {
  const [whole, tls, ipv6, port] = GRPC_ADDRESS.exec(text) ?? [];
  const hasPort = port === undefined ? tls !== undefined : Number(port) > 0 && Number(port) <= 65_535;
  if (whole === undefined || !hasPort || (ipv6 !== undefined && !isIPv6(ipv6)))
    throw new TypeError(`expected ${GRPC_ADDRESS_FORM}`);
  return text;
}

/** The `[grpc] address` of the node's app.toml as this machine reaches it: all interfaces are the loopback one. */
export function grpcAddressOfHome(text: string): string {
  return readGrpcAddress(text.trim().replace(/^(?:tcp:\/\/)?(?:0\.0\.0\.0|\[::\])?:(?=\d)/, '127.0.0.1:'));
}
