/** Methods that only this chain has; `DevelopmentProtocol` describes each. Other nodes refuse `dev_info` as unknown. */
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
