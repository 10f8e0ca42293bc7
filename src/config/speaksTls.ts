import type { Config } from './config.js';

/** Whether the HTTP and WebSocket listeners speak TLS. */
export function speaksTls(config: Config): boolean {
  return config['tls.certificate-path'] !== '';
}
