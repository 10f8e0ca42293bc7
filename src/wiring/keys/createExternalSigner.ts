import { OWN_WORK } from '../../caller/caller.js';
import type { Config } from '../../config/config.js';
import type { Logger } from '../../observe/logger.js';
import { ExternalSigner } from '../../signer/externalSigner.js';
import { SignerAccounts } from '../../signer/signerAccounts.js';
import { SignerRpc } from '../../signer/signerRpc.js';

/** The external signer of the configuration; null without one. It is asked for its accounts at once. */
export function createExternalSigner(config: Config, log: Logger): ExternalSigner | null {
  if (config.signer === '') return null;
  const options = { timeoutMs: config['signer-timeout'] };
  const rpc = new SignerRpc(new URL(config.signer));
  const accounts = new SignerAccounts(options, { rpc, log, now: () => performance.now() });
  void accounts.known(OWN_WORK);
  return new ExternalSigner(options, accounts);
}
