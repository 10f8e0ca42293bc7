import { boolean, grpcAddress, IN_APP_TOML, integer, nodeUrl, text } from './setting.js';

/** The node, and the folders of this service. */
export const NODE_SETTINGS = {
  node: nodeUrl(
    'http://127.0.0.1:26657',
    'CometBFT RPC address of the node; if it holds user:password@, put it in a file that HALLEY_NODE_FILE names',
  ),
  'node-grpc': grpcAddress(
    '',
    "gRPC address of the node's application (host:port), for state queries; when empty, the one in app.toml (--home), or else port 9090 of the node",
    { mayBeEmpty: true },
  ),
  'node-execution-limit': integer(
    '0',
    'maximum number of calls and estimates that the node runs at once for this service over gRPC; 0: 2 to 64, as its latency allows (over CometBFT RPC, always 1)',
  ),
  home: text('', "the node's home folder; its config/app.toml provides the settings marked app.toml"),
  'data-dir': text('~/.halley', 'folder of the block index, and of the account keys unless keystore.dir names another'),
  'keystore.dir': text('', 'folder of the files with account keys; when empty, keystore in data-dir'),
  'debug.profile-dir': text(
    '',
    'folder for the files that runtime methods of debug write (profiles, traces); made when it is missing; when empty, profiles in data-dir',
  ),
  'keystore.light-kdf': boolean(
    'false',
    'encrypt new key files so weakly that they open at once, and are quick to guess; for development',
  ),
  'keystore.pairing-password-file': text(
    '',
    'file whose first line is the password for personal_unpair; when empty, personal_initializeWallet is refused',
  ),
  'minimum-gas-prices': text(
    '',
    'lowest gas prices that the node accepts, such as 0.1atest; unless a flag or variable sets them, the node reports them; app.toml is used only if the node does not',
    IN_APP_TOML,
  ),
} as const;
