import { label, pageUrl, paragraph, symbol, text } from './setting.js';

/**
 * What the documentation says about this server. It is `site`, and not `docs`: a key cannot be a value and a table in
 * TOML.
 */
export const SITE_SETTINGS = {
  'site.operator-name': label('', 'who runs this server, for the home page of the documentation'),
  'site.operator-logo': text(
    '',
    "file with the operator's logo for the home page of the documentation, SVG or PNG, at most 256 KiB; read at the start",
  ),
  'site.notice': paragraph(
    '',
    'a notice at the top of every page of the documentation, as plain text, such as a planned interruption',
  ),
  'site.chain-name': label(
    '',
    "name of the chain for people and wallets; when empty, the chain id of the node's network",
  ),
  'site.currency-symbol': symbol(
    '',
    'symbol of the native currency for wallets, of which many accept 2 to 6 characters; when empty, it is taken from the denomination (atest, 18 decimals: TEST), or TOKENS where that has another form',
  ),
  'site.explorer-url': pageUrl(
    '',
    'address of a block explorer, for the home page of the documentation and for wallets',
  ),
} as const;
