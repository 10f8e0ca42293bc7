import type { ChainPorts } from './node.mjs';

/** Free loopback ports, one for each server of a node. */
export function freePorts(): Promise<ChainPorts>;
