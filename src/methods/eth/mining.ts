import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** True while the embedded chain makes blocks by itself. In front of any other chain false: validators make them. */
export function mining({
  development,
  isDevelopment,
}: Pick<Services, 'development' | 'isDevelopment'>): Handler<'eth_mining'> {
  return async () => {
    if (!isDevelopment) return false;
    const { automine, intervalSeconds } = await development().info();
    return automine || intervalSeconds > 0;
  };
}
