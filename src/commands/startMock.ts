import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveConfig } from '../config/config.js';
import { NO_CLIENT_LIMITS } from '../config/settings/fairnessSettings.js';
import { withMemoryGuarded } from '../config/memoryGuard.js';
import { formatListenAddress } from '../config/listenAddress.js';
import { packageRoot } from '../config/packageRoot.js';
import { FULL_ACCESS } from '../caller/caller.js';
import { createMockHandlers, type MockOptions } from '../../conformance/mock/mockHandlers.js';
import { createLogger } from '../observe/logger.js';
import { createListeners, createMemoryBudget, createUsages } from '../wiring/createListeners.js';
import { contractNamespaces } from '../config/enabledNamespaces.js';

/** The listen address and the behaviour of the mock. */
export interface ServedMockOptions extends MockOptions {
  host: string;
  /** 0 lets the system choose. */
  port: number;
  /** Origins of web pages that may call, separated by commas; `*` for all, empty for none. */
  corsOrigins: string;
}

/** Serves the contract's examples; resolves with `host:port`. Rejects when the address cannot be used. */
export async function startMock({ host, port, corsOrigins, ...behaviour }: ServedMockOptions) {
  const resolved = resolveConfig(
    {
      'json-rpc.address': formatListenAddress(host, port),
      // WebSockets use the HTTP port, as in halley dev.
      'json-rpc.ws-address': '',
      'json-rpc.cors-origins': corsOrigins,
      'json-rpc.ws-origins': corsOrigins,
      // Containers call each other by name, and there is nothing that DNS rebinding could reach.
      'json-rpc.vhosts': '*',
      'json-rpc.api': contractNamespaces().join(','),
      // Tests may come from a container.
      ...NO_CLIENT_LIMITS,
      'log-level': 'error',
    },
    {},
  );
  const { config } = withMemoryGuarded(resolved);
  const contract = readFileSync(join(packageRoot(), 'openrpc.json'), 'utf8');
  const listeners = await createListeners(config, {
    handlers: createMockHandlers(contract, behaviour),
    log: createLogger(config['log-level']),
    memory: createMemoryBudget(config),
    usages: createUsages(config),
    // There is nothing to protect: no method does anything.
    authentication: { secret: null, withoutToken: FULL_ACCESS },
  });
  const { http } = await listeners.start();
  return { address: http ?? '', stop: () => listeners.stop() };
}
