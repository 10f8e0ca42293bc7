/** The rule that private methods are served only where tokens can be checked. */
import { methodTable } from '../../generated/methods.js';
import { ConfigError, type ResolvedConfig } from './config.js';
import { environmentName } from './settings.js';

const API = 'json-rpc.api';
const SECRET = 'json-rpc.auth-secret';

/** The namespaces that have only private methods. */
export function privateNamespaces(): string[] {
  const methods = Object.values(methodTable);
  const open = new Set<string>(methods.filter((method) => !method.private).map(({ namespace }) => namespace));
  return [...new Set<string>(methods.map(({ namespace }) => namespace))].filter((namespace) => !open.has(namespace));
}

/**
 * Without a secret for tokens, leaves out private namespaces that only the node's app.toml enables, with a warning:
 * that file is for the node's own server. Throws ConfigError when Halley's own settings enable them.
 */
export function withPrivateNamespacesGuarded(
  resolved: ResolvedConfig,
  isPrivate: readonly string[] = privateNamespaces(),
): ResolvedConfig {
  const { config, origins, warnings } = resolved;
  const named = config[API].filter((namespace) => isPrivate.includes(namespace));
  if (named.length === 0 || config[SECRET] !== '') return resolved;
  const list = named.join(', ');
  const what = named.length === 1 ? 'the methods of this namespace need' : 'the methods of these namespaces need';
  if (origins[API] !== 'app.toml') {
    const place = origins[API] === 'environment' ? environmentName(API) : `--${API}`;
    throw new ConfigError(
      `${place}: ${list}: ${what} a bearer token, and there is no secret to check one with; add --${SECRET} <file>, which is made when it is missing`,
    );
  }
  const served = config[API].filter((namespace) => !isPrivate.includes(namespace));
  const warning = `app.toml ${API}: ${list} left out: ${what} a bearer token; --${SECRET} <file> serves them`;
  return { config: Object.freeze({ ...config, [API]: served }), origins, warnings: [...warnings, warning] };
}
