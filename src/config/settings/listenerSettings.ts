import type { Setting } from './setting.js';

/** What listens, and for whom. */
export const LISTENER_SETTINGS = {
  'json-rpc.enable': {
    kind: 'boolean',
    default: 'true',
    meaning: "serve HTTP; the key of this name in app.toml is for the node's built-in server and is ignored",
  },
  'json-rpc.address': { kind: 'address', default: '127.0.0.1:8545', meaning: 'HTTP listen address', appToml: true },
  'json-rpc.ws-address': {
    kind: 'address',
    default: '0.0.0.0:8546',
    mayBeEmpty: true,
    meaning: 'WebSocket listen address; when empty, WebSockets are served on the HTTP address only',
    appToml: true,
  },
  'json-rpc.ws-origins': {
    kind: 'origins',
    default: 'localhost',
    meaning:
      'origins of web pages that may open a WebSocket, beside those of the host name or address that they ask; * allows all',
  },
  'json-rpc.cors-origins': {
    kind: 'origins',
    default: 'localhost',
    meaning:
      'origins of web pages that may call over HTTP, beside those of the host name or address that they ask; * allows all, an empty list no others; browser extensions, such as wallets, are answered always',
  },
  'json-rpc.vhosts': {
    kind: 'hostNames',
    default: 'localhost',
    meaning:
      'host names in the Host header that are served beside IP addresses, localhost, the names below it and the names of json-rpc.public-url, against DNS rebinding; * allows all',
  },
  'json-rpc.public-url': {
    kind: 'urls',
    default: '',
    meaning:
      'addresses by which clients reach this server, such as https://rpc.example,wss://rpc.example, for rpc.discover; when empty, the listen addresses',
  },
  'trusted-proxies': {
    kind: 'networks',
    default: '',
    meaning:
      'reverse proxies whose X-Forwarded-For or Forwarded header says who the client is: IP addresses, networks such as 10.0.0.0/8, loopback, linklocal, uniquelocal; the headers of all others are ignored',
  },
  'json-rpc.api': { kind: 'list', default: 'eth,net,web3', meaning: 'enabled namespaces', appToml: true },
  'json-rpc.auth-secret': {
    kind: 'string',
    default: '',
    meaning:
      'file with the secret that bearer tokens of private methods (personal, miner, admin) are signed with, 32 bytes in hex; it is made when it is missing; without one, these namespaces are not served',
  },
  'json-rpc.allow-insecure-unlock': {
    kind: 'boolean',
    default: 'false',
    meaning:
      "let callers without a bearer token use unlocked keys (eth_sign, eth_sendTransaction); the key of this name in app.toml is for the node's built-in server, where true is the default, and is ignored",
  },
} as const satisfies Record<string, Setting>;
