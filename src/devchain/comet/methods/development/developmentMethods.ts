/**
 * Methods that only this chain has; `DevelopmentProtocol` describes each. A client finds out by `dev_info`, which any
 * other node refuses as unknown.
 */
import type { NodeParts } from '../../nodeParts.js';
import type { DevelopmentMethods } from './developmentTable.js';
import { editMethods } from './editMethods.js';
import { infoMethods } from './infoMethods.js';
import { miningMethods } from './miningMethods.js';
import { poolMethods } from './poolMethods.js';

/** The table of the `dev_*` methods. */
export function developmentMethods(parts: NodeParts): DevelopmentMethods {
  return {
    ...infoMethods(parts),
    ...miningMethods(parts),
    ...editMethods(parts),
    ...poolMethods(parts),
  };
}
