import type { Config } from '../config/config.js';
import type { MethodLimits } from '../methods/services.js';

/** The limits of methods that an operator can set. */
export function methodLimits(config: Config): MethodLimits {
  return {
    maxLogRange: config['json-rpc.block-range-cap'],
    maxLogs: config['json-rpc.logs-cap'],
    maxFeeHistoryBlocks: config['json-rpc.feehistory-cap'],
    maxSyncSendTimeoutMs: config['json-rpc.sync-send-timeout'],
    maxResponseBytes: config['json-rpc.batch-response-max-size'],
    txFeeCap: config['json-rpc.txfee-cap'],
  };
}
