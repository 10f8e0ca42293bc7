/** The service in front of the embedded chain: its configuration, and what it prints. */
import { isIP } from 'node:net';
import { resolveConfig } from '../../config/config.js';
import { formatListenAddress, isLoopback } from '../../config/listenAddress.js';
import type { DevChainHandle } from '../../devchain/devChain.js';
import { createGateway, type Gateway } from '../../gateway.js';
import type { DevLog } from '../../observe/devLog.js';
import type { DevOptions } from './options/devOptions.js';
import { maxCodeBytesOf } from './chainOptions.js';
import { contractNamespaces } from '../../wiring/enabledNamespaces.js';

/** Builds the service for a chain that runs, with its index in a folder of its own. */
export function createDevGateway(
  chain: DevChainHandle,
  dataDir: string,
  options: DevOptions,
  log: DevLog,
): Promise<Gateway> {
  const { host, port, allowHost, allowOrigin, cors } = options;
  // Whoever can connect over loopback is the developer; web pages are told apart by their origin.
  const isOpen = isLoopback(host);
  const unlockedKeys = options['jsonRpc.allowInsecureUnlock'] ?? isOpen;
  const { config } = resolveConfig(
    {
      node: chain.rpcUrl,
      'node-grpc': chain.grpcAddress,
      'data-dir': dataDir,
      'keystore.dir': options['keystore.dir'] ?? '',
      'keystore.light-kdf': 'true',
      'json-rpc.address': formatListenAddress(host, port),
      // WebSockets are taken at the HTTP port, as anvil does: the next port may belong to a second chain.
      'json-rpc.ws-address': '',
      'json-rpc.cors-origins': cors ? allowOrigin : '',
      'json-rpc.vhosts': [...allowHost, ...(isIP(host) === 0 ? [host] : [])].join(','),
      'json-rpc.api': contractNamespaces().join(','),
      'json-rpc.auth-secret': options['jsonRpc.authSecret'] ?? '',
      'json-rpc.allow-insecure-unlock': String(unlockedKeys),
      // Accounts have as many tokens as the developer wants, so a cap on fees protects nobody.
      'json-rpc.txfee-cap': '0',
      'json-rpc.allow-unprotected-txs': 'true',
      // Tools that poll do not always uninstall their filters, and the only client is the developer.
      'json-rpc.filter-cap': '0',
      // The state of a fork is read while calls run, and the origin may be slow.
      ...(chain.fork !== null && { 'json-rpc.evm-timeout': '60s', 'json-rpc.http-timeout': '60s' }),
      'log-level': 'error',
    },
    {},
  );
  return createGateway(config, log.logger(config['log-level']), {
    link: chain.link,
    maxCodeBytes: maxCodeBytesOf(options),
    withoutToken: { privateMethods: isOpen, unlockedKeys },
    observe: (answered) => log.request(answered),
    setLoggingEnabled: (enabled) => log.setEnabled(enabled),
  });
}
