import { address, boolean, hostNames, IN_APP_TOML, list, networks, origins, text, urls } from './setting.js';

/** The listeners, and who may use them. */
export const LISTENER_SETTINGS = {
  'json-rpc.enable': boolean(
    'true',
    "serve HTTP; the app.toml key of this name is ignored: it belongs to the node's built-in server",
  ),
  'json-rpc.address': address('127.0.0.1:8545', 'HTTP listen address', IN_APP_TOML),
  'json-rpc.ws-address': address(
    '0.0.0.0:8546',
    'WebSocket listen address; when empty, WebSockets are served on the HTTP address only',
    { mayBeEmpty: true, appToml: true },
  ),
  'json-rpc.ws-origins': origins(
    'localhost',
    'origins of web pages that may open a WebSocket, besides pages from the same host; * allows all',
  ),
  'json-rpc.cors-origins': origins(
    'localhost',
    'origins of web pages that may call over HTTP, besides pages from the same host; * allows all, an empty list no others; browser extensions, such as wallets, are always allowed',
  ),
  'json-rpc.vhosts': hostNames(
    'localhost',
    'host names that the Host header may have, besides IP addresses, localhost, names below localhost and those of json-rpc.public-url; protects against DNS rebinding; * allows all',
  ),
  'json-rpc.public-url': urls(
    '',
    'public addresses of this server for rpc.discover, such as https://rpc.example,wss://rpc.example; when empty, the listen addresses',
  ),
  'trusted-proxies': networks(
    '',
    'reverse proxies whose X-Forwarded-For or Forwarded header is trusted: IP addresses, networks such as 10.0.0.0/8, loopback, linklocal, uniquelocal; from others, these headers are ignored',
  ),
  'json-rpc.api': list('eth,net,web3', 'enabled namespaces', IN_APP_TOML),
  'json-rpc.auth-secret': text(
    '',
    'file with the secret that signs bearer tokens for private methods (personal, miner, admin), 32 bytes in hex; made when it is missing; when empty, these namespaces are not served',
  ),
  'json-rpc.allow-insecure-unlock': boolean(
    'false',
    "let callers without a bearer token use unlocked keys (eth_sign, eth_sendTransaction); the app.toml key of this name is ignored: it belongs to the node's built-in server, where true is the default",
  ),
  // TLS for servers without a proxy in front.
  'tls.certificate-path': text(
    '',
    'file with the certificate chain, PEM; with tls.key-path, HTTP and WebSocket use TLS; a changed file is read again',
    IN_APP_TOML,
  ),
  'tls.key-path': text('', "file with the certificate's private key, PEM, without a passphrase", IN_APP_TOML),
} as const;
