/** `dev_*` methods that set the clock. */
import type { NodeParts } from '../../nodeParts.js';
import { rpcMethod } from '../../server/rpcMethod.js';
import { readCount } from './developmentArguments.js';
import type { DevelopmentMethods } from './developmentTable.js';

type TimeMethod =
  | 'dev_increaseTime'
  | 'dev_setNextBlockTimestamp'
  | 'dev_setTime'
  | 'dev_setBlockTimestampInterval'
  | 'dev_removeBlockTimestampInterval';

/** The table of these methods. */
export function timeMethods({ blocks, producer, clock }: NodeParts): DevelopmentMethods<TimeMethod> {
  return {
    dev_increaseTime: rpcMethod({ seconds: 'json' }, ({ seconds }) => {
      return producer.exclusive(() => ({
        offset: clock.increase(readCount('seconds', seconds)),
        height: blocks.height,
      }));
    }),
    dev_setNextBlockTimestamp: rpcMethod({ timestamp: 'json' }, ({ timestamp }) => {
      return producer.exclusive(() => {
        clock.setNext(readCount('timestamp', timestamp), producer.headTime);
        return { timestamp: readCount('timestamp', timestamp) };
      });
    }),
    dev_setTime: rpcMethod({ timestamp: 'json' }, ({ timestamp }) => {
      return producer.exclusive(() => ({ offset: clock.setTime(readCount('timestamp', timestamp)) }));
    }),
    dev_setBlockTimestampInterval: rpcMethod({ seconds: 'json' }, ({ seconds }) => {
      return producer.exclusive(() => {
        clock.setInterval(readCount('seconds', seconds));
        return {};
      });
    }),
    dev_removeBlockTimestampInterval: rpcMethod({}, () => {
      return producer.exclusive(() => {
        const removed = clock.hasInterval;
        clock.setInterval(null);
        return { removed };
      });
    }),
  };
}
