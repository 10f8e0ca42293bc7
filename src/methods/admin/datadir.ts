import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** The absolute path of Halley's data folder. */
export function datadir({ identity }: Pick<Services, 'identity'>): Handler<'admin_datadir'> {
  return () => identity.dataFolder;
}
