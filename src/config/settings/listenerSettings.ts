import { address, boolean, hostNames, IN_APP_TOML, list, networks, origins, text, urls } from './setting.js';

/** What listens, and for whom. */
export const LISTENER_SETTINGS = {
  'json-rpc.enable': boolean(
    'true',
    "serve HTTP; the key of this name in app.toml is for the node's built-in server and is ignored",
  ),
  'json-rpc.address': address('127.0.0.1:8545', 'HTTP listen address', IN_APP_TOML),
  'json-rpc.ws-address': address(
    '0.0.0.0:8546',
    'WebSocket listen address; when empty, WebSockets are served on the HTTP address only',
    { mayBeEmpty: true, appToml: true },
  ),
  'json-rpc.ws-origins': origins(
    'localhost',
    'origins of web pages that may open a WebSocket, beside those of the host name or address that they ask; * allows all',
  ),
  'json-rpc.cors-origins': origins(
    'localhost',
    'origins of web pages that may call over HTTP, beside those of the host name or address that they ask; * allows all, an empty list no others; browser extensions, such as wallets, are answered always',
  ),
  'json-rpc.vhosts': hostNames(
    'localhost',
    'host names in the Host header that are served beside IP addresses, localhost, the names below it and the names of json-rpc.public-url, against DNS rebinding; * allows all',
  ),
  'json-rpc.public-url': urls(
    '',
    'addresses by which clients reach this server, such as https://rpc.example,wss://rpc.example, for rpc.discover; when empty, the listen addresses',
  ),
  'trusted-proxies': networks(
    '',
    'reverse proxies whose X-Forwarded-For or Forwarded header says who the client is: IP addresses, networks such as 10.0.0.0/8, loopback, linklocal, uniquelocal; the headers of all others are ignored',
  ),
  'json-rpc.api': list('eth,net,web3', 'enabled namespaces', IN_APP_TOML),
  'json-rpc.auth-secret': text(
    '',
    'file with the secret that bearer tokens of private methods (personal, miner, admin) are signed with, 32 bytes in hex; it is made when it is missing; without one, these namespaces are not served',
  ),
  'json-rpc.allow-insecure-unlock': boolean(
    'false',
    "let callers without a bearer token use unlocked keys (eth_sign, eth_sendTransaction); the key of this name in app.toml is for the node's built-in server, where true is the default, and is ignored",
  ),
  // TLS of the HTTP and WebSocket listeners, for those who have no proxy before them.
  'tls.certificate-path': text(
    '',
    'file with the certificate chain, PEM; with tls.key-path, HTTP and WebSocket are served over TLS; a changed file is read again',
    IN_APP_TOML,
  ),
  'tls.key-path': text('', "file with the certificate's private key, PEM, without a passphrase", IN_APP_TOML),
} as const;
