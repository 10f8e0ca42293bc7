import type { Setting } from './setting.js';

/** TLS of the HTTP and WebSocket listeners, for those who have no proxy before them. */
export const TLS_SETTINGS = {
  'tls.certificate-path': {
    kind: 'string',
    default: '',
    meaning:
      'file with the certificate chain, PEM; with tls.key-path, HTTP and WebSocket are served over TLS; a changed file is read again',
    appToml: true,
  },
  'tls.key-path': {
    kind: 'string',
    default: '',
    meaning: "file with the certificate's private key, PEM, without a passphrase",
    appToml: true,
  },
} as const satisfies Record<string, Setting>;
