/**
 * Methods that only this chain has; `DevelopmentProtocol` describes each. A client finds out by `dev_info`, which any
 * other node refuses as unknown.
 */
import type { NodeParts } from '../../nodeParts.js';
import { chainMethods } from './chainMethods.js';
import type { DevelopmentMethods } from './developmentTable.js';
import { dumpMethods } from './dumpMethods.js';
import { faultMethods } from './faultMethods.js';
import { infoMethods } from './infoMethods.js';
import { miningMethods } from './miningMethods.js';
import { poolMethods } from './poolMethods.js';
import { signingMethods } from './signingMethods.js';
import { stateMethods } from './stateMethods.js';
import { timeMethods } from './timeMethods.js';

/** The table of the `dev_*` methods. */
export function developmentMethods(parts: NodeParts): DevelopmentMethods {
  return {
    ...infoMethods(parts),
    ...miningMethods(parts),
    ...timeMethods(parts),
    ...stateMethods(parts),
    ...chainMethods(parts),
    ...poolMethods(parts),
    ...signingMethods(parts),
    ...dumpMethods(parts),
    ...faultMethods(parts),
  };
}
