import { join, resolve } from 'node:path';
import { methodTable } from '../../../generated/methods.js';
import { expandPath, type Config } from '../../config/config.js';
import type { LogLevels } from '../../observe/logLevels.js';
import { NodeRuntime } from '../../profiling/nodeRuntime.js';

/** What looks into this process, and writes into the profile folder. It samples only where its methods are served. */
export function createRuntime(
  config: Pick<Config, 'debug.profile-dir' | 'data-dir' | 'json-rpc.api'>,
  levels: LogLevels,
): NodeRuntime {
  return new NodeRuntime({
    profileFolder: resolve(expandPath(config['debug.profile-dir'] || join(config['data-dir'], 'profiles'))),
    levels,
    log: levels.of('runtime'),
    maxSeconds: methodTable.debug_cpuProfile.limits.duration.default,
    samples: config['json-rpc.api'].includes('debug'),
  });
}
