/** `dev_fault`, which makes the chain misbehave for tests of its clients. */
import type { NodeParts } from '../../nodeParts.js';
import { rpcMethod } from '../../server/rpcMethod.js';
import { isMissing, readBoolean, readFault, readFaultName } from './developmentArguments.js';
import type { DevelopmentMethods } from './developmentTable.js';

/** The table of this method. */
export function faultMethods({ faults }: NodeParts): DevelopmentMethods<'dev_fault'> {
  const parameters = {
    fault: 'json',
    off: 'json',
    ms: 'json',
    methods: 'json',
    times: 'json',
    from: 'json',
    to: 'json',
    below: 'json',
  } as const;
  return {
    dev_fault: rpcMethod(parameters, ({ off, ...fault }) => {
      if (isMissing(off) || !readBoolean('off', off)) {
        if (!isMissing(fault.fault)) faults.set(readFault(fault));
      } else if (isMissing(fault.fault)) faults.endAll();
      else faults.end(readFaultName(fault.fault));
      return { faults: faults.list() };
    }),
  };
}
