import { readFileSync, statSync } from 'node:fs';
import { ConfigError } from '../config/config.js';
import { Wallet } from '../../conformance/sending/wallet.js';
import { decodeData } from '../ethereum/hex.js';

const KEY = /^(?:0x)?[0-9a-fA-F]{64}$/;
/** A key on the command line begins with 0x; otherwise the argument is a file name. */
const KEY_ARGUMENT = /^0x[0-9a-fA-F]{64}$/;
const MAX_FILE_BYTES = 1024;

/**
 * The wallet that a conformance run sends with; null without a key and for --read-only. Throws ConfigError, which does
 * not show the argument: it may be the key.
 */
export function fundedWallet(
  { fundedKey, readOnly }: { fundedKey?: string; readOnly?: boolean },
  environment: Readonly<Record<string, string | undefined>>,
): Wallet | null {
  if (readOnly === true && fundedKey !== undefined)
    throw new ConfigError('--read-only sends nothing: leave out --funded-key, or --read-only');
  const given = fundedKey ?? (readOnly === true ? '' : (environment['HALLEY_FUNDED_KEY'] ?? ''));
  if (given === '' && fundedKey === undefined) return null;
  const source = fundedKey === undefined ? 'HALLEY_FUNDED_KEY' : '--funded-key';
  const text = fundedKey === undefined || KEY_ARGUMENT.test(given) ? given.trim() : textOfFile(given);
  if (!KEY.test(text)) throw new ConfigError(`${source} is not a private key of 64 hex digits`);
  try {
    return new Wallet(decodeData(text.startsWith('0x') ? text : `0x${text}`));
  } catch {
    throw new ConfigError(`${source} is not a private key of secp256k1`);
  }
}

function textOfFile(path: string): string {
  try {
    const stats = statSync(path);
    return stats.isFile() && stats.size <= MAX_FILE_BYTES ? readFileSync(path, 'utf8').trim() : '';
  } catch {
    throw new ConfigError('--funded-key is neither a private key that begins with 0x nor a file that can be read');
  }
}
