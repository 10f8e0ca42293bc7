import { bytes, choice, contracts, text } from './setting.js';

/** The node's state stream, and what is made of it. */
export const STATE_SETTINGS = {
  stream: text(
    '',
    "address of the node's state stream, where halley stream listens: unix:/path, tcp://host:port (loopback) or tls://host:port; when empty, the node is asked for its state",
  ),
  'stream.token-file': text('', 'file whose first line is the token of halley stream; needed over tcp and tls'),
  'stream.ca-file': text(
    '',
    'file with the certificates that halley stream may have over tls; when empty, those of the system',
  ),
  execution: choice(
    'auto',
    'where calls and estimates run: auto: in the gateway at heights that the state stream covers, else in the node; node: always in the node; local: in the gateway wherever the state can be read',
    { choices: ['auto', 'node', 'local'] },
  ),
  'state.memory': bytes('268435456', 'memory for values of the state: accounts, code and slots, in bytes'),
  'state.disk': bytes(
    '4294967296',
    'maximum bytes of the values in data-dir; beyond that, all are dropped and read again; 0: none are kept on disk',
  ),
  'state.complete': contracts(
    '',
    'contracts whose whole storage is read from the node, so that slots without a value need no question; the node builds it in memory: name no contract of unknown size',
  ),
} as const;
