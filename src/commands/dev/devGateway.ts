import { isIP } from 'node:net';
import { resolveConfig } from '../../config/config.js';
import { NO_CLIENT_LIMITS } from '../../config/settings/fairnessSettings.js';
import { withMemoryGuarded } from '../../config/memoryGuard.js';
import { formatListenAddress } from '../../config/listenAddress.js';
import { CONSOLE_ADDRESS, decodeConsoleLog } from '../../devchain/consoleLog.js';
import type { DevChainHandle } from '../../devchain/devChain.js';
import { createGateway, type Gateway } from '../../gateway.js';
import type { ContractConsole } from '../../execution/contractConsole.js';
import type { DevLog } from '../../observe/devLog.js';
import type { DevOptions } from './options/devOptions.js';
import { maxCodeBytesOf } from './chainOptions.js';
import type { Authentication } from '../../wiring/readAuthentication.js';
import { contractNamespaces } from '../../config/enabledNamespaces.js';

/** Builds the service for a running chain. */
export function createDevGateway(
  chain: DevChainHandle,
  options: DevOptions,
  { dataDir, authentication, log }: { dataDir: string; authentication: Authentication; log: DevLog },
): Promise<Gateway> {
  const { host, port, allowHost, allowOrigin, cors } = options;
  const resolved = resolveConfig(
    {
      node: chain.rpcUrl,
      'node-grpc': chain.grpcAddress,
      'data-dir': dataDir,
      'keystore.dir': options['keystore.dir'] ?? '',
      'keystore.light-kdf': 'true',
      'keystore.pairing-password-file': options['keystore.pairingPasswordFile'] ?? '',
      'debug.js-tracers': String(options['debug.jsTracers'] ?? false),
      signer: options.signer ?? '',
      'json-rpc.address': formatListenAddress(host, port),
      // WebSockets use the HTTP port, as in anvil: the next port may belong to a second chain.
      'json-rpc.ws-address': '',
      'json-rpc.cors-origins': cors ? allowOrigin : '',
      'json-rpc.ws-origins': cors ? allowOrigin : '',
      'json-rpc.vhosts': [...allowHost, ...(isIP(host) === 0 ? [host] : [])].join(','),
      docs: String(options.docs ?? true),
      'json-rpc.api': contractNamespaces().join(','),
      // So that searches by address work at once, for an explorer that is started together with the chain.
      'trace.index': 'true',
      'json-rpc.allow-insecure-unlock': String(authentication.withoutToken.unlockedKeys),
      // Accounts have as many tokens as the developer wants: a cap on fees would protect nothing.
      'json-rpc.txfee-cap': '0',
      'json-rpc.allow-unprotected-txs': 'true',
      // Tools that poll do not always uninstall their filters, and the only client is the developer.
      'json-rpc.filter-cap': '0',
      // The only client is the developer, who may come from a container.
      ...NO_CLIENT_LIMITS,
      // Blocks come with transactions only.
      'ready.max-head-age': '0',
      // The state of a fork is read while calls run, and the origin may be slow.
      ...(chain.fork !== null && { 'json-rpc.evm-timeout': '60s', 'json-rpc.http-timeout': '60s' }),
      // The chain alone prints the calls within a call.
      ...(options.printTraces === true && { execution: 'node' }),
      'log-level': 'error',
    },
    {},
  );
  const { config } = withMemoryGuarded(resolved);
  return createGateway(config, log.logger(config['log-level']), {
    link: chain.link,
    maxCodeBytes: maxCodeBytesOf(options),
    console: options.disableConsoleLog === true ? null : consoleOf(log),
    authentication,
    observe: (answered) => log.request(answered),
    setLoggingEnabled: (enabled) => log.setEnabled(enabled),
  });
}

/** Prints what contracts print during calls, as the chain does for transactions. */
function consoleOf(log: DevLog): ContractConsole {
  return {
    address: CONSOLE_ADDRESS,
    print(input) {
      const line = decodeConsoleLog(input);
      if (line !== null) log.consoleLog(line);
    },
  };
}
